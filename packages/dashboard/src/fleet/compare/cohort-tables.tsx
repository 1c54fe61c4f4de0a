import type { CohortComparison, CohortMeasure, CohortResult, CohortShare } from '@critiqor/api/fleet';
import { Badge, Tag } from '../../parts/badges.tsx';
import {
  formatCompact,
  formatCount,
  formatMoney,
  formatOptionalDuration,
  formatPercent,
  plural,
} from '../../words/format.ts';
import { readinessWords, sayName } from '../../words/verdicts.ts';

const MEASURES: Readonly<Record<CohortMeasure['name'], readonly [string, (value: number) => string]>> = {
  trust: ['Trust', (value) => `${Math.round(value)}`],
  cost_usd: ['Cost', formatMoney],
  tokens: ['Tokens', formatCompact],
  duration_ms: ['Duration', formatOptionalDuration],
};

export function CohortTables({ comparison: { a, b, sample, measures, shares } }: { comparison: CohortComparison }) {
  return (
    <>
      <section className="card stack" aria-labelledby="measures-title">
        <div className="card-head">
          <h2 id="measures-title">Medians</h2>
          <span className="muted small num">
            A {plural(a, 'run')}, B {plural(b, 'run')} with a verdict
            {a === sample || b === sample ? `; the newest ${formatCount(sample)} of each` : ''}
          </span>
        </div>
        <div className="table-wrap">
          <table className="data cohorts">
            <Head first="Measure" />
            <tbody>
              {measures.map((measure) => (
                <MeasureRow key={measure.name} measure={measure} />
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <section className="card stack" aria-labelledby="shares-title">
        <h2 id="shares-title">Shares of runs</h2>
        <div className="table-wrap">
          <table className="data cohorts">
            <Head first="Runs that are or have" />
            <tbody>
              {shares.map((share) => (
                <ShareRow key={share.name} share={share} />
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </>
  );
}

function Head({ first }: { first: string }) {
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        <th scope="col" className="right">
          A
        </th>
        <th scope="col" className="right">
          B
        </th>
        <th scope="col">B against A</th>
      </tr>
    </thead>
  );
}

function MeasureRow({ measure: { name, a, b, result } }: { measure: CohortMeasure }) {
  const [title, format] = MEASURES[name];
  const side = ({ runs, median }: CohortMeasure['a']) => (
    <td className="right">
      {median === null ? 'not reported' : format(median)}
      <span className="run-about">{plural(runs, 'run')}</span>
    </td>
  );
  return (
    <tr>
      <td>{title}</td>
      {side(a)}
      {side(b)}
      <td>
        <Result result={result} />
      </td>
    </tr>
  );
}

function ShareRow({ share: { name, a, b, difference, result } }: { share: CohortShare }) {
  const side = ({ count, of }: CohortShare['a']) => (
    <td className="right">
      {formatPercent(count / of)}
      <span className="run-about">
        {formatCount(count)} of {formatCount(of)}
      </span>
    </td>
  );
  const points = (value: number) => `${value > 0 ? '+' : ''}${Math.round(value * 100)}`;
  return (
    <tr>
      <td>{name === 'ready_for_runtime' ? readinessWords(name).title : sayName(name)}</td>
      {side(a)}
      {side(b)}
      <td>
        <Result result={result} />
        <span className="run-about num">
          {points(difference[0])} to {points(difference[1])} percentage points
        </span>
      </td>
    </tr>
  );
}

function Result({ result }: { result: CohortResult }) {
  if (result === 'better') return <Badge tone="ok">Better</Badge>;
  if (result === 'worse') return <Badge tone="high">Worse</Badge>;
  return <Tag>Cannot tell</Tag>;
}
