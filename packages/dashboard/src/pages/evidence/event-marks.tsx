import type { EventDetail } from '@critiqor/api/evidence';
import { formatCount } from '../../words/format.ts';
import { sayName } from '../../words/verdicts.ts';

/** What was redacted from the event before storage. */
export function EventMarks({ data: { redacted, truncated } }: { data: EventDetail }) {
  if (redacted.length === 0 && truncated.length === 0) return null;
  return (
    <section className="stack tight">
      <h3>Redacted before storage</h3>
      <ul className="dashes">
        {redacted.map(({ pointer, kind, fingerprint }) => (
          <li key={`${pointer}${fingerprint}`}>
            A secret ({sayName(kind).toLowerCase()}) in <code>{pointer}</code>
            {fingerprint ? <span className="mono muted"> {fingerprint}</span> : null}
          </li>
        ))}
        {truncated.map(({ pointer, what, missing_chars, original_chars }) => (
          <li key={pointer}>
            {what === 'cut' ? 'The middle' : 'All'} of <code>{pointer}</code>: {formatCount(missing_chars)} of{' '}
            {formatCount(original_chars)} characters
          </li>
        ))}
      </ul>
    </section>
  );
}
