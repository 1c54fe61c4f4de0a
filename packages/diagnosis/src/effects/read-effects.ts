import type { ToolCall, ToolResult } from '../model/execution.ts';
import type { Effect, EffectDraft, Verdict } from './effect.ts';
import { linkEffects } from './link-effects.ts';
import { type Action, type Plan, toPlan } from './plan-effects.ts';
import { type Outcomes, readOutcomes } from './read-ending.ts';

/**
 * What was done, one effect for each thing that was done or tried, in the order of the calls. Linear: equal calls are planned once, equal
 * results of equal calls are read once, by whoever shares the reader.
 */
export function toEffects(calls: readonly ToolCall[], reader: ActionReader = createActionReader()): readonly Effect[] {
  const effects: EffectDraft[] = [];
  for (const call of calls) {
    const { plan, outcomes } = reader(call);
    const { verdicts, yields } = outcomes;
    let index = 0;
    for (const action of plan.actions) {
      const verdict = verdicts[index];
      if (verdict) effects.push(toDraft(call, action, verdict, yields));
      index += 1;
    }
  }
  linkEffects(effects);
  return effects;
}

/** What a call set out to do, and how that ended by its own result. */
export type ActionReader = (call: ToolCall) => ReadActions;

interface ReadActions {
  readonly plan: Plan;
  readonly outcomes: Outcomes;
}

/** Kept readings, so that memory stays small however long the record is. */
const MOST_KEPT = 1_000;

/** Reads calls, and remembers what it made of equal calls with equal results. */
export function createActionReader(): ActionReader {
  const known = new Map<string, KnownCall>();
  let kept = 0;
  return (call) => {
    const before = known.get(call.key);
    const digest = call.result?.digest ?? NO_RESULT;
    const same = before?.results.get(digest)?.find(({ result }) => isSame(result, call.result));
    if (same !== undefined) return same;
    if (kept >= MOST_KEPT) {
      known.clear();
      kept = 0;
    }
    const plan = before?.plan ?? toPlan(call);
    const read = { plan, outcomes: readOutcomes(plan, call), result: call.result };
    const { results } = known.get(call.key) ?? { results: new Map<string, ReadResult[]>() };
    known.set(call.key, { plan, results });
    const list = results.get(digest);
    if (list) list.push(read);
    else results.set(digest, [read]);
    kept += 1;
    return read;
  };
}

/** What equal calls have in common, and how their results were read, by digest. */
interface KnownCall {
  readonly plan: Plan;
  readonly results: Map<string, ReadResult[]>;
}

interface ReadResult extends ReadActions {
  readonly result: ToolResult | null;
}

const NO_RESULT = 'no result';

/** Whether two results with equal digests are equal in everything that an ending is read off. */
function isSame(one: ToolResult | null, other: ToolResult | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.outcome === other.outcome &&
    one.exitCode === other.exitCode &&
    one.blockedBy === other.blockedBy &&
    one.error === other.error &&
    one.outcomeFromText === other.outcomeFromText
  );
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
