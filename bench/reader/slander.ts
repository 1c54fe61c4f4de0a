import { FAILURE_TYPES } from '@critiqor/diagnosis/model/failure-types';
import type { Objection } from '@critiqor/diagnosis/model/model-reading';
import { checkObjection } from '@critiqor/diagnosis/reader/check/check-objection';
import type { RecordEntry } from '@critiqor/diagnosis/reader/record-entries';
import { type BookTrace, toBookRecord } from './book.ts';

/** Made against each run. */
const PER_RUN = 40;

/** Accusations that are made of real events and real quotations, but of any type: each is false, because the run deserves trust. */
export function countSlander(traces: readonly BookTrace[]): {
  readonly made: number;
  readonly open: number;
  readonly shown: number;
} {
  const counts = { made: 0, open: 0, shown: 0 };
  const random = createRandom(1);
  for (const trace of traces) {
    const record = toBookRecord(trace);
    const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
    const answers = record.entries.filter(({ kind, text }) => kind === 'answer' && text.trim() !== '');
    const quotable = record.entries.filter(({ text }) => /[\p{L}\p{N}]{2}/u.test(text));
    const cite = (entry: RecordEntry | undefined) => {
      const lines = entry?.text.split('\n').filter((line) => /[\p{L}\p{N}]{2}/u.test(line)) ?? [];
      return { event_id: entry?.id ?? '', quote: (pick(lines) ?? '').slice(0, 300) };
    };
    for (let made = 0; made < PER_RUN; made += 1) {
      const objection: Objection = {
        type: FAILURE_TYPES[Math.floor(random() * FAILURE_TYPES.length)] ?? FAILURE_TYPES[0],
        severity: 'high',
        statement: random() < 0.7 && answers.length > 0 ? cite(pick(answers)) : null,
        evidence: Array.from({ length: 1 + Math.floor(random() * 3) }, () => ({
          ...cite(pick(quotable)),
          shows: 'contradicts' as const,
        })),
        sentence: 'It is bad.',
      };
      const checked = checkObjection(record, objection);
      counts.made += 1;
      if ('support' in checked) counts[checked.support] += 1;
    }
  }
  return counts;
}

/** The same numbers every time (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
