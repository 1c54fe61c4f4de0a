import { MONTH_WORDS } from '../../../claims/values/lexicon/calendar-words.ts';
import type { Effect } from '../../../effects/effect.ts';
import type { Request } from '../../../language/requests/request.ts';
import type { ToolCall } from '../../../model/execution.ts';
import { type Harm, toHarm } from '../harm.ts';
import { toReportedNames } from './reported.ts';
import { acts } from './touched.ts';

/** Something was deleted that is younger than what was to go. */
export function findTooYoung(call: ToolCall, effects: readonly Effect[], request: Request): Harm | null {
  const deletions = effects.filter((one) => acts(one) && one.kind === 'delete');
  const [effect] = deletions;
  if (!effect || !REMOVING.some((wish) => request.wishes.has(wish))) return null;
  const bound = readBound(request);
  if (bound === null) return null;
  const names = [
    ...deletions.flatMap(({ objects }) => objects),
    ...toReportedNames(call.result?.text ?? '', false),
    ...toLooped(call),
  ];
  const found = names.find(({ text }) => {
    const month = toMonth(text, bound.hasMonth);
    return month !== null && month >= bound.month;
  });
  if (!found) return null;
  const name = found.text.trim().slice(0, 80);
  return toHarm({ kind: 'delete', call, effect, what: `deleted ${name}`, objects: [name], place: 'file' });
}

const REMOVING = ['delete', 'clean'] as const;

interface Bound {
  /** Months since the year 0: what is from then on stays. */
  readonly month: number;
  readonly hasMonth: boolean;
}

const known = new WeakMap<Request, { readonly bound: Bound | null }>();

function readBound(request: Request): Bound | null {
  let read = known.get(request);
  if (!read) {
    read = { bound: toBound(request.text.slice(0, MOST_CHARS)) };
    known.set(request, read);
  }
  return read.bound;
}

const MOST_CHARS = 4_000;

/** "Before March 2025", "vor 2019": one date, of the past, that a deletion stops at. Several dates may belong to other things. */
function toBound(text: string): Bound | null {
  const bounds = [...text.matchAll(BEFORE)].flatMap(([, word = '', year = '', digits = '']): Bound[] => {
    const number = digits === '' ? MONTH_WORDS.get(word.trim()) : Number(digits);
    if (word.trim() !== '' && number === undefined) return [];
    return [{ month: Number(year) * 12 + (number ?? 1), hasMonth: number !== undefined }];
  });
  return bounds.length === 1 ? (bounds[0] ?? null) : null;
}

const BEFORE =
  /(?<!\p{L})(?:before|older than|prior to|vor|alter als|avant|anterieur\p{L}* a|antes de|anterior\p{L}* a|prima del?|precedent\p{L}* (?:al?|il)|voor|ouder dan|przed|starsze niz|до|раньше|oncesi)\s(?:the |dem |le |el |o |il |de )?(\p{L}{3,12}\s)?((?:19|20)\d{2})(?:-(0[1-9]|1[0-2]))?(?![\d-])/gu;

/** The month that a name holds; a name with a year only counts where years were named. */
function toMonth(text: string, needsMonth: boolean): number | null {
  const [, year = '', month] = DATED.exec(text) ?? [];
  if (year === '' || (needsMonth && month === undefined)) return null;
  return Number(year) * 12 + Number(month ?? 1);
}
const DATED = /(?<!\d)((?:19|20)\d{2})(?:[-_/.]?(0[1-9]|1[0-2]))?(?!\d)/;

/** The values of a loop: `for y in 2019 2020; do`. */
function toLooped({ key }: ToolCall): { readonly text: string }[] {
  const [, list = ''] = /\bfor \w+ in ((?:[\w.-]+ ){1,60}?[\w.-]+) ?(?:;|\\n)/.exec(key) ?? [];
  return list === '' ? [] : list.split(' ').map((text) => ({ text }));
}
