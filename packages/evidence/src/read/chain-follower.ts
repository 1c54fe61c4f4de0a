import type { JournalEvent } from '../contract/event.ts';
import { CHAIN_START } from '../write/chain.ts';

/** Where a writer's chain has arrived. */
export interface ChainHead {
  readonly seq: number;
  readonly hash: string;
}

export interface ChainProblem {
  readonly kind: 'altered_line' | 'broken_chain' | 'missing_lines' | 'duplicate_line' | 'reordered_line';
  readonly detail?: string;
}

/** Gaps that are remembered per writer, to distinguish a moved line from a repeated one. */
const MAX_REMEMBERED_MISSING = 10_000;

/**
 * Follows the chains of all writers through one stream. After a problem it continues from the current line, so one change is one
 * problem and not one for every line behind it.
 */
export function createChainFollower(
  heads: Map<string, ChainHead>,
): (event: JournalEvent, expectedHash: string) => ChainProblem | null {
  const missing = new Map<string, Set<number>>();
  return (event, expectedHash) => {
    const head = heads.get(event.writer) ?? { seq: 0, hash: CHAIN_START };
    const isAltered = event.hash !== expectedHash;
    if (event.seq <= head.seq) {
      const wasMissing = missing.get(event.writer)?.delete(event.seq) ?? false;
      return wasMissing ? { kind: 'reordered_line' } : { kind: 'duplicate_line' };
    }
    // What an altered line says about its own position is ignored: it would move the chain, and the lines after it
    // would pass for repetitions.
    if (isAltered && event.seq > head.seq + 1) return { kind: 'altered_line' };
    heads.set(event.writer, { seq: event.seq, hash: event.hash });
    if (event.seq > head.seq + 1) {
      remember(missing, event.writer, head.seq + 1, event.seq);
      return { kind: 'missing_lines', detail: `${event.seq - head.seq - 1} missing after ${head.seq}` };
    }
    if (isAltered) return { kind: 'altered_line' };
    return event.prev_hash === head.hash ? null : { kind: 'broken_chain' };
  };
}

function remember(missing: Map<string, Set<number>>, writer: string, from: number, to: number): void {
  const seqs = missing.get(writer) ?? new Set<number>();
  missing.set(writer, seqs);
  for (let seq = from; seq < to && seqs.size < MAX_REMEMBERED_MISSING; seq++) seqs.add(seq);
}
