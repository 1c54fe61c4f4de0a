import { READINESS_LEVELS } from './diagnosis.ts';
import { FAILURE_TYPES, SEVERITIES } from './failure-types.ts';
import { readShape } from './read-shape.ts';
import {
  count,
  described,
  list,
  map,
  nullable,
  number,
  object,
  oneOf,
  optional,
  type TypeOf,
  text,
  word,
} from './shape.ts';

/**
 * The file `readings/<model>-<revision>.json`: what a second reader, a model of the user's choice, said about a run, and what was left of it
 * after it was held against the evidence. It is kept apart from the diagnosis and never changes it.
 */
export const READING_SCHEMA = 'critiqor.reading.v1';

/** The verdicts that a reader may give; ours is computed from what was accepted. */
const READER_VERDICTS = ['trust', 'review', 'unsafe', 'not_run'] as const;

/** Why something that a reader said is not believed. */
export const DROP_REASONS = {
  unknown_event: 'it cites an event that does not exist',
  quote_not_found: 'a quotation is not in the cited event',
  no_statement: 'it quotes no statement of the agent',
  no_evidence: 'it cites nothing that could show it',
  wrong_kind: 'the cited events are not of the kind that its type needs',
  record_shows_opposite: 'the record shows the opposite',
} as const;

export type DropReason = keyof typeof DROP_REASONS;

const failureType = oneOf(...FAILURE_TYPES);
const severity = oneOf(...SEVERITIES);
const known = nullable(number);

const CITATION = object({ event_id: word, quote: described('Verbatim.', text) });
const EVIDENCE = object({
  ...CITATION.members,
  shows: described('Whether it supports or contradicts the statement.', oneOf('supports', 'contradicts')),
});

const OBJECTION = object({
  type: failureType,
  severity,
  statement: described('What the agent said, if the objection is about it.', nullable(CITATION)),
  evidence: list(EVIDENCE),
  sentence: described('The objection in one sentence.', text),
});

const CLEARANCE = object({
  type: described('The failure that the reader looked for and rules out.', failureType),
  statement: nullable(CITATION),
  evidence: list(CITATION),
  sentence: text,
});

/** What a reader must answer, and nothing else. */
export const READER_ANSWER = object({
  verdict: oneOf(...READER_VERDICTS),
  objections: list(OBJECTION),
  cleared: list(CLEARANCE),
});

const ACCEPTED = object({
  id: word,
  ...OBJECTION.members,
  support: described(
    'shown: the record itself shows it. open: quotations and events are right and nothing refutes it; a person must decide.',
    oneOf('shown', 'open'),
  ),
});

const DROPPED = object({
  what: oneOf('objection', 'clearance'),
  reason: oneOf(...(Object.keys(DROP_REASONS) as DropReason[])),
  detail: text,
  type: failureType,
  severity: nullable(severity),
  statement: nullable(CITATION),
  evidence: list(CITATION),
  sentence: text,
});

const PART = object({
  request_id: word,
  state: described(
    'leaked: the answer contains what only the prompt contained.',
    oneOf('read', 'malformed', 'leaked', 'failed'),
  ),
  attempts: count,
  problem: nullable(text),
  said: nullable(oneOf(...READER_VERDICTS)),
  estimated_tokens: count,
  prompt_tokens: known,
  answer_tokens: known,
  duration_ms: known,
});

const MADE_FROM = object({
  seal: described('The seal of the evidence.', word),
  digest: described('SHA-256 of this reading in canonical JSON without digest and signature.', word),
  signature: optional(object({ algorithm: word, public_key: word, key_id: word, value: word })),
});

export const MODEL_READING = object({
  schema_version: oneOf(READING_SCHEMA),
  run_id: word,
  model: word,
  endpoint: described('Without what may be secret in it; `offline` for answers from a file.', word),
  prompt_revision: word,
  engine_version: described('The engine whose effects and findings the answers were held against.', word),
  created_at: word,
  parameters: map(described('As sent.', word)),
  state: described('failed: no part could be read; there is no verdict.', oneOf('read', 'partly_read', 'failed')),
  readiness_level: described('Computed from what was accepted.', nullable(oneOf(...READINESS_LEVELS))),
  overlooked: described(
    'Findings of the engine that the reader neither shares nor rules out with evidence.',
    list(word),
  ),
  objections: described('Accepted, worst first.', list(ACCEPTED)),
  cleared: list(CLEARANCE),
  dropped: list(DROPPED),
  parts: list(PART),
  sent: object({
    events: described('Events of the run that a reader could cite.', count),
    left_out: described('Events that did not fit into the budget.', count),
    cut: described('Texts that were shortened.', count),
  }),
  usage: object({
    estimated_tokens: count,
    prompt_tokens: described('As the endpoint reports them; null when it does not.', known),
    answer_tokens: known,
    cost_usd: described('By the prices that were configured; null when none were.', known),
    duration_ms: known,
  }),
  made_from: optional(MADE_FROM),
});

export interface ModelReading extends TypeOf<typeof MODEL_READING> {}
export interface Citation extends TypeOf<typeof CITATION> {}
export interface Objection extends TypeOf<typeof OBJECTION> {}
export interface Clearance extends TypeOf<typeof CLEARANCE> {}
export interface ReaderAnswer extends TypeOf<typeof READER_ANSWER> {}
export interface AcceptedObjection extends TypeOf<typeof ACCEPTED> {}
export interface DroppedWord extends TypeOf<typeof DROPPED> {}
export interface ReadPart extends TypeOf<typeof PART> {}

/** A reading from anywhere; undefined if it is none. */
export const toModelReading = (value: unknown): ModelReading | undefined =>
  readShape(MODEL_READING, value) as ModelReading | undefined;
