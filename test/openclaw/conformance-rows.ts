/** Every statement of the three documents about files and fields, beside what a real run left behind. */

export interface Leftovers {
  /** `session.json` while the agent ran, and sealed. */
  readonly live: Json;
  readonly session: Json;
  /** `run_001.json` while the agent ran, and closed. */
  readonly liveRecord: Json;
  readonly record: Json;
  readonly diagnosis: Json;
  /** `active_session.json` while the agent ran; whether it is there afterwards. */
  readonly active: Json;
  readonly isActiveLeft: boolean;
  /** What the agent's own `env` printed. */
  readonly environment: string;
  /** The record of a run that was aborted. */
  readonly aborted: Json;
  /** Whether the sealed file was byte-identical after the run was diagnosed again. */
  readonly isUnchanged: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: files of a run, read as anybody would.
export type Json = any;

export interface Row {
  /** The document and what it says. */
  readonly of: '000' | '001' | '002';
  readonly says: string;
  /** Whether the run fits; a row that differs on purpose says where `docs/conformance.md` gives the reason. */
  readonly holds: (left: Leftovers) => boolean;
  readonly differs?: string;
}

const types = ({ session }: Leftovers): Set<string> =>
  new Set(session.events.map(({ event_type }: Json) => event_type));
const eventsOf = ({ session }: Leftovers, type: string): Json[] =>
  session.events.filter(({ event_type }: Json) => event_type === type);
const callOf = (left: Leftovers): Json => eventsOf(left, 'tool_call')[0];
const logged = (record: Json, type: string): Json[] =>
  record.event_log.filter(({ event_type }: Json) => event_type === type);
const statesOf = (record: Json): unknown[] => logged(record, 'state_transition').map(({ payload }) => payload.state);
const has = (object: Json, ...names: string[]): boolean => names.every((name) => Object.hasOwn(Object(object), name));
const isTime = (text: unknown): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(String(text));

const writes = (type: string): Row => ({
  of: '000',
  says: `the event ${type} is captured`,
  holds: (left) => types(left).has(type),
});
const differs = (row: Row, reason: string): Row => ({ ...row, differs: reason });

export const ROWS: readonly Row[] = [
  // 000: the plugin.
  ...['agent_start', 'agent_end', 'turn_start', 'turn_end', 'before_provider_request'].map(writes),
  ...['after_provider_response', 'message_start', 'message_end', 'input', 'tool_call', 'tool_result'].map(writes),
  ...['session_start', 'session_end', 'message_received', 'message_sent'].map((type) =>
    differs(writes(type), 'gateway-events'),
  ),
  differs(writes('message_update'), 'message-update'),
  differs(writes('user_bash'), 'user-bash'),
  ...['tool_execution_start', 'tool_execution_update', 'tool_execution_end'].map((type) =>
    differs(writes(type), 'tool-execution'),
  ),
  {
    of: '000',
    says: 'every event has the UTC time of its arrival, ISO 8601',
    holds: ({ session }) => session.events.every(({ timestamp }: Json) => isTime(timestamp)),
  },
  {
    of: '000',
    says: 'tool_call_id ties a call to its result',
    holds: (left) =>
      eventsOf(left, 'tool_result').some(({ tool_call_id }) => tool_call_id === callOf(left).tool_call_id),
  },
  { of: '000', says: 'duration_ms is null at tool_call', holds: (left) => callOf(left).duration_ms === null },
  {
    of: '000',
    says: 'duration_ms is known at tool_result',
    holds: (left) => eventsOf(left, 'tool_result').some(({ duration_ms }) => typeof duration_ms === 'number'),
  },
  {
    of: '000',
    says: 'status is ok or error',
    holds: ({ session }) => session.events.every(({ status }: Json) => status === 'ok' || status === 'error'),
  },
  {
    of: '000',
    says: 'source_layer is extension_api or tool_hooks on every event of the plugin',
    holds: ({ session }) =>
      session.events.every(
        ({ source_layer, writer }: Json) =>
          writer === 'supervisor' || source_layer === 'extension_api' || source_layer === 'tool_hooks',
      ),
  },
  {
    of: '000',
    says: 'a memory call is written twice, the copy with payload.observed_as',
    holds: (left) => eventsOf(left, 'memory_search').some(({ payload }) => payload.observed_as === 'tool_call'),
  },
  ...['session_id', 'run_id', 'schema_version', 'created_at', 'updated_at', 'events_file', 'events', 'metrics'].map(
    (name): Row => ({
      of: '000',
      says: `session.json has ${name}, mid-run and sealed`,
      holds: ({ live, session }) => has(live, name) && has(session, name),
    }),
  ),
  ...['total_events', 'by_event_type', 'by_source_layer', 'error_events', 'tool_calls'].map(
    (name): Row => ({
      of: '000',
      says: `metrics has ${name}, mid-run and sealed`,
      holds: ({ live, session }) => has(live.metrics, name) && has(session.metrics, name),
    }),
  ),
  {
    of: '000',
    says: 'the state of the session is readable mid-run: events are in session.json',
    holds: ({ live }) => live.events.length > 0 && live.events.every(({ event_type }: Json) => event_type),
  },
  differs(
    {
      of: '000',
      says: 'session_id is the run id',
      holds: ({ session }) => session.session_id === session.run_id,
    },
    'session-id',
  ),
  differs(
    {
      of: '000',
      says: 'events_file is session.json while the run is monitored',
      holds: ({ live }) => live.events_file === 'session.json',
    },
    'journal',
  ),
  {
    of: '000',
    says: 'a tool_call has timestamp, event_type, source_layer, tool_name, tool_call_id, status, duration_ms, payload',
    holds: (left) =>
      has(
        callOf(left),
        ...['timestamp', 'event_type', 'source_layer', 'tool_name', 'tool_call_id', 'status', 'duration_ms', 'payload'],
      ),
  },
  {
    of: '000',
    says: 'its payload has toolName, toolCallId and input',
    holds: (left) => has(callOf(left).payload, 'toolName', 'toolCallId', 'input'),
  },
  // 001: evidence.
  {
    of: '001',
    says: 'schema_version is critiqor.session.v1',
    holds: ({ session, live }) => [session, live].every((file) => file.schema_version === 'critiqor.session.v1'),
  },
  {
    of: '001',
    says: 'metrics count canonical types: tool_call, tool_output, memory_event, token_usage, state_transition, error_event',
    holds: ({ session }) =>
      has(
        session.metrics.by_event_type,
        ...['tool_call', 'tool_output', 'memory_event', 'token_usage', 'state_transition', 'error_event'],
      ),
  },
  {
    of: '001',
    says: 'total_events is the number of events',
    holds: ({ session }) => session.metrics.total_events === session.events.length,
  },
  {
    of: '001',
    says: 'tool results carry result content, error flag, duration and status',
    holds: (left) =>
      eventsOf(left, 'tool_result').some(
        (result) => has(result, 'status', 'duration_ms') && has(result.payload, 'result'),
      ),
  },
  {
    of: '001',
    says: 'memory_search carries query and status',
    holds: (left) =>
      eventsOf(left, 'memory_search').some(({ payload }) => payload.query) &&
      eventsOf(left, 'memory_search').some(({ payload }) => payload.result_status),
  },
  {
    of: '001',
    says: 'execution metadata: process start and end, exit code, latency',
    holds: ({ record }) =>
      has(logged(record, 'process_end')[0]?.payload, 'exit_code', 'duration', 'pid') &&
      logged(record, 'process_start').length === 1,
  },
  { of: '001', says: 'sealed evidence is not modified afterwards', holds: ({ isUnchanged }) => isUnchanged },
  {
    of: '001',
    says: 'the diagnosis is a file of its own and can be made again',
    holds: ({ diagnosis, isUnchanged }) => diagnosis.schema_version === 'critiqor.diagnosis.v1' && isUnchanged,
  },
  // 002: the observation engine.
  {
    of: '002',
    says: 'lifecycle begins with IDLE and MONITORING, each with its time',
    holds: ({ liveRecord }) =>
      liveRecord.lifecycle.map(({ state }: Json) => state).join() === 'IDLE,MONITORING' &&
      liveRecord.lifecycle.every(({ timestamp }: Json) => isTime(timestamp)),
  },
  {
    of: '002',
    says: 'it ends with FINALIZING and COMPLETED, or ABORTED',
    holds: ({ record, aborted }) =>
      record.lifecycle.map(({ state }: Json) => state).join() === 'IDLE,MONITORING,FINALIZING,COMPLETED' &&
      aborted.lifecycle.at(-1).state === 'ABORTED',
  },
  ...['created_at', 'started_at', 'finalized_at'].map(
    (name): Row => ({
      of: '002',
      says: `timestamps has ${name}`,
      holds: ({ liveRecord, record }) =>
        has(liveRecord.timestamps, name) &&
        isTime(record.timestamps[name]) &&
        (name !== 'finalized_at' || liveRecord.timestamps[name] === null),
    }),
  ),
  ...Object.entries({
    agent_id: 'openclaw_agent',
    tenant_id: 'default',
    framework: 'openclaw',
    visibility: 'private',
    benchmark_id: 'openclaw_runtime_v1',
    difficulty_tier: 'standard',
  }).map(
    ([name, value]): Row => ({
      of: '002',
      says: `metadata.${name} is ${value} by default`,
      holds: ({ record }) => record.metadata[name] === value,
    }),
  ),
  ...['diagnosis', 'trust_score', 'confidence_score', 'causal_graph', 'failure_analysis', 'cost_analysis'].map(
    (name): Row => ({
      of: '002',
      says: `${name} is null until the run is finalized and filled then`,
      holds: ({ liveRecord, record }) => liveRecord[name] === null && record[name] !== null,
    }),
  ),
  {
    of: '002',
    says: 'diagnosis in the record is the diagnosis',
    holds: ({ record, diagnosis }) => JSON.stringify(record.diagnosis) === JSON.stringify(diagnosis),
  },
  differs(
    {
      of: '002',
      says: 'event_log is empty when the record is created',
      holds: ({ liveRecord }) => liveRecord.event_log.length === 0,
    },
    'first-transition',
  ),
  {
    of: '002',
    says: 'event_log of the finished record is the merged event stream',
    holds: ({ record, session }) =>
      JSON.stringify(record.event_log.slice(0, -1)) === JSON.stringify(session.events) &&
      record.event_log.some(({ payload }: Json) => payload.toolName),
  },
  {
    of: '002',
    says: 'state_transition events: MONITORING, FINALIZING, COMPLETED, ABORTED',
    holds: ({ record, aborted }) =>
      statesOf(record).join() === 'MONITORING,FINALIZING,COMPLETED' && statesOf(aborted).at(-1) === 'ABORTED',
  },
  {
    of: '002',
    says: 'process_start has the command and the pid',
    holds: ({ record }) => has(logged(record, 'process_start')[0]?.payload, 'command', 'pid'),
  },
  {
    of: '002',
    says: 'process_end has the exit code and the pid',
    holds: ({ record }) => has(logged(record, 'process_end')[0]?.payload, 'exit_code', 'pid'),
  },
  {
    of: '002',
    says: 'error_event on a non-zero exit',
    holds: ({ record }) => logged(record, 'error_event').some(({ payload }) => payload.source === 'exit'),
  },
  {
    of: '002',
    says: 'active_session.json names the run while it is active and is gone afterwards',
    holds: ({ active, isActiveLeft }) => active.status === 'MONITORING' && !isActiveLeft,
  },
  ...['RUN_ID=run_001', 'RUNS_DIR=/', 'AGENT_ID=openclaw_agent', 'TENANT_ID=default'].map(toVariable),
  ...['VISIBILITY=private', 'EVENT_SOURCE=openclaw'].map(toVariable),
  differs(
    {
      of: '002',
      says: 'OPENCLAW_BUNDLED_PLUGINS_DIR loads the plugin',
      holds: ({ environment }) => environment.includes('OPENCLAW_BUNDLED_PLUGINS_DIR='),
    },
    'overlay',
  ),
  {
    of: '002',
    says: 'CRITIQOR_EVENT_SOURCE and CRITIQOR_VISIBILITY are in the session',
    holds: (left) => {
      const [start] = eventsOf(left, 'recorder_start');
      return start?.payload.event_source === 'openclaw' && start.payload.visibility === 'private';
    },
  },
];

function toVariable(text: string): Row {
  return {
    of: '002',
    says: `OpenClaw gets CRITIQOR_${text.split('=', 1)[0]}`,
    holds: ({ environment }) => environment.includes(`CRITIQOR_${text}`),
  };
}
