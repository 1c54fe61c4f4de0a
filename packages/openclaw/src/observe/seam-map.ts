import type { EventType } from '@critiqor/evidence/contract/event-types';
import type { HostObject } from '../host/host.ts';
import { observeTranscript } from './messages/observe-messages.ts';
import type { Observation } from './observation.ts';
import * as compactions from './observe-compactions.ts';
import * as hooks from './observe-hooks.ts';
import * as runs from './observe-runs.ts';
import * as subagents from './observe-subagents.ts';

/** One place where the host shows something, what it writes first-hand, and what it adds to lines that another seam wrote. */
interface SeamBase {
  readonly writes: readonly EventType[];
  readonly refines?: readonly EventType[];
}

interface AgentEventSeam extends SeamBase {
  readonly observe: (event: runs.AgentEvent, source: string, observation: Observation) => void;
}

interface StreamSeam extends SeamBase {
  /** Whether an event of this type is one that is written; the others are dropped before anything is remembered of them. */
  readonly concerns?: (event: HostObject) => boolean;
  readonly observe: (event: HostObject, source: string, observation: Observation) => void;
}

interface HookSeam extends SeamBase {
  /** The host delivers it only to plugins that were granted `allowConversationAccess`. */
  readonly needsConversationAccess?: true;
  /** The entry points in which being subscribed changes nothing; all, where it is not said. */
  readonly entryPoints?: readonly string[];
  /** Asked after the same hook of all other plugins, to see what they have made of it. */
  readonly isLast?: true;
  readonly observe: (event: hooks.HookEvent, source: string, observation: Observation) => void;
}

/** Streams of `runtime.events.onAgentEvent`. */
export const AGENT_EVENT_SEAMS: Readonly<Record<string, AgentEventSeam>> = {
  lifecycle: {
    writes: ['agent_start', 'agent_end', 'after_provider_response', 'message_end', 'compaction_end'],
    refines: ['agent_start', 'agent_end', 'after_provider_response', 'input'],
    observe: runs.observeLifecycle,
  },
  run_status: { writes: [], refines: ['after_provider_response'], observe: runs.observeRunStatus },
  assistant: { writes: ['message_start', 'message_end'], observe: runs.observeAssistant },
  item: { writes: ['message_start', 'message_end'], refines: ['tool_result'], observe: runs.observeItem },
  tool: {
    writes: ['tool_call', 'tool_result', 'memory_search', 'memory_get', 'skill_read'],
    refines: ['tool_result'],
    observe: runs.observeTool,
  },
  usage: { writes: ['after_provider_response'], refines: ['after_provider_response'], observe: runs.observeUsage },
  compaction: { writes: ['compaction_start', 'compaction_end'], observe: compactions.observeCompaction },
};

/** `runtime.events.onSessionTranscriptUpdate`. */
export const TRANSCRIPT_SEAM: StreamSeam = {
  writes: ['input', 'message_end', 'after_provider_response'],
  refines: ['after_provider_response', 'message_end'],
  observe: observeTranscript,
};

/** Types of the public diagnostic stream. */
export const DIAGNOSTIC_SEAMS: Readonly<Record<string, StreamSeam>> = {
  'run.execution_phase': {
    writes: ['before_provider_request'],
    refines: ['after_provider_response'],
    concerns: (event) => event.phase === 'model_call_started',
    observe: runs.observeExecutionPhase,
  },
  'exec.process.completed': {
    writes: ['tool_execution_end'],
    refines: ['tool_result'],
    observe: runs.observeProcessEnd,
  },
};

/**
 * Typed hooks. Only observing ones, whose result the host ignores; never one that gates, takes over or changes behaviour by being
 * subscribed (`docs/decisions/003-only-observing-hooks.md`).
 */
export const HOOK_SEAMS: Readonly<Record<string, HookSeam>> = {
  model_call_started: {
    writes: ['before_provider_request', 'compaction_end'],
    refines: ['before_provider_request'],
    observe: hooks.observeModelCallStarted,
  },
  model_call_ended: {
    writes: ['after_provider_response'],
    refines: ['after_provider_response'],
    observe: hooks.observeModelCallEnded,
  },
  llm_input: {
    needsConversationAccess: true,
    writes: ['context_report', 'skill_available', 'input'],
    observe: hooks.observeLlmInput,
  },
  llm_output: {
    needsConversationAccess: true,
    writes: [],
    refines: ['after_provider_response'],
    observe: hooks.observeLlmOutput,
  },
  agent_end: {
    needsConversationAccess: true,
    writes: ['message_end'],
    refines: ['after_provider_response', 'message_end'],
    observe: hooks.observeAgentEnd,
  },
  after_tool_call: { writes: [], refines: ['tool_call', 'tool_result'], observe: hooks.observeAfterToolCall },
  before_message_write: {
    // In a gateway the mere subscription makes the host treat its conversations as not recoverable after a restart.
    entryPoints: ['agent_local'],
    isLast: true,
    writes: [],
    refines: ['tool_result'],
    observe: hooks.observeMessageWrite,
  },
  before_compaction: {
    writes: ['compaction_start', 'compaction_end'],
    refines: ['compaction_start', 'after_provider_response'],
    observe: compactions.observeBeforeCompaction,
  },
  after_compaction: {
    writes: ['compaction_end'],
    refines: ['compaction_end'],
    observe: compactions.observeAfterCompaction,
  },
  before_reset: { writes: ['reset'], observe: hooks.observeBeforeReset },
  session_start: { writes: ['session_start'], observe: hooks.observeSessionStart },
  session_end: { writes: ['session_end'], observe: hooks.observeSessionEnd },
  subagent_spawned: { writes: ['subagent_spawned'], observe: subagents.observeSubagentSpawned },
  subagent_ended: { writes: ['subagent_ended'], observe: subagents.observeSubagentEnded },
  message_received: { writes: ['message_received'], observe: hooks.observeMessageReceived },
  message_sent: { writes: ['message_sent'], observe: hooks.observeMessageSent },
  cron_changed: { writes: ['cron'], observe: hooks.observeCronChanged },
  gateway_start: { writes: ['gateway_start'], observe: hooks.observeGatewayStart },
  gateway_stop: { writes: ['gateway_stop'], observe: hooks.observeGatewayStop },
};

/** The seams by the host's names for them, each beside the name under which evidence cites it: made once, not once per event. */
export const AGENT_EVENT_OBSERVERS = withSources('agent_event', AGENT_EVENT_SEAMS);
export const DIAGNOSTIC_OBSERVERS: ReadonlyMap<unknown, Sourced<StreamSeam>> = withSources(
  'diagnostic',
  DIAGNOSTIC_SEAMS,
);
export const HOOK_OBSERVERS = withSources('hook', HOOK_SEAMS);

type Sourced<Seam> = Seam & { readonly source: string };

function withSources<Seam>(layer: string, seams: Readonly<Record<string, Seam>>): ReadonlyMap<string, Sourced<Seam>> {
  return new Map(Object.entries(seams).map(([name, seam]) => [name, { ...seam, source: `${layer}.${name}` }]));
}

/** Every seam by the name under which evidence cites it. */
export const SEAMS: Readonly<Record<string, SeamBase>> = {
  ...prefixed('agent_event', AGENT_EVENT_SEAMS),
  transcript: TRANSCRIPT_SEAM,
  ...prefixed('diagnostic', DIAGNOSTIC_SEAMS),
  ...prefixed('hook', HOOK_SEAMS),
};

function prefixed(layer: string, seams: Readonly<Record<string, SeamBase>>): Record<string, SeamBase> {
  return Object.fromEntries(Object.entries(seams).map(([name, seam]) => [`${layer}.${name}`, seam]));
}
