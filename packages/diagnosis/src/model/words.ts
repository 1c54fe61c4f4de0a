/** Numbers, money and texts for people, the same in every locale. Durations and sizes are in `format.ts`. */

export function formatNumber(value: number): string {
  const [whole = '0', fraction] = String(Math.abs(value)).split('.');
  if (!/^\d+$/.test(whole)) return String(value);
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return `${value < 0 ? '-' : ''}${grouped}${fraction === undefined ? '' : `.${fraction.slice(0, 2)}`}`;
}

export function formatUsd(value: number): string {
  return `$${value.toFixed(value !== 0 && Math.abs(value) < 0.1 ? 4 : 2)}`;
}

/** `1 call`, `3 calls`. */
export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatNumber(count)} ${count === 1 ? noun : plural}`;
}

/** One line of a text, at most `chars` long, cut at the end of a word. Linear, whatever the text holds. */
export function toOneLine(text: string, chars = 160): string {
  const line = text
    .slice(0, chars * 4)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line.length <= chars && text.length <= chars * 4 ? line : `${cutAtWord(line, chars - 1)}…`;
}

/** A word that fills most of the line is cut all the same, but never inside a character. */
function cutAtWord(line: string, chars: number): string {
  if (line.length <= chars) return line;
  const space = line.lastIndexOf(' ', chars);
  if (space > chars * 0.6) return line.slice(0, space).trimEnd();
  const isInsideCharacter = /[\ud800-\udbff]/.test(line[chars - 1] ?? '');
  return line.slice(0, isInsideCharacter ? chars - 1 : chars);
}

/**
 * Fills `{name}` in a message, and `{name|call|calls}` with the number and the word that fits it. Numbers are written for people, and
 * recorded texts with `toWords`. A name without a value is an error of the detector.
 */
export function fillIn(
  template: string,
  data: Readonly<Record<string, string | number>>,
  toWords: (text: string, name: string) => string = toSingleLine,
): string {
  const filled = template.replace(
    /\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g,
    (_, name: string, one?: string, many?: string) => {
      const value = Object.hasOwn(data, name) ? data[name] : undefined;
      if (value === undefined) throw new Error(`The message needs a value for {${name}}.`);
      if (typeof value !== 'number') return toWords(value, name);
      return one === undefined || many === undefined ? formatNumber(value) : countOf(value, one, many);
    },
  );
  return withOneStop(filled);
}

/** A quoted sentence brings its own end: “It is done.” and not “It is done.”. */
export const withOneStop = (text: string): string => text.replaceAll(/([.!?…])”\./g, '$1”');

/** A recorded text in the middle of a sentence: with a line break it could pass for a sentence or an item of ours. */
const toSingleLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
