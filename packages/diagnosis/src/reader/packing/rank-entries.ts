import type { Effect } from '../../effects/effect.ts';
import { toContentWords } from '../../language/content-words.ts';
import type { ToolCall } from '../../model/execution.ts';
import type { ReaderRecord } from '../reader-record.ts';
import type { RecordEntry } from '../record-entries.ts';

/** How much an event matters for judging what the agent said; smaller comes first. */
export const RANKS = {
  /** What was asked and what was answered last. */
  said: 0,
  /** What failed, and what the engine compared statements with. */
  disputed: 1,
  /** What the statements speak of. */
  spokenOf: 2,
  other: 3,
  onTheWay: 4,
} as const;

export interface RankedEntry {
  readonly entry: RecordEntry;
  readonly rank: number;
}

/** Every event with its rank, in order. One pass over the record, whatever it contains. */
export function rankEntries({ entries, turns, effects }: ReaderRecord): RankedEntry[] {
  const answers = new Set(turns.map(({ answer }) => answer?.eventId));
  const judged = new Set<ToolCall>(
    turns.flatMap(({ judgements, troubles }) => [
      ...judgements.flatMap((judgement) => judgement.effects.map(({ call }) => call)),
      ...troubles.map(({ effect }) => effect.call),
    ]),
  );
  const deeds = new Set<string>(turns.flatMap(({ statements }) => statements.flatMap((statement) => statement.deeds)));
  const words = new Set(
    turns.flatMap(({ answer }) => (answer ? toContentWords(answer.text) : [])).slice(0, MOST_WORDS),
  );
  let compared = 0;
  const rankCall = (call: ToolCall): number => {
    const known: readonly Effect[] = effects.get(call) ?? [];
    if (judged.has(call) || known.some(({ ending }) => ending !== 'succeeded')) return RANKS.disputed;
    if (known.some(({ kind }) => deeds.has(kind))) return RANKS.spokenOf;
    compared += 1;
    if (compared > MOST_COMPARED) return RANKS.other;
    const shared = toContentWords(call.result?.text ?? '').filter((word) => words.has(word)).length;
    return shared >= LEAST_SHARED ? RANKS.spokenOf : RANKS.other;
  };
  const ranks = new Map<ToolCall, number>();
  return entries.map((entry) => {
    if (entry.kind === 'request' || (entry.kind === 'answer' && answers.has(entry.id)))
      return { entry, rank: RANKS.said };
    if (entry.kind === 'run_end' && entry.head !== 'success') return { entry, rank: RANKS.disputed };
    if (!entry.call) return { entry, rank: RANKS.onTheWay };
    const rank = ranks.get(entry.call) ?? rankCall(entry.call);
    ranks.set(entry.call, rank);
    return { entry, rank };
  });
}

/** Words of the answers that outputs are compared with; more would say no more. */
const MOST_WORDS = 2_000;
const LEAST_SHARED = 2;
/** Calls whose outputs are compared by their words: of longer runs only so many fit into any request. */
const MOST_COMPARED = 5_000;
