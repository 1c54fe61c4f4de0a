/** A sentence by its place in the text. */
interface SentenceSpan {
  readonly start: number;
  readonly end: number;
}

const ENDS = new Set(['.', '!', '?', '…', '。', '！', '？', '؟']);
const WIDE_ENDS = new Set(['。', '！', '？']);
const CLOSERS = new Set(['"', '”', '»', '’', "'", ')', ']', '」', '』', '*', '_', '）', '“']);
const PAIRS = new Map([
  ['`', '`'],
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
  ['「', '」'],
  ['『', '』'],
  ['"', '"'],
]);
/** A quotation that is longer was probably never closed. */
const MAX_QUOTATION = 300;
/** Longer stretches without an end of a sentence are cut, so that no statement is unbounded. */
const MAX_SENTENCE = 2000;

const ABBREVIATION =
  /(?:^|[\s("[])(?:e\.g|i\.e|etc|vs|cf|approx|no|nr|st|mr|mrs|ms|dr|prof|inc|ltd|fig|sec|min|max|z\.\s?b|d\.\s?h|u\.\s?a|bzw|ca|ggf|evtl|usw|inkl|str|abs|sog|bspw|p\.\s?ex|env|n|av|apr|m|mme|sr|sra|srta|dra|ej|p\.\s?ej|pág|núm|ex|art|dott|sig|es|ecc|pag|bijv|o\.a|d\.w\.z|nl|dhr|mevr|blz|np|m\.in|tzn|itp|itd|godz|tj|т\.\s?е|т\.\s?к|т\.\s?д|т\.\s?п|см|руб|г|ул|vb|örn|bkz|sn|jan|feb|mar|jun|jul|aug|sep|sept|oct|nov|dec|l|\p{L})$/iu;

/** Cuts one paragraph, item or row into sentences. Ends inside code and quotations do not count. */
export function toSentenceSpans(text: string, from: number, to: number): SentenceSpan[] {
  const spans: SentenceSpan[] = [];
  let start = from;
  const push = (end: number): void => {
    let [a, b] = [start, end];
    while (a < b && isSpace(text.charCodeAt(a))) a++;
    while (b > a && isSpace(text.charCodeAt(b - 1))) b--;
    if (b > a) spans.push({ start: a, end: b });
    start = end;
  };
  for (let at = from; at < to; at++) {
    const char = text.charAt(at);
    const closing = PAIRS.get(char);
    if (closing !== undefined) {
      const end = text.slice(at + 1, Math.min(to, at + 1 + MAX_QUOTATION)).indexOf(closing);
      // A sentence inside a quotation ends ours where it is the last thing in it; the dots of `./...` end none.
      if (end >= 0) {
        at += end + 1;
        if (char === '`' || !(ENDS.has(text.charAt(at - 1)) && isFollowedByStart(text, at + 1, to))) continue;
        push(at + 1);
        continue;
      }
    }
    if (ENDS.has(char)) {
      let end = at + 1;
      while (end < to && (ENDS.has(text.charAt(end)) || CLOSERS.has(text.charAt(end)))) end++;
      if (isEnd(text, start, at, end, to)) {
        end = skipEmoji(text, end, to);
        push(end);
      }
      at = end - 1;
    } else if (at - start >= MAX_SENTENCE) push(at + 1);
  }
  push(to);
  return spans;
}

function isEnd(text: string, start: number, at: number, end: number, to: number): boolean {
  const char = text.charAt(at);
  if (WIDE_ENDS.has(char) || end >= to) return true;
  if (!isSpace(text.charCodeAt(end))) return false;
  if (!isFollowedByStart(text, end, to)) return false;
  if (char !== '.') return true;
  const before = text.slice(Math.max(start, at - 12), at);
  // "1. item" and "3. März" are no ends, "in 2024. Then" is one.
  if (/(?:^|\s)\d{1,2}$/.test(before))
    return at - start > 3 && !/^\s+\p{Lu}\p{Ll}/u.test(text.slice(end, end + 4))
      ? true
      : at - start > 14 && !MONTH.test(text.slice(end, end + 8));
  return !ABBREVIATION.test(before);
}

const NAME_START = /^(?:https?:\/\/\S|[\w.-]{1,40}\/[\w.-]{2,}[\w/.-]* \p{L}|[\w-]{2,40}\.[a-z]{2,5} \p{L})/u;

const MONTH = /^\s+(?:jan|feb|mär|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|dez|dec|og|stock)/i;

/** A small letter goes on with the sentence, anything else begins another. */
function isFollowedByStart(text: string, from: number, to: number): boolean {
  let at = from;
  while (at < to && isSpace(text.charCodeAt(at))) at++;
  if (at >= to) return true;
  if (at === from) return false;
  return !/\p{Ll}/u.test(text.charAt(at)) || isSmallStart(text, at);
}

/** People who write in small letters only begin sentences with these; anybody begins one with a file or an address. */
function isSmallStart(text: string, at: number): boolean {
  if (NAME_START.test(text.slice(at, at + 80))) return true;
  return /^(?:i|i'm|i've|i'll|it|the|all|this|that|we|you|now|but|so|npm|git|no|not|still|then|also)\s/.test(
    text.slice(at, at + 6),
  );
}

const MAX_TAIL = 24;
const EMOJI_ONLY = /^(?:\s|\p{Extended_Pictographic}|\ufe0f|\u200d)+$/u;

/** "Done. ✅": the sign belongs to the sentence before it, where nothing follows. */
function skipEmoji(text: string, from: number, to: number): number {
  const rest = text.slice(from, Math.min(to, from + MAX_TAIL));
  return from + MAX_TAIL >= to && EMOJI_ONLY.test(rest) ? to : from;
}

function isSpace(code: number): boolean {
  return code <= 32 || code === 0xa0 || code === 0x3000;
}
