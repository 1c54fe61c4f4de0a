import { createHmac, randomBytes } from 'node:crypto';
import type { RunRow } from '@critiqor/api/runs';
import { EVENT_TYPES } from '@critiqor/evidence/contract/event-types';
import type { PayloadField } from '@critiqor/evidence/contract/event-types/event-type';

/** What an anonymous run shows: numbers, ids, and words from fixed lists. Members are shown by name; everything else is hidden. */

export const HIDDEN = 'Hidden: this run is anonymous.';

/** What of a row says who, where, with what or about what, as it is shown of an anonymous run. */
export const ANONYMOUS_ROW = {
  agent_id: null,
  labels: {},
  channel: null,
  trigger: null,
  conversation: null,
  models: [],
  task: null,
  answer: null,
} as const satisfies Partial<RunRow>;

/** Replaces names while this process lives: stable within a run, and nobody can test guesses. */
export type Pseudonyms = (what: string, name: string) => string;

const PSEUDONYM_DIGITS = 6;

export function createPseudonyms(runId: string, key: Uint8Array = PROCESS_KEY): Pseudonyms {
  const known = new Map<string, string>();
  return (what, name) => {
    const id = `${what}\n${name}`;
    const given = known.get(id);
    if (given !== undefined) return given;
    const digest = createHmac('sha256', key).update(`${runId}\n${id}`).digest('hex');
    const pseudonym = `${what} ${digest.slice(0, PSEUDONYM_DIGITS)}`;
    known.set(id, pseudonym);
    return pseudonym;
  };
}

const PROCESS_KEY = randomBytes(32);

/** Payload members whose values come from a fixed list of the host or the recorder. */
const WORD_MEMBERS: ReadonlySet<string> = new Set([
  ...['ending', 'settled', 'stop_reason', 'liveness', 'timeout_phase', 'trigger', 'trigger_source', 'result_status'],
  ...['observed_as', 'blocked_by', 'duration_source', 'concluded_from', 'purpose', 'state', 'mode', 'reason', 'signal'],
  ...['capture', 'entry_point', 'digest_scope'],
]);
/** A word from a list, as opposed to text that someone wrote. */
const WORD = /^[A-Za-z_-]{1,40}$/;
/** An id, a time, a hash or a name of ours. */
const LINE_WORD = /^[\w.:-]{1,80}$/;
/** Members of a line, other than the payload, that identify nobody. */
const LINE_MEMBERS: readonly string[] = [
  ...['event_id', 'event', 'v', 'timestamp', 'host_ts', 'event_type', 'source_layer', 'source', 'status', 'outcome'],
  ...['exit_code', 'duration_ms', 'seq', 'writer', 'refines', 'derived_from', 'redactions', 'truncations'],
  ...['prev_hash', 'hash'],
];

/** An event without contents and names: numbers, booleans, and words from fixed lists. */
export function toAnonymousEvent(event: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const members = LINE_MEMBERS.flatMap((name) => {
    const value = Object.hasOwn(event, name) ? event[name] : undefined;
    const isHarmless = typeof value === 'string' ? LINE_WORD.test(value) : typeof value === 'number' || value === null;
    return isHarmless ? [[name, value] as const] : [];
  });
  const type = String(event.event_type);
  const contract: Readonly<Record<string, PayloadField>> = Object.hasOwn(EVENT_TYPES, type)
    ? EVENT_TYPES[type as keyof typeof EVENT_TYPES].payload
    : {};
  const facts = Object.entries(contract).flatMap(([name, field]) => {
    const value = (Object(event.payload) as Record<string, unknown>)[name];
    return field.kind === 'fact' && isPlain(name, value) ? [[name, toPlain(value)] as const] : [];
  });
  return { ...Object.fromEntries(members), payload: Object.fromEntries(facts) };
}

function isPlain(name: string, value: unknown): boolean {
  if (typeof value === 'string') return WORD_MEMBERS.has(name) && WORD.test(value);
  return typeof value === 'number' || typeof value === 'boolean' || name === 'usage';
}

/** Only the numbers of an object. */
function toPlain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([, member]) => typeof member === 'number'));
}
