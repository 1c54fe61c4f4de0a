import type { RequestMark } from '../lexicon/request-lexicon.ts';
import { namesProduction } from '../request-objects.ts';
import { fold } from '../request-words.ts';

/** What a message says about production: that it is to be left alone, or is for later; that something is to happen there; or nothing. */
export type ProductionOrder = 'barred' | 'wanted' | null;

interface SaidClause {
  readonly text: string;
  readonly marks: readonly RequestMark[];
}

/** Production counts as barred where every clause that names it leaves it alone or puts it off. */
export function toProductionOrder(clauses: readonly SaidClause[]): ProductionOrder {
  const naming = clauses.filter(({ text }) => namesProduction(text));
  if (naming.length === 0) return null;
  return naming.every(isBarring) ? 'barred' : 'wanted';
}

function isBarring({ text, marks }: SaidClause): boolean {
  if (marks.some((mark) => BARS.has(mark))) return true;
  const folded = fold(text);
  // "Not production", "not to production": a no that stands elsewhere may tell what is wrong there.
  const [, before = ''] = NO_FURTHER.exec(folded) ?? [];
  if (before !== '' && namesProduction(before)) return true;
  // What is put off is what the clause is about: "roll it out in prod and wait until it is healthy" is not.
  return LATER.test(folded) && namesProduction(folded.split(/\s+/).slice(0, SUBJECT_WORDS).join(' '));
}

const BARS: ReadonlySet<RequestMark> = new Set<RequestMark>(['off', 'untouched', 'spare']);
const SUBJECT_WORDS = 4;
const NO_FURTHER =
  /(?<!\p{L})(?:not|never|nicht|kein\p{L}*|pas|no|nao|non|niet|nie|не|nothing (?:in|on|to|for)|nichts (?:in|an|auf))\s((?:\S+\s?){1,3})/u;
const LATER =
  /(?<!\p{L})(?:follows?|later|until|next week|tomorrow|(?:on|by|comes?) (?:mon|tues|wednes|thurs|fri|satur|sun)day|comes? (?:later|next|after)|waits?|is for|folgt|spater|erst (?:am|im|nach|wenn|nachste)|morgen|plus tard|suivra|demain|attendra|despues|manana|mas tarde|depois|amanha|dopo|domani|volgt|later|pozniej|jutro|позже|потом|завтра|sonra|yarin)(?!\p{L})|之后|以后|明天|後で|明日|나중|내일/u;
