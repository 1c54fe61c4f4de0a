import type { FleetTrends, TrendMarker } from '@critiqor/api/fleet';
import { pageHref } from '../../app/route.ts';
import {
  formatCompact,
  formatCount,
  formatDate,
  formatDay,
  formatMoney,
  formatPercent,
  formatShortDate,
} from '../../words/format.ts';

const KINDS: Readonly<Record<TrendMarker['kind'], string>> = {
  model: 'model',
  version: 'OpenClaw',
  prompt: 'system prompt of',
};

/** What changed, each with a comparison of the time before and after. */
export function MarkerList({ trends: { markers } }: { trends: FleetTrends }) {
  return (
    <section className="card stack" aria-labelledby="markers-title">
      <h2 id="markers-title">What changed</h2>
      {markers.length === 0 ? (
        <p className="muted">No agent changed its model, version or prompt in this time.</p>
      ) : null}
      <ul className="home-list">
        {markers.map(({ at, kind, agent, value }) => (
          <li key={`${at} ${kind} ${agent} ${value}`}>
            <span className="said">
              {agent}: {KINDS[kind]} {kind === 'prompt' ? `${formatCount(Number(value))} characters` : value}
            </span>
            <span className="muted small">
              since {formatDate(at)} ·{' '}
              <a href={pageHref('compare', { by: 'time', at, agent })}>
                before and after<span className="sr"> {`${agent} ${value}`}</span>
              </a>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same figures as the charts, for whoever reads instead of looks. */
export function TrendTable({ trends: { step, buckets } }: { trends: FleetTrends }) {
  return (
    <details className="card">
      <summary>All figures</summary>
      <div className="table-wrap">
        <table className="data">
          <thead>
            <tr>
              <th scope="col">Time</th>
              {['Runs', 'With failures', 'Mean trust', 'Cost', 'Tokens'].map((title) => (
                <th key={title} scope="col" className="right">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {buckets.map(({ at, runs, judged, failed, trust, trust_interval, failure_interval, cost_usd, tokens }) => (
              <tr key={at}>
                <td className="no-wrap">{step === 'day' ? formatDay(at) : formatShortDate(at)}</td>
                <td className="right">{formatCount(runs)}</td>
                <td className="right">
                  {judged === 0 ? '–' : formatPercent(failed / judged)}
                  {judged === 0 ? null : <Reach of={failure_interval} say={formatPercent} />}
                </td>
                <td className="right">
                  {trust === null ? '–' : formatCount(trust)}
                  {trust_interval ? <Reach of={trust_interval} say={formatCount} /> : null}
                </td>
                <td className="right">{cost_usd === null ? '–' : formatMoney(cost_usd)}</td>
                <td className="right">{tokens === null ? '–' : formatCompact(tokens)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function Reach({ of: [low, high], say }: { of: readonly [number, number]; say: (value: number) => string }) {
  return (
    <span className="run-about">
      {say(low)} to {say(high)}
    </span>
  );
}
