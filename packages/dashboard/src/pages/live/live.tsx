import { useEffect } from 'react';
import type { RunPageProps } from '../../app/page-props.ts';
import { runHref } from '../../app/route.ts';
import { Empty, Notice } from '../../parts/states.tsx';
import { formatCompact, formatCount, formatMoney, plural } from '../../words/format.ts';
import { FactsCard } from '../overview/facts-card.tsx';
import { VerdictCard } from '../overview/verdict-card.tsx';
import { LiveFindingsCard } from './live-findings.tsx';
import { LiveRows } from './live-rows.tsx';
import { type LiveState, useLive } from './use-live.ts';

/** The record of the run is written just before the stream ends; a list of runs is cached for half a second. */
const SEALED_MS = 700;

/** A run while it happens. Everything shown may still change. */
export function Live({ detail, reload }: RunPageProps) {
  const run = detail.run.run_id;
  if (!detail.run.is_live) {
    return (
      <>
        <Empty title="This run has finished" tone="ok">
          <p>These are its sealed figures.</p>
          <a className="button primary" href={runHref(run)}>
            Open the verdict
          </a>
        </Empty>
        {detail.diagnosis ? (
          <>
            <VerdictCard diagnosis={detail.diagnosis} run={detail.run} heading="h2" />
            <FactsCard diagnosis={detail.diagnosis} />
          </>
        ) : null}
      </>
    );
  }
  return <UnderWay run={run} reload={reload} />;
}

function UnderWay({ run, reload }: { run: string; reload: () => void }) {
  const live = useLive(run);
  // The stream has ended: from now on the sealed run is shown.
  useEffect(() => {
    if (!live.ended) return;
    const timer = setTimeout(reload, SEALED_MS);
    return () => clearTimeout(timer);
  }, [live.ended, reload]);
  return (
    <>
      <div className="page-head">
        <div>
          <h1>Live</h1>
          <p>What has been recorded so far.</p>
        </div>
        <Connection state={live} />
      </div>
      {live.ended ? (
        <Notice tone="ok">
          The run has ended ({live.ended.status.toLowerCase()}). Its sealed figures follow in a moment.
        </Notice>
      ) : null}
      {Object.keys(live.findings?.damage ?? {}).length > 0 ? (
        <Notice tone="critical">{live.findings?.summary}</Notice>
      ) : null}
      <Metrics live={live} />
      <LiveFindingsCard findings={live.findings} />
      <LiveRows run={run} rows={live.rows} skipped={live.skipped} />
    </>
  );
}

const CONNECTIONS = {
  connecting: 'Connecting…',
  open: 'Connected',
  lost: 'Connection lost, reconnecting…',
  ended: 'Ended',
} as const;

function Connection({ state: { connection } }: { state: LiveState }) {
  return (
    <p className={`connection ${connection}`} role="status">
      <span className="pulse" aria-hidden="true" />
      {CONNECTIONS[connection]}
    </p>
  );
}

function Metrics({ live: { metrics } }: { live: LiveState }) {
  const tools = Object.values(metrics?.tool_calls ?? {}).reduce((sum, count) => sum + count, 0);
  const facts = [
    { name: 'Events', value: formatCount(metrics?.total_events ?? 0) },
    { name: 'Errors', value: formatCount(metrics?.error_events ?? 0) },
    { name: 'Tool calls', value: formatCount(tools) },
    { name: 'Tools used', value: plural(Object.keys(metrics?.tool_calls ?? {}).length, 'tool') },
    { name: 'Tokens', value: formatCompact(metrics?.tokens) },
    { name: 'Cost', value: formatMoney(metrics?.cost_usd) },
    { name: 'State', value: (metrics?.status ?? '…').toLowerCase() },
    { name: 'Agent', value: metrics?.agent_alive === false ? 'ended' : metrics?.agent_alive ? 'running' : 'unknown' },
  ];
  return (
    <section className="card" aria-label="So far">
      <dl className="facts">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
