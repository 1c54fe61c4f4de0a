import type { ToolCall, ToolResult } from '../model/execution.ts';
import type { Effect, EffectDraft, Verdict } from './effect.ts';
import { linkEffects } from './link-effects.ts';
import { type Action, type Plan, toPlan } from './plan-effects.ts';
import { type Outcomes, readOutcomes } from './read-ending.ts';

/**
 * What was done, one effect for each thing that was done or tried, in the order of the calls. Linear: equal calls are planned once, equal
 * results of equal calls are read once.
 */
export function toEffects(calls: readonly ToolCall[]): readonly Effect[] {
  const known = new Map<string, KnownCall>();
  const effects: EffectDraft[] = [];
  for (const call of calls) {
    const kept = recall(known, call.key, () => ({ plan: toPlan(call), outcomes: new Map() }));
    const { plan } = kept;
    const { verdicts, yields } = recall(kept.outcomes, toResultKey(call.result), () => readOutcomes(plan, call));
    for (const [index, action] of plan.actions.entries()) {
      const verdict = verdicts[index];
      if (verdict) effects.push(toDraft(call, action, verdict, yields));
    }
  }
  linkEffects(effects);
  return effects;
}

/** What equal calls have in common, and how their results were read. */
interface KnownCall {
  readonly plan: Plan;
  readonly outcomes: Map<string, Outcomes>;
}

/** Equal keys, equal results of one call. */
const toResultKey = (result: ToolResult | null): string =>
  result ? `${result.digest} ${result.outcome} ${result.exitCode} ${result.blockedBy}` : '';

/** Kept results, so that memory stays small however long the record is. */
const MOST_KEPT = 1_000;

function recall<T>(kept: Map<string, T>, key: string, make: () => T): T {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, made);
  return made;
}

function toDraft(call: ToolCall, action: Action, verdict: Verdict, yields: Effect['yields']): EffectDraft {
  return {
    kind: action.kind,
    means: action.means,
    objects: action.objects,
    yields,
    call,
    ending: verdict.ending,
    because: verdict.because,
    counts: verdict.counts,
    hidesExit: action.hidesExit,
    isDryRun: action.isDryRun,
    keys: action.keys,
    reverts: action.reverts,
    settledBy: null,
    repairedBy: null,
    undoneBy: null,
    supersededBy: null,
  };
}
