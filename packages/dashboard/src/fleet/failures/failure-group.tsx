import type { FailureState, RecurringFailure } from '@critiqor/api/fleet';
import { useState } from 'react';
import { postJson } from '../../api/client.ts';
import { pageHref, runHref } from '../../app/route.ts';
import { Tag } from '../../parts/badges.tsx';
import { formatCount, formatDate, formatShortDate, plural } from '../../words/format.ts';
import { sayName } from '../../words/verdicts.ts';
import { sayFailure } from '../parts/failure-words.ts';
import { FailureCurve } from './failure-curve.tsx';
import { StateBadge } from './state-badge.tsx';

interface Props {
  readonly failure: RecurringFailure;
  readonly mayChange: boolean;
  readonly reload: () => void;
}

/** One recurring failure: how often, where, since when, in which runs, and what to do about it. */
export function FailureGroup({ failure, mayChange, reload }: Props) {
  const { fingerprint, type, tool, runs, machines, agents, first_seen, last_seen, examples } = failure;
  const id = `failure-${fingerprint}`;
  const said = sayFailure(failure);
  return (
    <article className="card failure-group" aria-labelledby={id}>
      <div className="stack tight">
        <div className="row">
          <h2 id={id}>{sayName(type)}</h2>
          {tool ? <Tag title="Tool">{tool}</Tag> : null}
          <StateBadge state={failure.state} />
          {failure.state_since ? (
            <span className="muted small">decided {formatShortDate(failure.state_since)}</span>
          ) : null}
        </div>
        {said ? <p className="said">{said}</p> : null}
        <p className="small muted">
          Seen first {formatDate(first_seen)}, last {formatDate(last_seen)}. Newest runs:{' '}
          {examples.map(({ seal, run_id, machine }, index) => (
            <span key={seal}>
              {index > 0 ? ', ' : ''}
              <a href={runHref(seal)}>
                {run_id} on {machine}
              </a>
            </span>
          ))}
        </p>
      </div>
      <div className="failure-figures">
        <FailureCurve curve={failure.curve} />
        <p className="num small">
          <a href={pageHref('runs', { fingerprint })}>{plural(runs, 'run')}</a>, {plural(machines, 'machine')},{' '}
          {formatCount(agents)} {agents === 1 ? 'agent' : 'agents'}
        </p>
        {mayChange ? <StateButtons failure={failure} reload={reload} /> : null}
      </div>
    </article>
  );
}

const CHOICES: Readonly<Record<RecurringFailure['state'], readonly (readonly [FailureState, string])[]>> = {
  open: [
    ['resolved', 'Resolve'],
    ['muted', 'Mute'],
  ],
  came_back: [
    ['resolved', 'Resolve'],
    ['muted', 'Mute'],
    ['open', 'Reopen'],
  ],
  resolved: [['open', 'Reopen']],
  muted: [['open', 'Reopen']],
};

function StateButtons({ failure: { fingerprint, state, type }, reload }: Pick<Props, 'failure' | 'reload'>) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const decide = (wanted: FailureState) => {
    setBusy(true);
    setProblem(null);
    postJson(`/api/v1/fleet/failures/${fingerprint}`, { state: wanted })
      .then(reload, (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)))
      .finally(() => setBusy(false));
  };
  return (
    <div className="row">
      {CHOICES[state].map(([wanted, word]) => (
        <button
          key={wanted}
          type="button"
          className="button"
          disabled={isBusy}
          aria-label={`${word}: ${sayName(type)}`}
          onClick={() => decide(wanted)}
        >
          {word}
        </button>
      ))}
      {problem ? (
        <p role="alert" className="small said">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
