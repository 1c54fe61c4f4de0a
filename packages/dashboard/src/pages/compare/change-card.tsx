import type { Comparison } from '@critiqor/api/compare';
import { Mark } from '../../parts/mark.tsx';
import { formatCompact, formatMoney, formatOptionalDuration } from '../../words/format.ts';
import { sayName, type Tone } from '../../words/verdicts.ts';

/** Did the change work? First the failure to be fixed, then everything else that changed. */
export function ChangeCard({ comparison: { runs, change } }: { comparison: Comparison }) {
  const { tone, title, detail } = answer(change);
  const first = runs[0]?.run.run_id;
  const last = runs.at(-1)?.run.run_id;
  return (
    <section className={`card verdict change tone-${tone}`} aria-labelledby="change-title">
      <div>
        <p className="small muted">
          Did the change work? {first} → {last}
        </p>
        <h1 id="change-title">
          <Mark tone={tone} size={24} /> {title}
        </h1>
        <p>{detail}</p>
      </div>
      <dl className="facts moved">
        <Moved name="Trust" value={change.trust} format={String} isGood={(moved) => moved > 0} />
        <Moved name="Cost" value={change.cost_usd} format={formatMoney} isGood={(moved) => moved < 0} />
        <Moved name="Tokens" value={change.tokens} format={formatCompact} isGood={(moved) => moved < 0} />
        <Moved
          name="Duration"
          value={change.duration_ms}
          format={formatOptionalDuration}
          isGood={(moved) => moved < 0}
        />
      </dl>
    </section>
  );
}

function answer(change: Comparison['change']): {
  readonly tone: Tone;
  readonly title: string;
  readonly detail: string;
} {
  const { primary_failure: primary, gained, lost, readiness } = change;
  const more = [
    lost.length > 0 ? `Fixed: ${lost.map(sayName).join(', ')}.` : null,
    gained.length > 0 ? `New: ${gained.map(sayName).join(', ')}.` : null,
    readiness === 'same' ? 'Readiness is the same.' : readiness ? `Readiness is ${readiness}.` : null,
  ]
    .filter(Boolean)
    .join(' ');
  if (!primary) return { tone: 'none', title: 'There was nothing to fix', detail: more };
  const name = sayName(primary.type);
  if (primary.still_there) return { tone: 'unsafe', title: `No: ${name.toLowerCase()} still occurs`, detail: more };
  if (gained.length > 0) return { tone: 'review', title: `${name} is fixed, but there are new failures`, detail: more };
  return { tone: 'ok', title: `Yes: ${name.toLowerCase()} is fixed`, detail: more };
}

interface MovedProps {
  readonly name: string;
  readonly value: number | null;
  readonly format: (value: number) => string;
  readonly isGood: (moved: number) => boolean;
}

function Moved({ name, value, format, isGood }: MovedProps) {
  const sign = value === null || value === 0 ? '' : value > 0 ? '+' : '−';
  const tone = !value ? 'none' : isGood(value) ? 'ok' : 'high';
  return (
    <div>
      <dt>{name}</dt>
      <dd className={`moved-${tone} tone-${tone}`}>
        {value === null ? 'unknown' : value === 0 ? 'same' : `${sign}${format(Math.abs(value))}`}
      </dd>
    </div>
  );
}
