import type { Verification } from '@critiqor/api/overview';
import { useEffect } from 'react';
import { useResource } from '../../api/use-resource.ts';
import { Mark } from '../../parts/mark.tsx';
import { formatCount, formatDate, formatPercent, plural } from '../../words/format.ts';
import { sayName, type Tone } from '../../words/verdicts.ts';

const STATUS: Readonly<Record<string, { readonly tone: Tone; readonly words: string }>> = {
  signed: { tone: 'ok', words: 'Sealed, intact and signed.' },
  damaged: { tone: 'critical', words: 'The evidence was damaged before it was sealed. Do not rely on it.' },
  consistent: {
    tone: 'ok',
    words: 'Sealed and intact. Unsigned: unchanged since sealing, author not verified.',
  },
  invalid: { tone: 'critical', words: 'The evidence does not match its seal. Do not rely on what is shown here.' },
};

interface Props {
  readonly run: string;
  readonly sealed: boolean;
  /** Whether the check may start. */
  readonly isTime?: boolean;
}

/** Whether the evidence is unchanged since sealing. */
export function IntegrityCard({ run, sealed, isTime = true }: Props) {
  const check = useResource<Verification>(sealed && isTime ? `/api/runs/${run}/verification` : null);
  const state = check.data?.state === 'checking' ? check.data : null;
  useEffect(() => {
    if (!state) return;
    const timer = setTimeout(check.retry, state.retry_ms);
    return () => clearTimeout(timer);
  }, [state, check.retry]);
  return (
    <section className="card stack" aria-labelledby="integrity-title">
      <h2 id="integrity-title">Integrity</h2>
      {sealed ? <Check check={check.data} error={check.error?.message ?? null} /> : <p>Not sealed yet.</p>}
    </section>
  );
}

function Check({ check, error }: { check: Verification | null; error: string | null }) {
  if (error) return <p className="said">{error}</p>;
  if (!check) return <p className="muted">Checking the seal…</p>;
  if (check.state === 'checking') {
    return (
      <p className="muted num">
        Checking the seal: {formatPercent(check.total_bytes > 0 ? check.done_bytes / check.total_bytes : 0)}
      </p>
    );
  }
  const { tone, words } = STATUS[check.status] ?? { tone: 'none' as const, words: check.status };
  const notes = Object.entries(check.note_counts).filter(([, count]) => count > 0);
  return (
    <>
      <p className="row nowrap">
        <Mark tone={tone} size={18} />
        <span>{words}</span>
      </p>
      {check.problems.map(({ kind, message, where }) => (
        <p key={`${kind}${where}${message}`} className="said small">
          {sayName(kind)}: {message}
        </p>
      ))}
      <dl className="pairs">
        <dt>Sealed</dt>
        <dd>{formatDate(check.sealed_at)}</dd>
        <dt>Events</dt>
        <dd>
          {formatCount(check.events)} in {plural(check.writers.length, 'chain')}
        </dd>
        <dt>Signature</dt>
        <dd>{sayName(check.signature)}</dd>
        <dt>Witness</dt>
        <dd>{check.witness}</dd>
        <dt>Digest</dt>
        <dd className="mono said-line" title={check.digest ?? undefined}>
          {check.digest ?? '–'}
        </dd>
        {notes.map(([kind, count]) => (
          <NoteRow key={kind} kind={kind} count={count} />
        ))}
      </dl>
    </>
  );
}

function NoteRow({ kind, count }: { kind: string; count: number }) {
  return (
    <>
      <dt>Journal</dt>
      <dd>
        {sayName(kind)}: {formatCount(count)}
      </dd>
    </>
  );
}
