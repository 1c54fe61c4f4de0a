import type { HomeFigures, HomeSummary } from '@critiqor/api/home';
import { useResource } from '../../api/use-resource.ts';
import type { AllRunsPageProps } from '../../app/page-props.ts';
import { pageHref } from '../../app/route.ts';
import { ResourceView } from '../../parts/resource-view.tsx';
import { Empty, Notice } from '../../parts/states.tsx';
import { formatCompact, formatCount, formatDate, formatMoney, plural } from '../../words/format.ts';
import { Agents, Failures, News, RunList } from './home-cards.tsx';

/** What happened since yesterday: how much, what failed, what it cost, what is new, what recurs. */
export function Home({ route }: AllRunsPageProps) {
  const since = route.query.get('since');
  const home = useResource<HomeSummary>(since ? `/api/home?since=${encodeURIComponent(since)}` : '/api/home', {
    keep: true,
  });
  return (
    <>
      <div className="page-head">
        <div>
          <h1>{since ? `Since ${formatDate(since)}` : 'Since yesterday'}</h1>
          <p className="num">{home.data ? sayPeriod(home.data) : 'Loading…'}</p>
        </div>
        <a className="button" href={pageHref('runs')}>
          All runs
        </a>
      </div>
      <ResourceView of={home} bones={[96, 220, 220]}>
        {(data) => <Answer home={data} />}
      </ResourceView>
    </>
  );
}

function sayPeriod({ period, usual }: HomeSummary): string {
  const most = plural(period.runs, 'run');
  // A first day has nothing to be compared with.
  return usual ? `${most}; ${formatCount(Math.round(usual.runs))} on an average day of the week before` : most;
}

function Answer({ home }: { home: HomeSummary }) {
  const { period, usual, failures, news, worst, costly, live, changed, changed_runs } = home;
  if (period.runs === 0 && live.length === 0 && changed === 0) {
    return (
      <Empty title="Nothing was recorded in this time" heading="h2">
        <p>Older runs are in the list of all runs.</p>
      </Empty>
    );
  }
  return (
    <>
      {changed > 0 ? (
        <Notice tone="critical">
          <strong>{plural(changed, 'run')} changed after the seal.</strong> There is no verdict for{' '}
          {changed === 1 ? 'it' : 'them'}: {changed_runs.join(', ')}
          {changed > changed_runs.length ? ' and more' : ''}. Details: <code>critiqor verify</code>.
        </Notice>
      ) : null}
      <Figures period={period} usual={usual} />
      <div className="home-cards">
        <Failures failures={failures} />
        <News news={news} />
        <RunList
          title="Lowest trust"
          runs={worst}
          none="No run failed."
          say={({ trust_score }) => `${trust_score ?? '–'}`}
        />
        <RunList
          title="Highest cost"
          runs={costly}
          none="No run reported a cost."
          say={({ cost_usd }) => formatMoney(cost_usd)}
        />
        {live.length > 0 ? <RunList title="In progress" runs={live} none="" say={() => ''} /> : null}
        <Agents home={home} />
      </div>
    </>
  );
}

function Figures({ period, usual }: { period: HomeFigures; usual: HomeFigures | null }) {
  const compare = (value: number | null | undefined, say: (value: number) => string) =>
    usual === null ? '' : value === null || value === undefined ? 'usually unknown' : `usually ${say(value)}`;
  const rounded = (value: number) => formatCount(Math.round(value));
  return (
    <section className="card" aria-label="Figures">
      <dl className="facts home-figures">
        <Figure name="Runs" value={formatCount(period.runs)} note={compare(usual?.runs, rounded)} />
        <Figure name="Failed" value={formatCount(period.failed)} note={compare(usual?.failed, rounded)} />
        <Figure name="Unsafe" value={formatCount(period.unsafe)} note={compare(usual?.unsafe, rounded)} />
        <Figure
          name="Without verdict"
          value={formatCount(period.without_verdict)}
          note={compare(usual?.without_verdict, rounded)}
        />
        <Figure name="Cost" value={formatMoney(period.cost_usd)} note={compare(usual?.cost_usd, formatMoney)} />
        <Figure name="Tokens" value={formatCompact(period.tokens)} note={compare(usual?.tokens, formatCompact)} />
      </dl>
    </section>
  );
}

function Figure({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{value}</dd>
      {note === '' ? null : <dd className="muted small num">{note}</dd>}
    </div>
  );
}
