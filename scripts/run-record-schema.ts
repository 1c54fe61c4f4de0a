import { RUN_STATES, VISIBILITIES } from '@critiqor/api/runs';
import { JOB_KINDS } from '@critiqor/evidence/contract/open-run';
import { z } from 'zod';

/** The schema of a run's record, `run_001.json`. */

const time = z.string();
const count = z.int().min(0);
const state = z.enum(RUN_STATES);
const score = z.number().min(0).max(100).nullable();

const RECORD = z.object({
  run_id: z
    .string()
    .regex(/^run_[0-9]{3,}$/)
    .describe('The run.'),
  session_id: z.string().optional().describe('Random, chosen when the run starts; absent in older records.'),
  status: state.describe('The state of the run.'),
  lifecycle: z
    .array(z.object({ state, timestamp: time }))
    .min(1)
    .describe('Every state so far, from IDLE, each with its time.'),
  timestamps: z
    .object({ created_at: time, started_at: time, finalized_at: time.nullable() })
    .describe('When the run was created, started and closed; the last is null until then.'),
  metadata: z
    .object({
      agent_id: z.string().describe('Name of the agent.'),
      tenant_id: z.string().describe('Owner of the agent.'),
      framework: z.string().describe('The agent runtime: openclaw, or what the source of an import says.'),
      visibility: z.enum(VISIBILITIES).describe('Who may see the run in a dashboard.'),
      benchmark_id: z.string().describe('Benchmark that the run belongs to.'),
      difficulty_tier: z.string().describe('Difficulty of the task.'),
      labels: z.record(z.string(), z.string()).describe('Labels of the run.'),
      origin: z
        .object({
          kind: z.literal('import'),
          source: z.string().describe('The kind of source.'),
          key: z.string().describe("SHA-256 of the run's identity within its source."),
          digest: z.string().describe('SHA-256 of what the source held of the run.'),
        })
        .optional()
        .describe('Only of a run that was imported, not recorded.'),
      job: z
        .object({
          kind: z.enum(JOB_KINDS).describe('What the run is a run of.'),
          conversation_key: z.string().nullable().describe('The conversation, by its lasting key.'),
          channel: z.string().nullable().describe('Where the conversation takes place.'),
          trigger: z.string().nullable().describe('Why the host began it.'),
          job_id: z.string().nullable().describe('The cron job.'),
          gateway: z
            .object({ log: z.string(), seq: count })
            .nullable()
            .describe('The log of the gateway, and the number of its last line when the run began.'),
        })
        .optional()
        .describe('Only of a run that an installed recorder began by itself.'),
    })
    .describe('What the run was started with; the seal covers it.'),
  event_log: z
    .array(z.looseObject({}))
    .describe(
      "While the run is monitored, the supervisor's own events; once it is closed, all events with their payloads as they were sealed, and the transition that closed the run.",
    ),
  diagnosis: z.unknown().describe('The whole diagnosis, as diagnosis.json has it; null until there is one.'),
  trust_score: score.describe('Of the diagnosis.'),
  confidence_score: score.describe('Of the diagnosis.'),
  causal_graph: z.looseObject({}).nullable().describe('Of the diagnosis.'),
  failure_analysis: z.looseObject({}).nullable().describe('Of the diagnosis.'),
  cost_analysis: z.looseObject({}).nullable().describe('Of the diagnosis.'),
  event_log_cut: z
    .object({
      sealed_events: count.describe('Events in the evidence.'),
      listed_events: count.describe('How many of them are in event_log: the first.'),
      events_file: z.string().describe('Where all of them are.'),
    })
    .optional()
    .describe('Only where event_log does not hold all events: beyond 10,000 events or 16 MB.'),
});

export function toRunRecordSchema(sealedEventRef: string): Record<string, unknown> {
  const { $schema, properties, ...rest } = z.toJSONSchema(RECORD, { target: 'draft-2020-12' });
  const members = properties as Record<string, object>;
  const event = { anyOf: [{ $ref: sealedEventRef }, { $ref: 'urn:critiqor:journal-event:v2' }] };
  return {
    $schema,
    $id: 'urn:critiqor:run-record:v1',
    title: 'Critiqor run record',
    description: 'run_001.json: the state of a run, its metadata, its events and, once it was judged, its diagnosis.',
    ...rest,
    properties: {
      ...members,
      event_log: { ...members.event_log, items: event },
      diagnosis: {
        description: 'The whole diagnosis, as diagnosis.json has it; null until there is one.',
        anyOf: [{ type: 'null' }, { $ref: 'urn:critiqor:diagnosis:v1' }],
      },
    },
  };
}
