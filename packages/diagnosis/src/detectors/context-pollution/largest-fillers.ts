import { toCount } from '../../language/count.ts';
import type { ToolCall } from '../../model/execution.ts';
import type { ContextFiller, ContextStep } from '../../views/context-timeline.ts';

/** How many results are named: enough to see what filled it. */
const NAMED = 3;

/** The results that filled it, in their order. */
export function toLargestFillers(steps: readonly ContextStep[]): ContextFiller[] {
  const fillers = steps.flatMap(({ fillers }) => fillers);
  const total = fillers.reduce((sum, { tokens }) => sum + tokens, 0);
  return [...fillers]
    .sort((left, right) => right.tokens - left.tokens || left.call.position - right.call.position)
    .slice(0, NAMED)
    .filter(({ tokens }) => tokens * 10 >= total)
    .sort((left, right) => left.call.position - right.call.position);
}

/** Them in words, for a person. */
export function nameFillers(fillers: readonly ContextFiller[]): string {
  if (fillers.length === 0) return 'messages, not tool results';
  return fillers.map(({ call, tokens }) => `${nameCall(call)} (about ${toCount(tokens)} tokens)`).join(', ');
}

function nameCall({ tool, args }: ToolCall): string {
  const subject = Object.values((args ?? {}) as Record<string, unknown>).find((value) => typeof value === 'string');
  return subject === undefined ? tool : `${tool} ${String(subject).replace(/\s+/g, ' ').slice(0, 60)}`;
}
