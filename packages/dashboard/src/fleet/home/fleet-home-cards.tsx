import type { FleetHome, FleetNews, FleetRun, RecurringFailure } from '@critiqor/api/fleet';
import { pageHref, runHref } from '../../app/route.ts';
import { ReadinessBadge, Tag } from '../../parts/badges.tsx';
import { formatPercent, formatShortDate, plural } from '../../words/format.ts';
import { sayName } from '../../words/verdicts.ts';
import { StateBadge } from '../failures/state-badge.tsx';
import { sayFailure } from '../parts/failure-words.ts';

const KINDS: Readonly<Record<FleetNews['kind'], string>> = {
  agent: 'Agent',
  model: 'Model',
  version: 'OpenClaw',
  machine: 'Machine',
  channel: 'Channel',
};

/** Agents, models and versions whose runs fail more often than before, beyond chance. */
export function WorseCard({ worse, since }: { worse: FleetHome['worse']; since: string }) {
  return (
    <section className="card stack" aria-labelledby="home-worse">
      <h2 id="home-worse">What got worse</h2>
      {worse.length === 0 ? <p className="muted">Nothing fails more often than before, beyond chance.</p> : null}
      <ul className="home-list">
        {worse.map(({ kind, name, share: { a, b } }) => (
          <li key={`${kind} ${name}`}>
            <span className="row">
              <span>{KINDS[kind]}</span>
              <a className="said" href={pageHref('runs', { [kind]: name, since })}>
                {name}
              </a>
            </span>
            <span className="muted small num">
              {formatPercent(b.count / b.of)} of {plural(b.of, 'run')} failed,{' '}
              {formatPercent(a.count / Math.max(1, a.of))} of {plural(a.of, 'run')} before
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RecurringProps {
  readonly id: string;
  readonly title: string;
  readonly failures: readonly RecurringFailure[];
  readonly none: string;
}

export function RecurringCard({ id, title, failures, none }: RecurringProps) {
  return (
    <section className="card stack" aria-labelledby={`home-${id}`}>
      <h2 id={`home-${id}`}>{title}</h2>
      {failures.length === 0 ? <p className="muted">{none}</p> : null}
      <ul className="home-list">
        {failures.map((failure) => {
          const { fingerprint, type, tool, runs, machines, first_seen, state } = failure;
          const said = sayFailure(failure);
          return (
            <li key={fingerprint}>
              <span className="row">
                <a href={pageHref('runs', { fingerprint })}>{sayName(type)}</a>
                {tool ? <Tag>{tool}</Tag> : null}
                {state === 'open' ? null : <StateBadge state={state} />}
              </span>
              {said ? <span className="said">{said}</span> : null}
              <span className="muted small num">
                {plural(runs, 'run')} on {plural(machines, 'machine')} since {formatShortDate(first_seen)}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function FleetNewsCard({ news }: { news: readonly FleetNews[] }) {
  return (
    <section className="card stack" aria-labelledby="home-news">
      <h2 id="home-news">What is new</h2>
      {news.length === 0 ? <p className="muted">Nothing that older runs did not have.</p> : null}
      <ul className="home-list">
        {news.map(({ kind, value, runs, first_seen }) => (
          <li key={`${kind} ${value}`}>
            <span className="row">
              <span>{KINDS[kind]}</span>
              <a className="said" href={pageHref('runs', { [kind]: value })}>
                {value}
              </a>
            </span>
            <span className="muted small num">
              {plural(runs, 'run')} since {formatShortDate(first_seen)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function LowestTrust({ runs }: { runs: readonly FleetRun[] }) {
  const judged = runs.filter(({ trust_score }) => trust_score !== null);
  return (
    <section className="card stack" aria-labelledby="home-lowest">
      <h2 id="home-lowest">Lowest trust</h2>
      {judged.length === 0 ? <p className="muted">No run has a verdict.</p> : null}
      <ul className="home-list">
        {judged.map(({ seal, run_id, machine, readiness, trust_score, task, agent }) => (
          <li key={seal}>
            <span className="row">
              <a className="said" href={runHref(seal)}>
                {run_id} on {machine}
              </a>
              <ReadinessBadge level={readiness} />
              <strong className="num">{trust_score}</strong>
            </span>
            <span className="muted small said">{task || agent}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
