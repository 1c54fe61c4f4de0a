import type { Run, ToolCall } from '../../model/execution.ts';
import { cite } from '../cite.ts';
import type { FindingDraft } from '../detector.ts';
import { toMoney } from './run-costs.ts';

export const PAID_THRESHOLDS = {
  paidCalls: { value: 5, because: 'A second and a third try are care; five paid calls for one thing are not.' },
  paidUsd: { value: 1, because: 'Below a dollar the waste is smaller than the time of whoever reads about it.' },
  paidAgainUsd: {
    value: 20,
    because: 'In eighteen books no good run pays this much by calling one tool again and again.',
  },
} as const;

/** One thing was asked for, and a tool that says what it costs was called again and again for it. */
export function judgePaidCalls(run: Run): FindingDraft<'paid_calls'>[] {
  if (run.hidden || run.calls.length < PAID_THRESHOLDS.paidCalls.value) return [];
  const byTool = Map.groupBy(
    run.calls.filter((call) => toCost(call) > 0),
    ({ tool }) => tool,
  );
  return [...byTool].flatMap(([tool, calls]) => {
    const [first] = calls;
    const cost = calls.reduce((sum, call) => sum + toCost(call), 0);
    if (!first || calls.length < PAID_THRESHOLDS.paidCalls.value || cost < PAID_THRESHOLDS.paidUsd.value) return [];
    // One thing, or one question, or the same call again: the work does not explain how often it was paid for.
    const isDear = cost >= PAID_THRESHOLDS.paidAgainUsd.value;
    if (!asksForOne(run) && !(isDear && (asksQuestion(run) || isRepeated(calls)))) return [];
    return [
      {
        message: 'paid_calls' as const,
        data: { tool, calls: calls.length, cost: toMoney(cost) },
        severity: 'medium' as const,
        level: 'runtime_event' as const,
        certainty: 0.8,
        events: cite(calls.slice(0, CITED)),
        beganAt: first.eventId,
        counts: { n: calls.length },
        wasted: calls.slice(1).map(({ eventId }) => eventId),
      },
    ];
  });
}

const CITED = 6;

/** What the result of a call says that it cost, in dollars or euros. */
function toCost({ result }: ToolCall): number {
  if (!result || !/ost|bill|price/i.test(result.text.slice(0, MOST_CHARS))) return 0;
  const [, field, word] = COST.exec(result.text.slice(0, MOST_CHARS)) ?? [];
  return Number(field ?? word ?? 0);
}

const MOST_CHARS = 4_000;
/** A field of its own or a word with a sum. A price per piece, a total of the day and a balance are none of this call's. */
const COST =
  /"(?:total_)?(?:cost|billed|price)_?(?:usd|eur)"\s*:\s*"?[$€]?(\d{1,6}(?:\.\d{1,6})?)|(?<![\p{L}_])(?:cost|costs|billed|charged)\s*[:=]?\s*[$€]\s?(\d{1,6}(?:\.\d{1,6})?)/iu;

/** The person asked something, and ordered nothing. */
function asksQuestion({ items }: Run): boolean {
  const last = items.findLast((item) => item.kind === 'message' && item.role === 'user');
  return last?.kind === 'message' && /[?？]/.test(last.text) && !MANY.test(last.text.replace(HOW_MANY, ' '));
}

const HOW_MANY = /(?<!\p{L})how many(?!\p{L})/giu;

/** Every call has the arguments of another. */
function isRepeated(calls: readonly ToolCall[]): boolean {
  return new Set(calls.map(({ args }) => JSON.stringify(args))).size * 2 <= calls.length;
}

/** The person speaks of one, and of no number that would explain many. */
function asksForOne({ items }: Run): boolean {
  const text = items
    .flatMap((item) => (item.kind === 'message' && item.role === 'user' ? [item.text] : []))
    .join('\n')
    .slice(0, MOST_CHARS);
  return ONE.test(text) && !MANY.test(text);
}

const ONE =
  /(?<!\p{L})(?:one|single|once|ein(?:e|en|es)?|einzig\p{L}*|une?|seule?|un[oa]|s[oó]lo un[oa]?|uma?|[ée]{2}n|jeden|jedn[ąo]|один|одну|одна|bir)(?!\p{L})|一[张個个幅份枚]|1[つ枚]|하나|한 (?:장|개)/iu;
const MANY =
  /(?<![\p{L}\d./_-])(?:[3-9]|\d{2,3}|three|four|five|six|seven|eight|nine|ten|dozen|several|many|variants?|variations?|options|each|every|all|mehrere|varianten|alle|jede\p{L}*|plusieurs|variantes|chaque|tous|toutes|varios|varias|cada|todos|todas|várias|varie|varianti|ogni|tutti|tutte|meerdere|elke|alle|kilka|każd\p{L}*|несколько|кажд\p{L}*|birkaç|her)(?![\p{L}\d])|每|各|几|いくつか|それぞれ|여러|각/iu;
