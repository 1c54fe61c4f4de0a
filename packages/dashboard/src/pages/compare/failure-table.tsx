import type { ComparedFailure, Comparison } from '@critiqor/api/compare';
import type { Severity } from '@critiqor/diagnosis/model/failure-types';
import { runHref } from '../../app/route.ts';
import { Badge, SeverityBadge } from '../../parts/badges.tsx';
import { plural } from '../../words/format.ts';
import { sayName, type Tone } from '../../words/verdicts.ts';

const CHANGES: Readonly<Record<ComparedFailure['change'], { readonly tone: Tone; readonly word: string }>> = {
  gained: { tone: 'high', word: 'new' },
  lost: { tone: 'ok', word: 'fixed' },
  kept: { tone: 'none', word: 'still occurs' },
};

/** Failures gained, lost and kept. */
export function FailureTable({ comparison: { runs, findings, verdict } }: { comparison: Comparison }) {
  // A failure that another task does not have is not fixed.
  const isCompared = verdict.result !== 'not_comparable';
  return (
    <section className="card stack" aria-labelledby="failures-title">
      <h2 id="failures-title">Failures</h2>
      {findings.length === 0 ? (
        <p className="muted">These runs have no findings.</p>
      ) : (
        <div className="table-wrap">
          <table className="data compare">
            <thead>
              <tr>
                <th scope="col">Failure</th>
                {isCompared ? <th scope="col">Change</th> : null}
                {runs.map(({ run }) => (
                  <th key={run.run_id} scope="col" className="mono">
                    {run.run_id}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {findings.map(({ type, change, in_runs }) => (
                <tr key={type}>
                  <th scope="row">{sayName(type)}</th>
                  {isCompared ? (
                    <td>
                      <Badge tone={CHANGES[change].tone}>{CHANGES[change].word}</Badge>
                    </td>
                  ) : null}
                  {in_runs.map((found, index) => {
                    const run = runs[index]?.run.run_id ?? String(index);
                    return (
                      <td key={run}>
                        {found ? <Found run={run} found={found} /> : <span className="muted">none</span>}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function Found({ run, found }: { run: string; found: NonNullable<ComparedFailure['in_runs'][number]> }) {
  const [first] = found.finding_ids;
  return (
    <span className="row">
      <SeverityBadge severity={found.worst_severity as Severity} />
      <a href={runHref(run, 'diagnosis', { finding: first ?? null })}>
        {plural(found.count, 'finding')}, −{found.impact}
      </a>
    </span>
  );
}
