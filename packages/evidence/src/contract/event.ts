/**
 * The evidence contract: every event type, its payload, and the line that carries it.
 *
 * Version and duty: whoever changes the meaning, the name or the type of anything in this file raises EVIDENCE_VERSION,
 * freezes the old shape in `versions/` with a step from it to the new one in `upgrade-event.ts`, and adds a fixture of the old
 * version: a journal and a sealed run.
 * A new optional payload field or a new event type needs no new version: readers ignore what they do not know.
 */
export const EVIDENCE_VERSION = 2;

/** Which side showed an event: the host's timeline, its tools, or the process that supervises it. */
export const SOURCE_LAYERS = ['extension_api', 'tool_hooks', 'supervisor'] as const;
export type SourceLayer = (typeof SOURCE_LAYERS)[number];

/** What really happened to a call or a run, based on what was executed, not on what was said about it. */
export const OUTCOMES = ['completed', 'failed', 'blocked', 'cancelled', 'running', 'unknown'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/**
 * One line of the journal. Absent means that the host did not say; only `duration_ms` is null while a thing has begun and not
 * ended. `seq` is gap-free per writer; `prev_hash` and `hash` chain a writer's lines.
 */
export interface JournalEvent {
  readonly v: number;
  readonly timestamp: string;
  readonly event_type: string;
  readonly source_layer: SourceLayer;
  readonly source: string;
  readonly status: 'ok' | 'error';
  readonly payload: Readonly<Record<string, unknown>>;
  readonly seq: number;
  readonly writer: string;
  readonly prev_hash: string;
  readonly hash: string;
  readonly host_ts?: number;
  readonly outcome?: Outcome;
  readonly exit_code?: number;
  readonly error?: string;
  readonly duration_ms?: number | null;
  readonly tool_name?: string;
  readonly tool_call_id?: string;
  readonly parent_tool_call_id?: string;
  /** The seq of this writer's line that this one adds to. */
  readonly refines?: number;
  /** The seq of this writer's line that this one was made from; such lines are left out of totals. */
  readonly derived_from?: number;
  /** The agent runtime that showed this; a supervisor's own lines have none. */
  readonly host?: string;
  /** Ids of the host: one run of it, the conversation by its lasting key and by its present id, the agent. */
  readonly host_run_id?: string;
  readonly conversation_key?: string;
  readonly conversation_id?: string;
  readonly agent_id?: string;
  readonly trace_id?: string;
  readonly redactions?: number;
  readonly truncations?: number;
}

/** What a recorder says about an event; the journal writer adds the rest. */
export type EventDraft = Partial<
  Omit<
    JournalEvent,
    'v' | 'timestamp' | 'event_type' | 'payload' | 'seq' | 'writer' | 'prev_hash' | 'hash' | 'source_layer' | 'host'
  >
> & {
  readonly event_type: EventType;
  readonly source: string;
  readonly payload: Readonly<Record<string, unknown>>;
};

/**
 * `content` is what people and tools wrote: redacted, and withheld under the `metadata` capture policy. A `fact` is always kept: numbers,
 * ids, names and enumerations of the host, in which nobody writes free text.
 */
export interface PayloadField {
  readonly kind: 'content' | 'fact';
  readonly type: string;
  readonly is: string;
}

export interface EventTypeContract {
  readonly layer: SourceLayer;
  readonly is: string;
  readonly payload: Readonly<Record<string, PayloadField>>;
}

const fact = (type: string, is: string): PayloadField => ({ kind: 'fact', type, is });
const content = (type: string, is: string): PayloadField => ({ kind: 'content', type, is });

const MEMORY_PAYLOAD = {
  observed_as: fact('string', 'type of the tool event that this copies: tool_call or tool_result'),
  query: content('string', 'what was searched for'),
  path: content('string', 'what should be read'),
  result_status: fact('string', 'hit, empty, unavailable, not_found or error; only with a result'),
  hits: fact('number', 'number of results'),
  warning: content('string', 'warning from the memory itself, such as degraded recall'),
};

/** Every type that a recorder or a supervisor may write. `docs/events.md` is generated from this table. */
export const EVENT_TYPES = {
  recorder_start: {
    layer: 'extension_api',
    is: 'first line of a writer: who wrote what follows, and what it could see',
    payload: {
      recorder_version: fact('string', 'version of the recorder'),
      evidence_version: fact('number', 'version of this contract'),
      host_version: fact('string', 'version of the host'),
      node_version: fact('string', 'version of Node'),
      platform: fact('string', 'operating system and processor'),
      pid: fact('number', 'process of the writer'),
      ppid: fact('number', 'its parent'),
      entry_point: fact('string', 'agent_local, agent_exec, chat, gateway or unknown'),
      event_source: fact('string', 'CRITIQOR_EVENT_SOURCE, as the supervisor set it: openclaw'),
      visibility: fact('string', 'CRITIQOR_VISIBILITY, as the supervisor set it'),
      clock: fact('object', 'wall (ms since 1970) and monotonic (ms) at this line'),
      subscribed: fact('array', 'seams that the recorder listens to'),
      refused: fact('array', 'seams that this host refused or does not have'),
      conversation_access: fact('boolean', 'whether the host grants access to hooks with conversation content'),
      capture: fact('string', 'capture policy: standard, full or metadata'),
      digest_scope: fact('string', 'run: digests compare across writers; process: only within this one'),
      rehearsal_ms: fact('number', 'duration of the rehearsal before the recorder listened; not part of handler_ms'),
      registration: fact('object', 'mode and number of this registration in the process'),
      imported: fact('object', 'only of an import: its source, and the id of the run there'),
      shown_facts: fact('array', 'only of an import: the facts that such a source contains'),
      job: fact('object', 'only without a supervisor: what this is a run of, as the entry of the open run says it'),
      gateway_log: fact(
        'object',
        'only in a gateway without a supervisor: log, and seq of its last line at this moment',
      ),
    },
  },
  recorder_status: {
    layer: 'extension_api',
    is: 'the recorder reports on itself: another registration (a reload of the host), or its own cost so far',
    payload: {
      reason: fact('string', 'registered, run_ended, gateway_stopped, run_closed or exit'),
      closed_by: fact(
        'string',
        'only of run_closed, why: idle, reset, session_end, finished, gateway_stop, reload, exit or limit',
      ),
      gateway_log: fact(
        'object',
        'only in a gateway without a supervisor: log, and seq of its last line at this moment',
      ),
      registration: fact('object', 'mode and number of the registration in the process'),
      subscribed: fact('array', 'seams that the recorder listens to now'),
      conversation_access: fact('boolean', 'whether the host grants access to hooks with conversation content'),
      host_events: fact('number', 'events that the host has shown so far'),
      written: fact('number', 'lines written so far'),
      handler_ms: fact('number', 'time spent in our handlers so far'),
      handler_median_us: fact('number', 'median time of a host event in our handlers, in microseconds'),
      faults: fact('object', 'handler faults so far, by seam'),
      delivered: fact('array', 'seams that have shown something so far; written when one was added'),
    },
  },
  recorder_fault: {
    layer: 'extension_api',
    is: 'a gap: events that could not be written, or that the host numbered and the recorder did not see',
    payload: {
      reason: fact('string', 'write_failed, file_removed, host_gap, handler_failed, or of an import source_unreadable'),
      code: fact('string', 'error code of the system, such as ENOSPC'),
      lost_events: fact('number', 'how many events are missing'),
      lost_by_type: fact('object', 'the same by event type'),
      restored_lines: fact('number', 'lines that were written again after the file had been removed'),
      seam: fact('string', 'where it happened'),
      from: fact('string', 'time of the first missing event'),
      to: fact('string', 'time of the last missing event'),
    },
  },
  state_transition: {
    layer: 'supervisor',
    is: 'a monitored run changes its state',
    payload: {
      state: fact('string', 'IDLE, MONITORING, FINALIZING, COMPLETED or ABORTED'),
      message: fact('string', 'why'),
    },
  },
  process_start: {
    layer: 'supervisor',
    is: 'the supervisor launched the agent',
    payload: {
      command: content('array', 'program and arguments'),
      pid: fact('number', 'process that was launched; the agent itself is its descendant'),
    },
  },
  process_end: {
    layer: 'supervisor',
    is: 'that process ended',
    payload: {
      pid: fact('number', 'process that was launched'),
      exit_code: fact('number', 'its exit code; absent when a signal ended it'),
      signal: fact('string', 'signal that ended it'),
      duration: fact('number', 'seconds that it ran'),
    },
  },
  error_event: {
    layer: 'supervisor',
    is: 'something went wrong around the agent: it could not be launched, ran into the time limit, or failed',
    payload: {
      source: fact(
        'string',
        'launch, timeout, interrupt (a signal that the supervisor got), abort or finalize (another command), signal, exit, recorder (it never attached) or evidence (it was damaged)',
      ),
      message: content('string', 'what happened'),
    },
  },
  gateway_start: {
    layer: 'extension_api',
    is: 'a gateway begins to serve, or serves again after our plugin was replaced',
    payload: { port: fact('number', 'port on which it listens') },
  },
  gateway_stop: {
    layer: 'extension_api',
    is: 'a gateway stops, or only replaces our plugin (see reason)',
    payload: { reason: fact('string', 'as reported by the host') },
  },
  gateway_reload: {
    layer: 'extension_api',
    is: 'a gateway has a new configuration; only in the log of a gateway',
    payload: { registration: fact('object', 'mode and number of the registration in the process') },
  },
  gateway_health: {
    layer: 'extension_api',
    is: 'something that concerns the gateway or a channel as a whole; only in the log of a gateway',
    payload: {
      kind: fact('string', "the host's name for it, such as webhook.error"),
      channel: fact('string', 'channel that it concerns'),
      level: fact('string', 'how bad it is, as the host says it'),
      conversation_key: fact('string', 'conversation that it concerns'),
      reason: fact('string', 'as reported by the host'),
    },
  },
  session_start: {
    layer: 'extension_api',
    is: 'a conversation begins',
    payload: { resumed_from: fact('string', 'conversation that this one continues') },
  },
  session_end: {
    layer: 'extension_api',
    is: 'a conversation ends',
    payload: {
      reason: fact('string', 'new, reset, idle, shutdown …'),
      next_conversation_id: fact('string', 'conversation that follows'),
    },
  },
  reset: {
    layer: 'extension_api',
    is: 'a conversation is about to be reset',
    payload: {
      reason: fact('string', 'new or reset'),
      messages: fact('number', 'number of messages in the conversation'),
    },
  },
  agent_start: {
    layer: 'extension_api',
    is: 'one run of the host begins; a retry of it refines this line with its attempt',
    payload: {
      attempt: fact('number', '1, and 2 or more for retries'),
      trigger: fact('string', 'user, heartbeat, cron, memory or subagent'),
      trigger_source: fact(
        'string',
        'host: reported by the host; conversation_key: derived from the key of the conversation',
      ),
      job_id: fact('string', 'cron job'),
      concluded_from: fact('string', 'what revealed the run if the host showed no beginning: run_end'),
    },
  },
  agent_end: {
    layer: 'extension_api',
    is: 'that run ended, with its real outcome',
    payload: {
      ending: fact('string', 'success, error, timeout, aborted or yielded'),
      settled: fact('boolean', 'whether the host considers this final'),
      stop_reason: fact('string', 'as reported by the host'),
      liveness: fact('string', 'working, paused, blocked or abandoned'),
      aborted: fact('boolean', 'as reported by the host'),
      timeout_phase: fact('string', 'what was running at the timeout'),
      failure: fact('string', 'class of the failure, as reported by the host'),
      reply: fact('string', 'disposition of the final reply: visible, empty …'),
      reported_error: content(
        'string',
        'the error that the host gave for the run, if it is that of an earlier attempt and a later one succeeded',
      ),
      concluded_from: fact('string', 'what it was derived from if the source of an import shows no end: last_message'),
    },
  },
  turn_start: {
    layer: 'extension_api',
    is: 'one model response and its tools begin; derived by the recorder, because the host shows no turns',
    payload: {
      turn: fact('number', 'number of the turn in its run, from 1'),
      model_call: fact('number', 'number of the model call that began it'),
      concluded_from: fact('string', 'what it was derived from: model_call'),
    },
  },
  turn_end: {
    layer: 'extension_api',
    is: 'that turn is over; derived by the recorder',
    payload: {
      turn: fact('number', 'number of the turn in its run'),
      concluded_from: fact('string', 'what it was derived from: next_model_call or run_end'),
    },
  },
  input: {
    layer: 'extension_api',
    is: 'a user message enters a conversation',
    payload: {
      text: content('string', 'the message'),
      trigger: fact('string', 'user, heartbeat, cron, memory or subagent'),
      trigger_source: fact(
        'string',
        'host: reported by the host; conversation_key: derived from the key of the conversation',
      ),
      message_id: fact('string', 'id of the message'),
      stored: fact(
        'boolean',
        'false if the run ended before the host stored it: the text is the prompt that it made of it',
      ),
    },
  },
  message_received: {
    layer: 'extension_api',
    is: 'a channel delivers a message to the gateway',
    payload: {
      channel: fact('string', 'channel'),
      text: content('string', 'the message'),
      message_id: fact('string', 'id of the message'),
    },
  },
  message_sent: {
    layer: 'extension_api',
    is: 'the gateway delivered a message to a channel, or failed to',
    payload: {
      channel: fact('string', 'channel'),
      text: content('string', 'the message'),
      message_id: fact('string', 'id of the message'),
    },
  },
  message_start: {
    layer: 'extension_api',
    is: 'the first text of an assistant message arrives',
    payload: { item_id: fact('string', 'item of the host'), kind: fact('string', 'answer or preamble') },
  },
  message_update: { layer: 'extension_api', is: 'reserved: deltas are not stored', payload: {} },
  message_end: {
    layer: 'extension_api',
    is: 'an assistant message is complete, or as complete as it will be',
    payload: {
      text: content('string', 'its text'),
      tool_calls: fact('array', 'ids and names of the tool calls that it requests'),
      stop_reason: fact('string', 'stop, toolUse, length, error or aborted'),
      message_id: fact('string', 'id of the message'),
      model_call: fact('number', 'number of the model call in its run that produced it'),
      partial: fact('boolean', 'true if the host never stored the message: the text is what was streamed'),
      synthetic: fact('boolean', 'true if the host wrote it, not a model'),
      rewritten: fact(
        'boolean',
        'true if the stored message differs from what the model said: text and tool_calls are what it said',
      ),
      stored_text: content('string', 'the stored text, if it differs from what the model said'),
      stored: fact('boolean', 'false if the message is in no transcript: a plugin or the host dropped it'),
      reasoning: content('string', 'what the model thought before it answered, where all is captured (--capture full)'),
      reasoning_chars: fact('number', 'length of that'),
    },
  },
  before_provider_request: {
    layer: 'extension_api',
    is: 'a model call starts',
    payload: {
      model_call: fact('number', 'number of the call in its run, from 1'),
      call_id: fact('string', 'id of the host, not unique across retries'),
      provider: fact('string', 'provider'),
      model: fact('string', 'model'),
      api: fact('string', 'wire protocol'),
      attempt: fact('number', 'attempt of the run'),
      purpose: fact('string', 'compaction: the call writes the summary of a compaction'),
      context_budget: fact('number', 'token limit of the context'),
    },
  },
  after_provider_response: {
    layer: 'extension_api',
    is: 'a model call ends or fails; tokens, cost and error details often arrive as refinements',
    payload: {
      model_call: fact('number', 'number of the call in its run, from 1'),
      call_id: fact('string', 'id of the host, not unique across retries'),
      provider: fact('string', 'provider'),
      model: fact('string', 'model'),
      purpose: fact('string', 'compaction: the call writes the summary of a compaction'),
      usage: fact('object', 'input, output, cache_read, cache_write and total tokens, as far as reported'),
      reported_usage: fact('object', 'usage as reported, if it is impossible: a negative count'),
      cost_usd: fact('number', 'cost at the configured prices; absent if the price or the usage is unknown'),
      context_used: fact('number', 'tokens in the context: input, cache reads and cache writes of this call'),
      context_budget: fact('number', 'token limit of the context'),
      stop_reason: fact('string', 'stop, toolUse, length, error or aborted'),
      duration_source: fact('string', 'host: measured by the host; derived: from the times of two events'),
      first_byte_ms: fact('number', 'time to the first byte'),
      request_bytes: fact('number', 'size of the request'),
      response_bytes: fact('number', 'size of the response'),
      failure: fact('string', 'class of the failure: server_error, rate_limit, auth, timeout, aborted …'),
      http_status: fact('number', 'status code, if the host reported one'),
      tool_calls_refused: fact(
        'string',
        'the host refused the tool calls of this response before execution: malformed (no name, repeated ids, a second choice, arguments that are no object or no JSON) or too_large; it shows neither names nor arguments',
      ),
      retry: fact('object', 'attempt, max_attempts, delay_ms and reason if the host retries'),
      message_id: fact('string', 'message that the call produced'),
      concluded_from: fact('string', 'what revealed the end if the host reported none'),
    },
  },
  tool_call: {
    layer: 'tool_hooks',
    is: 'the model calls a tool',
    payload: {
      toolName: fact('string', 'tool name, as normalised by the host'),
      toolCallId: fact('string', 'id of the call'),
      input: content('any', 'arguments, as the model sent them'),
      executed_input: content(
        'any',
        'arguments as executed, if they differ at any depth: coerced by the host, rewritten by a plugin, or masked when first shown',
      ),
    },
  },
  tool_result: {
    layer: 'tool_hooks',
    is: 'the result of that call',
    payload: {
      toolName: fact('string', 'tool name, as normalised by the host'),
      toolCallId: fact('string', 'id of the call'),
      result: content('any', 'content and details, as provided by the host'),
      result_chars: fact('number', 'length of the text that the host provided'),
      text: content('string', 'the text of the result, if a later seam showed more of it than the first'),
      duration_source: fact('string', 'host: measured by the host; derived: from the times of two events'),
      blocked_by: fact(
        'string',
        'why the call was not executed: unknown_tool, invalid_arguments, tool_loop, hook (one that failed), plugin, policy (of the host, for commands), person or host',
      ),
      approval: fact('string', 'pending: the command waits for an approval and may run later'),
      process: fact('string', 'name of the background process of a command that is still running'),
      process_id: fact('number', 'its id in the operating system'),
      process_end: fact(
        'string',
        'how the end of that process was recognised: process_id, process_name, start_time or elimination; ambiguous: this process or another one may have ended',
      ),
      stored_text: content(
        'string',
        'the stored result, if it differs from what the tool returned: rewritten by a plugin, masked or cut by the host; the model received what the tool returned',
      ),
    },
  },
  tool_execution_start: { layer: 'tool_hooks', is: 'reserved', payload: {} },
  tool_execution_update: { layer: 'tool_hooks', is: 'reserved', payload: {} },
  tool_execution_end: {
    layer: 'tool_hooks',
    is: 'the process of a command ended, and it is unclear which call started it',
    payload: {
      candidates: fact('array', 'ids of the calls that may have started it'),
      command_chars: fact('number', 'length of the command'),
      mode: fact('string', 'child or pty'),
      duration_source: fact('string', 'host: measured by the host'),
    },
  },
  user_bash: { layer: 'tool_hooks', is: 'reserved', payload: {} },
  before_tool_call_persist: { layer: 'tool_hooks', is: 'reserved', payload: {} },
  after_tool_call_persist: { layer: 'tool_hooks', is: 'reserved', payload: {} },
  memory_search: {
    layer: 'tool_hooks',
    is: 'copy of the tool event of a memory search, with its result',
    payload: MEMORY_PAYLOAD,
  },
  memory_get: {
    layer: 'tool_hooks',
    is: 'copy of the tool event of a memory read, with its result',
    payload: MEMORY_PAYLOAD,
  },
  skill_available: {
    layer: 'extension_api',
    is: 'the skills that a run was offered; written when the list is new or has changed',
    payload: {
      skills: fact('array', 'name and location of each'),
      descriptions: content('array', 'their descriptions, in the same order'),
    },
  },
  skill_read: {
    layer: 'extension_api',
    is: 'a skill was opened: a read of its SKILL.md, derived from that tool result',
    payload: {
      skill: fact('string', 'name of its folder'),
      path: content('string', 'what was read'),
      result_status: fact('string', 'read, not_found or failed'),
    },
  },
  context_report: {
    layer: 'extension_api',
    is: 'what a run attempt sends to the model before its own turns',
    payload: {
      system_prompt_chars: fact('number', 'length of the system prompt'),
      prompt_chars: fact('number', 'length of the prompt'),
      history_messages: fact('number', 'messages of earlier turns'),
      tool_count: fact('number', 'tools that the run may use'),
      tools: fact('array', 'their names, if they are new or have changed'),
      images: fact('number', 'images in the prompt'),
    },
  },
  compaction_start: {
    layer: 'extension_api',
    is: 'the host begins to summarise a conversation',
    payload: { messages: fact('number', 'messages before'), tokens: fact('number', 'tokens before') },
  },
  compaction_end: {
    layer: 'extension_api',
    is: 'the compaction is done, or the conversation continued without it (outcome failed, derived)',
    payload: {
      messages: fact('number', 'messages after'),
      tokens: fact('number', 'tokens after'),
      compacted: fact('number', 'messages that were replaced'),
      concluded_from: fact('string', 'what revealed the failure if the host reported no end'),
    },
  },
  subagent_spawned: {
    layer: 'extension_api',
    is: 'a run starts a subagent',
    payload: {
      child_run_id: fact('string', 'run of the subagent'),
      child_conversation_key: fact('string', 'its conversation'),
      parent_conversation_key: fact('string', 'conversation that started it'),
      label: content('string', 'its label'),
      mode: fact('string', 'run or session'),
      model: fact('string', 'its model'),
    },
  },
  subagent_ended: {
    layer: 'extension_api',
    is: 'a subagent ended',
    payload: {
      child_run_id: fact('string', 'run of the subagent'),
      child_conversation_key: fact('string', 'its conversation'),
      parent_conversation_key: fact('string', 'conversation that started it'),
      reason: fact('string', 'subagent-complete, session-reset …'),
      ending: fact('string', 'outcome as reported by the host'),
      concluded_from: fact('string', 'run_end: the process ended before the host said so, and its own run was over'),
    },
  },
  cron: {
    layer: 'extension_api',
    is: 'a scheduled job is added, starts or finishes',
    payload: {
      action: fact('string', 'added, updated, removed, started or finished'),
      job_id: fact('string', 'job'),
      name: content('string', 'its name'),
      ending: fact('string', 'status as reported by the host'),
      run_id: fact('string', 'run that it started'),
      delivery: fact('string', 'delivery status'),
    },
  },
} as const satisfies Record<string, EventTypeContract>;

export type EventType = keyof typeof EVENT_TYPES;

/** Whether a parsed line is an event of the current version. Hand-written, because it runs for every line that is read. */
export function isJournalEvent(value: unknown): value is JournalEvent {
  if (typeof value !== 'object' || value === null) return false;
  const event = value as Record<string, unknown>;
  return (
    event.v === EVIDENCE_VERSION &&
    isString(event.timestamp) &&
    isString(event.event_type) &&
    isSourceLayer(event.source_layer) &&
    isString(event.source) &&
    (event.status === 'ok' || event.status === 'error') &&
    typeof event.payload === 'object' &&
    event.payload !== null &&
    !Array.isArray(event.payload) &&
    isCount(event.seq) &&
    event.seq !== 0 &&
    isString(event.writer) &&
    isHash(event.prev_hash) &&
    isHash(event.hash) &&
    isOptional(event.host_ts, isNumber) &&
    isOptional(event.outcome, isOutcome) &&
    isOptional(event.exit_code, Number.isSafeInteger) &&
    isOptional(event.error, isString) &&
    (event.duration_ms === null || isOptional(event.duration_ms, isNumber)) &&
    isOptional(event.refines, isCount) &&
    isOptional(event.derived_from, isCount) &&
    isOptional(event.redactions, isCount) &&
    isOptional(event.truncations, isCount) &&
    isOptional(event.tool_name, isString) &&
    isOptional(event.tool_call_id, isString) &&
    isOptional(event.parent_tool_call_id, isString) &&
    isOptional(event.host, isString) &&
    isOptional(event.host_run_id, isString) &&
    isOptional(event.conversation_key, isString) &&
    isOptional(event.conversation_id, isString) &&
    isOptional(event.agent_id, isString) &&
    isOptional(event.trace_id, isString)
  );
}

const isString = (value: unknown): boolean => typeof value === 'string';
const isNumber = (value: unknown): boolean => typeof value === 'number';
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

const HASH_CHARS = 64;
/** 1 for the characters of a hash, by code: every line has two, and a table takes half the time of a regular expression. */
const HEX_CODES = Uint8Array.from({ length: 128 }, (_, code) => Number(/[0-9a-f]/.test(String.fromCharCode(code))));

function isHash(value: unknown): boolean {
  if (typeof value !== 'string' || value.length !== HASH_CHARS) return false;
  let hexChars = 0;
  for (let index = 0; index < HASH_CHARS; index++) hexChars += HEX_CODES[value.charCodeAt(index)] ?? 0;
  return hexChars === HASH_CHARS;
}

const isSourceLayer = (value: unknown): boolean => (SOURCE_LAYERS as readonly unknown[]).includes(value);
const isOutcome = (value: unknown): boolean => (OUTCOMES as readonly unknown[]).includes(value);
const isOptional = (value: unknown, guard: (value: unknown) => boolean): boolean => value === undefined || guard(value);
