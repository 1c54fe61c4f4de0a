import type { TextChange } from '../text-changes.ts';

/**
 * A number in settings that was moved past what a failed check had measured: the check printed the bound and the value beyond it on one line,
 * and now the value is within. What bound and file are called does not matter.
 */
export function findMovedBound({ path, removed, added, form }: TextChange, outputs: readonly string[]): string | null {
  if (form !== 'edit' || !SETTINGS.test(path) || removed.length === 0) return null;
  const byShape = new Map(removed.slice(0, MOST_LINES).map((line) => [toShape(line), line]));
  for (const line of added.slice(0, MOST_LINES)) {
    const old = byShape.get(toShape(line));
    if (old === undefined) continue;
    const before = old.match(NUMBER) ?? [];
    const after = line.match(NUMBER) ?? [];
    const at = after.findIndex((text, index) => text !== before[index]);
    if (at < 0) continue;
    const [was, is] = [Number(before[at]), Number(after[at])];
    if (outputs.some((text) => isPassed(text, was, is))) return line;
  }
  return null;
}

const MOST_LINES = 60;
const SETTINGS =
  /\.(?:json5?|jsonc|ya?ml|toml|ini|cfg|conf|env|properties|xml|neon)$|(?:^|\/)\.[\w-]{2,40}rc(?:\.\w+)?$|config\.\w{1,4}$|(?:^|\/)(?:Makefile|justfile)$/i;
const NUMBER = /(?<![\w.])\d{1,12}(?:\.\d{1,6})?(?![\w.]*\d)/g;
const toShape = (line: string): string => line.trim().slice(0, 400).replace(NUMBER, '#');

/** A line with the old bound and a value that it ruled out and the new one does not. */
function isPassed(output: string, was: number, is: number): boolean {
  for (const line of output.slice(0, MOST_CHARS).split('\n')) {
    const numbers = (line.slice(0, 400).match(PRINTED) ?? []).map(Number);
    if (!numbers.includes(was) || !BROKEN.test(line)) continue;
    if (numbers.some((value) => (value > was && value <= is) || (value < was && value >= is))) return true;
  }
  return false;
}
const MOST_CHARS = 40_000;
const PRINTED = /(?<![\w.])\d{1,12}(?:\.\d{1,6})?(?=\s?(?:[%a-zA-Z]{0,3})(?:[\s,;:)\]]|$))/g;
const BROKEN =
  /over|exceed|above|below|under|less|more|fail|error|not met|threshold|budget|limit|min|max|too|breach|violat|[<>✗✖]/i;
