import { differs, eventsOf, has, isTime, type Json, logged, type Row } from './row.ts';

/** Document 002: the observation engine. */
export const ENGINE_ROWS: readonly Row[] = [
  {
    says: 'lifecycle begins with IDLE and MONITORING, each with its time',
    holds: ({ liveRecord }) =>
      liveRecord.lifecycle.map(({ state }: Json) => state).join() === 'IDLE,MONITORING' &&
      liveRecord.lifecycle.every(({ timestamp }: Json) => isTime(timestamp)),
  },
  {
    says: 'it ends with FINALIZING and COMPLETED, or ABORTED',
    holds: ({ record, aborted }) =>
      record.lifecycle.map(({ state }: Json) => state).join() === 'IDLE,MONITORING,FINALIZING,COMPLETED' &&
      aborted.lifecycle.at(-1).state === 'ABORTED',
  },
  {
    says: 'run_id and status: MONITORING, then COMPLETED or ABORTED',
    holds: ({ liveRecord, record, aborted }) =>
      liveRecord.run_id === 'run_001' &&
      [liveRecord, record, aborted].map(({ status }) => status).join() === 'MONITORING,COMPLETED,ABORTED',
  },
  ...['created_at', 'started_at', 'finalized_at'].map(
    (name): Row => ({
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
      says: `metadata.${name} is ${value} by default`,
      holds: ({ record }) => record.metadata[name] === value,
    }),
  ),
  ...['diagnosis', 'trust_score', 'confidence_score', 'causal_graph', 'failure_analysis', 'cost_analysis'].map(
    (name): Row => ({
      says: `${name} is null until the run is finalized and filled then`,
      holds: ({ liveRecord, record }) => liveRecord[name] === null && record[name] !== null,
    }),
  ),
  {
    says: 'diagnosis in the record is the diagnosis',
    holds: ({ record, diagnosis }) => JSON.stringify(record.diagnosis) === JSON.stringify(diagnosis),
  },
  differs(
    {
      says: 'event_log is empty when the record is created',
      holds: ({ liveRecord }) => liveRecord.event_log.length === 0,
    },
    'first-transition',
  ),
  {
    says: 'event_log of the finished record is the merged event stream',
    holds: ({ record, session }) =>
      JSON.stringify(record.event_log.slice(0, -1)) === JSON.stringify(session.events) &&
      record.event_log.some(({ payload }: Json) => payload.toolName),
  },
  {
    says: 'state_transition events: MONITORING, FINALIZING, COMPLETED, ABORTED',
    holds: ({ record, aborted }) =>
      statesOf(record).join() === 'MONITORING,FINALIZING,COMPLETED' && statesOf(aborted).at(-1) === 'ABORTED',
  },
  {
    says: 'process_start has the command and the pid',
    holds: ({ record }) => has(logged(record, 'process_start')[0]?.payload, 'command', 'pid'),
  },
  {
    says: 'process_end has the exit code and the pid',
    holds: ({ record }) => has(logged(record, 'process_end')[0]?.payload, 'exit_code', 'pid'),
  },
  {
    says: 'error_event on a non-zero exit',
    holds: ({ record }) => logged(record, 'error_event').some(({ payload }) => payload.source === 'exit'),
  },
  {
    says: 'active_session.json names the run while it is active and is gone afterwards',
    holds: ({ active, isActiveLeft }) => active.status === 'MONITORING' && !isActiveLeft,
  },
  ...['RUN_ID=run_001', 'RUNS_DIR=/', 'AGENT_ID=openclaw_agent', 'TENANT_ID=default'].map(toVariable),
  ...['VISIBILITY=private', 'EVENT_SOURCE=openclaw'].map(toVariable),
  differs(
    {
      says: 'OPENCLAW_BUNDLED_PLUGINS_DIR loads the plugin',
      holds: ({ environment }) => environment.includes('OPENCLAW_BUNDLED_PLUGINS_DIR='),
    },
    'overlay',
  ),
  {
    says: 'CRITIQOR_EVENT_SOURCE and CRITIQOR_VISIBILITY are in the session',
    holds: (left) => {
      const [start] = eventsOf(left, 'recorder_start');
      return start?.payload.event_source === 'openclaw' && start.payload.visibility === 'private';
    },
  },
];

function statesOf(record: Json): unknown[] {
  return logged(record, 'state_transition').map(({ payload }) => payload.state);
}
function toVariable(text: string): Row {
  return {
    says: `OpenClaw gets CRITIQOR_${text.split('=', 1)[0]}`,
    holds: ({ environment }) => environment.includes(`CRITIQOR_${text}`),
  };
}
