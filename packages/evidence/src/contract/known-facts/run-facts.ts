import { everywhere, type Fact, has, isType, withHooks } from './fact.ts';

/** Runs, turns and messages. */
export const RUN_FACTS = {
  run_begin: {
    is: 'a run begins',
    seams: ['agent_event.lifecycle'],
    where: everywhere('shown'),
    seenIn: isType('agent_start'),
  },
  run_end: {
    is: 'a run ends, with its outcome; a killed process shows no end',
    seams: ['agent_event.lifecycle'],
    where: everywhere('shown'),
    seenIn: isType('agent_end'),
  },
  run_trigger: {
    is: 'what started a run',
    seams: ['hook.llm_input'],
    where: withHooks(),
    seenIn: has('agent_start', 'trigger'),
  },
  turns: {
    is: 'turns: a model response and the tools that it asks for',
    seams: ['diagnostic.run.execution_phase', 'hook.model_call_started'],
    where: everywhere('derived'),
    seenIn: isType('turn_start'),
  },
  user_input: { is: 'user messages', seams: ['transcript'], where: everywhere('shown'), seenIn: isType('input') },
  assistant_message: {
    is: 'assistant messages',
    seams: ['transcript', 'agent_event.assistant', 'agent_event.item'],
    where: everywhere('shown'),
    seenIn: isType('message_end'),
  },
  unfinished_message: {
    is: 'text of answers that were streamed and never finished',
    seams: ['agent_event.assistant', 'agent_event.item'],
    where: everywhere('shown'),
    seenIn: has('message_end', 'partial'),
  },
} as const satisfies Record<string, Fact>;
