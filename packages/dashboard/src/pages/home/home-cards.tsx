import type { HomeFailure, HomeNews, HomeSummary } from '@critiqor/api/home';
import type { RunRow } from '@critiqor/api/runs';
import { pageHref, runHref } from '../../app/route.ts';
import { ReadinessBadge, Tag } from '../../parts/badges.tsx';
import { formatCount, formatMoney, plural } from '../../words/format.ts';
import { sayName } from '../../words/verdicts.ts';

/** What was found, how often, and on how many days. */
export function Failures({ failures }: { failures: readonly HomeFailure[] }) {
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

export function News({ news }: { news: readonly HomeNews[] }) {
  return (
    <section className="card stack" aria-labelledby="home-news">
      <h2 id="home-news">What is new</h2>
      {news.length === 0 ? <p className="muted">Nothing that older runs did not have.</p> : null}
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

export function RunList(props: { title: string; runs: readonly RunRow[]; none: string; say: (run: RunRow) => string }) {
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

export function Agents({ home }: { home: HomeSummary }) {
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
