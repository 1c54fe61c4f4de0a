import { UNKNOWN } from '../words/format.ts';

export interface ListedFact {
  readonly name: string;
  readonly value: string;
  readonly note?: string | null;
}

/** Figures with names and notes. */
export function FactList({ label, facts }: { label: string; facts: readonly ListedFact[] }) {
  return (
    <section className="card" aria-label={label}>
      <dl className="facts">
        {facts.map(({ name, value, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={value === UNKNOWN ? 'unknown' : undefined}>
              {value}
              {note ? <small>{note}</small> : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
