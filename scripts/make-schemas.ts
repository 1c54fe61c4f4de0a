import { DIAGNOSIS } from '@critiqor/diagnosis/model/diagnosis';
import { MODEL_READING } from '@critiqor/diagnosis/model/model-reading';
import { EVIDENCE_VERSION, type JournalEvent, OUTCOMES } from '@critiqor/evidence/contract/event';
import { EVENT_TYPES } from '@critiqor/evidence/contract/event-types';
import { type EventTypeContract, SOURCE_LAYERS } from '@critiqor/evidence/contract/event-types/event-type';
import { NOTE_KINDS, type NoteKind } from '@critiqor/evidence/read/note-kinds';
import { z } from 'zod';
import { putGeneratedFiles } from './generated-file.ts';
import { toPipelineSchemas } from './pipeline-schemas.ts';
import { toRunRecordSchema } from './run-record-schema.ts';
import { toShapeSchema } from './shape-schema.ts';

/** Makes the JSON Schemas of our files from the contract. */

const count = z.int().min(0);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** One entry for every member of a line: the compiler misses none. */
const MEMBERS: Readonly<Record<keyof JournalEvent, z.ZodType>> = {
  v: z.literal(EVIDENCE_VERSION).describe('Version of the evidence contract.'),
  timestamp: z.string().describe('When the recorder saw the event: ISO 8601, UTC.'),
  event_type: z.string().describe('What happened. A reader ignores types that it does not know.'),
  source_layer: z.enum(SOURCE_LAYERS).describe('Which side of the host showed it.'),
  source: z.string().describe('The seam that showed it.'),
  status: z.enum(['ok', 'error']).describe('Whether it succeeded, as far as this line shows.'),
  payload: z.looseObject({}).describe('What the host reported; members depend on event_type.'),
  seq: z.int().min(1).describe('Number of the line among those of its writer, from 1, without gaps.'),
  writer: z.string().describe('The process that wrote the line.'),
  prev_hash: sha256.describe("Hash of the writer's line before; zeros for its first."),
  hash: sha256.describe('SHA-256 of the canonical JSON (RFC 8785) of this line without this member.'),
  host_ts: z.number().optional().describe('When it happened according to the host: ms since 1970.'),
  outcome: z.enum(OUTCOMES).optional().describe('What really happened to a call or a run, based on execution.'),
  exit_code: z.int().optional().describe('Exit code of a command.'),
  error: z.string().optional().describe('Text of an error, redacted; withheld under the metadata capture policy.'),
  duration_ms: z.number().nullable().optional().describe('Duration; null if it has begun and not ended.'),
  tool_name: z.string().optional().describe('Tool that was called.'),
  tool_call_id: z.string().optional().describe('Id of the call.'),
  parent_tool_call_id: z.string().optional().describe('Id of the call that wraps this one.'),
  refines: count.optional().describe("The seq of this writer's line that this one adds to."),
  derived_from: count
    .optional()
    .describe("The seq of this writer's line that this one was made from; left out of totals."),
  host: z.string().optional().describe('The agent runtime that showed it, such as openclaw.'),
  host_run_id: z.string().optional().describe('Run of the host.'),
  conversation_key: z.string().optional().describe('Lasting key of the conversation.'),
  conversation_id: z.string().optional().describe('Present id of the conversation; a reset changes it.'),
  agent_id: z.string().optional().describe('Agent of the host.'),
  trace_id: z.string().optional().describe('Trace of the host.'),
  redactions: count.optional().describe('Number of secrets redacted in this line.'),
  truncations: count.optional().describe('Number of texts and structures shortened in this line.'),
};

/**
 * The members that a type of event may have. Their type is documented, not enforced: a structure that was cut, and content
 * that was withheld, is a string whatever it was before.
 */
function toPayloadSchema({ is, payload }: EventTypeContract): z.ZodType {
  const members = Object.entries(payload).map(([name, { kind, type, is: description }]) => {
    return [name, z.unknown().optional().meta({ description, 'x-type': type, 'x-kind': kind })] as const;
  });
  return z.looseObject(Object.fromEntries(members)).describe(is);
}

function toJsonSchema(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12' });
  return rest;
}

/** Versions of events that have a schema; those of older versions are kept in `schemas/` as they were when they were frozen. */
const DESCRIBED_VERSIONS = [1, EVIDENCE_VERSION];
const toEventSchemaId = (version: number): string => `urn:critiqor:journal-event:v${version}`;

const types = Object.entries<EventTypeContract>(EVENT_TYPES);
const journalEvent = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: toEventSchemaId(EVIDENCE_VERSION),
  title: 'Critiqor journal event',
  description: [
    'One line of events.jsonl. A member that the host did not provide is absent.',
    'Of payload members, x-type is the type and x-kind says whether they are withheld under the metadata capture policy (content) or not (fact).',
  ].join(' '),
  ...toJsonSchema(z.looseObject(MEMBERS)),
  allOf: types.map(([type, { layer }]) => ({
    if: { properties: { event_type: { const: type } }, required: ['event_type'] },
    // biome-ignore lint/suspicious/noThenProperty: the name is JSON Schema's.
    then: { properties: { payload: { $ref: `#/$defs/${type}` } }, 'x-source-layer': layer },
  })),
  $defs: Object.fromEntries(types.map(([type, contract]) => [type, toJsonSchema(toPayloadSchema(contract))])),
};

/** What `session.json` has while a run is monitored and when it is sealed. */
const counts = z.record(z.string(), count);
/** What may be unknown. */
const amount = z.number().nullable();
const isoTime = z.string();
const noteSource = z
  .enum(['journal', 'lifecycle', 'witness'])
  .describe('The journal, the lifecycle events of the session record, or the supervisor that witnessed the journal.');
const place = {
  kind: z.enum(Object.keys(NOTE_KINDS) as [NoteKind, ...NoteKind[]]).describe('What was wrong.'),
  source: noteSource,
  line: count.describe('Number of the line in its source, from 1; 0 for a line that is not there.'),
  offset: count.describe('Byte at which it begins.'),
};
const SESSION_MEMBERS = {
  session_id: z.string().describe('Random, chosen when the run starts; in older seals the run id.'),
  run_id: z.string().describe('The run.'),
  schema_version: z.literal('critiqor.session.v1').describe('Version of this file.'),
  created_at: isoTime.describe('When the run began: ISO 8601, UTC.'),
  updated_at: isoTime.describe('When this file was written.'),
  sealed_at: isoTime.optional().describe('When the run was sealed; absent while it is monitored.'),
  events_file: z
    .enum(['events.jsonl', 'session.json'])
    .describe('Where the events are: in the journal, or sealed in this file.'),
  events: z
    .array(z.looseObject({}))
    .describe('Sealed: all events, in the order of their times. Live: the newest 200, at most 256 KB of them.'),
  metrics: z
    .object({
      total_events: count.describe('Number of events, refinements and copies included.'),
      rule: z
        .literal(2)
        .optional()
        .describe(
          'The counting rules; absent in seals made with the first rules, which have only the first five figures.',
        ),
      by_event_type: counts.describe('Events by canonical type, refinements folded into what they add to.'),
      by_source_layer: counts.describe('The same by source layer.'),
      error_events: count.describe('Things that went wrong, each once.'),
      tool_calls: counts.describe('Calls per tool, each once; the wrappers of deferred tools are left out.'),
      failed_tool_calls: count.optional().describe('Calls of them that failed or were blocked.'),
      tool_ms: amount.optional().describe('How long they took together; null when unknown.'),
      model_calls: count.optional().describe('Model calls, each once.'),
      failed_model_calls: count.optional().describe('Model calls of them that failed.'),
      model_ms: amount.optional().describe('How long they took together; null when unknown.'),
      turns: count.optional().describe('Model responses with the tools that they requested.'),
      tokens: z
        .object({ input: amount, output: amount, cache_read: amount, cache_write: amount, total: amount })
        .optional()
        .describe('Tokens of all model calls by kind, as far as they were reported; null is unknown.'),
      cost_usd: amount.optional().describe('Their cost, as far as it was reported; null is unknown.'),
    })
    .describe('Totals of the events.'),
  integrity: z
    .object({
      algorithm: z.literal('SHA-256').describe('Of all digests here.'),
      events: count.describe('Number of events.'),
      digest: sha256.describe('Of the bytes of this file between its first and its last line.'),
      writers: z
        .array(
          z.object({
            writer: z.string().describe('The process that wrote the lines.'),
            events: count.describe('Number of its lines.'),
            first_seq: count.describe('Number of its first line.'),
            last_seq: count.describe('Number of its last line.'),
            head: sha256.describe('Hash of its last line.'),
            missing: count.describe('Lines that are missing in between.'),
            gaps: z
              .array(z.object({ after: count, missing: count }))
              .describe('Where they are missing: the first 100 places.'),
          }),
        )
        .describe('The writers, by name.'),
      note_counts: counts.describe('What was wrong before the seal, by kind.'),
      notes: z
        .array(
          z.object({
            ...place,
            writer: z.string().optional(),
            seq: z.number().optional(),
            detail: z.string().optional(),
          }),
        )
        .describe('The first 1,000 of it, each with its place.'),
      unreadable: z
        .array(
          z.object({
            ...place,
            bytes: count.describe('How many bytes it had.'),
            encoding: z.enum(['utf8', 'base64']).describe('How data encodes them.'),
            data: z.string().describe('The original bytes.'),
            cut: z.literal(true).optional().describe('Only the first bytes are here.'),
          }),
        )
        .describe('Lines that could not be sealed as events, unchanged.'),
      unreadable_cut: z
        .object({ lines: count, bytes: count })
        .optional()
        .describe('What is missing here; the journal was kept for that reason.'),
      witness: z
        .object({
          kept: z.enum(['memory', 'file', 'nowhere']).describe('Where it was until the seal; a file can be changed.'),
          absence: z
            .enum(['no_supervisor', 'supervisor_lost', 'statement_lost', 'never_announced', 'turned_off'])
            .nullable()
            .describe('Why nobody witnessed the run; null when somebody did.'),
          writers: z
            .array(
              z.object({
                writer: z.string().describe('The process that wrote the lines.'),
                seq: count.describe('Number of the last line that it announced.'),
                head: sha256.describe('Hash of that line, which covers all lines before it.'),
                announced: count.describe('Lines that were announced themselves.'),
                ended: z.boolean().describe('Whether it said that this was its last line.'),
              }),
            )
            .describe('The writers that announced their lines, by name.'),
          unwitnessed: z
            .array(z.object({ writer: z.string(), after: count, lines: count }))
            .describe('Lines that no announcement covers, by writer.'),
        })
        .optional()
        .describe('What the supervisor saw of the journal while it was written.'),
      record: z
        .object({
          started_at: isoTime.describe('When the run was started.'),
          metadata: z
            .looseObject({})
            .describe('Agent, tenant, visibility, benchmark and labels, as the run was started with.'),
        })
        .optional()
        .describe("What of the run's record is sealed; absent in older seals."),
      seal: sha256.describe('Of the first and the last line, with this value and that of the signature empty.'),
      signature: z
        .object({
          algorithm: z.literal('Ed25519').describe('Of the signature.'),
          public_key: z.string().describe('The public key (SPKI, PEM).'),
          key_id: z
            .string()
            .regex(/^[0-9a-f]{16}$/)
            .describe('First 16 hex digits of the SHA-256 of the key (SPKI, DER).'),
          value: z.string().describe('Signature of the text that seal is the digest of, base64.'),
        })
        .optional()
        .describe('Absent if no key was configured.'),
    })
    .optional()
    .describe('What can be checked.'),
};

const { properties, ...sessionSchema } = toJsonSchema(z.object(SESSION_MEMBERS));
const members = properties as Record<string, object>;
const session = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'urn:critiqor:session:v1',
  title: 'Critiqor session',
  description:
    'session.json: a live summary while a run is monitored, its evidence once it is sealed. When sealed, each event is on its own line.',
  ...sessionSchema,
  properties: members,
  if: { properties: { events_file: { const: 'session.json' } } },
  // biome-ignore lint/suspicious/noThenProperty: the name is JSON Schema's.
  then: { required: ['sealed_at', 'integrity'], properties: { events: { items: { $ref: '#/$defs/sealed_event' } } } },
  else: {
    properties: {
      sealed_at: false,
      integrity: false,
      events: { maxItems: 200, items: { $ref: toEventSchemaId(EVIDENCE_VERSION) } },
    },
  },
  $defs: {
    sealed_event: {
      description: 'A journal event, with its id and canonical type. Events of older versions are unchanged.',
      type: 'object',
      required: ['event_id', 'event', 'v'],
      properties: {
        event_id: { type: 'string', pattern: '^evt_[0-9]{6,}$', description: 'Number of the event in this file.' },
        event: {
          type: 'string',
          description: 'Canonical type: tool_output, memory_event, token_usage, or event_type itself.',
        },
      },
      allOf: DESCRIBED_VERSIONS.map((version) => ({
        if: { properties: { v: { const: version } } },
        // biome-ignore lint/suspicious/noThenProperty: the name is JSON Schema's.
        then: { $ref: toEventSchemaId(version) },
      })),
    },
  },
};

const diagnosis = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'urn:critiqor:diagnosis:v1',
  title: 'Critiqor diagnosis',
  description: 'diagnosis.json: what failed in a run, where it began, what it cost, how far to trust it.',
  ...toShapeSchema(DIAGNOSIS),
};

const reading = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'urn:critiqor:reading:v1',
  title: 'Critiqor reading',
  description: 'readings/<model>-<revision>.json: what a second reader said about a run, held against the evidence.',
  ...toShapeSchema(MODEL_READING),
};

putGeneratedFiles({
  'schemas/reading.v1.schema.json': `${JSON.stringify(reading, null, 2)}\n`,
  [`schemas/journal-event.v${EVIDENCE_VERSION}.schema.json`]: `${JSON.stringify(journalEvent, null, 2)}\n`,
  'schemas/diagnosis.v1.schema.json': `${JSON.stringify(diagnosis, null, 2)}\n`,
  'schemas/run-record.v1.schema.json': `${JSON.stringify(toRunRecordSchema('urn:critiqor:session:v1#/$defs/sealed_event'), null, 2)}\n`,
  'schemas/session.v1.schema.json': `${JSON.stringify(session, null, 2)}\n`,
  ...toPipelineSchemas(),
});
