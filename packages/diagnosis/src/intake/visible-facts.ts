import { FACTS, type FactName } from '@critiqor/evidence/contract/facts';
import type { Coverage } from '@critiqor/evidence/read/coverage';
import type { Execution } from '../model/execution.ts';

/** What could be seen: which facts, and in words which not. */
export interface VisibleFacts {
  readonly isVisible: (fact: FactName) => boolean;
  readonly notCaptured: readonly string[];
}

const VISIBLE = ['captured', 'none_seen', 'partial'];

/** A fact is visible when some writer would have recorded it. */
export function toVisibleFacts(writers: Coverage['writers']): VisibleFacts {
  const visible = new Set<FactName>();
  for (const { facts } of writers) {
    for (const [name, { status, events }] of Object.entries(facts)) {
      if (VISIBLE.includes(status) || events > 0) visible.add(name as FactName);
    }
  }
  const names = Object.keys(FACTS) as FactName[];
  return {
    isVisible: (fact) => visible.has(fact),
    notCaptured: names.filter((name) => !visible.has(name)).map((name) => FACTS[name].is),
  };
}

/** A trace does not say what its recorder could see: what it contains was visible, and runs always begin and end. */
export function toVisibleFactsOfTrace(execution: Execution): VisibleFacts {
  const { toolCalls, modelCalls, messages, contextReports } = execution;
  const seen: readonly (readonly [boolean, readonly FactName[]])[] = [
    [true, ['run_begin', 'run_end', 'user_input', 'assistant_message']],
    // A recorder that knew which tools were offered would have shown a call of one, and so would one that keeps the words of one person and
    // one agent. Logs of several agents often hold nothing but what they say.
    [toolCalls.length > 0 || contextReports.length > 0 || isDialogue(messages), ['tool_call', 'tool_outcome']],
    [toolCalls.some(({ result }) => result !== null), ['tool_result']],
    [modelCalls.length > 0, ['model_call_start', 'model_call_end']],
    [modelCalls.some(({ usage }) => usage !== null), ['tokens_and_cost', 'context_occupancy']],
    [messages.some(({ role }) => role === 'user'), ['user_input']],
    [contextReports.length > 0, ['context_contents']],
    // Work is given to others by calls.
    [toolCalls.length > 0, ['subagents']],
  ];
  const visible = new Set(seen.flatMap(([isSeen, facts]) => (isSeen ? facts : [])));
  return { isVisible: (fact) => visible.has(fact), notCaptured: [] };
}

const isDialogue = (messages: Execution['messages']): boolean =>
  messages.some(({ role }) => role === 'user') && messages.every(({ actor }) => actor === null);
