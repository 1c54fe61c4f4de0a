import { JUDGEMENTS } from '@critiqor/api/annotations';
import { RUN_STATES, VISIBILITIES } from '@critiqor/api/runs';
import { READINESS_LEVELS } from '@critiqor/diagnosis/model/diagnosis';
import { FAILURE_TYPES, SEVERITIES } from '@critiqor/diagnosis/model/failure-types';
import { z } from 'zod';

/** The schemas of what `export`, `check`, `run --report` and `annotate` write. */

const count = z.int().min(0);
const known = z.number().nullable();
const text = z.string().nullable();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const runId = z.string().regex(/^run_[0-9]{3,}$/);
const eventId = z.string().describe('An event of the evidence.');
const failure = z.enum(FAILURE_TYPES);
const severity = z.enum(SEVERITIES);
const readiness = z.enum(READINESS_LEVELS).nullable();
const score = z.number().min(0).max(100).nullable();

const ROW = z.object({
  run_id: runId,
  status: z.enum([...RUN_STATES, 'UNREADABLE']).describe('State of the run.'),
  is_live: z.boolean(),
  started_at: text,
  finalized_at: text,
  duration_ms: known.describe('How long the agent worked.'),
  startup_ms: known.describe('From the start of the process until the agent began to work.'),
  task: text.describe('The first request, in one line.'),
  answer: text.describe('The last answer, in one line.'),
  agent_id: text,
  channel: text.describe('Where the request came from.'),
  trigger: text.describe('What began the run: user, cron, heartbeat …'),
  conversation: text.describe('The conversation that the run is a part of.'),
  models: z.array(z.string()),
  labels: z.record(z.string(), z.string()),
  benchmark_id: text,
  difficulty_tier: text,
  visibility: z.enum(VISIBILITIES),
  events: known,
  trust_score: score,
  confidence_score: score,
  readiness_level: readiness,
  primary_failure: text,
  findings_by_type: z.record(z.string(), count),
  findings_by_severity: z.record(z.string(), count),
  cost_usd: known,
  tokens: known,
  model_calls: known,
  tool_calls: known,
  check: z.enum(['listed', 'changed', 'unlisted']).describe('How far the row was checked.'),
});

const EXPORT = z.object({
  schema_version: z.literal('critiqor.export.v1'),
  run: ROW.describe('The run, as a list shows it.'),
  verification: z.object({
    status: z.enum(['signed', 'consistent', 'damaged', 'invalid']),
    seal: text,
    events: count,
    witness: z.enum(['witnessed', 'partly', 'not_witnessed']),
  }),
  task: text.describe('The first request; null when unknown or hidden.'),
  answer: text.describe('The last answer; null when unknown or hidden.'),
  diagnosis: z.unknown().describe('The whole diagnosis.'),
  readings: z.array(z.unknown()).describe('What second readers said of this evidence.'),
});

const BUNDLE = z.object({
  schema_version: z.literal('critiqor.bundle.v1'),
  run_id: runId,
  seal: z.string().describe('Of the evidence in the bundle.'),
  files: z.array(z.object({ name: z.string(), bytes: count, sha256 })).min(1),
});

const BASELINE = z.object({
  schema_version: z.literal('critiqor.baseline.v1'),
  runs: z.array(
    z.object({
      run_id: runId,
      started_at: text,
      trust_score: score,
      confidence_score: score,
      readiness_level: readiness,
      cost_usd: known,
      tokens: known,
      duration_ms: known,
      model_calls: known,
      tool_calls: known,
      failures: z.array(failure),
      task: sha256.nullable().describe('Digest of the task.'),
    }),
  ),
});

const FINDING = z.object({ id: z.string(), type: failure, severity, title: z.string(), event_id: eventId });
const RULE_STATUS = ['pass', 'fail', 'not_judgeable'] as const;

const POLICY_REPORT = z.object({
  run_id: runId,
  agent_id: text,
  task: text,
  status: z.enum(RULE_STATUS),
  policy: text.describe('Path of the policy; null without one.'),
  rules: z.array(
    z.object({
      rule: z.string(),
      status: z.enum([...RULE_STATUS, 'skipped']),
      message: z.string().describe('What was wanted and what was found.'),
      finding: FINDING.nullable().describe('The finding that broke it.'),
      line: z.int().nullable().describe('Line of the policy.'),
    }),
  ),
  trust_score: score,
  readiness_level: readiness,
  findings: z.array(FINDING),
  profile_note: text.describe('How the verdict differs from the stored one.'),
});

const CHECK = z.object({ status: z.enum(RULE_STATUS), reports: z.array(POLICY_REPORT) });

const RUN_REPORT = z.object({
  schema_version: z.literal('critiqor.run-report.v1'),
  run_id: runId.nullable(),
  state: z.enum(RUN_STATES).nullable(),
  exit_code: z.int().describe('Of critiqor run itself.'),
  reason: text.describe("Why it differs from the agent's."),
  agent: z
    .object({ exit_code: known, signal: text, timed_out: z.boolean(), duration_ms: z.number() })
    .nullable()
    .describe('How the process ended; null when nothing was launched.'),
  evidence: text.describe('Path of the sealed file.'),
  verification: z.enum(['signed', 'consistent', 'damaged', 'invalid']).nullable(),
  witness: z.enum(['witnessed', 'partly', 'not_witnessed']).nullable(),
  metrics: z.looseObject({}).nullable().describe('As sealed.'),
  coverage: z.looseObject({}).nullable().describe('What the recorder could see.'),
  diagnosis: z
    .object({ trust_score: score, readiness_level: readiness, confidence_score: score, primary_failure: text })
    .nullable(),
  findings: z
    .array(FINDING.extend({ explanation: z.string(), points: z.number() }))
    .nullable()
    .describe('The worst 50.'),
  min_trust: known,
  policy: POLICY_REPORT.optional().describe('Only with --policy.'),
  second_reader: z
    .object({
      reading: z.looseObject({}).nullable().describe('As stored: reading.v1.schema.json.'),
      note: text.describe('Why there is none.'),
    })
    .optional()
    .describe('Only with a reader in critiqor.yaml.'),
});

const ANNOTATION = z.object({
  at: z.string(),
  labels: z.record(z.string(), z.string()).optional(),
  visibility: z.enum(VISIBILITIES).optional(),
  note: z.string().optional(),
  feedback: z.string().optional(),
  judgement: z
    .object({ finding_id: z.string(), type: failure, answer: z.enum(JUDGEMENTS) })
    .optional()
    .describe('What a person says about a finding.'),
  seq: z.int().min(1),
  prev_hash: sha256.describe('Hash of the line before; of the first line, the seal of the run.'),
  hash: sha256,
});

const FILES = {
  export: [EXPORT, 'What critiqor export --format json writes.'],
  bundle: [BUNDLE, 'manifest.json of an evidence bundle.'],
  baseline: [BASELINE, 'What critiqor check --write-baseline writes.'],
  check: [CHECK, 'What critiqor check --json prints.'],
  'run-report': [RUN_REPORT, 'What critiqor run --report writes.'],
  annotation: [ANNOTATION, 'A line of annotations.jsonl.'],
} as const;

/** The schema of each file, by the path of the schema. */
export function toPipelineSchemas(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(FILES).map(([name, [shape, description]]) => {
      const { $schema, ...rest } = z.toJSONSchema(shape, { target: 'draft-2020-12' });
      const head = { $schema, $id: `urn:critiqor:${name}:v1`, title: `Critiqor ${name}`, description };
      return [`schemas/${name}.v1.schema.json`, `${JSON.stringify({ ...head, ...rest }, null, 2)}\n`];
    }),
  );
}
