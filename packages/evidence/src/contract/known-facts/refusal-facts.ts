import { everywhere, type Fact, has, isType, never, withHooks } from './fact.ts';

/** Compactions, refused calls, and what hides inside the host. */
export const REFUSAL_FACTS = {
  compaction: {
    is: 'compactions, with message and token counts',
    seams: ['hook.before_compaction', 'hook.after_compaction'],
    // A run shows the end of its own compactions, for some of which 2026.7 calls no hook.
    extraSeams: ['agent_event.compaction'],
    where: withHooks(),
    // An end that was derived, because the conversation continued, was not shown.
    seenIn: {
      types: ['compaction_start', 'compaction_end'],
      when: ({ payload }) => payload.concluded_from === undefined,
    },
  },
  compaction_model_calls: {
    is: 'model calls that write the summary of a compaction',
    seams: ['hook.model_call_started', 'hook.model_call_ended'],
    where: withHooks(),
    seenIn: {
      types: ['before_provider_request', 'after_provider_response'],
      when: ({ payload }) => payload.purpose === 'compaction',
    },
  },
  compaction_tokens: {
    is: 'token cost of compaction summaries',
    seams: [],
    where: everywhere('not_shown'),
    seenIn: never,
  },
  refused_malformed_calls: {
    is: 'tool calls that the host refused before execution as malformed: without a name, with repeated ids, in a second choice, with arguments that are no object',
    seams: ['hook.llm_output'],
    where: withHooks(),
    seenIn: {
      types: ['after_provider_response'],
      when: ({ payload }) => payload.tool_calls_refused === 'malformed',
    },
  },
  refused_large_calls: {
    is: 'tool calls that the host refused before execution because their arguments were too large',
    seams: ['hook.llm_output'],
    where: withHooks(),
    seenIn: {
      types: ['after_provider_response'],
      when: ({ payload }) => payload.tool_calls_refused === 'too_large',
    },
  },
  refused_call_contents: {
    is: 'names and arguments of tool calls that the host refused before execution',
    seams: [],
    where: everywhere('not_shown'),
    seenIn: never,
  },
  calls_cut_by_length: {
    is: 'tool calls in a response that its length limit cut off; only the stop reason is shown',
    seams: [],
    where: everywhere('not_shown'),
    seenIn: never,
  },
  refused_unknown_or_invalid_calls: {
    is: 'calls of unknown tools, calls whose arguments do not fit the tool, and vetoes',
    seams: ['agent_event.tool'],
    where: everywhere('shown'),
    seenIn: has('tool_result', 'blocked_by'),
  },
  approvals: {
    is: 'approvals, as far as the result of a call shows that it was denied or still waits; the question and a consent are not shown',
    seams: ['agent_event.tool'],
    where: everywhere('derived'),
    seenIn: {
      types: ['tool_result'],
      when: ({ payload }) =>
        payload.approval !== undefined || payload.blocked_by === 'person' || payload.blocked_by === 'policy',
    },
  },
  injected_context: {
    is: 'context that plugins and the host inject into a prompt: only its size, as part of the prompt',
    seams: ['hook.llm_input'],
    where: { ...everywhere('not_shown'), agent_local: 'derived', gateway: 'derived' },
    seenIn: has('context_report', 'prompt_chars'),
  },
  reasoning: {
    is: 'what the model thinks before it answers: its length, its text only with --capture full',
    seams: ['transcript'],
    where: everywhere('shown'),
    seenIn: has('message_end', 'reasoning_chars'),
  },
  cancelled_deliveries: {
    is: 'deliveries that a plugin cancelled or rewrote',
    seams: [],
    where: everywhere('not_shown'),
    seenIn: never,
  },
  installs: {
    is: 'installs of skills and plugins',
    seams: [],
    where: everywhere('not_shown'),
    seenIn: never,
  },
  user_bash: {
    is: 'commands that a person runs with ! in chat',
    seams: [],
    where: everywhere('not_shown'),
    seenIn: isType('user_bash'),
  },
  malformed_arguments_text: {
    is: 'the text of arguments that are not JSON',
    seams: [],
    where: everywhere('not_shown'),
    seenIn: never,
  },
} as const satisfies Record<string, Fact>;
