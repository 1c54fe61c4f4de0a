import type { EventDetail } from '@critiqor/api/evidence';
import { formatBytes } from '@critiqor/diagnosis/model/format';
import { CopyButton } from '../../parts/copy-button.tsx';
import { Mark } from '../../parts/mark.tsx';
import { formatCount } from '../../words/format.ts';

/** The sealed line itself, and its place in the chain. */
export function RawEvent({ data }: { data: EventDetail }) {
  const json = JSON.stringify(data.event, null, 2);
  return (
    <section className="stack tight">
      <p className="row small nowrap">
        <Mark tone={data.hash_matches ? 'ok' : 'critical'} size={14} />
        {data.hash_matches ? 'Hash matches: this line is unchanged.' : 'Hash mismatch: this line was modified.'}
      </p>
      <dl className="pairs small">
        <dt>Hash</dt>
        <dd className="mono hash">{data.hash}</dd>
        <dt>Previous hash</dt>
        <dd className="mono hash">{data.prev_hash}</dd>
        <dt>Chain</dt>
        <dd className="mono">
          {data.writer}, number {formatCount(data.seq)}
        </dd>
        {data.place ? (
          <>
            <dt>In session.json</dt>
            <dd>
              at byte {formatCount(data.place.offset)}, {formatBytes(data.place.length)}
            </dd>
          </>
        ) : null}
      </dl>
      <details>
        <summary>Raw event</summary>
        <pre className="block raw">{json}</pre>
        <CopyButton text={json} label="Copy JSON" />
      </details>
    </section>
  );
}
