import { toContentPieces } from '../../values/check/content-pieces.ts';
import { SCALES } from './scales.ts';

/** An end of a scale that a text names. */
export interface Pole {
  readonly scale: string;
  readonly isHigh: boolean;
}

/** The ends of scales that a text names, with negation taken into account. */
export function findPoles(text: string): Pole[] {
  const words = text.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];
  const found: Pole[] = [];
  for (let at = 0; at < words.length; ) {
    const entry = findEntry(words, at);
    if (entry) {
      const end = at + entry.words.length;
      const isNegated =
        words.slice(Math.max(0, at - NEAR), at).some((word) => NEGATORS.has(word)) ||
        NEGATORS_BEHIND.has(words[end] ?? '');
      for (const { scale, isHigh } of entry.poles) found.push({ scale, isHigh: isHigh !== isNegated });
    }
    at += entry?.words.length ?? 1;
  }
  return UNSPACED.test(text) ? [...found, ...findSigns(text)] : found;
}

/** Whether a piece of a text belongs to a scale: then it does not say what the text is about. */
export const isOfScale = (piece: string): boolean => PIECES.has(piece);
const PIECES: ReadonlySet<string> = new Set(
  SCALES.flatMap(({ high, low }) => [...toContentPieces(`${high} ${low}`.replaceAll(/[_*]/g, ' '))]),
);

/** How many words a negation may be before what it negates. */
const NEAR = 2;
const NEGATORS: ReadonlySet<string> = new Set(
  'not no never isn aren wasn weren cannot without neither nor non nicht kein keine keinen nie ohne pas jamais sans aucun aucune ne sin nunca ningún ninguna não sem nem nenhum nenhuma mai senza nessun nessuna niet geen nooit zonder bez żaden żadna не нет без ни false'.split(
    ' ',
  ),
);
const NEGATORS_BEHIND: ReadonlySet<string> = new Set(['değil', 'yok', 'nicht', 'false']);

interface Entry {
  readonly words: readonly string[];
  readonly poles: readonly Pole[];
}

/** Scripts without spaces: their words are looked for inside the text, the longest first. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

interface Lexicon {
  readonly entries: ReadonlyMap<string, readonly Entry[]>;
  readonly signs: readonly { readonly sign: string; readonly poles: readonly Pole[] }[];
}

const STEM_CHARS = 3;
/** Entries are filed under the beginning of their first word; a stem has at least that many letters. */
const toKey = (word: string): string => word.slice(0, STEM_CHARS);

const LEXICON = createLexicon();

function createLexicon(): Lexicon {
  const poles = new Map<string, Pole[]>();
  for (const { name, high, low } of SCALES)
    for (const [words, isHigh] of [
      [high, true],
      [low, false],
    ] as const)
      for (const word of new Set(words.split(' ')))
        poles.set(word, [...(poles.get(word) ?? []), { scale: name, isHigh }]);
  const entries = new Map<string, Entry[]>();
  const signs: { sign: string; poles: readonly Pole[] }[] = [];
  for (const [written, all] of poles) {
    if (UNSPACED.test(written)) signs.push({ sign: written.replaceAll('_', ''), poles: all });
    else {
      const words = written.split('_');
      const key = toKey(words[0] ?? '');
      entries.set(key, [...(entries.get(key) ?? []), { words, poles: all }]);
    }
  }
  return { entries, signs: signs.toSorted((a, b) => b.sign.length - a.sign.length) };
}

/** The longest entry that begins at a word. */
function findEntry(words: readonly string[], at: number): Entry | undefined {
  let longest: Entry | undefined;
  for (const entry of LEXICON.entries.get(toKey(words[at] ?? '')) ?? [])
    if (
      entry.words.length > (longest?.words.length ?? 0) &&
      entry.words.every((part, index) => fits(words[at + index], part))
    )
      longest = entry;
  return longest;
}

const fits = (word: string | undefined, part: string): boolean =>
  word !== undefined && (part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part);

function findSigns(text: string): Pole[] {
  const found: Pole[] = [];
  let rest = text;
  for (const { sign, poles } of LEXICON.signs) {
    const at = rest.indexOf(sign);
    if (at < 0) continue;
    const isNegated = DENIED_BEFORE.test(rest.slice(0, at)) || DENIED_BEHIND.test(rest.slice(at + sign.length));
    for (const { scale, isHigh } of poles) found.push({ scale, isHigh: isHigh !== isNegated });
    rest = rest.replaceAll(sign, ' ');
  }
  return found;
}

const DENIED_BEFORE = /[不未没沒非无無]$/;
const DENIED_BEHIND =
  /^(?:して|されて|できて|で|では|に)?(?:い?ない|いません|ません|ありません)|^(?:지|하지)? ?(?:않|못|안)/;
