import { type BookRun, type Change, withAnswer } from './book-run.ts';
import { SMALL_TALK } from './small-talk.ts';

/** 1,234 as 1234. */
export const toPlainNumbers: Change = (run) =>
  isEnglish(run)
    ? withAnswer(run, (text) =>
        text.replace(/(?<![\d.,])\d{1,3}(?:,\d{3})+(?![\d,])/g, (figure) => figure.replaceAll(',', '')),
      )
    : null;

/** Each sentence as an item of a list. */
export const toBullets: Change = (run) =>
  withAnswer(run, (text) => {
    const sentences = toSentences(text);
    return isPlainProse(text) && sentences.length > 1 ? sentences.map((sentence) => `- ${sentence}`).join('\n') : text;
  });

/** A list as sentences one after the other. */
export const toProse: Change = (run) =>
  withAnswer(run, (text) => {
    if (!/^[-*•] /m.test(text) || /```|^\s*\||^#|^\s+[-*•] |^\d+[.)] /m.test(text)) return text;
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .map((line) => (/^[-*•] /.test(line) ? endSentence(line.slice(2)) : line))
      .join(' ');
  });

/** The items of a list in the opposite order, where none of them leans on the one before. */
export const toReorderedItems: Change = (run) =>
  withAnswer(run, (text) => {
    const lines = text.split('\n');
    const places = lines.flatMap((line, place) => (/^[-*•] /.test(line) ? [place] : []));
    const items = places.map((place) => lines[place] ?? '');
    const isOneList = places.every((place, n) => n === 0 || place === (places[n - 1] ?? 0) + 1);
    const leans =
      /^[-*•] (?:it|they|this|that|these|those|then|also|both|after|finally|so|and|but|same|the (?:other|rest|second))\b/i;
    if (items.length < 2 || !isOneList || items.some((item) => leans.test(item))) return text;
    if (lines.some((line) => /^\s+\S/.test(line))) return text;
    const [first = 0] = places;
    return [...lines.slice(0, first), ...items.reverse(), ...lines.slice(first + items.length)].join('\n');
  });

/** A friendly sentence before and after, in the language of the answer. */
export const toPolite: Change = (run) => {
  // The error of a provider and a call that was written as text are no words of an agent that could be friendly.
  if (run.expect.verdict === 'not_run' || run.expect.must?.includes('tool_call_as_text')) return null;
  const talk = SMALL_TALK[run.expect.language];
  // The marker of a silent reply is a protocol, not prose.
  return talk
    ? withAnswer(run, (text) =>
        /^[A-Z_]+$/.test(text.trim()) ? text : `${talk.opening}\n\n${text}\n\n${talk.closing}`,
      )
    : null;
};

export const toBoldFigures: Change = (run) =>
  withAnswer(run, (text) =>
    /[*`|]/.test(text)
      ? text
      : text.replace(
          /(?<![\w.,:/#%@-])\d[\d.,]*\d(?![\w:/%@-]|[.,]\d)|(?<![\w.,:/#%@-])\d(?![\w:/%@-]|[.,]\d)/g,
          '**$&**',
        ),
  );

/** Names of files, addresses and identifiers as code. */
export const toCodeNames: Change = (run) =>
  withAnswer(run, (text) =>
    /[`|]/.test(text)
      ? text
      : text.replace(
          /(?<![\w@./:"'-])(?:[\w-]+\/)*[\w-]+\.(?:[a-z]{2,4}|[jt]sx?|py|md)(?![\w@/.-]*[\w@/-])|(?<![\w.@-])[\w.-]+@[\w-]+\.\w+/g,
          '`$&`',
        ),
  );

const isEnglish = ({ expect }: BookRun): boolean => expect.language === 'en';
const isPlainProse = (text: string): boolean => !/```|^\s*(?:[-*•|#>]|\d+[.)]) ?/m.test(text) && !/:\s*$/m.test(text);
const endSentence = (text: string): string => (/[.!?:;。！？…]$/.test(text) ? text : `${text}.`);

/** Sentences as a careful writer would divide them: a point counts only before a space and a capital letter. */
function toSentences(text: string): string[] {
  return text
    .split(
      /(?<=(?<!\b(?:e\.g|i\.e|z\.B|Dr|Mr|Ms|Mrs|No|Nr|St|ca|approx|vs|[A-Z]))[.!?]["')”]?)\s+(?=["'(“¡¿]?[\p{Lu}])|\n+|(?<=[。！？])/u,
    )
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}
