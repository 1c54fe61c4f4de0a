import { ALL_RUNS_PAGES, FLEET_PAGES, PAGE_TITLES, type PageName, RUN_PAGES } from '@critiqor/api/pages';
import type { About } from '@critiqor/api/session';
import type { ReactNode } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { closeSession } from '../api/client.ts';
import { Notice } from '../parts/states.tsx';
import { Icon } from './icons.tsx';
import { KeyHelp } from './keys.tsx';
import { pageHref, type Route, runHref, START_PAGE } from './route.ts';
import { IS_HUB } from './server-kind.ts';
import { type ColorTheme, useTheme } from './theme.ts';

/** The live page has its own link, to the active run. */
const MENU_OF_RUN = RUN_PAGES.filter((page) => page !== 'live');

interface Props {
  readonly route: Route;
  readonly about: About | null;
  /** The run that the first group of links is about. */
  readonly run: string | null;
  /** What people call it. */
  readonly name: string | null;
  readonly bar: ReactNode;
  readonly children: ReactNode;
}

export function Shell({ route, about, run, name, bar, children }: Props) {
  const main = useRef<HTMLElement>(null);
  const place = route.page === START_PAGE ? null : `${route.run}/${route.page}`;
  const last = useRef<string | null>(null);
  // On a narrow screen the links are a strip that scrolls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current link depends on the place
  useLayoutEffect(() => {
    const link = document.querySelector<HTMLElement>('.navs [aria-current]');
    const strip = link?.closest('.navs');
    // Not scrollIntoView: the next Tab would then start from the link.
    if (link && strip) strip.scrollLeft = link.offsetLeft - strip.clientWidth / 2 + link.offsetWidth / 2;
  }, [place]);
  // After keyboard navigation, reading starts at the top of the new page; the first page takes no focus.
  useEffect(() => {
    const before = last.current;
    last.current = place;
    if (before === null || before === place) return;
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [place]);
  return (
    <div className="shell">
      <header className="side">
        <button type="button" className="skip" onClick={() => main.current?.focus()}>
          Skip to content
        </button>
        <a className="brand" href={pageHref('home')}>
          <img src="/assets/icon.svg" width="22" height="22" alt="" />
          Critiqor
        </a>
        <nav className="navs" aria-label="Pages">
          {run ? (
            <NavGroup
              title={name ?? run}
              pages={MENU_OF_RUN}
              current={route}
              href={(page) => runHref(run, page)}
              inRun
            />
          ) : null}
          {IS_HUB ? (
            <NavGroup
              title={about?.hub?.project ?? 'All machines'}
              pages={FLEET_PAGES}
              current={route}
              href={pageHref}
              inRun={false}
            />
          ) : (
            <NavGroup title="All runs" pages={ALL_RUNS_PAGES} current={route} href={pageHref} inRun={false}>
              {about?.active_run_id ? <LiveLink run={about.active_run_id} current={route} /> : null}
            </NavGroup>
          )}
        </nav>
        <div className="side-foot">
          <ThemeSwitch />
          <span className="version">{about ? `Critiqor ${about.version}, ${IS_HUB ? 'hub' : 'local only'}` : ''}</span>
          {IS_HUB ? <SignOut /> : null}
          <span className="keys">
            <kbd>?</kbd> keys
          </span>
        </div>
        <KeyHelp />
      </header>
      <div className="main">
        {bar}
        <main className="page" ref={main} tabIndex={-1}>
          {about?.notices.length ? <Misfit notices={about.notices} /> : null}
          {children}
        </main>
      </div>
    </div>
  );
}

function SignOut() {
  const signOut = () => closeSession().finally(() => dispatchEvent(new Event('critiqor-unauthorized')));
  return (
    <button type="button" className="button quiet sign-out" onClick={signOut}>
      Sign out
    </button>
  );
}

/** On every page: runs may be recorded incompletely, or not at all. */
function Misfit({ notices }: { notices: readonly string[] }) {
  return (
    <Notice tone="medium">
      {notices.map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
    </Notice>
  );
}

function NavGroup<Name extends PageName>(props: {
  title: string;
  pages: readonly Name[];
  current: Route;
  href: (page: Name) => string;
  inRun: boolean;
  children?: ReactNode;
}) {
  const isHere = (page: Name) => props.current.page === page && (props.current.run !== null) === props.inRun;
  return (
    <div className="nav-group">
      <h2 className="said-line">{props.title}</h2>
      <ul>
        {props.pages.map((page) => (
          <li key={page}>
            <a href={props.href(page)} aria-current={isHere(page) ? 'page' : undefined}>
              <Icon name={page} />
              {PAGE_TITLES[page]}
            </a>
          </li>
        ))}
        {props.children}
      </ul>
    </div>
  );
}

function LiveLink({ run, current }: { run: string; current: Route }) {
  return (
    <li>
      <a href={runHref(run, 'live')} aria-current={current.page === 'live' ? 'page' : undefined}>
        <Icon name="live" />
        {PAGE_TITLES.live}: {run}
      </a>
    </li>
  );
}

const THEMES: readonly { readonly theme: ColorTheme; readonly title: string }[] = [
  { theme: 'light', title: 'Light' },
  { theme: 'dark', title: 'Dark' },
  { theme: 'system', title: 'Auto' },
];

function ThemeSwitch() {
  const [current, setTheme] = useTheme();
  return (
    <fieldset className="theme">
      <legend className="sr">Colours</legend>
      {THEMES.map(({ theme, title }) => (
        <button key={theme} type="button" aria-pressed={current === theme} onClick={() => setTheme(theme)}>
          {title}
        </button>
      ))}
    </fieldset>
  );
}
