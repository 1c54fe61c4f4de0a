import { DETECTORS } from '@critiqor/diagnosis/detectors/registry';
import type { DetectorRun } from '@critiqor/diagnosis/detectors/run-detectors';
import type { Execution } from '@critiqor/diagnosis/model/execution';
import type { FailureType, Severity } from '@critiqor/diagnosis/model/failure-types';
import { DEFAULT_PROFILE, DIALOGUE_RISK, IMPACTS } from '@critiqor/diagnosis/scoring/default-profile';
import { gradeFindings, toScore } from '@critiqor/diagnosis/scoring/score';
import {
  type Change,
  type Choice,
  type Choosable,
  type Chosen,
  type ChosenNumber,
  chooseAmongAll,
  FOLDS,
  runOnTrace,
  withNumbers,
} from './cross-validate.ts';
import type { Scorer } from './cross-validate-labels.ts';
import type { LabelledTrace } from './labelled-traces.ts';

/** The points of the profile as shipped; what is tried are multiples of them. */
const SHIPPED = structuredClone(IMPACTS);
const DIALOGUE_SHIPPED = { ...DIALOGUE_RISK };
const TYPES = Object.keys(IMPACTS) as FailureType[];
const FACTORS = [1, 0.5, 2];
/**
 * Points for a failed call, beside the point for a message, which is the unit, and the most, which keeps a run that is otherwise well ready:
 * folds that reckoned in other units could not be compared.
 */
const DIALOGUE: readonly Choosable[] = [
  { name: 'perFailedCall', shipped: DIALOGUE_RISK.perFailedCall, tried: [0, 1, 2, 3] },
];
const SEVERITY_FACTORS: readonly Choosable[] = (['low', 'medium'] as const).map(toFactor);
const TYPE_FACTORS: readonly Choosable[] = TYPES.map(toFactor);
const FACTORED = [...SEVERITY_FACTORS, ...TYPE_FACTORS];
/** A gain of less is taken for chance: the points stay as shipped. */
const LEAST_GAIN = 0.005;

function toFactor(name: string): Choosable {
  return { name, shipped: 1, tried: FACTORS };
}

interface Judged {
  readonly trace: LabelledTrace;
  readonly execution: Execution;
  readonly runs: readonly DetectorRun[];
}

interface Input {
  readonly traces: readonly LabelledTrace[];
  readonly executions: ReadonlyMap<string, Execution>;
  readonly foldOf: ReadonlyMap<string, number>;
  readonly scorer: Scorer;
  /** What else has to be changed for each fold. */
  readonly thresholds: readonly (readonly Change[])[];
}

/** Chooses the points of the default profile for each fold, by how well trust tells failed from successful runs of the other folds. */
export async function chooseTrust({ traces, executions, foldOf, scorer, thresholds }: Input): Promise<Chosen> {
  const anyTrust = traces.map(({ trace_id }) => ({ trace_id, trust_score: 50 }));
  const sets = scorer.score(traces, anyTrust).outcome.macro.sets;
  const known = traces.filter(({ dataset, outcome }) => sets.includes(dataset) && outcome !== 'unknown');
  const changes: Change[][] = [];
  const choices: Choice[] = [];
  let base: readonly Judged[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const judge = (): Judged[] => known.map((trace) => toJudged(trace, executions.get(trace.trace_id) as Execution));
    const judged = await withNumbers(thresholds[fold] ?? [], judge);
    base = fold === 0 ? await withNumbers([], judge) : base;
    const seen = judged.filter(({ trace }) => foldOf.get(trace.trace_id) !== fold);
    const worth = (choice: Choice): Promise<number> => toMacro(seen, choice, sets, scorer);
    const choice = await chooseFactors(await chooseAmongAll(DIALOGUE, worth), worth);
    changes.push(toProfileChanges(choice));
    choices.push(choice);
  }
  const numbers: ChosenNumber[] = [];
  for (const number of [...DIALOGUE, ...FACTORED]) {
    const chosen = choices.map((choice) => choice[number.name] ?? number.shipped);
    const of = DIALOGUE.includes(number) ? 'points for a conversation' : 'points of findings, times';
    numbers.push({ ...number, of, chosen, decides: await countDecided(base, number) });
  }
  return { changes, numbers };
}

/** One factor after the other, severities first: all combinations would be too many. */
async function chooseFactors(dialogue: Choice, worth: (choice: Choice) => Promise<number>): Promise<Choice> {
  let best = dialogue;
  let highest = await worth(best);
  for (const { name, tried } of FACTORED) {
    for (const value of tried) {
      const reached = await worth({ ...best, [name]: value });
      if (reached < highest + LEAST_GAIN) continue;
      best = { ...best, [name]: value };
      highest = reached;
    }
  }
  return best;
}

function toJudged(trace: LabelledTrace, execution: Execution): Judged {
  return { trace, execution, runs: runOnTrace(DETECTORS, execution) };
}

function toProfileChanges(choice: Choice): Change[] {
  const { perFailedCall = DIALOGUE_SHIPPED.perFailedCall } = choice;
  const impacts = TYPES.map((type): Change => {
    const points = Object.entries(SHIPPED[type]).map(([severity, points]) => {
      return [severity, points * (choice[type] ?? 1) * (choice[severity as Severity] ?? 1)];
    });
    return [IMPACTS[type], Object.fromEntries(points)];
  });
  return [[DIALOGUE_RISK, { perFailedCall }], ...impacts];
}

function toTrusts(judged: readonly Judged[], choice: Choice): Promise<number[]> {
  return withNumbers(toProfileChanges(choice), () =>
    judged.map(({ runs, execution }) => {
      const findings = gradeFindings(runs, DEFAULT_PROFILE);
      return toScore(findings, runs, DEFAULT_PROFILE, DEFAULT_PROFILE.risks(execution)).trust;
    }),
  );
}

async function toMacro(judged: readonly Judged[], choice: Choice, sets: readonly string[], { auroc }: Scorer) {
  const trusts = await toTrusts(judged, choice);
  const areas = sets.map((set) => {
    const of = (outcome: string): number[] =>
      trusts
        .filter((_, index) => judged[index]?.trace.dataset === set && judged[index]?.trace.outcome === outcome)
        .map((trust) => 100 - trust);
    return auroc(of('fail'), of('success')).auroc ?? 0.5;
  });
  return areas.reduce((sum, area) => sum + area, 0) / areas.length;
}

/** On how many runs another tried value, alone, gives another trust. */
async function countDecided(judged: readonly Judged[], number: Choosable): Promise<number> {
  const before = await toTrusts(judged, {});
  const decided = new Set<number>();
  for (const value of number.tried) {
    const after = await toTrusts(judged, { [number.name]: value });
    for (const [index, trust] of after.entries()) if (trust !== before[index]) decided.add(index);
  }
  return decided.size;
}
