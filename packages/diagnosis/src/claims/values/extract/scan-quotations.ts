import type { Spans } from './spans.ts';

/** Sentences in quotation marks. The text inside is read again by the other scanners: a quotation may hold a date. */
export function scanQuotations(spans: Spans): void {
  for (const pattern of MARKS) {
    for (const match of spans.text.matchAll(pattern)) {
      const inner = match[1] ?? '';
      const normal = toQuotedWords(inner);
      if (!isLong(normal)) continue;
      const start = match.index;
      spans.values.push({
        kind: 'quotation',
        start,
        end: start + match[0].length,
        raw: inner,
        normal,
        approximate: false,
      });
    }
  }
}

/** Closing marks end the match, so each pattern passes over the text once. */
const MARKS: readonly RegExp[] = [
  // A quotation set apart needs no marks.
  /^>\s?([^"“„«「\n]{20,600})$/gm,
  /(?<!\w)"([^"\n]{8,600})"/g,
  /“([^“”\n]{8,600})”/g,
  /„([^„“”"\n]{8,600})[“”"]/g,
  /«\s?([^«»\n]{8,600})\s?»/g,
  /「([^「」\n]{8,600})」/g,
  /『([^『』\n]{8,600})』/g,
];

/** Words in small letters, one space between them; marks and emphasis do not count. */
export function toQuotedWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’ʼ`´]/g, "'")
    .replace(/\\[nt"]/g, ' ')
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .replace(/(?<!\p{L})'+|'+(?!\p{L})/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

const isLong = (words: string): boolean => words.split(' ').length >= 4 || (words.match(CJK)?.length ?? 0) >= 12;
