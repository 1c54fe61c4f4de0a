import { eventsOf, has, type Json, logged, type Row } from './row.ts';

/** Document 001: evidence. */
export const EVIDENCE_ROWS: readonly Row[] = [
  {
    says: 'schema_version is critiqor.session.v1',
    holds: ({ session, live }) => [session, live].every((file) => file.schema_version === 'critiqor.session.v1'),
  },
  {
    says: 'metrics count canonical types: tool_call, tool_output, memory_event, token_usage, state_transition, error_event',
    holds: ({ session }) =>
      has(
        session.metrics.by_event_type,
        ...['tool_call', 'tool_output', 'memory_event', 'token_usage', 'state_transition', 'error_event'],
      ),
  },
  {
    says: 'total_events is the number of events',
    holds: ({ session }) => session.metrics.total_events === session.events.length,
  },
  {
    says: 'tool results carry result content, error flag, duration and status',
    holds: (left) =>
      eventsOf(left, 'tool_result').some(
        (result) => has(result, 'status', 'duration_ms') && has(result.payload, 'result'),
      ),
  },
  {
    says: 'memory_search carries query and status',
    holds: (left) =>
      eventsOf(left, 'memory_search').some(({ payload }) => payload.query) &&
      eventsOf(left, 'memory_search').some(({ payload }) => payload.result_status),
  },
  {
    says: 'memory_get carries key and result status',
    holds: (left) =>
      eventsOf(left, 'memory_get').some(({ payload }) => payload.path === 'memory/none.md') &&
      eventsOf(left, 'memory_get').some(({ payload }) => payload.result_status === 'not_found'),
  },
  {
    says: 'execution metadata: process start and end, exit code, latency',
    holds: ({ record }) =>
      has(logged(record, 'process_end')[0]?.payload, 'exit_code', 'duration', 'pid') &&
      logged(record, 'process_start').length === 1,
  },
  {
    says: 'events are in order: by time, or as their writer wrote them',
    holds: ({ session }) =>
      session.events.every(({ event_id }: Json, index: number) => Number(event_id.slice(4)) === index + 1) &&
      session.events.every(
        ({ timestamp, writer }: Json, index: number) =>
          index === 0 ||
          session.events[index - 1].writer === writer ||
          session.events[index - 1].timestamp <= timestamp,
      ),
  },
  {
    says: 'run_id is the id of the run',
    holds: ({ session, live }) => session.run_id === 'run_001' && live.run_id === 'run_001',
  },
  { says: 'sealed evidence is not modified afterwards', holds: ({ isUnchanged }) => isUnchanged },
  {
    says: 'the diagnosis is a file of its own and can be made again',
    holds: ({ diagnosis, isUnchanged }) => diagnosis.schema_version === 'critiqor.diagnosis.v1' && isUnchanged,
  },
];
