import type { Comparison } from '@critiqor/api/compare';
import { replaceQuery } from '../../app/route.ts';
import { Mark } from '../../parts/mark.tsx';
import { formatCompact, formatMoney, formatOptionalDuration } from '../../words/format.ts';
import type { Tone } from '../../words/verdicts.ts';

/** Did the change work? The verdict of the comparison, what it is based on, and what else changed. */
export function ChangeCard({ comparison }: { comparison: Comparison }) {
  const { runs, change, verdict, answer } = comparison;
  const tone = TONES[verdict.result];
  const first = runs[0]?.run.run_id;
  const last = runs.at(-1)?.run.run_id;
  // Between different jobs less is not better.
  const judged = { isJudged: verdict.result !== 'not_comparable' };
  return (
    <section className={`card verdict change tone-${tone}`} aria-labelledby="change-title">
      <div>
        <p className="small muted">
          Did the change work? {first} → {last}
        </p>
        <h2 id="change-title">
          <Mark tone={tone} size={24} /> {verdict.title}
        </h2>
        <ul className="said">
          {verdict.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
          <li>{ANSWERS[String(answer.same)]}</li>
        </ul>
        {verdict.result === 'not_comparable' ? (
          <button type="button" className="button" onClick={() => replaceQuery({ same_task: 'true' })}>
            Compare as the same task
          </button>
        ) : null}
      </div>
      <dl className="facts moved">
        <Moved name="Trust" value={change.trust} format={String} isGood={(moved) => moved > 0} {...judged} />
        <Moved name="Cost" value={change.cost_usd} format={formatMoney} isGood={isLess} {...judged} />
        <Moved name="Tokens" value={change.tokens} format={formatCompact} isGood={isLess} {...judged} />
        <Moved name="Duration" value={change.duration_ms} format={formatOptionalDuration} isGood={isLess} {...judged} />
      </dl>
    </section>
  );
}

const isLess = (moved: number): boolean => moved < 0;

const ANSWERS: Readonly<Record<string, string>> = {
  true: 'The final answer is the same.',
  false: 'The final answer differs.',
  null: 'The final answers were not compared.',
};

const TONES: Readonly<Record<Comparison['verdict']['result'], Tone>> = {
  regression: 'unsafe',
  improvement: 'ok',
  mixed: 'review',
  same: 'none',
  cannot_tell: 'none',
  not_comparable: 'none',
};

interface MovedProps {
  readonly name: string;
  readonly value: number | null;
  readonly format: (value: number) => string;
  readonly isGood: (moved: number) => boolean;
  readonly isJudged: boolean;
}

function Moved({ name, value, format, isGood, isJudged }: MovedProps) {
  const sign = value === null || value === 0 ? '' : value > 0 ? '+' : '−';
  const tone = !value || !isJudged ? 'none' : isGood(value) ? 'ok' : 'high';
  return (
    <div>
      <dt>{name}</dt>
      <dd className={`moved-${tone} tone-${tone}`}>
        {value === null ? 'unknown' : value === 0 ? 'same' : `${sign}${format(Math.abs(value))}`}
      </dd>
    </div>
  );
}
