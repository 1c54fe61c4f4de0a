import type { Alert, AlertState } from '@critiqor/api/alerts';
import { runHref } from '../../app/route.ts';
import { Badge, Tag } from '../../parts/badges.tsx';
import { formatShortDate, plural } from '../../words/format.ts';

/** What rules found, the newest first, and whether it arrived. */
export function AlertTable({ alerts }: { alerts: readonly Alert[] }) {
  return (
    <section className="card stack" aria-labelledby="alerts-title">
      <h2 id="alerts-title">History</h2>
      {alerts.length === 0 ? (
        <p className="muted">No rule has found anything yet.</p>
      ) : (
        <div className="table-wrap">
          <table className="data">
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">Alert</th>
                <th scope="col">Run</th>
                <th scope="col">Webhook</th>
              </tr>
            </thead>
            <tbody>
              {alerts.map((alert) => (
                <Row key={alert.alert_id} alert={alert} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function Row({ alert: { at, name, message, run, state, attempts, problem } }: { alert: Alert }) {
  return (
    <tr>
      <td className="no-wrap">{formatShortDate(at)}</td>
      <td>
        <span className="said">{message}</span>
        <span className="run-about said">{name}</span>
      </td>
      <td>
        {run ? (
          <a className="said" href={runHref(run.seal)}>
            {run.run_id} on {run.machine}
          </a>
        ) : (
          ''
        )}
      </td>
      <td>
        <Delivery state={state} />
        {attempts > 1 ? <span className="run-about num">{plural(attempts, 'attempt')}</span> : null}
        {problem ? <span className="run-about said">{problem}</span> : null}
      </td>
    </tr>
  );
}

function Delivery({ state }: { state: AlertState }) {
  if (state === 'delivered') return <Badge tone="ok">Delivered</Badge>;
  if (state === 'failed') return <Badge tone="critical">Given up</Badge>;
  if (state === 'pending') return <Badge tone="medium">Will be tried again</Badge>;
  return <Tag>Noted here</Tag>;
}
