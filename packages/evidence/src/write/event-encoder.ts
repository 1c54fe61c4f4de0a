import { toCleanName } from '../contract/clean-name.ts';
import {
  EVENT_TYPES,
  EVIDENCE_VERSION,
  type EventDraft,
  type EventTypeContract,
  type SourceLayer,
} from '../contract/event.ts';
import { type Redaction, redactId, redactNamedValue, redactText } from '../redact/redact-text.ts';
import { CAPTURE_POLICIES, type CaptureLimits, type CapturePolicy } from './capture-policy.ts';

/** What only the journal knows about a line. It is read last: until then a getter of the host may have caused another line. */
interface LinePosition {
  readonly seq: number;
  readonly writer: string;
  readonly prevHash: string;
  readonly timestamp: string;
}

export type EventEncoder = (draft: EventDraft, position: LinePosition) => string;

/** Nobody writes data that is nested more deeply. */
const MAX_DEPTH = 32;
/** What is left of a text once an event has used up its characters: enough to distinguish texts. */
const STUB_CHARS = 64;
/** A member name may have this fraction of what a text may have. */
const NAME_SHARE = 64;
/** Ids and names of tools are shorter; what is longer was made up by a model and is treated like its other words. */
const MAX_ID_CHARS = 256;
/** Most ids come back in the next event. */
const MAX_CLEAN_IDS = 500;
/** No secret with a recognisable form is shorter. */
const MAYBE_SECRET_CHARS = 16;
const ENDS_WITH_HIGH_SURROGATE = /[\ud800-\udbff]$/;
const STARTS_WITH_LOW_SURROGATE = /^[\udc00-\udfff]/;

/** What the walk needs of the contract, laid out for the walk. */
const TYPES: ReadonlyMap<string, { readonly layer: SourceLayer; readonly facts: ReadonlySet<string> }> = new Map(
  Object.entries(EVENT_TYPES as Readonly<Record<string, EventTypeContract>>).map(([type, { layer, payload }]) => {
    const facts = Object.keys(payload).filter((name) => payload[name]?.kind === 'fact');
    return [type, { layer, facts: new Set(facts) }];
  }),
);
/** All of an event that the contract does not know is content. */
const UNKNOWN_TYPE = { layer: 'extension_api', facts: new Set<string>() } as const;

/** Members of a line in canonical order; `host`, `payload` and what the writer and the encoder add come between these groups. */
type PlainMember = Exclude<keyof EventDraft, 'payload'>;
const toMembers = (names: readonly PlainMember[]) => names.map((name) => ({ name, prefix: `"${name}":` }));
const BEFORE_HOST = toMembers([
  'agent_id',
  'conversation_id',
  'conversation_key',
  'derived_from',
  'duration_ms',
  'error',
  'event_type',
  'exit_code',
]);
const BEFORE_PAYLOAD = toMembers(['host_run_id', 'host_ts', 'outcome', 'parent_tool_call_id']);
const AFTER_TIMESTAMP = toMembers(['tool_call_id', 'tool_name', 'trace_id']);

/**
 * Makes the function that turns a draft into the canonical text of a line, in one walk: select, redact, bound, encode.
 * `digest` is keyed: a bare hash of a short secret would give it away. `host` is the same on every line of a recorder.
 */
export function createEventEncoder(
  policy: CapturePolicy,
  digest: (text: string) => string,
  host?: string,
): EventEncoder {
  const limits: CaptureLimits = CAPTURE_POLICIES[policy];
  const fingerprint = (secret: string): string => digest(secret).slice(0, 8);
  const cleanIds = new Set<string>();
  const hostMember = host === undefined ? '' : `"host":${JSON.stringify(host)},`;
  return (draft, position) => {
    const walk = createWalk(limits, digest, fingerprint, cleanIds);
    const { facts, layer } = TYPES.get(draft.event_type) ?? UNKNOWN_TYPE;
    const payload = encodePayload(facts, draft.payload, walk);
    const beforeHost = encodeMembers(draft, BEFORE_HOST, walk);
    const beforePayload = encodeMembers(draft, BEFORE_PAYLOAD, walk);
    const refines = encodeMember('"refines":', draft.refines, walk);
    const source = encodeMember('"source":', draft.source, walk);
    const afterTimestamp = encodeMembers(draft, AFTER_TIMESTAMP, walk);
    const redactions = walk.count > 0 ? `"redactions":${walk.count},` : '';
    const truncations = walk.truncations > 0 ? `"truncations":${walk.truncations},` : '';
    const status = draft.status ?? statusOf(draft);
    return `{${beforeHost}${hostMember}${beforePayload}"payload":${payload},"prev_hash":"${position.prevHash}",${redactions}${refines}"seq":${position.seq},${source}"source_layer":"${layer}","status":"${status}","timestamp":"${position.timestamp}",${afterTimestamp}${truncations}"v":${EVIDENCE_VERSION},"writer":"${position.writer}"}`;
  };
}

interface Walk extends Redaction {
  readonly limits: CaptureLimits;
  readonly digest: (text: string) => string;
  truncations: number;
  charsLeft: number;
  nodesLeft: number;
  /** Ids that hold no secret, known from earlier events. */
  readonly cleanIds: Set<string>;
  /** The containers around the current value. */
  readonly ancestors: object[];
}

function createWalk(
  limits: CaptureLimits,
  digest: Walk['digest'],
  fingerprint: Walk['fingerprint'],
  cleanIds: Set<string>,
): Walk {
  const { eventChars: charsLeft, nodes: nodesLeft } = limits;
  return { limits, digest, fingerprint, count: 0, truncations: 0, charsLeft, nodesLeft, cleanIds, ancestors: [] };
}

function statusOf(draft: EventDraft): 'ok' | 'error' {
  const { outcome } = draft;
  return outcome === 'failed' || outcome === 'blocked' || outcome === 'cancelled' ? 'error' : 'ok';
}

function encodeMembers(draft: EventDraft, members: ReturnType<typeof toMembers>, walk: Walk): string {
  let text = '';
  for (const { name, prefix } of members) {
    const value = draft[name];
    if (NAMES.has(name) && typeof value === 'string') text += `${prefix}${encodeName(value, walk)},`;
    else if (value !== undefined) text += encodeMember(prefix, value, walk, name === 'error');
  }
  return text;
}

/** What a model or a configuration may call as it likes, and what everybody shows. */
const NAMES: ReadonlySet<PlainMember> = new Set<PlainMember>(['tool_name', 'agent_id']);

/** Cleaned last: line breaks and invisible characters in a secret must not hide it from the redactor. */
function encodeName(name: string, walk: Walk): string {
  if (walk.cleanIds.has(name)) return JSON.stringify(name);
  if (name.length > MAX_ID_CHARS && walk.limits.withholdContent) return withhold(name, walk);
  const redacted = name.length > MAX_ID_CHARS ? redactText(name, walk) : redactId(name, walk);
  const clean = toCleanName(redacted.length > MAX_ID_CHARS ? cutName(redacted, walk) : redacted);
  return clean === name ? encodeId(name, walk) : JSON.stringify(clean);
}

/** The head of a name that is too long for one; length and digest are of the whole. */
function cutName(name: string, walk: Walk): string {
  walk.truncations++;
  const head = name.slice(0, MAX_ID_CHARS >> 1).replace(ENDS_WITH_HIGH_SURROGATE, '');
  return `${head}[cut ${name.length - head.length} of ${name.length} characters, digest ${walk.digest(name)}]`;
}

/** A member beside the payload, with the comma behind it. A number that JSON does not have stays absent. */
function encodeMember(prefix: string, value: EventDraft[PlainMember], walk: Walk, isContent = false): string {
  if (typeof value === 'number') return Number.isFinite(value) ? `${prefix}${value},` : '';
  if (typeof value !== 'string') return value === undefined ? '' : `${prefix}${JSON.stringify(value)},`;
  return `${prefix}${isContent || value.length > MAX_ID_CHARS ? encodeWords(value, walk) : encodeId(value, walk)},`;
}

/** Ids and names of the host: nobody should write a secret there, but a model may name a tool as it likes. */
function encodeId(id: string, walk: Walk): string {
  if (walk.cleanIds.has(id)) return JSON.stringify(id);
  const redacted = redactId(id, walk);
  if (redacted === id) {
    if (walk.cleanIds.size >= MAX_CLEAN_IDS) walk.cleanIds.clear();
    walk.cleanIds.add(id);
  }
  return JSON.stringify(redacted);
}

/** Error texts quote arguments and outputs, so the metadata policy withholds them too. */
function encodeWords(words: string, walk: Walk): string {
  return walk.limits.withholdContent ? withhold(words, walk) : encodeText(redactText(words, walk), walk);
}

/** Facts have a room of their own: what people and tools wrote must not use up what they need. */
function encodePayload(facts: ReadonlySet<string>, payload: Readonly<Record<string, unknown>>, walk: Walk): string {
  let text = '';
  for (const name of Object.keys(payload).sort()) {
    const value = payload[name];
    if (!isRecordable(value)) continue;
    const encode = facts.has(name) ? encodeFact : walk.limits.withholdContent ? withhold : encodeContent;
    text += `${text ? ',' : ''}${JSON.stringify(name)}:${encode(value, walk)}`;
  }
  return `{${text}}`;
}

function encodeContent(value: unknown, walk: Walk): string {
  return encodeValue(value, walk, '');
}

function encodeFact(value: unknown, walk: Walk): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value === 'string' && value.length <= MAX_ID_CHARS) return encodeId(value, walk);
  const { charsLeft, nodesLeft } = walk;
  walk.charsLeft = walk.limits.eventChars;
  walk.nodesLeft = walk.limits.nodes;
  const text = encodeValue(value, walk, '');
  walk.charsLeft = charsLeft;
  walk.nodesLeft = nodesLeft;
  return text;
}

/** As in JSON, members without a value are left out. */
function isRecordable(value: unknown): boolean {
  return value !== undefined && typeof value !== 'function' && typeof value !== 'symbol';
}

/**
 * Replaces content under the metadata policy: equal contents give equal replacements within a run. Length and digest are of
 * the whole content, so it is encoded without limits; none of it is kept.
 */
function withhold(value: unknown, walk: Walk): string {
  const whole = createWalk(CAPTURE_POLICIES.full, walk.digest, walk.fingerprint, walk.cleanIds);
  const plain = typeof value === 'string' ? redactText(value, whole) : encodeValue(value, whole, '');
  walk.count += whole.count;
  return `"[withheld ${plain.length} characters, digest ${walk.digest(plain)}]"`;
}

/** Encodes any value that a host may provide. `name` is its member name, which may show that the value is a secret. */
function encodeValue(value: unknown, walk: Walk, name: string): string {
  walk.nodesLeft--;
  if (typeof value === 'string') {
    return encodeText(name ? redactNamedValue(name, value, walk) : redactText(value, walk), walk);
  }
  if (typeof value === 'number') return encodeNumber(value, walk, name);
  if (typeof value === 'boolean' || value === null) return JSON.stringify(value);
  if (typeof value === 'bigint') return encodeText(redactNamedValue(name, String(value), walk), walk);
  if (typeof value !== 'object') return 'null';
  if (value instanceof Date) return JSON.stringify(value) ?? 'null';
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return `"[${value.byteLength} bytes, not recorded]"`;
  return encodeContainer(value, walk, name);
}

/** A number under the name of a password is a password too. */
function encodeNumber(value: number, walk: Walk, name: string): string {
  const text = JSON.stringify(value);
  if (!name || text.length < 4) return text;
  const redacted = redactNamedValue(name, text, walk);
  return redacted === text ? text : JSON.stringify(redacted);
}

function encodeContainer(value: object, walk: Walk, name: string): string {
  if (walk.ancestors.includes(value)) {
    walk.truncations++;
    return '"[not recorded: contains itself]"';
  }
  if (walk.ancestors.length >= MAX_DEPTH || isSpent(walk)) {
    walk.truncations++;
    return '"[not recorded: nested too deeply or too large]"';
  }
  walk.ancestors.push(value);
  const text = Array.isArray(value) ? encodeArray(value, walk, name) : encodeObject(toPlainObject(value), walk);
  walk.ancestors.pop();
  return text;
}

/** Whether an event has become so large that even the stubs of further texts are too much. */
function isSpent(walk: Walk): boolean {
  return walk.nodesLeft <= 0 || walk.charsLeft < -walk.limits.eventChars;
}

/** Name and message of an error are no members of their own. */
function toPlainObject(value: object): Record<string, unknown> {
  return value instanceof Error
    ? { ...value, name: value.name, message: value.message }
    : (value as Record<string, unknown>);
}

function encodeArray(values: readonly unknown[], walk: Walk, name: string): string {
  let text = '';
  for (let index = 0; index < values.length; index++) {
    if (index > 0) text += ',';
    if (isSpent(walk)) {
      walk.truncations++;
      text += `"[${values.length - index} more, not recorded]"`;
      break;
    }
    text += encodeValue(values[index], walk, flagName(values[index - 1]) ?? name);
  }
  return `[${text}]`;
}

/** The name that an option gives to the argument behind it, as in `["--password", "…"]`. */
function flagName(argument: unknown): string | undefined {
  return typeof argument === 'string' && argument.startsWith('--') && argument.length <= MAX_ID_CHARS
    ? argument.slice(2)
    : undefined;
}

/** The name next to a value, as in `{"name": "DB_PASSWORD", "value": "…"}`. */
function labelOf({ name, key }: Record<string, unknown>): string | undefined {
  return typeof name === 'string' ? name : typeof key === 'string' ? key : undefined;
}

function encodeObject(value: Record<string, unknown>, walk: Walk): string {
  let text = '';
  let previous: string | undefined;
  for (const [recorded, name] of recordedNames(value, walk)) {
    if (isSpent(walk)) {
      walk.truncations++;
      break;
    }
    const member = value[name];
    if (!isRecordable(member)) continue;
    // Two names may be one once they are redacted; a line with a repeated name would not survive being parsed.
    if (recorded === previous) {
      walk.truncations++;
      continue;
    }
    previous = recorded;
    text += `${text ? ',' : ''}${JSON.stringify(recorded)}:${encodeValue(member, walk, (name === 'value' && labelOf(value)) || name)}`;
    walk.charsLeft -= recorded.length;
  }
  return `{${text}}`;
}

/** Member names in canonical order, each beside the name in the host's object: a long name may itself hold a secret. */
function recordedNames(value: object, walk: Walk): (readonly [string, string])[] {
  const names = Object.keys(value);
  if (names.length > walk.nodesLeft) {
    walk.truncations++;
    names.length = Math.max(walk.nodesLeft, 0);
  }
  return names
    .map((name) => [recordedName(name, walk), name] as const)
    .sort(([left], [right]) => (left < right ? -1 : 1));
}

function recordedName(name: string, walk: Walk): string {
  if (name.length < MAYBE_SECRET_CHARS) return name;
  const redacted = redactText(name, walk);
  const allowed = walk.limits.textChars / NAME_SHARE;
  return redacted.length <= allowed ? redacted : cutText(redacted, allowed, walk);
}

/** Writes a redacted text, cut where it is too long. */
function encodeText(text: string, walk: Walk): string {
  const allowed = Math.min(walk.limits.textChars, Math.max(walk.charsLeft, STUB_CHARS));
  const kept = text.length <= allowed ? text : cutText(text, allowed, walk);
  walk.charsLeft -= kept.length;
  return JSON.stringify(kept);
}

/** Head and tail of a text; length and digest are of the whole text. */
function cutText(text: string, allowed: number, walk: Walk): string {
  walk.truncations++;
  const half = allowed >> 1;
  const head = text.slice(0, half).replace(ENDS_WITH_HIGH_SURROGATE, '');
  const tail = text.slice(-half).replace(STARTS_WITH_LOW_SURROGATE, '');
  const cut = text.length - head.length - tail.length;
  return `${head}\n[cut ${cut} of ${text.length} characters, digest ${walk.digest(text)}]\n${tail}`;
}
