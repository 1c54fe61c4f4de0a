import { differs, eventsOf, has, isTime, type Json, type Leftovers, type Row } from './row.ts';

/** Document 000: the plugin. */
export const PLUGIN_ROWS: readonly Row[] = [
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
    says: 'every event has the UTC time of its arrival, ISO 8601',
    holds: ({ session }) => session.events.every(({ timestamp }: Json) => isTime(timestamp)),
  },
  {
    says: 'tool_call_id ties a call to its result',
    holds: (left) =>
      eventsOf(left, 'tool_result').some(({ tool_call_id }) => tool_call_id === callOf(left).tool_call_id),
  },
  { says: 'duration_ms is null at tool_call', holds: (left) => callOf(left).duration_ms === null },
  {
    says: 'duration_ms is known at tool_result',
    holds: (left) => eventsOf(left, 'tool_result').some(({ duration_ms }) => typeof duration_ms === 'number'),
  },
  {
    says: 'status is ok or error',
    holds: ({ session }) => session.events.every(({ status }: Json) => status === 'ok' || status === 'error'),
  },
  {
    says: 'a failed tool call has status error, a completed one ok',
    holds: (left) => {
      const statuses = eventsOf(left, 'tool_result').map(({ outcome, status }) => `${outcome} ${status}`);
      return statuses.includes('failed error') && statuses.includes('completed ok');
    },
  },
  {
    says: 'source_layer is extension_api or tool_hooks on every event of the plugin',
    holds: ({ session }) =>
      session.events.every(
        ({ source_layer, writer }: Json) =>
          writer === 'supervisor' || source_layer === 'extension_api' || source_layer === 'tool_hooks',
      ),
  },
  {
    says: 'a memory call is written twice, the copy with payload.observed_as',
    holds: (left) => eventsOf(left, 'memory_search').some(({ payload }) => payload.observed_as === 'tool_call'),
  },
  {
    says: 'the copy is an event of its own: the call itself is there too',
    holds: (left) =>
      eventsOf(left, 'memory_search').every(({ tool_call_id }) =>
        eventsOf(left, 'tool_call').some((call) => call.tool_call_id === tool_call_id),
      ),
  },
  ...['session_id', 'run_id', 'schema_version', 'created_at', 'updated_at', 'events_file', 'events', 'metrics'].map(
    (name): Row => ({
      says: `session.json has ${name}, mid-run and sealed`,
      holds: ({ live, session }) => has(live, name) && has(session, name),
    }),
  ),
  ...['total_events', 'by_event_type', 'by_source_layer', 'error_events', 'tool_calls'].map(
    (name): Row => ({
      says: `metrics has ${name}, mid-run and sealed`,
      holds: ({ live, session }) => has(live.metrics, name) && has(session.metrics, name),
    }),
  ),
  {
    says: 'metrics.tool_calls counts calls per tool',
    holds: ({ session }) => session.metrics.tool_calls.read === 2 && session.metrics.tool_calls.exec === 1,
  },
  {
    says: 'the state of the session is readable mid-run: events are in session.json',
    holds: ({ live }) => live.events.length > 0 && live.events.every(({ event_type }: Json) => event_type),
  },
  differs(
    {
      says: 'session_id is the run id',
      holds: ({ session }) => session.session_id === session.run_id,
    },
    'session-id',
  ),
  differs(
    {
      says: 'events_file is session.json while the run is monitored',
      holds: ({ live }) => live.events_file === 'session.json',
    },
    'journal',
  ),
  {
    says: 'a tool_call has timestamp, event_type, source_layer, tool_name, tool_call_id, status, duration_ms, payload',
    holds: (left) =>
      has(
        callOf(left),
        ...['timestamp', 'event_type', 'source_layer', 'tool_name', 'tool_call_id', 'status', 'duration_ms', 'payload'],
      ),
  },
  {
    says: 'its payload has toolName, toolCallId and input',
    holds: (left) => has(callOf(left).payload, 'toolName', 'toolCallId', 'input'),
  },
];

function writes(type: string): Row {
  return {
    says: `the event ${type} is captured`,
    holds: (left) => eventsOf(left, type).length > 0,
  };
}

function callOf(left: Leftovers): Json {
  return eventsOf(left, 'tool_call')[0];
}
