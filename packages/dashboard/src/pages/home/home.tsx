import type { HomeFailure, HomeFigures, HomeNews, HomeSummary } from '@critiqor/api/home';
import type { RunRow } from '@critiqor/api/runs';
import { useResource } from '../../api/use-resource.ts';
import type { AllRunsPageProps } from '../../app/page-props.ts';
import { pageHref, runHref } from '../../app/route.ts';
import { ReadinessBadge, Tag } from '../../parts/badges.tsx';
import { ResourceView } from '../../parts/resource-view.tsx';
import { Empty, Notice } from '../../parts/states.tsx';
import { formatCompact, formatCount, formatDate, formatMoney, plural } from '../../words/format.ts';
import { sayName } from '../../words/verdicts.ts';

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
  return usual ? `${most}; on an average day of the week before ${formatCount(Math.round(usual.runs))}` : most;
}

function Answer({ home }: { home: HomeSummary }) {
  const { period, usual, failures, news, worst, costly, live, changed, changed_runs } = home;
  if (period.runs === 0 && live.length === 0 && changed === 0) {
    return (
      <Empty title="Nothing was recorded in this time">
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
        {live.length > 0 ? <RunList title="Under way" runs={live} none="" say={() => ''} /> : null}
        <Agents home={home} />
      </div>
    </>
  );
}

function Figures({ period, usual }: { period: HomeFigures; usual: HomeFigures | null }) {
  const compare = (value: number | null | undefined, say: (value: number) => string) =>
    usual === null || value === null || value === undefined ? 'no comparison' : `usually ${say(value)}`;
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
      <dd className="muted small num">{note}</dd>
    </div>
  );
}

function Failures({ failures }: { failures: readonly HomeFailure[] }) {
  return (
    <section className="card stack" aria-labelledby="home-failures">
      <h2 id="home-failures">What failed</h2>
      {failures.length === 0 ? <p className="muted">Nothing was found.</p> : null}
      <ul className="home-list">
        {failures.map(({ type, runs, runs_before, days, is_new, recurs, latest_run_id }) => (
          <li key={type}>
            <span className="row">
              <a href={pageHref('runs', { failure: type })}>{sayName(type)}</a>
              {is_new ? <Tag>new</Tag> : null}
              {recurs ? <Tag title="On at least three of the last eight days">recurs</Tag> : null}
            </span>
            <span className="muted small num">
              {plural(runs, 'run')}, {formatCount(runs_before)} in the week before, on {plural(days, 'day')} of eight,
              last in <a href={runHref(latest_run_id)}>{latest_run_id}</a>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const KINDS: Readonly<Record<HomeNews['kind'], string>> = {
  failure: 'Failure',
  agent: 'Agent',
  channel: 'Channel',
  trigger: 'Trigger',
  model: 'Model',
};

function News({ news }: { news: readonly HomeNews[] }) {
  return (
    <section className="card stack" aria-labelledby="home-news">
      <h2 id="home-news">What is new</h2>
      {news.length === 0 ? <p className="muted">Nothing that older runs do not have.</p> : null}
      <ul className="home-list">
        {news.map(({ kind, value, run_id }) => (
          <li key={`${kind} ${value}`}>
            <span className="said">
              {KINDS[kind]}: {kind === 'failure' ? sayName(value) : value}
            </span>
            <a className="small" href={runHref(run_id)}>
              {run_id}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function RunList(props: { title: string; runs: readonly RunRow[]; none: string; say: (run: RunRow) => string }) {
  const { title, runs, none, say } = props;
  const id = `home-${title.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <section className="card stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {runs.length === 0 ? <p className="muted">{none}</p> : null}
      <ul className="home-list">
        {runs.map((run) => (
          <li key={run.run_id}>
            <span className="row">
              <a className="mono" href={runHref(run.run_id, run.is_live ? 'live' : 'overview')}>
                {run.run_id}
              </a>
              {run.is_live ? <Tag>running</Tag> : <ReadinessBadge level={run.readiness_level} />}
              <strong className="num">{say(run)}</strong>
            </span>
            <span className="muted small said">{run.task ?? run.agent_id ?? 'agent hidden'}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Agents({ home }: { home: HomeSummary }) {
  return (
    <section className="card stack" aria-labelledby="home-agents">
      <h2 id="home-agents">Agents</h2>
      <ul className="home-list">
        {home.agents.map(({ agent_id, runs, failed, cost_usd }) => (
          <li key={agent_id ?? ''}>
            {agent_id === null ? (
              <span>agent hidden</span>
            ) : (
              <a className="said" href={pageHref('runs', { agent: agent_id, since: home.since })}>
                {agent_id}
              </a>
            )}
            <span className="muted small num">
              {plural(runs, 'run')}, {formatCount(failed)} failed, cost {formatMoney(cost_usd)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
