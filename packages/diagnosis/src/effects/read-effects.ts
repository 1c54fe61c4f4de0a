import type { ToolCall } from '../model/execution.ts';
import type { Effect, EffectDraft } from './effect.ts';
import { linkEffects } from './link-effects.ts';
import { type Plan, toPlan } from './plan-effects.ts';
import { type Outcomes, readOutcomes } from './read-ending.ts';

/**
 * What was done, one effect for each thing that was done or tried, in the order of the calls. Linear: equal calls are planned once, equal
 * results of equal calls are read once.
 */
export function toEffects(calls: readonly ToolCall[]): readonly Effect[] {
  const plans = createMemory<Plan>();
  const outcomes = createMemory<Outcomes>();
  const effects: EffectDraft[] = [];
  for (const call of calls) {
    const plan = plans.recall(call.key, () => toPlan(call));
    const { result } = call;
    const key = result
      ? `${call.key}\n${result.outcome} ${result.exitCode} ${result.blockedBy} ${result.digest}`
      : `${call.key}\n`;
    const { verdicts, yields } = outcomes.recall(key, () => readOutcomes(plan, call));
    for (const [index, action] of plan.actions.entries()) {
      const verdict = verdicts[index];
      if (!verdict) continue;
      effects.push({
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
        reverts: action.reverts,
        settledBy: null,
        repairedBy: null,
        undoneBy: null,
        supersededBy: null,
      });
    }
  }
  linkEffects(effects);
  return effects;
}

/** Kept results, so that memory stays small however long the record is. */
const MOST_KEPT = 1_000;

function createMemory<T>() {
  const kept = new Map<string, T>();
  return {
    recall(key: string, make: () => T): T {
      const known = kept.get(key);
      if (known !== undefined) return known;
      const made = make();
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(key, made);
      return made;
    },
  };
}
