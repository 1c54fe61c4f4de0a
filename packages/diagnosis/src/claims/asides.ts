import type { Effect } from '../effects/effect.ts';
import { isIdle } from '../tools/bookkeeping.ts';
import { isLook } from '../tools/deeds.ts';
import { toBaseName } from '../tools/targets.ts';

/** The effects without looks at the clock or the machine; one that the answer repeats was what it is about. */
export function withoutIdle(effects: readonly Effect[], answer: string): readonly Effect[] {
  const isUntold = ({ call }: Effect): boolean => {
    if (!isIdle(call)) return false;
    const said = toMarks(answer);
    const shown = toHead(call.result?.text);
    const repeated = new Set(toMarkList(shown).filter((mark) => said.has(mark)));
    // The year of a date, or a word of a folder's name, is found in many answers. Which version a program is may be what was to be found out.
    return repeated.size < (VERSION.test(shown) && VERSION.test(answer) ? 1 : 2);
  };
  return effects.some(isUntold) ? effects.filter((effect) => !isUntold(effect)) : effects;
}

const VERSION = /(?<![\d.])v?\d+\.\d+\.\d+/;

/**
 * The effects without looks that have no part in the job: what they were about is named nowhere else, and the answer has nothing of what they
 * showed. An agent that asks for the date after a failed call has still failed, and one that lists a folder has still done nothing.
 */
export function withoutAsides(effects: readonly Effect[], asked: string, answer: string): readonly Effect[] {
  if (effects.length > MOST_EFFECTS || !effects.some(isPlainLook)) return effects;
  const [said, wanted] = [toMarks(answer), toMarks(asked)];
  const known = new Map<string, number>();
  for (const { objects } of effects) for (const { text } of objects) known.set(text, (known.get(text) ?? 0) + 1);
  const isNamed = (text: string): boolean => (known.get(text) ?? 0) > 1 || hasMark(toBaseName(text), [said, wanted]);
  const isShown = ({ call, objects }: Effect): boolean =>
    objects.some(({ text }) => isNamed(text)) ||
    hasMark(toHead(call.result?.text), [said]) ||
    hasMark(toHead(JSON.stringify(call.args)).replaceAll(MEMBER_NAME, ' '), [said, wanted]);
  const linked = new Set(effects.filter((effect) => !isPlainLook(effect) || isShown(effect)));
  // Where nothing is named, answer and record may be in two languages.
  return linked.size === 0 ? effects : effects.filter((effect) => linked.has(effect));
}

/** In a longer run single looks decide nothing. */
const MOST_EFFECTS = 120;
const MOST_CHARS = 2_000;
/** A look that worked; one that failed, or found nothing, is what an answer has to say. */
const isPlainLook = ({ kind, ending, counts, call }: Effect): boolean =>
  isLook(kind) &&
  kind !== 'think' &&
  kind !== 'tell' &&
  kind !== 'wait' &&
  ending === 'succeeded' &&
  counts?.items !== 0 &&
  (call.result?.text ?? '').trim() !== '';

const toHead = (text: string | undefined): string => (text ?? '').slice(0, MOST_CHARS);

const toMarks = (text: string): ReadonlySet<string> => new Set(toMarkList(text.slice(0, 20_000)));

/** `"command":` is said of every command. */
const MEMBER_NAME = /"\w{1,40}":/g;

/** Words of some length, figures, and single signs of scripts that write no spaces between words. */
function toMarkList(text: string): string[] {
  return (text.toLowerCase().match(MARKS) ?? []).map((mark) => mark.slice(0, STEM_CHARS));
}

/** Whether a text has one of these marks; the rest of it is not read then. */
function hasMark(text: string, marks: readonly ReadonlySet<string>[]): boolean {
  for (const [mark] of text.toLowerCase().matchAll(MARKS)) {
    const stem = mark.slice(0, STEM_CHARS);
    if (marks.some((set) => set.has(stem))) return true;
  }
  return false;
}

const MARKS = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}]|\d{2,}|[\p{L}]{4,}/gu;
/** "invoice" and "invoices", "Rechnung" and "Rechnungen". */
const STEM_CHARS = 6;
