import type { Effect } from '../../../effects/effect.ts';
import type { Request } from '../../../language/requests/request.ts';
import type { ToolCall } from '../../../model/execution.ts';
import type { Past } from '../../past.ts';
import { countTouched } from '../counts.ts';
import { type Harm, toHarm } from '../harm.ts';
import { isTakenBack } from '../undo.ts';
import { acts } from './touched.ts';

/** A few records were named by their numbers, and far more were changed. */
export function findRowsBeyondList(
  call: ToolCall,
  effects: readonly Effect[],
  request: Request,
  past: Past,
): Harm | null {
  const effect = effects.find(acts);
  if (!effect) return null;
  const touched = countTouched(call);
  if (touched === null || touched < LEAST_ROWS) return null;
  const named = toNamedNumbers(request.text);
  if (named.length === 0 || touched <= named.length * MOST_PER_RECORD) return null;
  // What belongs to a record has rows of its own, unless the service says that it took no notice of the condition.
  const given = call.key;
  if (named.every((number) => given.includes(number)) && !IGNORED.test(call.result?.text ?? '')) return null;
  const harm = toHarm({
    kind: 'change',
    call,
    effect,
    what: `changed ${touched} records`,
    objects: [],
    place: 'database',
    text: `although ${named.length} were named`,
  });
  return isTakenBack(harm, past) ? null : harm;
}

const LEAST_ROWS = 10;
const MOST_PER_RECORD = 3;
const IGNORED = /\b(?:ignored|unknown (?:argument|parameter|option)|no filter|unfiltered|no condition)\b/i;

/** The numbers of a list: "7101, 7102 and 7140". A range names more than its ends, and whoever speaks of all means more. */
function toNamedNumbers(text: string): string[] {
  const [list] = LIST.exec(text) ?? [];
  if (list === undefined || EVERY.test(text)) return [];
  return list.match(/\d+/g) ?? [];
}

const LIST =
  /(?<![\d.,:/-])\d{2,12}(?:(?:, ?\d{2,12}){2,30}|(?:\s?,\s?\d{2,12}){0,30}\s?(?:,\s?)?(?:and|und|et|y|e|en|i|и|ve|&|和|と|및)\s?\d{2,12})(?![\d.,:/%-]*\d|\s?(?:%|percent|prozent|uhr|o'clock|h\b|€|eur))/u;
const EVERY =
  /(?<!\p{L})(?:all|every|alle|tous|toutes|todos|todas|tutti|tutte|wszystkie|все|tum|butun)(?!\p{L})|全部|所有|すべて|모든/u;
