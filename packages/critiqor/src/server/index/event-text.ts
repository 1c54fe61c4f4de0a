import type { JournalEvent } from '@critiqor/evidence/contract/event';

/** A row shows one line. */
export const MAX_TEXT_CHARS = 200;
/** Deeper nesting is not readable in one line. */
const MAX_DEPTH = 6;

/** An event in one short line, for the table of events and its search. */
export function toEventText(event: JournalEvent): string {
  const parts = [event.error, ...toParts(event)];
  let text = '';
  for (const part of parts) {
    if (part === undefined || part === null || part === '') continue;
    if (text) text += ' · ';
    text += toBoundedLine(part, MAX_TEXT_CHARS - text.length);
    if (text.length >= MAX_TEXT_CHARS) break;
  }
  return withoutHalfCharacter(text.slice(0, MAX_TEXT_CHARS));
}

/** The most interesting members of a payload. */
const SPOKEN: ReadonlyMap<string, readonly string[]> = new Map([
  ['tool_call', ['input']],
  ['input', ['text']],
  ['message_received', ['text', 'channel']],
  ['message_sent', ['text', 'channel']],
  ['message_start', ['kind']],
  ['message_end', ['text', 'stop_reason']],
  ['before_provider_request', ['model', 'purpose']],
  ['after_provider_response', ['model', 'stop_reason', 'failure', 'http_status']],
  ['memory_search', ['query', 'result_status', 'warning']],
  ['memory_get', ['path', 'result_status', 'warning']],
  ['agent_start', ['trigger']],
  ['agent_end', ['ending', 'failure', 'stop_reason']],
  ['state_transition', ['state', 'message']],
  ['process_start', ['command']],
  ['error_event', ['message', 'source']],
  ['subagent_spawned', ['label', 'mode']],
  ['subagent_ended', ['ending', 'reason']],
  ['skill_read', ['skill', 'result_status']],
  ['recorder_start', ['entry_point', 'host_version', 'capture']],
  ['recorder_status', ['reason']],
  ['recorder_fault', ['reason', 'lost_events']],
]);

function toParts({ event_type, payload }: JournalEvent): readonly unknown[] {
  if (event_type === 'tool_result') return [payload.blocked_by, payload.text ?? toResult(payload.result)];
  const names = SPOKEN.get(event_type);
  return names ? names.map((name) => payload[name]) : [payload];
}

/** The text that the model received, if the result has one. */
function toResult(result: unknown): unknown {
  const { content } = Object(result) as { content?: unknown };
  if (!Array.isArray(content)) return content ?? result;
  return content.map((part) => (Object(part) as { text?: unknown }).text ?? part)[0];
}

/** Any value in one line of bounded length; reads no more than it needs. */
export function toBoundedLine(value: unknown, maxChars: number, depth = 0): string {
  if (typeof value === 'string') return flatten(value.slice(0, maxChars * 2)).slice(0, maxChars);
  if (typeof value !== 'object' || value === null) return String(value).slice(0, maxChars);
  if (depth >= MAX_DEPTH) return '…';
  const isList = Array.isArray(value);
  let text = '';
  for (const name in value) {
    if (!Object.hasOwn(value, name)) continue;
    if (text) text += isList ? ' ' : ', ';
    if (!isList) text += `${flatten(name.slice(0, maxChars))}: `;
    text += toBoundedLine((value as Record<string, unknown>)[name], Math.max(maxChars - text.length, 1), depth + 1);
    if (text.length >= maxChars) break;
  }
  return text.slice(0, maxChars);
}

const flatten = (text: string): string => text.replaceAll(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ').trim();

/** A cut may split a character. */
function withoutHalfCharacter(text: string): string {
  const last = text.charCodeAt(text.length - 1);
  return last >= 0xd800 && last <= 0xdbff ? text.slice(0, -1) : text;
}
