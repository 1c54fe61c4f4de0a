import type { JournalEvent } from './event.ts';

/** The ways of running OpenClaw that differ in what they show. */
export const ENTRY_POINTS = ['agent_local', 'agent_exec', 'chat', 'gateway'] as const;
export type EntryPoint = (typeof ENTRY_POINTS)[number];

/** `derived`: concluded from other facts, because the host does not say it itself. */
type FactVisibility = 'shown' | 'derived' | 'not_shown';

/** Something that one would like to know about a run, and where it can be known from. */
export interface Fact {
  readonly is: string;
  /** Seams that contribute to it; without any of them it cannot be known, without one of them it may be incomplete. */
  readonly seams: readonly string[];
  /** Seams that add something on some versions of the host: without them it is not called incomplete. */
  readonly extraSeams?: readonly string[];
  readonly where: Readonly<Record<EntryPoint, FactVisibility>>;
  readonly seenIn: Sight;
  /** Older versions of the host show only a part of it, or nothing (`docs/compatibility.md`). */
  readonly completeSince?: string;
}

/** The recorded events that show a fact. Naming their types lets a reader of millions ask few facts about each. */
interface Sight {
  readonly types: readonly string[];
  /** An additional condition for events of these types; without it every one shows the fact. */
  readonly when?: (event: JournalEvent) => boolean;
}

/** Seams that the host delivers only to plugins that were granted access to conversations. */
export const CONVERSATION_SEAMS: readonly string[] = ['hook.llm_input', 'hook.llm_output', 'hook.agent_end'];

/**
 * Seams that must have shown something once one of these events was recorded in a run that has ended: otherwise this host does not have them, or
 * does not call them here. Typed hooks are expected only where the host calls them at all. Other seams may be silent because nothing happened.
 */
export const EXPECTED_SEAMS: Readonly<Record<string, { readonly after: string; readonly in: readonly EntryPoint[] }>> =
  {
    transcript: { after: 'after_provider_response', in: ENTRY_POINTS },
    'agent_event.tool': { after: 'tool_call', in: ENTRY_POINTS },
    'diagnostic.run.execution_phase': { after: 'after_provider_response', in: ENTRY_POINTS },
    'hook.model_call_started': { after: 'after_provider_response', in: ['agent_local', 'gateway'] },
    'hook.model_call_ended': { after: 'after_provider_response', in: ['agent_local', 'gateway'] },
    'hook.llm_input': { after: 'after_provider_response', in: ['agent_local', 'gateway'] },
    'hook.llm_output': { after: 'after_provider_response', in: ['agent_local', 'gateway'] },
    'hook.agent_end': { after: 'after_provider_response', in: ['agent_local', 'gateway'] },
    'hook.after_tool_call': { after: 'tool_result', in: ['agent_local', 'gateway'] },
  };

const everywhere = (visibility: FactVisibility): Fact['where'] => ({
  agent_local: visibility,
  agent_exec: visibility,
  chat: visibility,
  gateway: visibility,
});
/** Typed hooks fire in `agent --local` and in a gateway only. */
const withHooks = (otherwise: FactVisibility = 'not_shown'): Fact['where'] => ({
  agent_local: 'shown',
  agent_exec: otherwise,
  chat: otherwise,
  gateway: 'shown',
});
const gatewayOnly: Fact['where'] = {
  agent_local: 'not_shown',
  agent_exec: 'not_shown',
  chat: 'not_shown',
  gateway: 'shown',
};

const isType = (...types: string[]): Sight => ({ types });
const has = (type: string, member: string): Sight => ({
  types: [type],
  when: ({ payload }) => payload[member] !== undefined,
});
const never: Sight = { types: [] };

/** Entry point × fact, as found by running OpenClaw 2026.9.6; `docs/events.md` prints it. */
export const FACTS = {
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
  model_call_start: {
    is: 'model calls, with provider and model',
    seams: ['diagnostic.run.execution_phase', 'hook.model_call_started'],
    where: everywhere('shown'),
    seenIn: isType('before_provider_request'),
    // Before, the provider's client repeats a failed request by itself, and both are one call.
    completeSince: '2026.9.0',
  },
  model_call_end: {
    is: 'end and outcome of model calls',
    seams: ['hook.model_call_ended', 'agent_event.usage', 'transcript', 'agent_event.lifecycle'],
    where: withHooks('derived'),
    seenIn: isType('after_provider_response'),
  },
  model_call_duration: {
    is: 'duration of model calls',
    seams: ['hook.model_call_ended', 'diagnostic.run.execution_phase', 'agent_event.usage'],
    where: withHooks('derived'),
    seenIn: { types: ['after_provider_response'], when: ({ duration_ms }) => typeof duration_ms === 'number' },
  },
  model_call_failure: {
    is: 'failures of model calls and their reason',
    seams: ['agent_event.lifecycle', 'hook.model_call_ended', 'hook.llm_output'],
    where: everywhere('shown'),
    seenIn: { types: ['after_provider_response'], when: ({ outcome }) => outcome === 'failed' },
    completeSince: '2026.9.0',
  },
  http_status: {
    is: 'status code of a failed model call',
    seams: ['hook.llm_output'],
    where: withHooks(),
    seenIn: has('after_provider_response', 'http_status'),
  },
  retry: {
    is: 'retries by the host',
    seams: ['agent_event.run_status'],
    where: everywhere('shown'),
    seenIn: has('after_provider_response', 'retry'),
    completeSince: '2026.9.0',
  },
  tokens_and_cost: {
    is: 'tokens and cost per model call',
    seams: ['transcript', 'agent_event.usage'],
    where: everywhere('shown'),
    seenIn: has('after_provider_response', 'usage'),
  },
  tokens_of_refused_calls: {
    is: 'input tokens and cost of calls that named only unknown tools or wrote broken arguments',
    seams: ['hook.agent_end', 'hook.llm_output'],
    where: withHooks(),
    seenIn: {
      types: ['after_provider_response'],
      when: ({ payload, source }) =>
        payload.usage !== undefined && /llm_output|agent_end|before_compaction/.test(source),
    },
  },
  context_budget: {
    is: 'token limit of the context',
    seams: ['hook.model_call_started'],
    where: withHooks(),
    seenIn: has('before_provider_request', 'context_budget'),
  },
  context_occupancy: {
    is: 'tokens in the context at each model call',
    seams: ['transcript'],
    where: everywhere('shown'),
    seenIn: has('after_provider_response', 'context_used'),
  },
  context_contents: {
    is: 'size of system prompt and history, available tools',
    seams: ['hook.llm_input'],
    where: withHooks(),
    seenIn: isType('context_report'),
  },
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
      when: ({ payload }) => payload.approval !== undefined || /^(person|policy)$/.test(String(payload.blocked_by)),
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
  subagents: {
    is: 'subagents, with parentage and outcome',
    seams: ['hook.subagent_spawned', 'hook.subagent_ended'],
    where: gatewayOnly,
    // An end that was derived, because the process ended first, was not shown.
    seenIn: {
      types: ['subagent_spawned', 'subagent_ended'],
      when: ({ payload }) => payload.concluded_from === undefined,
    },
  },
  cron: { is: 'scheduled jobs', seams: ['hook.cron_changed'], where: gatewayOnly, seenIn: isType('cron') },
  conversation_lifecycle: {
    is: 'conversations begin, end and are reset',
    seams: ['hook.session_start', 'hook.session_end', 'hook.before_reset'],
    where: gatewayOnly,
    seenIn: isType('session_start', 'session_end', 'reset'),
  },
  channel_messages: {
    is: 'channel messages and their delivery',
    seams: ['hook.message_received', 'hook.message_sent'],
    where: gatewayOnly,
    seenIn: isType('message_received', 'message_sent'),
  },
  gateway_lifecycle: {
    is: 'the gateway starts and stops',
    seams: ['hook.gateway_start', 'hook.gateway_stop'],
    where: gatewayOnly,
    seenIn: isType('gateway_start', 'gateway_stop'),
  },
} as const satisfies Record<string, Fact>;

export type FactName = keyof typeof FACTS;
