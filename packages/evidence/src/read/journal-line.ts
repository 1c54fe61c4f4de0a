import { isJournalEvent, type JournalEvent } from '../contract/event.ts';
import { type AnyEvent, upgradeEvent } from '../contract/upgrade-event.ts';
import type { NoteKind } from './note-kinds.ts';

/** What every reader of journals does with a line, wherever it comes from. */

/** How a recorder's line of any version begins; of a text only so much is looked at that a search cannot become long. */
const LINE_START =
  /\{(?:"(?:agent_id|conversation_id|conversation_key)":"(?:[^"\\]|\\.){0,4000}",){0,3}(?:"derived_from":\d+,)?(?:"duration_ms":[^,"]{1,30},)?(?:"error":"(?:[^"\\]|\\.){0,4000}",)?"event_type":"/g;
/** Places at which a whole line is looked for behind a torn one, from the end; bounds what a line made to be searched can cost. */
const MAX_LINE_STARTS = 32;
/** Writers have short names; a longer one is garbage, and is not kept in a note. */
const MAX_WRITER_CHARS = 64;

/** Why a line is not an event, or what is wrong with one. */
export interface LineProblem {
  readonly kind: NoteKind;
  readonly detail?: string;
}

/** The object that a JSON text contains, or null. */
export function parseObject(text: string): AnyEvent | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as AnyEvent) : null;
  } catch {
    // Not JSON: the caller notes the line.
    return null;
  }
}

/** The event of a line, upgraded to the current version, or why it is not one. */
export function toEvent(parsed: AnyEvent): { readonly event: JournalEvent } | LineProblem {
  const upgraded = upgradeEvent(parsed);
  if ('refused' in upgraded) return { kind: upgraded.kind, detail: upgraded.refused };
  return isJournalEvent(upgraded.event) ? { event: upgraded.event } : { kind: 'garbage_line' };
}

/**
 * Where a whole line begins behind another that has no end, or -1: a writer that was killed in the middle of a line leaves it
 * open, and the line that the next writer appends must not be lost with it. `textFrom` gives the text from a place on, where the places
 * are not those of the text that is searched.
 */
export function findGluedLine(
  text: string,
  textFrom: (start: number) => string = (start) => text.slice(start),
): number {
  const starts: number[] = [];
  for (const { index } of text.matchAll(LINE_START)) {
    starts.push(index);
    if (starts.length > MAX_LINE_STARTS) starts.shift();
  }
  return starts.findLast((start) => start > 0 && parseObject(textFrom(start)) !== null) ?? -1;
}

/**
 * Whether a text is the beginning of a JSON object and breaks off: what a writer leaves that ran out of space in the middle of a line and
 * went on behind it. It holds no event, and events that are missing are found by their chain.
 */
export function breaksOff(text: string): boolean {
  if (!text.startsWith('{"')) return false;
  let depth = 0;
  let isInText = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (isInText) {
      if (character === '\\') index += 1;
      else if (character === '"') isInText = false;
    } else if (character === '"') isInText = true;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    if (depth === 0) return false;
  }
  return true;
}

/** Who a note is about, as far as a note says it. */
export function toNoted(about: { readonly writer?: unknown; readonly seq?: unknown }): {
  writer?: string;
  seq?: number;
} {
  const { writer, seq } = about;
  return {
    ...(typeof writer === 'string' && writer.length <= MAX_WRITER_CHARS ? { writer } : {}),
    ...(typeof seq === 'number' ? { seq } : {}),
  };
}
