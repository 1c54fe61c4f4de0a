import type { ShownDiagnosis } from '@critiqor/api/overview';
import { runHref } from '../../app/route.ts';
import { CopyButton } from '../../parts/copy-button.tsx';

/** What to change for each finding, and one prompt for a coding agent that covers all of it. */
export function Playbook({ diagnosis, run }: { diagnosis: ShownDiagnosis; run: string }) {
  const { playbook, fix_prompt } = diagnosis.recommendations;
  if (playbook.length === 0 && !fix_prompt) return null;
  const titleOf = new Map(diagnosis.findings.map(({ id, title }) => [id, title]));
  return (
    <section className="card stack" id="playbook" tabIndex={-1} aria-labelledby="playbook-title">
      <div className="card-head">
        <h2 id="playbook-title">Playbook</h2>
        <div className="row">
          <CopyButton text={toText(diagnosis, titleOf)} label="Copy playbook" />
          {fix_prompt ? <CopyButton text={fix_prompt} label="Copy fix prompt" primary /> : null}
        </div>
      </div>
      <ol className="steps">
        {playbook.map(({ finding_id, change, verify }) => (
          <li key={finding_id}>
            <a href={runHref(run, 'diagnosis', { finding: finding_id })}>{titleOf.get(finding_id) ?? finding_id}</a>
            <p className="said">{change}</p>
            <p className="said small muted">How to confirm the fix: {verify}</p>
          </li>
        ))}
      </ol>
      {fix_prompt ? (
        <details>
          <summary>Fix prompt for a coding agent</summary>
          <pre className="block said">{fix_prompt}</pre>
        </details>
      ) : null}
    </section>
  );
}

function toText(diagnosis: ShownDiagnosis, titleOf: ReadonlyMap<string, string>): string {
  const steps = diagnosis.recommendations.playbook.map(
    ({ finding_id, change, verify }, index) =>
      `${index + 1}. ${titleOf.get(finding_id) ?? finding_id}\n   Change: ${change}\n   How to confirm the fix: ${verify}`,
  );
  return `Playbook for ${diagnosis.run_id}\n\n${steps.join('\n\n')}\n`;
}
