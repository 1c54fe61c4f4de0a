/** Runs of three words, or of three signs in scripts without spaces, and the source that holds each. */
export type Triples = ReadonlyMap<string, number>;

/** How much of a quotation the record holds, and in which source most of it is. */
interface QuotationMatch {
  readonly coverage: number;
  /** -1 when no source holds any of it. */
  readonly source: number;
}

/** Texts are given as words with one space between them. */
export function toTriples(texts: readonly string[]): Triples {
  const triples = new Map<string, number>();
  for (const [source, text] of texts.entries())
    for (const pieces of [text.split(' '), CJK.test(text) ? [...text.replaceAll(' ', '')] : []])
      for (let i = 0; i + 3 <= pieces.length; i += 1) triples.set(pieces.slice(i, i + 3).join(' '), source);
  return triples;
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
