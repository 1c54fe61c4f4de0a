import { everywhere, type Fact, has, isType, withHooks } from './fact.ts';

/** Model calls, their tokens and their context. */
export const MODEL_FACTS = {
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
} as const satisfies Record<string, Fact>;
