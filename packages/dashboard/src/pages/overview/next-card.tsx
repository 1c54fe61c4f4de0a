import type { RunDetail, ShownDiagnosis } from '@critiqor/api/overview';
import { pageHref, runHref } from '../../app/route.ts';
import { CopyButton } from '../../parts/copy-button.tsx';

/** What to do now, and how to confirm later that it helped. */
export function NextCard({ diagnosis, detail }: { diagnosis: ShownDiagnosis; detail: RunDetail }) {
  const { next_action, playbook, fix_prompt } = diagnosis.recommendations;
  const [first] = playbook;
  return (
    <section className="card stack" aria-labelledby="next-title">
      <h2 id="next-title">What to do next</h2>
      <p className="next-action said">{withCommands(next_action)}</p>
      {first ? (
        <div className="stack tight">
          <h3>How to confirm the fix</h3>
          <p className="said">{first.verify}</p>
        </div>
      ) : null}
      <div className="row">
        {fix_prompt ? <CopyButton text={fix_prompt} label="Copy fix prompt" primary /> : null}
        {playbook.length > 0 ? (
          <a className="button" href={runHref(detail.run.run_id, 'diagnosis', { show: 'playbook' })}>
            Open playbook
          </a>
        ) : null}
        {detail.previous_of_agent ? (
          <a
            className="button"
            href={pageHref('compare', { runs: `${detail.previous_of_agent},${detail.run.run_id}` })}
          >
            Compare with {detail.previous_of_agent}
          </a>
        ) : null}
      </div>
    </section>
  );
}

/** What is between backticks is a command to type. */
const withCommands = (text: string) =>
  text.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
