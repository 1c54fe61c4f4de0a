import type { Run, ToolCall } from '../../model/execution.ts';
import { cite } from '../cite.ts';
import type { FindingDraft } from '../detector.ts';
import { toMoney } from './run-costs.ts';

export const PAID_THRESHOLDS = {
  paidCalls: { value: 5, because: 'A second and a third try are care; five paid calls for one thing are not.' },
  paidUsd: { value: 1, because: 'Below a dollar the waste is smaller than the time of whoever reads about it.' },
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
    if (!asksForOne(run)) return [];
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

/** What the result of a call says that it cost, in dollars. */
function toCost({ result }: ToolCall): number {
  if (!result?.text.includes('ost')) return 0;
  const [, sum] = COST.exec(result.text.slice(0, MOST_CHARS)) ?? [];
  return sum === undefined ? 0 : Number(sum);
}

const MOST_CHARS = 4_000;
const COST = /"(?:cost_?usd|costUSD|total_cost_usd|price_usd)"\s*:\s*"?\$?(\d{1,6}(?:\.\d{1,6})?)/i;

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
