import { idsOf } from './observed-run.ts';
import type { Seen } from './seen.ts';

/**
 * A turn is one model response and the tools that it asks for. The host shows none, so the recorder derives them and says from what: a turn
 * begins with its model call and ends with the next one, or with the run. The summaries of a compaction are no turns.
 */

/** A model call is heard of for the first time. */
export function writeTurnStart(seen: Seen, modelCall: number): void {
  const { run, record } = seen;
  if (run.summarizes) return;
  writeTurnEnd(seen, 'next_model_call');
  run.turns += 1;
  run.isInTurn = true;
  record({
    event_type: 'turn_start',
    source: 'recorder',
    ...idsOf(run),
    payload: { turn: run.turns, model_call: modelCall, concluded_from: 'model_call' },
  });
}

export function writeTurnEnd({ run, record }: Seen, concludedFrom: 'next_model_call' | 'run_end'): void {
  if (!run.isInTurn) return;
  run.isInTurn = false;
  record({
    event_type: 'turn_end',
    source: 'recorder',
    ...idsOf(run),
    payload: { turn: run.turns, concluded_from: concludedFrom },
  });
}
