import {
  EVENT_TYPES,
  EVIDENCE_VERSION,
  type EventTypeContract,
  type JournalEvent,
  OUTCOMES,
  SOURCE_LAYERS,
} from '@critiqor/evidence/event';
import { z } from 'zod';
import { putGeneratedFiles } from './generated-file.ts';

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
  status: z.enum(['ok', 'error']).describe('Whether it went well, as far as this line knows.'),
  payload: z.looseObject({}).describe('What the host said about it; members depend on event_type.'),
  seq: z.int().min(1).describe('Number of the line among those of its writer, from 1, without gaps.'),
  writer: z.string().describe('The process that wrote the line.'),
  prev_hash: sha256.describe("Hash of the writer's line before; zeros for its first."),
  hash: sha256.describe('SHA-256 of the canonical JSON (RFC 8785) of this line without this member.'),
  host_ts: z.number().optional().describe('When the host says that it happened: ms since 1970.'),
  outcome: z.enum(OUTCOMES).optional().describe('What really happened to a call or a run, by what was executed.'),
  exit_code: z.int().optional().describe('Exit code of a command.'),
  error: z.string().optional().describe('Text of an error, redacted; withheld under the metadata capture policy.'),
  duration_ms: z.number().nullable().optional().describe('How long it took; null while it has begun and not ended.'),
  tool_name: z.string().optional().describe('Tool that was called.'),
  tool_call_id: z.string().optional().describe('Id of the call.'),
  parent_tool_call_id: z.string().optional().describe('Id of the call that wraps this one.'),
  refines: count.optional().describe("The seq of this writer's line that this one adds to."),
  derived_from: count
    .optional()
    .describe("The seq of this writer's line that this one was made from; left out of totals."),
  openclaw_run_id: z.string().optional().describe('Run of the host.'),
  openclaw_session_key: z.string().optional().describe('Key of the conversation.'),
  openclaw_session_id: z.string().optional().describe('Id of the conversation.'),
  openclaw_agent_id: z.string().optional().describe('Agent of the host.'),
  trace_id: z.string().optional().describe('Trace of the host.'),
  redactions: count.optional().describe('Secrets that were replaced in this line.'),
  truncations: count.optional().describe('Texts and structures that were cut in this line.'),
};

/**
 * The members that a type of event may have. What type they have is said and not demanded: a structure that was cut, and content
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

const types = Object.entries<EventTypeContract>(EVENT_TYPES);
const journalEvent = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `urn:critiqor:journal-event:v${EVIDENCE_VERSION}`,
  title: 'Critiqor journal event',
  description: [
    'One line of events.jsonl. What the host did not say is absent.',
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

putGeneratedFiles({
  [`schemas/journal-event.v${EVIDENCE_VERSION}.schema.json`]: `${JSON.stringify(journalEvent, null, 2)}\n`,
});
