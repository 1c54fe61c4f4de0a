import { everywhere, type Fact, has, isType, withHooks } from './fact.ts';

/** Tool calls, what became of them, and memory and skills, which are used through tools. */
export const TOOL_FACTS = {
  tool_call: {
    is: 'tool calls and their arguments',
    seams: ['agent_event.tool'],
    where: everywhere('shown'),
    seenIn: isType('tool_call'),
  },
  tool_result: {
    is: 'results of tool calls',
    seams: ['agent_event.tool'],
    where: everywhere('shown'),
    seenIn: isType('tool_result'),
  },
  tool_outcome: {
    is: 'whether a call was executed at all, and how it ended',
    seams: ['agent_event.item', 'agent_event.tool'],
    where: everywhere('shown'),
    seenIn: { types: ['tool_result'], when: ({ outcome }) => outcome !== undefined },
  },
  executed_arguments: {
    is: 'arguments as executed, where the host changed them',
    seams: ['hook.after_tool_call'],
    where: withHooks(),
    seenIn: has('tool_call', 'executed_input'),
  },
  long_output: {
    is: 'tool output beyond 8,000 characters',
    seams: ['hook.after_tool_call'],
    where: withHooks(),
    seenIn: has('tool_result', 'text'),
  },
  background_command: {
    is: 'the real end of a command that continued in the background',
    seams: ['diagnostic.exec.process.completed'],
    where: everywhere('shown'),
    seenIn: {
      types: ['tool_result', 'tool_execution_end'],
      when: ({ source }) => source === 'diagnostic.exec.process.completed',
    },
  },
  rewritten_messages: {
    is: 'messages that a plugin rewrote or dropped before they were stored',
    seams: ['hook.agent_end', 'transcript'],
    where: withHooks(),
    seenIn: {
      types: ['message_end'],
      when: ({ payload }) => payload.rewritten === true || payload.stored === false,
    },
  },
  stored_results: {
    is: 'tool results as stored, if they differ from what the tool returned',
    seams: ['hook.before_message_write'],
    where: { ...everywhere('not_shown'), agent_local: 'shown' },
    seenIn: has('tool_result', 'stored_text'),
  },
  memory_access: {
    is: 'memory searches and reads, and their results',
    seams: ['agent_event.tool'],
    where: everywhere('derived'),
    seenIn: isType('memory_search', 'memory_get'),
  },
  skills_available: {
    is: 'available skills',
    seams: ['hook.llm_input'],
    where: withHooks(),
    seenIn: isType('skill_available'),
  },
  skill_read: {
    is: 'skills that were opened',
    seams: ['agent_event.tool'],
    where: everywhere('derived'),
    seenIn: isType('skill_read'),
  },
} as const satisfies Record<string, Fact>;
