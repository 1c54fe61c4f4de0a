import type { Detector } from '@critiqor/diagnosis/detectors/detector';
import { DETECTORS } from '@critiqor/diagnosis/detectors/registry';
import type { Execution } from '@critiqor/diagnosis/model/execution';
import {
  type Change,
  type Choice,
  type Choosable,
  type Chosen,
  type ChosenNumber,
  chooseAmongAll,
  FOLDS,
  runOnTrace,
  toShipped,
  withNumbers,
} from './cross-validate.ts';
import type { Check } from './cross-validate-labels.ts';

/** More false alarms than this are too many, whatever is found. */
const MOST_LOOP_ALARMS = 0.015;

/** A detector that labels say something about, with its thresholds as far as they decide anything. */
interface Searched {
  readonly detector: Detector;
  readonly checks: readonly Check[];
  readonly judge: Judge;
  readonly counted: readonly (Choosable & { readonly decides: number })[];
}

/** Tries the thresholds out on all labelled traces, once for whatever folds are made of them. */
export async function searchThresholds(
  executions: ReadonlyMap<string, Execution>,
  checks: readonly Check[],
  onDetector: (id: string) => void,
): Promise<Searched[]> {
  const searched: Searched[] = [];
  for (const detector of DETECTORS) {
    const own = checks.filter(({ type }) => type === detector.meta.id);
    if (own.length === 0) continue;
    onDetector(detector.meta.id);
    const judge = createJudge(detector, own, executions);
    searched.push({ detector, checks: own, judge, counted: await countDecided(toChoosable(detector), judge) });
  }
  return searched;
}

/** Chooses, for each fold and on the other folds alone, the thresholds of every detector that labels say something about. */
export async function chooseThresholds(
  searched: readonly Searched[],
  foldOf: ReadonlyMap<string, number>,
): Promise<Chosen> {
  const changes = Array.from({ length: FOLDS }, (): Change[] => []);
  const numbers: ChosenNumber[] = [];
  for (const { detector, checks, judge, counted } of searched) {
    const deciding = counted.filter(({ decides }) => decides > 0);
    const choices: Choice[] = [];
    for (const [fold, list] of changes.entries()) {
      const isSeen = (id: string): boolean => foldOf.get(id) !== fold;
      const choice = await chooseAmongAll(deciding, async (choice) => toWorth(checks, await judge(choice), isSeen));
      choices.push(choice);
      list.push(...toChanges(detector, choice));
    }
    for (const number of counted) {
      const chosen = choices.map((choice) => choice[number.name] ?? number.shipped);
      numbers.push({ ...number, of: detector.meta.id, chosen });
    }
  }
  return { changes, numbers };
}

/** Each threshold at its value, a step or a quarter below and above it, half and twice it. */
function toChoosable({ thresholds }: Detector): Choosable[] {
  return Object.entries(thresholds).map(([name, { value }]) => {
    const step = value > 8 ? value / 4 : 1;
    const tried = Number.isInteger(value)
      ? [value, value - step, value + step, value / 2, value * 2].map(Math.round)
      : [value, value / 2, value * 2];
    return { name, shipped: value, tried: [...new Set(tried)].filter((value) => value > 0) };
  });
}

function toChanges({ thresholds }: Detector, choice: Choice): Change[] {
  return Object.entries(choice).map(([name, value]): Change => [thresholds[name] ?? {}, { value }]);
}

type Judge = (choice: Choice) => Promise<ReadonlySet<string>>;

/** Which of the labelled traces the detector accuses; each choice is tried once, for all folds. */
function createJudge(detector: Detector, checks: readonly Check[], executions: ReadonlyMap<string, Execution>): Judge {
  const ids = [...new Set(checks.flatMap(({ positive, negative }) => [...positive, ...negative]))];
  const known = new Map<string, Promise<ReadonlySet<string>>>();
  return (choice) => {
    const key = JSON.stringify(choice);
    const judged =
      known.get(key) ??
      withNumbers(toChanges(detector, choice), () => {
        return new Set(ids.filter((id) => isAccused(detector, executions.get(id))));
      });
    known.set(key, judged);
    return judged;
  };
}

function isAccused(detector: Detector, execution: Execution | undefined): boolean {
  return execution !== undefined && runOnTrace([detector], execution).some(({ outcome }) => outcome === 'found');
}

/**
 * F1 over all that the detector is held against. Loops as they were asked for: the most found with few enough false alarms, of equals the
 * fewest alarms.
 */
function toWorth(checks: readonly Check[], accused: ReadonlySet<string>, isSeen: (id: string) => boolean): number {
  const positive = checks.flatMap((check) => [...check.positive].filter(isSeen));
  const negative = checks.flatMap((check) => [...check.negative].filter(isSeen));
  const found = positive.filter((id) => accused.has(id)).length;
  const alarms = negative.filter((id) => accused.has(id)).length;
  if (!checks.some(({ name }) => name === 'loops')) return (2 * found) / (positive.length + found + alarms);
  const share = alarms / negative.length;
  return share <= MOST_LOOP_ALARMS ? found / positive.length - share / 1_000 : -share;
}

/** On how many labelled traces another value of a number, alone, gives another judgement. Only what decides somewhere can be chosen. */
async function countDecided(numbers: readonly Choosable[], judge: Judge): Promise<(Choosable & { decides: number })[]> {
  const shipped = toShipped(numbers);
  const before = await judge(shipped);
  const counted = [];
  for (const number of numbers) {
    const decided = new Set<string>();
    for (const value of number.tried) {
      const after = await judge({ ...shipped, [number.name]: value });
      for (const id of [...before, ...after]) if (before.has(id) !== after.has(id)) decided.add(id);
    }
    counted.push({ ...number, decides: decided.size });
  }
  return counted;
}
