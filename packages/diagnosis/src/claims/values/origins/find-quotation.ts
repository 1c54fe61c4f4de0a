import { toQuotedWords } from '../extract/scan-quotations.ts';

/** Runs of three words, or of three signs in scripts without spaces, and the last source that holds each. */
export interface Triples {
  get(triple: string): number | undefined;
}

/** How much of a quotation the record holds, and in which source most of it is. */
interface QuotationMatch {
  readonly coverage: number;
  /** -1 when no source holds any of it. */
  readonly source: number;
}

/** The runs of one text, as words with one space between them. */
export function toTriples(text: string): ReadonlySet<string> {
  const words = toQuotedWords(text);
  const triples = new Set<string>();
  for (const pieces of [words.split(' '), CJK.test(words) ? [...words.replaceAll(' ', '')] : []])
    for (let i = 0; i + 3 <= pieces.length; i += 1) triples.add(`${pieces[i]} ${pieces[i + 1]} ${pieces[i + 2]}`);
  return triples;
}

export function joinTriples(sources: readonly ReadonlySet<string>[]): Triples {
  return {
    get(triple) {
      const source = sources.findLastIndex((triples) => triples.has(triple));
      return source < 0 ? undefined : source;
    },
  };
}

export function findQuotation(normal: string, triples: Triples): QuotationMatch {
  const words = normal.split(' ');
  const pieces = words.length >= 4 ? words : [...normal.replaceAll(' ', '')];
  const found = new Uint8Array(pieces.length);
  const hits = new Map<number, number>();
  for (let i = 0; i + 3 <= pieces.length; i += 1) {
    const source = triples.get(pieces.slice(i, i + 3).join(' '));
    if (source === undefined) continue;
    found.fill(1, i, i + 3);
    hits.set(source, (hits.get(source) ?? 0) + 1);
  }
  const coverage = found.reduce((sum, one) => sum + one, 0) / Math.max(1, pieces.length);
  const [source = -1] = [...hits.entries()].sort((a, b) => b[1] - a[1])[0] ?? [];
  return { coverage, source };
}

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
