import type { RunPageProps } from '../../app/page-props.ts';
import { runHref } from '../../app/route.ts';
import { Empty, Notice } from '../../parts/states.tsx';
import { formatCompact, formatCount, formatMoney, plural } from '../../words/format.ts';
import { LiveFindingsCard } from './live-findings.tsx';
import { LiveRows } from './live-rows.tsx';
import { type LiveState, useLive } from './use-live.ts';

/** A run while it happens. Everything shown may still change. */
export function Live({ detail }: RunPageProps) {
  const run = detail.run.run_id;
  if (!detail.run.is_live) {
    return (
      <Empty title="This run has finished" tone="ok">
        <p>Its verdict is final.</p>
        <a className="button primary" href={runHref(run)}>
          Open overview
        </a>
      </Empty>
    );
  }
  return <UnderWay run={run} />;
}

function UnderWay({ run }: { run: string }) {
  const live = useLive(run);
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
          The run has ended ({live.ended.status.toLowerCase()}).{' '}
          <a href={runHref(run)} onClick={() => setTimeout(() => location.reload())}>
            Open the verdict
          </a>
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
