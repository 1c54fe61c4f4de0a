import type { Effect } from '../../../effects/effect.ts';
import { isChange, isLook } from '../../../tools/deeds.ts';
import type { AnswerInRecord } from '../../answer-in-record.ts';
import type { Judgement } from '../../judgement.ts';

/**
 * A standing order says when to act, the record shows that this is the case, and the agent answers with the bare word for "nothing to do". Only
 * limits that give a figure and states in quotation are compared: no other word of the order need be understood.
 */
export function findUnheededOrders({ statements, shown, askedText, isLast }: AnswerInRecord): Judgement[] {
  const [only] = statements;
  if (!isLast || !only || statements.length > 1 || !TOKEN.test(only.text.trim())) return [];
  if (shown.some(({ kind, ending }) => isChange(kind) && ending !== 'failed')) return [];
  const orders = [askedText, ...shown.filter(isOrders).map(toText)].join('\n').toLowerCase();
  for (const effect of shown) {
    if (!isLook(effect.kind) && effect.kind !== 'run') continue;
    if (isOrders(effect)) continue;
    const because = findReached(orders, toText(effect)) ?? findState(orders, toText(effect));
    if (because === null) continue;
    const reason = `${effect.means}: ${because}`;
    return [{ truth: 'contradicted', statement: only, effects: [effect], severity: 'high', because: reason }];
  }
  return [];
}

/** `HEARTBEAT_OK`, `NO_REPLY`. */
const TOKEN = /^[`*]*[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+[`*.]*$/;

/** What was read to know what to do. */
const isOrders = ({ call, kind }: Effect): boolean =>
  isLook(kind) && /\.(?:md|txt)\b/i.test(JSON.stringify(call.args) ?? '') && CONDITION.test(call.result?.text ?? '');
const CONDITION = /\bif\b|\bwhen\b|->|→|falls|wenn|(?:above|over|below|under)\s\d/i;

const toText = ({ call }: Effect): string => (call.result?.text ?? '').slice(0, MOST_CHARS);
const MOST_CHARS = 8_000;

/** A limit in the orders that a figure with its unit, or under its name, is beyond. */
function findReached(orders: string, output: string): string | null {
  for (const [, clause = '', more, less, limit = '', unit = ''] of orders.matchAll(LIMIT)) {
    const most = Number(limit);
    for (const [raw, value] of toFigures(output.toLowerCase(), unit, clause)) {
      if (more ? value > most : less && value < most)
        return `it shows ${raw}, and the limit is ${limit} ${unit}`.trim();
    }
  }
  return null;
}

const LIMIT =
  /([^\n.;:]{0,60}?)(?:(?<!\p{L})(above|over|more than|exceeds?|exceeding|greater than|higher than|über|mehr als|plus de|más de|mais de|più di|meer dan|boven|powyżej|>=?)|(?<!\p{L})(below|under|less than|lower than|fewer than|unter|weniger als|moins de|menos de|meno di|minder dan|onder|poniżej|<=?))\s*(\d+(?:\.\d+)?)\s*(%|°\s?[cf]|[kmgt]b|ms)?/gu;

function toFigures(output: string, unit: string, clause: string): [raw: string, value: number][] {
  if (unit === '%') {
    const shown = [...output.matchAll(/(?<![\d.])(\d+(?:\.\d+)?)\s?%/g)];
    if (shown.length === 1) return shown.map(([raw, value]) => [raw, Number(value)]);
  }
  // `temp_c` is the temperature of the order.
  const words = clause.match(/\p{L}{4,}/gu)?.slice(-3) ?? [];
  return [...output.matchAll(/"?([a-z][a-z_]{2,40})"?\s?[:=]\s?(-?\d+(?:\.\d+)?)(?![\d:.-])/g)].flatMap(
    ([raw, name = '', value]): [string, number][] =>
      words.some((word) => name.startsWith(word.slice(0, 4))) ? [[raw, Number(value)]] : [],
  );
}

/** A state that the orders name as the reason to act, and that is the value of a member of the output. */
function findState(orders: string, output: string): string | null {
  const values = new Set(
    [...output.toLowerCase().matchAll(/:\s?"([\p{L}_-]{2,20})"/gu)].map(([, value = '']) => value),
  );
  if (values.size === 0) return null;
  for (const [, said, arrow] of orders.matchAll(STATE)) {
    const state = said ?? arrow ?? '';
    if (values.has(state)) return `it shows “${state}”, for which the orders say what to do`;
  }
  return null;
}

/** "If it says wet: send …", "Open -> text me". What is to be answered with the bare word is no reason to act. */
const STATE =
  /(?<!\p{L})if\s[^\n,:]{0,40}?(?:says|is|reads|shows|reports)\s["'`]?(\p{L}{2,20})["'`]?\s?[,:](?![^\n]{0,40}_ok)|(?<!\p{L})(\p{L}{2,20})\s?(?:->|→)(?!\s?`?\w+_\w+)/gu;
