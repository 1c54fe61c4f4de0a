import { isSecret } from '../../judge/judge-secret.ts';
import type { Search } from '../../secret.ts';

const MAX_HEAD = 1_000;
const MAX_ROWS = 500;
const ROW =
  /\s{0,20}(?:<\/?(?:thead|tbody|table)[^>]{0,80}>\s{0,20}){0,4}<tr[^>]{0,80}>([^\n]{0,2000}?|[\s\S]{0,2000}?)<\/tr>/iy;
const CELL = /<t[dh][^>]{0,120}>\s{0,40}(?:<(?:code|b|strong|span|tt|kbd)[^>]{0,80}>)?([^<]{0,300})/gi;

/** Finds the secrets in the column of an HTML table whose head is the name at `at`. Returns where the table ends, or -1. */
export function findHtmlTable({ text, found }: Search, at: number, name: string, kind: string): number {
  const before = text.slice(Math.max(0, at - MAX_HEAD), at);
  const row = before.slice(Math.max(0, before.lastIndexOf('<tr')));
  const column = row.match(/<t[hd][\s>]/gi)?.length ?? 0;
  if (column === 0 || !/<t[hd][^<>]{0,120}>\s{0,40}(?:<\w{1,8}>)?[\w ]{0,40}$/i.test(row)) return -1;
  const close = text.slice(at, at + MAX_HEAD).search(/<\/tr>/i);
  if (close < 0) return -1;
  let end = at + close + 5;
  for (let rows = 0; rows < MAX_ROWS; rows++) {
    ROW.lastIndex = end;
    const match = ROW.exec(text);
    if (match === null) break;
    const rowStart = ROW.lastIndex - 5 - (match[1]?.length ?? 0);
    const cell = [...(match[1] ?? '').matchAll(CELL)][column - 1];
    const value = cell?.[1]?.trim() ?? '';
    if (cell !== undefined && isSecret(value, kind, name, 'literal')) {
      const from = rowStart + cell.index + cell[0].lastIndexOf(value);
      found.push({ start: from, end: from + value.length, kind });
    }
    end = ROW.lastIndex;
  }
  return end;
}
