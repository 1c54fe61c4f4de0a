import type { ModelCall, ToolCall } from '../model/execution.ts';

/** An event to cite, and its position. */
export interface Cited {
  readonly eventId: string;
  readonly position: number;
}

/** Ids in the order of the evidence, each once. */
export function cite(places: readonly Cited[]): string[] {
  const ordered = [...places].sort((left, right) => left.position - right.position);
  return [...new Set(ordered.map(({ eventId }) => eventId))];
}

/** A tool call by its result, which is what the model saw; by itself when it has none. */
export const toShown = (call: ToolCall): Cited => call.result ?? call;

/** A model call is cited by its end, which has its tokens and its failure. */
export const toModelCallEnd = (call: ModelCall): Cited => ({
  eventId: call.endEventId ?? call.eventId,
  position: call.position,
});
