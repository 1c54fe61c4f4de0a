import { EVIDENCE_VERSION, type EventDraft } from '../contract/event.ts';
import type { EventTypeContract, SourceLayer } from '../contract/event-types/event-type.ts';
import { EVENT_TYPES } from '../contract/event-types.ts';
import { createOwnRedaction } from '../redact/own/own-patterns.ts';
import { CAPTURE_POLICIES, type CaptureLimits, type CapturePolicy } from './capture-policy.ts';
import { encodeId, encodeName, encodeWords, MAX_ID_CHARS, withhold } from './encode-id.ts';
import { encodeValue, isRecordable } from './encode-value.ts';
import { createWalk, type Walk } from './encoding-walk.ts';
import { quoteName, sortNames } from './member-names.ts';

/** What only the journal knows about a line. It is read last: until then a getter of the host may have caused another line. */
interface LinePosition {
  readonly seq: number;
  readonly writer: string;
  readonly prevHash: string;
  readonly timestamp: string;
}

export type EventEncoder = (draft: EventDraft, position: LinePosition) => string;

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
const BEFORE_HOST: readonly PlainMember[] = [
  'agent_id',
  'conversation_id',
  'conversation_key',
  'derived_from',
  'duration_ms',
  'error',
  'event_type',
  'exit_code',
];
const BEFORE_PAYLOAD: readonly PlainMember[] = ['host_run_id', 'host_ts', 'outcome', 'parent_tool_call_id'];
const AFTER_TIMESTAMP: readonly PlainMember[] = ['tool_call_id', 'tool_name', 'trace_id'];

/** What a model or a configuration may call as it likes, and what everybody shows. */
const NAMES: ReadonlySet<PlainMember> = new Set<PlainMember>(['tool_name', 'agent_id']);
/** What mostly says the same as in the line before. */
const LASTING: ReadonlySet<PlainMember> = new Set<PlainMember>([
  'agent_id',
  'conversation_id',
  'conversation_key',
  'event_type',
  'host_run_id',
  'source',
  'tool_name',
]);

/** A member beside the payload, with the last clean id that it held and how that was written. */
interface Member {
  readonly name: PlainMember;
  readonly prefix: string;
  readonly isName: boolean;
  readonly isLasting: boolean;
  last: string | undefined;
  text: string;
}

const toMember = (name: PlainMember): Member => ({
  name,
  prefix: `"${name}":`,
  isName: NAMES.has(name),
  isLasting: LASTING.has(name),
  last: undefined,
  text: '',
});

/**
 * Makes the function that turns a draft into the canonical text of a line, in one walk: select, redact, bound, encode.
 * `digest` is keyed: a bare hash of a short secret would give it away. `host` is the same on every line of a recorder. `redact` is
 * what the user adds to redaction and excepts from it, from a configuration that may be wrong.
 */
export function createEventEncoder(
  policy: CapturePolicy,
  digest: (text: string) => string,
  host?: string,
  redact?: unknown,
): EventEncoder {
  const limits: CaptureLimits = CAPTURE_POLICIES[policy];
  const fingerprint = (secret: string): string => digest(secret).slice(0, 8);
  const cleanIds = new Map<string, string>();
  const own = createOwnRedaction(redact);
  const beforeHostMembers = BEFORE_HOST.map(toMember);
  const beforePayloadMembers = BEFORE_PAYLOAD.map(toMember);
  const afterTimestampMembers = AFTER_TIMESTAMP.map(toMember);
  const refinesMember = toMember('refines');
  const sourceMember = toMember('source');
  const hostMember = host === undefined ? '' : `"host":${JSON.stringify(host)},`;
  return (draft, position) => {
    const walk = createWalk(limits, digest, fingerprint, cleanIds, own);
    const { facts, layer } = TYPES.get(draft.event_type) ?? UNKNOWN_TYPE;
    const payload = encodePayload(facts, draft.payload, walk);
    const beforeHost = encodeMembers(draft, beforeHostMembers, walk);
    const beforePayload = encodeMembers(draft, beforePayloadMembers, walk);
    const refines = encodeMember(refinesMember, draft.refines, walk);
    const source = encodeMember(sourceMember, draft.source, walk);
    const afterTimestamp = encodeMembers(draft, afterTimestampMembers, walk);
    const redactions = walk.count > 0 ? `"redactions":${walk.count},` : '';
    const truncations = walk.truncations > 0 ? `"truncations":${walk.truncations},` : '';
    const status = draft.status ?? statusOf(draft);
    return `{${beforeHost}${hostMember}${beforePayload}"payload":${payload},"prev_hash":"${position.prevHash}",${redactions}${refines}"seq":${position.seq},${source}"source_layer":"${layer}","status":"${status}","timestamp":"${position.timestamp}",${afterTimestamp}${truncations}"v":${EVIDENCE_VERSION},"writer":"${position.writer}"}`;
  };
}

function statusOf(draft: EventDraft): 'ok' | 'error' {
  const { outcome } = draft;
  return outcome === 'failed' || outcome === 'blocked' || outcome === 'cancelled' ? 'error' : 'ok';
}

function encodeMembers(draft: EventDraft, members: readonly Member[], walk: Walk): string {
  let text = '';
  for (const member of members) {
    const value = draft[member.name];
    if (value !== undefined) text += encodeMember(member, value, walk);
  }
  return text;
}

/** A member beside the payload, with the comma behind it. A number that JSON does not have stays absent. */
function encodeMember(member: Member, value: EventDraft[PlainMember], walk: Walk): string {
  const { prefix } = member;
  if (typeof value === 'number') return Number.isFinite(value) ? `${prefix}${value},` : '';
  if (typeof value !== 'string') return value === undefined ? '' : `${prefix}${JSON.stringify(value)},`;
  if (value === member.last) return member.text;
  const text = `${prefix}${encodeMemberText(member, value, walk)},`;
  // Written in the same way wherever it comes again, and nothing of it is counted.
  if (member.isLasting && walk.cleanIds.has(value)) {
    member.last = value;
    member.text = text;
  }
  return text;
}

function encodeMemberText({ name, isName }: Member, value: string, walk: Walk): string {
  if (isName) return encodeName(value, walk);
  return name === 'error' || value.length > MAX_ID_CHARS ? encodeWords(value, walk) : encodeId(value, walk);
}

/** Facts have a room of their own: what people and tools wrote must not use up what they need. */
function encodePayload(facts: ReadonlySet<string>, payload: Readonly<Record<string, unknown>>, walk: Walk): string {
  let text = '';
  for (const name of sortNames(Object.keys(payload))) {
    const value = payload[name];
    if (!isRecordable(value)) continue;
    const encode = facts.has(name) ? encodeFact : walk.limits.withholdContent ? withhold : encodeContent;
    text += `${text ? ',' : ''}${quoteName(name)}:${encode(value, walk)}`;
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
