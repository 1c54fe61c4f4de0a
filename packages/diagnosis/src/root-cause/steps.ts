import type { Item, Message, Run, ToolCall } from '../model/execution.ts';

/**
 * One move of an agent: what it said and the calls that it made with it, or the reply of another agent to which work was handed. The unit
 * in which a cause is named.
 */
export interface RunStep {
  readonly eventId: string;
  readonly position: number;
  readonly run: Run;
  readonly actor: string | null;
  readonly text: string;
  readonly calls: readonly ToolCall[];
  /** The reply of another agent. */
  readonly isReply: boolean;
  /** A person's message came directly before. */
  readonly followsPerson: boolean;
}

/** A call that hands work to another agent; its result is that agent's move. */
const DELEGATION = /^(?:delegate\b|sessions_spawn$|subagent|task$)/i;

/** The moves of the agents in a run, in order. */
export function toRunSteps(run: Run): RunStep[] {
  const steps: (Omit<RunStep, 'calls'> & { calls: ToolCall[] })[] = [];
  let followsPerson = false;
  let open: (typeof steps)[number] | undefined;
  const begin = (item: Message | ToolCall, text: string): void => {
    const { eventId, position } = item;
    const actor = toAgent(item.actor);
    open = { eventId, position, run, actor, text, calls: [], isReply: false, followsPerson };
    followsPerson = false;
    steps.push(open);
  };
  for (const item of run.items) {
    if (isPerson(item)) {
      followsPerson = true;
      open = undefined;
    } else if (item.kind === 'message' && item.role === 'assistant') {
      begin(item, item.text);
    } else if (item.kind === 'tool_call') {
      // A call belongs to what was said directly before it by the same agent, and calls of one response to each other.
      if (!open || open.actor !== toAgent(item.actor) || hasResultBetween(open, item)) begin(item, '');
      open?.calls.push(item);
      const reply = toReply(item, run);
      if (reply) {
        steps.push(reply);
        open = undefined;
      }
    }
  }
  return steps.sort((left, right) => left.position - right.position);
}

/** The event by which a step is named: its first call, where it made one, for that is where something happened. */
export const toNamedEvent = ({ eventId, calls }: RunStep): string => calls[0]?.eventId ?? eventId;

/** Some hosts note beside the name to whom an agent speaks or in what role; it is the same agent. */
const toAgent = (actor: string | null): string | null => actor?.replace(/ \([^()]*\)$/, '') ?? null;

const isPerson = (item: Item): boolean => item.kind === 'message' && item.role === 'user';

function hasResultBetween(step: { readonly calls: readonly ToolCall[] }, call: ToolCall): boolean {
  return step.calls.some(({ result }) => result !== null && result.position < call.position);
}

function toReply(call: ToolCall, run: Run): (Omit<RunStep, 'calls'> & { calls: ToolCall[] }) | null {
  if (!call.result || !DELEGATION.test(call.tool)) return null;
  const { eventId, position, text } = call.result;
  const actor = call.tool.split(':')[1] ?? null;
  return { eventId, position, run, actor, text, calls: [], isReply: true, followsPerson: false };
}
