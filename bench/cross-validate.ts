import { createHash } from 'node:crypto';
import type { Detector } from '@critiqor/diagnosis/detectors/detector';
import { type DetectorRun, runDetectors } from '@critiqor/diagnosis/detectors/run-detectors';
import { toTraceVisibility } from '@critiqor/diagnosis/intake/visibility';
import type { Execution } from '@critiqor/diagnosis/model/execution';
import { createViews } from '@critiqor/diagnosis/views/views';
import type { LabelledTrace } from './labelled-traces.ts';

/**
 * How figures are kept honest: traces that belong together form a group, groups are dealt to ten folds, and each fold is judged by numbers
 * that were chosen on the other nine.
 */

export const FOLDS = 10;
/** How the groups are dealt to the folds for the figures that are quoted, and otherwise, to see how much depends on the deal. */
export const SEED = 'a';
export const OTHER_SEEDS: readonly string[] = ['b', 'c', 'd', 'e'];

/** The fold of each trace, by its id. The same question, task or pair stands in one fold, in whichever set it occurs. */
export function toFolds(traces: readonly LabelledTrace[], seed: string): Map<string, number> {
  const groups = toGroups(traces);
  return new Map(traces.map(({ trace_id }) => [trace_id, toFold(groups.get(trace_id) ?? trace_id, seed)]));
}

function toFold(group: string, seed: string): number {
  return (createHash('sha1').update(`${seed}${group}`).digest()[0] ?? 0) % FOLDS;
}

/** Traces that share a question, a task or a pair belong together, and so does whatever shares one with those. */
export function toGroups(traces: readonly LabelledTrace[]): Map<string, string> {
  const above = new Map<string, string>();
  const find = (key: string): string => {
    let top = key;
    for (let next = above.get(top); next !== undefined; next = above.get(top)) top = next;
    return top;
  };
  for (const trace of traces) {
    const [first = '', ...others] = toKeys(trace).map(find);
    for (const other of others) if (other !== find(first)) above.set(other, find(first));
  }
  return new Map(traces.map((trace) => [trace.trace_id, find(toKeys(trace)[0] ?? trace.trace_id)]));
}

function toKeys({ task = '', labels: { question_id, pair } }: LabelledTrace): string[] {
  const asked = task.trim();
  // A task with a mere name may have variants of other difficulty: `name.easy`, `name.hard`.
  const name = /\s/.test(asked) ? asked : (asked.split('.')[0] ?? '');
  return [
    `task ${name}`,
    ...(question_id === undefined ? [] : [`question ${question_id}`]),
    ...(pair === undefined ? [] : [`pair ${pair}`]),
  ];
}

/** Numbers that are to have other values for a while, each as an object of the engine and what is to stand in it. */
export type Change = readonly [holder: object, values: Readonly<Record<string, number>>];

/** Does something while numbers of the engine have other values, and puts the old ones back. */
export async function withNumbers<T>(changes: readonly Change[], work: () => T | Promise<T>): Promise<T> {
  const before = changes.map(([holder]) => ({ ...holder }));
  for (const [holder, values] of changes) Object.assign(holder, values);
  try {
    return await work();
  } finally {
    for (const [index, [holder]] of changes.entries()) Object.assign(holder, before[index]);
  }
}

/** A number of the engine that can be chosen, and the values that are tried. */
export interface Choosable {
  readonly name: string;
  readonly shipped: number;
  readonly tried: readonly number[];
}

export type Choice = Readonly<Record<string, number>>;

/** What the folds chose for one number, and on how many labelled traces it decides anything. */
export interface ChosenNumber extends Choosable {
  readonly of: string;
  readonly chosen: readonly number[];
  readonly decides: number;
}

export interface Chosen {
  /** By fold: what has to be changed for it. */
  readonly changes: readonly (readonly Change[])[];
  readonly numbers: readonly ChosenNumber[];
}

/** The shipped values, as a choice. */
export const toShipped = (numbers: readonly Choosable[]): Choice =>
  Object.fromEntries(numbers.map(({ name, shipped }) => [name, shipped]));

/**
 * Tries every combination of values; the one of the highest worth is chosen. Of equals the shipped values stay, else what was tried first.
 * Nothing depends on where the search begins, so that no number chosen on all traces can help.
 */
export async function chooseAmongAll(
  numbers: readonly Choosable[],
  worth: (choice: Choice) => number | Promise<number>,
): Promise<Choice> {
  let best = toShipped(numbers);
  let highest = await worth(best);
  for (const choice of combine(numbers)) {
    const reached = await worth(choice);
    if (reached <= highest + 1e-9) continue;
    best = choice;
    highest = reached;
  }
  return best;
}

function combine(numbers: readonly Choosable[]): Choice[] {
  return numbers.reduce<Choice[]>(
    (choices, { name, tried }) => choices.flatMap((choice) => tried.map((value) => ({ ...choice, [name]: value }))),
    [{}],
  );
}

/** What detectors make of a trace. */
export function runOnTrace(detectors: readonly Detector[], execution: Execution): DetectorRun[] {
  return runDetectors(detectors, createViews(execution), { isVisible: toTraceVisibility(execution).isVisible });
}
