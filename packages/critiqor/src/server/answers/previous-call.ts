import type { CallSides, PreviousCall } from '@critiqor/api/evidence';
import { LANES } from '@critiqor/api/timeline';
import { readSealedEvent } from '../read-sealed-event.ts';
import type { RunView } from '../run-view.ts';

const MAX_TEXT_CHARS = 32_768;
const TOOL_LANE = LANES.indexOf('tool');

/** For an event of a tool call: the latest earlier call with the same arguments, or else of the same tool, both as text. */
export function toPreviousCall(view: RunView, sessionPath: string, ordinal: number): PreviousCall | null {
  const { spans, tools, events, idOf } = view.index;
  const span = (events.span[ordinal] ?? 0) - 1;
  if (span === -1 || spans.lane[span] !== TOOL_LANE) return null;
  const call = (spans.call[span] ?? 0) - 1;
  const [key, tool] = [tools.key[call] ?? 0, tools.tool[call]];
  const find = (fits: (other: number) => boolean): number => {
    for (let other = call - 1; other >= 0; other--) if (fits(other) && isWhole(other)) return other;
    return -1;
  };
  const isWhole = (other: number): boolean => (spans.first[tools.span[other] ?? 0] ?? 0) > 0;
  const twin = key === 0 ? -1 : find((other) => tools.key[other] === key);
  const previous = twin === -1 ? find((other) => tools.tool[other] === tool) : twin;
  const first = (spans.first[span] ?? 0) - 1;
  if (previous === -1 || first === -1) return null;
  const before = tools.span[previous] ?? 0;
  const toEnds = (which: number) => {
    const result = (spans.last[which] ?? 0) - 1;
    return { call: (spans.first[which] ?? 0) - 1, result };
  };
  const toSides = (which: number): CallSides => {
    const ends = toEnds(which);
    return {
      arguments: toArguments(view, sessionPath, ends.call),
      result: ends.result === -1 ? null : toResult(view, sessionPath, ends.result),
    };
  };
  const [old, own] = [toEnds(before), toEnds(span)];
  return {
    same: twin === -1 ? 'tool' : 'arguments',
    call_event_id: idOf(old.call),
    result_event_id: old.result === -1 ? null : idOf(old.result),
    call: toSides(before),
    this_call_event_id: idOf(own.call),
    this_result_event_id: own.result === -1 ? null : idOf(own.result),
    this_call: toSides(span),
  };
}

type Payload = Readonly<Record<string, unknown>>;

const toPayload = (view: RunView, sessionPath: string, ordinal: number): Payload =>
  Object(readSealedEvent(view.index, sessionPath, ordinal).event.payload) as Payload;

function toArguments(view: RunView, sessionPath: string, ordinal: number): string | null {
  return toPrinted(toPayload(view, sessionPath, ordinal).input);
}

function toResult(view: RunView, sessionPath: string, ordinal: number): string | null {
  const { text, result } = toPayload(view, sessionPath, ordinal);
  const { content } = Object(result) as { content?: unknown };
  if (typeof text === 'string') return toPrinted(text);
  if (!Array.isArray(content)) return toPrinted(result);
  const texts = content.map((part) => (Object(part) as { text?: unknown }).text);
  return texts.every((part) => typeof part === 'string') ? toPrinted(texts.join('\n')) : toPrinted(result);
}

function toPrinted(value: unknown): string | null {
  if (value === undefined) return null;
  try {
    const text = typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? '');
    return text.slice(0, MAX_TEXT_CHARS);
  } catch {
    // A stack overflow on hostile nesting: nothing of it can be shown.
    return null;
  }
}
