import type { ConversationItem, ConversationPage } from '@critiqor/api/conversation';
import { LANES } from '@critiqor/api/timeline';
import { toText } from '@critiqor/evidence/contract/payload-values';
import { toResultText } from '../../sealed/result-text.ts';
import type { EvidenceIndex } from '../index/evidence-index.ts';
import { FLAGS, STATUS, STATUS_NAMES } from '../index/layout.ts';
import type { QueryParams } from '../query-params.ts';
import { readSealedEvent } from '../read-sealed-event.ts';
import type { RunView } from '../run-view.ts';

const MAX_CHARS = 4_000;
const TOOL_LANE = LANES.indexOf('tool');
const MODEL_LANE = LANES.indexOf('model');
/** What people tell each other about a run, besides what was said and called. */
const NOTES: ReadonlySet<string> = new Set([
  ...['compaction_end', 'subagent_spawned', 'subagent_ended', 'agent_end', 'error_event', 'recorder_fault', 'reset'],
  ...['process_end'],
]);

/** A message that only calls tools has no text; its row shows why the model stopped. */
const SAYS_NOTHING: ReadonlySet<string> = new Set([
  ...['', 'toolUse', 'tool_use', 'tool_calls', 'stop', 'end_turn', 'length', 'max_tokens', 'error', 'aborted'],
]);

/** A page of the conversation: prompts, answers and calls, with findings beside the place and the noise counted. */
export function toConversation(view: RunView, sessionPath: string, params: QueryParams): ConversationPage {
  const offset = params.integer('offset', { min: 0, max: 1e9, fallback: 0 });
  const limit = params.integer('limit', { min: 1, max: 200, fallback: 100 });
  const told = toldOf(view.index);
  const items = Array.from(told.slice(offset, offset + limit), (ordinal, place) => {
    const before = told[offset + place - 1] ?? -1;
    return toItem(view, sessionPath, ordinal, ordinal - before - 1);
  });
  return { total: told.length, offset, limit, items, sessions: view.index.names.sessions.length };
}

const known = new WeakMap<EvidenceIndex, Uint32Array>();

/** Ordinals of what is told, computed once. */
function toldOf(index: EvidenceIndex): Uint32Array {
  const told = known.get(index) ?? Uint32Array.from(findTold(index));
  known.set(index, told);
  return told;
}

function* findTold(index: EvidenceIndex): Generator<number> {
  const { events, spans, names } = index;
  for (let ordinal = 0; ordinal < index.total; ordinal++) {
    const flags = events.flags[ordinal] ?? 0;
    if ((flags & (FLAGS.refinement | FLAGS.copy)) !== 0) continue;
    const type = names.types[(events.type[ordinal] ?? 0) - 1] ?? '';
    if (type === 'input' || type === 'message_end') {
      if (!SAYS_NOTHING.has(index.row(ordinal).text)) yield ordinal;
      continue;
    }
    const span = (events.span[ordinal] ?? 0) - 1;
    const lane = span === -1 ? -1 : spans.lane[span];
    const isFirst = span !== -1 && ((spans.first[span] ?? 0) || (spans.last[span] ?? 0)) - 1 === ordinal;
    const isFailedModel =
      lane === MODEL_LANE && spans.status[span] === STATUS.error && spans.last[span] === ordinal + 1;
    if ((lane === TOOL_LANE && isFirst) || isFailedModel || NOTES.has(type)) yield ordinal;
  }
}

function toItem(view: RunView, sessionPath: string, ordinal: number, folded: number): ConversationItem {
  const { index, isAnonymous } = view;
  const row = view.toRow(ordinal);
  const payload = isAnonymous ? {} : readPayload(view, sessionPath, ordinal);
  const isTool = index.spans.lane[(index.events.span[ordinal] ?? 0) - 1] === TOOL_LANE;
  const who = isTool
    ? 'tool'
    : row.type === 'input'
      ? 'person'
      : row.type === 'message_end'
        ? toSpeaker(payload)
        : 'note';
  const text = isTool ? '' : who === 'note' ? toNote(row.type, row.text) : (toText(payload.text) ?? row.text);
  return {
    event_id: row.event_id,
    at: row.at,
    who,
    text: text.slice(0, MAX_CHARS),
    text_chars: text.length,
    session: row.session,
    call: isTool ? toCall(view, sessionPath, ordinal) : null,
    findings: toFindings(view, isTool ? endsOf(view, ordinal) : [ordinal]),
    folded,
  };
}

const toSpeaker = ({ role }: Payload): 'person' | 'agent' => (role === 'user' ? 'person' : 'agent');

const toNote = (type: string, text: string): string =>
  [`${type.replaceAll('_', ' ')}`, text].filter(Boolean).join(': ');

type Payload = Readonly<Record<string, unknown>>;

const readPayload = (view: RunView, sessionPath: string, ordinal: number): Payload =>
  Object(readSealedEvent(view.index, sessionPath, ordinal).event.payload) as Payload;

/** The events at which a call began and ended. */
function endsOf({ index: { events, spans } }: RunView, ordinal: number): number[] {
  const span = (events.span[ordinal] ?? 0) - 1;
  return [...new Set([ordinal, (spans.last[span] ?? 0) - 1])].filter((end) => end >= 0);
}

function toCall(view: RunView, sessionPath: string, ordinal: number): ConversationItem['call'] {
  const { events, spans, idOf } = view.index;
  const span = (events.span[ordinal] ?? 0) - 1;
  const [first, last] = [(spans.first[span] ?? 0) - 1, (spans.last[span] ?? 0) - 1];
  const end = last === -1 ? null : view.toRow(last);
  const result = last === -1 || view.isAnonymous ? null : (toResultText(readPayload(view, sessionPath, last)) ?? null);
  const input = first === -1 || view.isAnonymous ? undefined : readPayload(view, sessionPath, first).input;
  return {
    tool: view.nameOf('tools', spans.label[span] ?? 0) ?? 'unknown tool',
    arguments: toPrinted(input),
    result: result?.slice(0, MAX_CHARS) ?? null,
    result_chars: result?.length ?? 0,
    result_event_id: last === -1 ? null : idOf(last),
    status: STATUS_NAMES[spans.status[span] ?? STATUS.open] ?? 'open',
    outcome: end?.outcome ?? null,
    duration_ms: end?.duration_ms ?? null,
  };
}

/** A call with one text, such as a command, is that text. */
function toPrinted(input: unknown): string | null {
  if (input === undefined) return null;
  const members = Object.entries(Object(input));
  const [only] = members;
  if (typeof input === 'string') return input.slice(0, MAX_CHARS);
  if (members.length === 1 && typeof only?.[1] === 'string') return only[1].slice(0, MAX_CHARS);
  try {
    return (JSON.stringify(input, null, 1) ?? '').slice(0, MAX_CHARS);
  } catch {
    // A stack overflow on hostile nesting: nothing of it can be shown.
    return null;
  }
}

function toFindings(view: RunView, ordinals: readonly number[]): ConversationItem['findings'] {
  const ids = new Set(ordinals.flatMap((ordinal) => view.citing(ordinal)));
  return view.findings
    .filter(({ id }) => ids.has(id))
    .map((finding) => ({
      id: finding.id,
      title: view.titleOf(finding),
      severity: finding.severity,
      began: ordinals.includes(view.index.ordinalOf(finding.began_at_event_id)),
    }));
}
