import { formatDuration } from '@critiqor/diagnosis/model/format';

/** Printed where a value is unknown. */
export const NO_VALUE = '–';

/** A duration, or a dash when it is unknown. */
export function toDuration(ms: number | null): string {
  return ms === null || !Number.isFinite(ms) || ms < 0 ? NO_VALUE : formatDuration(ms);
}

/** A moment to the minute, in UTC: 2026-11-15 11:34Z. */
export function toMinute(iso: string | null): string {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})[\d:.]*Z$/.exec(iso ?? '') ?? [];
  return date && time ? `${date} ${time}Z` : NO_VALUE;
}

/** Makes any text safe for one line of a terminal. */
export function toPrintable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '\ufffd');
}

/** The same for a text of several lines: a message can quote what was recorded, or a name that somebody else chose. */
export const toPrintableLines = (text: string): string => text.split('\n').map(toPrintable).join('\n');

/** The same for every text in a value, before it is printed: whatever was recorded cannot move, colour or hide what we print. */
export function withPrintableTexts<Value>(value: Value): Value {
  if (typeof value === 'string') return toPrintable(value.replaceAll(/[\t\r\n]+/g, ' ')) as Value;
  if (Array.isArray(value)) return value.map(withPrintableTexts) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => [toPrintable(name), withPrintableTexts(member)]);
  return Object.fromEntries(members) as Value;
}

/** JSON that a terminal shows as it is: the same value, with every character that a terminal could interpret escaped. */
export function toPrintableJson(value: unknown, indent?: number): string {
  const text = JSON.stringify(value, null, indent) ?? 'null';
  return text.replaceAll(/[\x7f-\x9f\p{Cf}\u2028\u2029]/gu, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

const NARROW = /^[\x20-\x7e\u00a0-\u02ff\u2010-\u2027]*$/;
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}|[\u{20000}-\u{3fffd}]/u;

/** Columns that a text occupies in a terminal. */
export function toWidth(text: string): number {
  if (NARROW.test(text)) return text.length;
  let width = 0;
  for (const char of text) width += /\p{M}/u.test(char) ? 0 : WIDE.test(char) ? 2 : 1;
  return width;
}

/** The text, shortened to a number of columns. */
export function toFit(text: string, width: number): string {
  if (toWidth(text) <= width) return text;
  let kept = '';
  let used = 1;
  for (const char of text) {
    used += toWidth(char);
    if (used > width) break;
    kept += char;
  }
  return width < 1 ? '' : `${kept}…`;
}
