import type { DetectorReport } from '@critiqor/diagnosis/model/diagnosis';
import { Mark } from '../../parts/mark.tsx';
import { plural } from '../../words/format.ts';
import { sayName, type Tone } from '../../words/verdicts.ts';

const OUTCOMES: Readonly<Record<DetectorReport['outcome'], { readonly tone: Tone; readonly words: string }>> = {
  found: { tone: 'high', words: 'found' },
  clear: { tone: 'ok', words: 'not found' },
  not_applicable: { tone: 'none', words: 'not applicable' },
  insufficient: { tone: 'none', words: 'not enough evidence' },
  error: { tone: 'critical', words: 'detector error' },
};

/** What was checked: a clean report says little without it. */
export function DetectorTable({ detectors }: { detectors: readonly DetectorReport[] }) {
  return (
    <section className="card stack" aria-labelledby="detectors-title">
      <h2 id="detectors-title">What was checked</h2>
      <ul className="detectors">
        {detectors.map(({ type, outcome, reason, findings }) => {
          const { tone, words } = OUTCOMES[outcome];
          return (
            <li key={type}>
              <Mark tone={tone} size={14} />
              <span>
                {sayName(type)}
                <small>
                  {findings > 0 ? plural(findings, 'finding') : words}
                  {reason ? <span className="said">: {reason}</span> : null}
                </small>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
