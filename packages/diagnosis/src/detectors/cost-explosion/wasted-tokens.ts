import { toCount } from '../../language/count.ts';
import type { Conversation, ModelCall, Run, ToolCall } from '../../model/execution.ts';
import type { Reading } from '../../model/reading.ts';
import { toCommand } from '../../tools/describe-tool.ts';
import { toIssuers } from '../../views/issuers.ts';
import { cite, toModelCallEnd } from '../cite.ts';
import type { FindingDraft } from '../detector.ts';
import { toCallTokens, toMoney, toRunCost } from './run-costs.ts';
import { toRunawayReason } from './runaway-commands.ts';

export const WORK_THRESHOLDS = {
  repeatedCalls: { value: 5, because: 'Five calls that return what was already known; fewer are a check or a retry.' },
  wastedShare: { value: 50, because: 'Per cent of the tokens of a run: more went into repeats than into the job.' },
  wastedTokens: {
    value: 100_000,
    because: 'Below this, the waste is cents at today’s prices, and the loop itself is the finding.',
  },
  severeTokens: {
    value: 500_000,
    because: 'Half a million tokens without progress cost dollars at today’s prices.',
  },
  uncachedCalls: {
    value: 5,
    because: 'Providers drop a cache now and then; five misses within minutes mean that the prompt keeps changing.',
  },
  cachedContext: { value: 20_000, because: 'Below this many tokens, providers cache little and a miss costs little.' },
} as const;

const W = WORK_THRESHOLDS;
type Draft<Message extends string> = FindingDraft<Message>;

/** Runs most of whose tokens went into calls that repeat an earlier one with the same result. */
export function judgeRepeatedWork(runs: readonly Run[]): Draft<'repeated_work'>[] {
  return runs.flatMap((run) => {
    if (run.hidden || run.calls.length <= W.repeatedCalls.value) return [];
    const { repeated, models } = toRepeated(run);
    const [first] = repeated;
    if (!first || repeated.length < W.repeatedCalls.value) return [];
    const { tokens, duplicates } = toRunCost([run]);
    let wasted = 0;
    let costUsd: number | null = null;
    for (const model of models) {
      wasted += toCallTokens(model) ?? 0;
      if (model.costUsd !== null) costUsd = (costUsd ?? 0) + model.costUsd;
    }
    if (tokens === null || wasted < W.wastedTokens.value || 100 * wasted < W.wastedShare.value * tokens) return [];
    return [
      {
        message: 'repeated_work' as const,
        data: {
          wasted: toCount(wasted),
          tokens: toCount(tokens),
          duplicates: repeated.length,
          cost: toMoney(costUsd),
          limit: W.repeatedCalls.value,
        },
        severity: wasted >= W.severeTokens.value ? ('high' as const) : ('medium' as const),
        level: 'runtime_event' as const,
        certainty: 0.9,
        events: cite(repeated.slice(0, CITED)),
        beganAt: first.eventId,
        counts: { tokens, duplicates },
        wasted: repeated.map(({ eventId }) => eventId),
      },
    ];
  });
}

const CITED = 6;

/** Repeated calls, and the model calls that requested nothing else. */
function toRepeated(run: Run): { readonly repeated: readonly ToolCall[]; readonly models: readonly ModelCall[] } {
  const issuers = toIssuers(run);
  const seen = new Set<string>();
  const repeated: ToolCall[] = [];
  const isIdle = new Map<ModelCall, boolean>();
  for (const call of run.calls) {
    const identity = `${call.key}\n${call.result?.digest ?? ''}`;
    const isRepeated = call.result !== null && seen.has(identity);
    seen.add(identity);
    if (isRepeated) repeated.push(call);
    const issuer = issuers.get(call);
    if (issuer) isIdle.set(issuer, isRepeated && isIdle.get(issuer) !== false);
  }
  return { repeated, models: [...isIdle].flatMap(([model, idle]) => (idle ? [model] : [])) };
}

/** Longer pauses empty the cache of every provider by themselves. */
const CACHE_LIFETIME_MS = 5 * 60_000;

/** Without such a call no cache can be missed. */
export function isWorthCaching({ contextUsed }: ModelCall): boolean {
  return contextUsed !== null && contextUsed >= W.cachedContext.value;
}

/** A cache that worked in this conversation and then stopped working between calls that follow each other quickly. */
export function judgeCacheLoss({ items }: Conversation): Draft<'cache_lost'>[] {
  let cached = 0;
  let before: ModelCall | null = null;
  const missed: ModelCall[] = [];
  for (const item of items) {
    if (item.kind === 'compaction') before = null;
    if (item.kind !== 'model_call' || item.purpose !== null || item.run.hidden || item.contextUsed === null) continue;
    const share = (item.usage?.cacheRead ?? 0) / Math.max(1, item.contextUsed);
    if (share >= 0.5) cached += 1;
    const isQuick = before?.at != null && item.at !== null && item.at - before.at < CACHE_LIFETIME_MS;
    const isSame = before?.model === item.model && isWorthCaching(item);
    if (cached >= 2 && share < 0.1 && isQuick && isSame) missed.push(item);
    before = item;
  }
  const [first] = missed;
  if (!first || missed.length < W.uncachedCalls.value) return [];
  const tokens = missed.reduce((sum, { contextUsed }) => sum + (contextUsed ?? 0), 0);
  if (tokens < W.wastedTokens.value) return [];
  return [
    {
      message: 'cache_lost',
      data: { calls: missed.length, tokens: toCount(tokens) },
      severity: tokens >= W.severeTokens.value ? 'high' : 'medium',
      level: 'runtime_event',
      certainty: 0.85,
      events: cite(missed.slice(0, CITED).map(toModelCallEnd)),
      beganAt: toModelCallEnd(first).eventId,
      counts: { tokens, duplicates: 0 },
      wasted: [],
    },
  ];
}

/** Commands without an end or without measure. */
export function judgeRunawayCommands(run: Run, reading: Reading): Draft<'runaway_command'>[] {
  if (run.hidden) return [];
  const found = run.calls.flatMap((call) => {
    const command = toCommand(call);
    const reason = command !== null && !isRefused(call) ? reading.text(toRunawayReason, command) : null;
    return reason === null ? [] : [{ call, reason, command: command ?? '' }];
  });
  const [first] = found;
  if (!first) return [];
  const { tokens, duplicates } = toRunCost([run]);
  return [
    {
      message: 'runaway_command',
      data: { reason: first.reason, command: `${first.command.replace(/\s+/g, ' ').slice(0, 120)}.` },
      severity: 'medium',
      level: 'runtime_event',
      certainty: 0.8,
      events: cite(found.slice(0, CITED).map(({ call }) => call)),
      beganAt: first.call.eventId,
      counts: { tokens: tokens ?? 0, duplicates },
      wasted: found.map(({ call }) => call.eventId),
    },
  ];
}

const isRefused = ({ result }: ToolCall): boolean => result?.outcome === 'blocked';
