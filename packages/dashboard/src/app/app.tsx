import type { RunDetail } from '@critiqor/api/overview';
import { ALL_RUNS_PAGES, FLEET_PAGES, PAGE_TITLES, type PageName, RUN_PAGES } from '@critiqor/api/pages';
import type { About } from '@critiqor/api/session';
import { useEffect } from 'react';
import { useResource } from '../api/use-resource.ts';
import { Bones, Empty, Failure, Notice } from '../parts/states.tsx';
import { ALL_RUNS_PAGE_VIEWS, FLEET_PAGE_VIEWS, RUN_PAGE_VIEWS } from './pages.ts';
import { pageHref, type Route, runHref, START_PAGE, useRoute } from './route.ts';
import { RunBar } from './run-bar.tsx';
import { IS_HUB } from './server-kind.ts';
import { Shell } from './shell.tsx';

/** Chooses the page for the current route and loads its run. */
export function App() {
  const route = useRoute();
  const about = useResource<About>('/api/about');
  const run = route.run;
  const detail = useResource<RunDetail>(run ? `/api/runs/${encodeURIComponent(run)}` : null);
  const shown = detail.data?.run.run_id ?? run ?? null;
  // The address of a run of the hub is its seal, which nobody calls it by.
  const name = detail.data?.name ?? (IS_HUB && run ? 'Run' : (run ?? null));
  useStartPage(about.data);
  useEffect(() => {
    document.title = [sayPage(route.page), name, 'Critiqor'].filter(Boolean).join(' · ');
  }, [route.page, name]);
  return (
    <Shell
      route={route}
      about={about.data}
      run={shown}
      name={name}
      bar={run ? <RunBar detail={detail.data} name={name ?? run} isLoading={detail.error === null} /> : null}
    >
      {run ? (
        <RunPage route={route} detail={detail} mayWrite={typeof about.data?.write_token === 'string'} />
      ) : (
        <AllRunsPage route={route} about={about.data} />
      )}
    </Shell>
  );
}

function sayPage(name: string): string | null {
  return Object.hasOwn(PAGE_TITLES, name) ? PAGE_TITLES[name as PageName] : null;
}

interface RunPageOf {
  readonly route: Route;
  readonly detail: ReturnType<typeof useResource<RunDetail>>;
  readonly mayWrite: boolean;
}

function RunPage({ route, detail, mayWrite }: RunPageOf) {
  const name = RUN_PAGES.find((page) => page === route.page);
  const Page = name && RUN_PAGE_VIEWS[name];
  if (!Page) return <Missing />;
  if (detail.data) {
    return (
      <>
        {detail.data.withheld ? <Withheld run={detail.data.name} why={detail.data.withheld} /> : null}
        <Page
          key={detail.data.run.run_id}
          detail={detail.data}
          route={route}
          mayWrite={mayWrite}
          reload={detail.retry}
        />
      </>
    );
  }
  if (detail.error?.code === 'unknown_run') {
    return (
      <Empty title={IS_HUB ? 'This run does not exist' : `Run ${route.run} does not exist`}>
        <p>It may have been deleted.</p>
        <a className="button" href={pageHref('runs')}>
          All runs
        </a>
      </Empty>
    );
  }
  if (detail.error) return <Failure message={detail.error.message} retry={detail.retry} heading="h1" />;
  return <Bones heights={[180, 220, 120, 200]} />;
}

/** Above everything else of every page: the run was verified first and does not hold. */
function Withheld({ run, why }: { run: string; why: string }) {
  return (
    <Notice tone="critical">
      <strong>No verdict.</strong> <span className="said">{why}</span>{' '}
      {IS_HUB ? null : (
        <>
          See every problem with <code>critiqor verify {run}</code>.
        </>
      )}
    </Notice>
  );
}

function AllRunsPage({ route, about }: { route: Route; about: About | null }) {
  // What a session may do decides what a page of a hub shows.
  if (route.page === START_PAGE || (IS_HUB && !about)) return <Bones heights={[180, 120, 220]} />;
  if (IS_HUB) {
    const fleet = FLEET_PAGES.find((page) => page === route.page);
    const FleetPage = fleet && FLEET_PAGE_VIEWS[fleet];
    return FleetPage ? (
      <FleetPage route={route} mayChange={about?.hub?.scopes.includes('admin') ?? false} />
    ) : (
      <Missing />
    );
  }
  const name = ALL_RUNS_PAGES.find((page) => page === route.page);
  const Page = name && ALL_RUNS_PAGE_VIEWS[name];
  return Page ? <Page route={route} /> : <Missing />;
}

function Missing() {
  return (
    <Empty title="This page does not exist">
      <a className="button" href={pageHref('runs')}>
        All runs
      </a>
    </Empty>
  );
}

/** Of more runs than this, what happened since yesterday is more useful than the newest one. */
const MANY_RUNS = 20;

/** Without a route, the dashboard opens the newest run: its verdict is what people come for. A hub opens its home. */
function useStartPage(about: About | null): void {
  useEffect(() => {
    if (!about || location.hash !== '') return;
    const { active_run_id, latest_run_id, runs } = about;
    const hash =
      about.hub || runs > MANY_RUNS
        ? pageHref('home')
        : active_run_id
          ? runHref(active_run_id, 'live')
          : latest_run_id
            ? runHref(latest_run_id)
            : pageHref('runs');
    history.replaceState(null, '', hash);
    dispatchEvent(new HashChangeEvent('hashchange'));
  }, [about]);
}
