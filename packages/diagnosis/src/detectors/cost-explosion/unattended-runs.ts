import { toCount } from '../../language/count.ts';
import type { Conversation, Run, ToolCall } from '../../model/execution.ts';
import { describeTool } from '../../tools/describe-tool.ts';
import { cite } from '../cite.ts';
import type { FindingDraft } from '../detector.ts';
import { toMoney, toRunCost } from './run-costs.ts';

export const UNATTENDED_THRESHOLDS = {
  chainedRuns: {
    value: 4,
    because:
      'A finished command may wake the agent once or twice to report; a fourth run in a row that was only triggered by the last one is a flood.',
  },
  floodRuns: { value: 10, because: 'Ten runs in a chain with nothing in sight to stop it: money burns.' },
  chainGapSeconds: {
    value: 30,
    because:
      'Heartbeats are minutes apart (30 by default, at least one); a run that begins within seconds of the last was triggered by it.',
  },
  seriesRuns: { value: 6, because: 'With fewer runs, growth cannot be told apart from one long run among short ones.' },
  costRatio: {
    value: 2,
    because: 'Twice the cost for the same heartbeat; public reports mention factors of 8 and, for the context, 1.7.',
  },
  contextRatio: {
    value: 1.5,
    because: 'The context of a heartbeat has no reason to grow at all; a public report mentions 1.7 over 13 hours.',
  },
  contextTokens: { value: 20_000, because: 'Below this, even a growing heartbeat costs less than its instructions.' },
  risingShare: { value: 75, because: 'Per cent of the steps that go up: a trend, not one outlier.' },
} as const;

const T = UNATTENDED_THRESHOLDS;
type Draft = FindingDraft<'self_triggered' | 'growing_runs'>;

/** Heartbeats and scheduled runs of one stream, without user messages in between. */
export function judgeUnattendedRuns(runs: readonly Run[]): Draft[] {
  return toSeries(runs).flatMap((series) => {
    const chain = toLongestChain(series);
    if (chain.length >= T.chainedRuns.value) return [toFlood(chain)];
    const growth = toGrowth(series);
    return growth ? [growth] : [];
  });
}

function toSeries(runs: readonly Run[]): Run[][] {
  const series: Run[][] = [];
  const open = new Map<string, Run[]>();
  const streams = new Map<Conversation, string>();
  for (const run of runs) {
    const isUnattended = run.trigger === 'heartbeat' || run.trigger === 'cron';
    if (run.hidden || (!isUnattended && open.size === 0)) continue;
    const stream = streams.get(run.conversation) ?? toStream(run.conversation);
    streams.set(run.conversation, stream);
    if (!isUnattended) {
      open.delete(stream);
      continue;
    }
    const own = open.get(stream) ?? [];
    if (own.length === 0) series.push(own);
    own.push(run);
    open.set(stream, own);
  }
  return series;
}

/** The key of a conversation without the id that changes with every run. */
const toStream = ({ key }: Conversation): string => (key.split(' ')[0] ?? '').replace(/:run:[^:]*$/, '');

/** Runs each of which ran a command and was followed at once by the next. */
function toLongestChain(series: readonly Run[]): readonly Run[] {
  let longest = { from: 0, to: 0 };
  let from = 0;
  for (const [index, run] of series.entries()) {
    const before = series[index - 1];
    if (before && !isTriggeredBy(before, run)) from = index;
    if (index + 1 - from > longest.to - longest.from) longest = { from, to: index + 1 };
  }
  return series.slice(longest.from, longest.to);
}

const COMPLETION = /\b(?:exec|command|process) (?:completion|completed|finished|exited|ended)\b/i;

/** Running a command, or looking after one. */
function runsCommands(call: ToolCall): boolean {
  const { domain } = describeTool(call);
  return domain === 'command' || domain === 'code' || domain === 'process';
}

function isTriggeredBy(before: Run, run: Run): boolean {
  if (!before.calls.some(runsCommands)) return false;
  const isTold = run.items.some(
    (item) => item.kind === 'message' && item.role === 'user' && COMPLETION.test(item.text),
  );
  const ended = before.end?.at ?? before.at;
  return isTold || (ended !== null && run.at !== null && run.at - ended <= T.chainGapSeconds.value * 1_000);
}

function toFlood(chain: readonly Run[]): Draft {
  const { tokens, costUsd, duplicates } = toRunCost(chain);
  return {
    message: 'self_triggered',
    data: { runs: chain.length, tokens: tokens === null ? 'unknown' : toCount(tokens), cost: toMoney(costUsd) },
    severity: chain.length >= T.floodRuns.value ? 'critical' : 'high',
    level: 'runtime_event',
    certainty: 0.9,
    events: cite(chain.slice(0, CITED_RUNS).flatMap((run) => [run, ...run.calls.slice(0, 1)])),
    beganAt: (chain[0] as Run).calls[0]?.eventId ?? (chain[0] as Run).eventId,
    counts: { tokens: tokens ?? 0, duplicates },
    wasted: chain.slice(1).flatMap((run) => run.calls.map(({ eventId }) => eventId)),
  };
}

const CITED_RUNS = 6;

/** A cost or context that rises from run to run while the work stays the same. */
function toGrowth(series: readonly Run[]): Draft | null {
  if (series.length < T.seriesRuns.value) return null;
  const costs = series.map((run) => toRunCost([run]));
  const work = toRatio(series.map((run) => 1 + run.calls.length)) ?? 1;
  const byCost = toRise(
    costs.map(({ costUsd }) => costUsd),
    T.costRatio.value * Math.max(1, work),
  );
  const contexts = series.map(toFirstContext);
  const isLarge = (contexts.at(-1) ?? 0) >= T.contextTokens.value;
  const byContext = isLarge ? toRise(contexts, T.contextRatio.value * Math.max(1, work)) : null;
  const rise = byCost ?? byContext;
  if (!rise) return null;
  const { tokens, duplicates } = toRunCost(series);
  const show = (value: number): string => (byCost ? toMoney(value) : `${toCount(value)} tokens`);
  const first = series[0] as Run;
  return {
    message: 'growing_runs',
    data: {
      measure: byCost ? 'the cost of one run' : 'the context',
      first: show(rise.first),
      last: show(rise.last),
      runs: series.length,
    },
    severity: rise.ratio >= STEEP_RATIO || (contexts.at(-1) ?? 0) >= LARGE_CONTEXT ? 'high' : 'medium',
    level: 'runtime_event',
    certainty: 0.9,
    events: cite([first, ...series.slice(-2)]),
    beganAt: first.eventId,
    counts: { tokens: tokens ?? 0, duplicates },
    wasted: [],
  };
}

/** From here on a heartbeat costs as much as a job. */
const STEEP_RATIO = 4;
const LARGE_CONTEXT = 50_000;

interface Rise {
  readonly first: number;
  readonly last: number;
  readonly ratio: number;
}

function toRise(values: readonly (number | null)[], leastRatio: number): Rise | null {
  const known = values.filter((value) => value !== null);
  if (known.length < values.length) return null;
  const ratio = toRatio(known);
  const rising = known.slice(1).filter((value, index) => value >= (known[index] as number)).length;
  if (ratio === null || ratio < leastRatio || 100 * rising < T.risingShare.value * (known.length - 1)) return null;
  return { first: known[0] as number, last: known.at(-1) as number, ratio };
}

/** How much larger the middle value of the last few is than that of the first few: one outlier at an end is no growth. */
function toRatio(values: readonly number[]): number | null {
  const few = Math.min(3, Math.max(1, Math.floor(values.length / 3)));
  const first = toMedian(values.slice(0, few));
  return first > 0 ? toMedian(values.slice(-few)) / first : null;
}

function toMedian(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function toFirstContext({ items }: Run): number | null {
  for (const item of items) if (item.kind === 'model_call' && item.contextUsed !== null) return item.contextUsed;
  return null;
}
