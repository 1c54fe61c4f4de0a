import { withoutVolatile } from '../../language/volatile.ts';
import type { Run } from '../../model/execution.ts';
import type { Reading } from '../../views/reading.ts';
import { type LoopStep, toLoopSteps } from './tool-loop-steps.ts';

/** Calls in a row in which nothing new happened. */
export interface Stretch {
  /** The calls, those that were first included. */
  readonly steps: readonly LoopStep[];
  readonly repeats: readonly LoopStep[];
  readonly identities: ReadonlySet<string>;
  /** Nothing new was done after it. */
  readonly isLast: boolean;
}

/**
 * Finds the stretches of a run in which every call had been made before, with the same result, at most `reach` calls ago. A new call, a
 * new result or a new message of a person ends a stretch; thoughts and plans do not.
 */
export function findStretches(run: Run, reach: number, reading: Reading): Stretch[] {
  const steps = toLoopSteps(run.calls, reading);
  if (steps.length === 0) return [];
  const lastSeen = new Map<string, number>();
  const heard = new Set<string>();
  const stretches: Stretch[] = [];
  let repeats: number[] = [];
  /** What was called before the last new message of a person was called for something else. */
  let floor = 0;
  let index = 0;

  const close = (isLast: boolean): void => {
    if (repeats.length > 0) stretches.push(toStretch(steps, repeats, floor, isLast));
    repeats = [];
  };
  for (const item of run.items) {
    if (item.kind === 'message' && item.role === 'user') {
      const text = reading.text(withoutVolatile, item.text);
      if (heard.has(text)) continue;
      heard.add(text);
      close(false);
      floor = index;
    }
    if (item.kind !== 'tool_call') continue;
    const step = steps[index] as LoopStep;
    const last = lastSeen.get(step.identity);
    lastSeen.set(step.identity, index);
    if (last !== undefined && last >= floor && index - last <= reach) repeats.push(index);
    else if (!step.isBookkeeping) close(false);
    index += 1;
  }
  close(true);
  return stretches;
}

/** The repeats, and the calls right before them that they repeat. */
function toStretch(steps: readonly LoopStep[], repeats: readonly number[], floor: number, isLast: boolean): Stretch {
  const repeated = repeats.map((index) => steps[index] as LoopStep);
  const identities = new Set(repeated.map(({ identity }) => identity));
  const before: LoopStep[] = [];
  // Two rounds are enough to look back, and keep the work linear.
  for (let index = (repeats[0] ?? 0) - 1; index >= floor && before.length < 2 * identities.size; index -= 1) {
    const step = steps[index] as LoopStep;
    if (identities.has(step.identity)) before.push(step);
    else if (!step.isBookkeeping) break;
  }
  return { steps: [...before.reverse(), ...repeated], repeats: repeated, identities, isLast };
}

/** The parts of a stretch in which one call follows itself. */
export function toRows({ steps, repeats, isLast }: Stretch): Stretch[] {
  const rows: LoopStep[][] = [];
  for (const step of steps) {
    const row = rows.at(-1);
    if (row?.[0]?.identity === step.identity) row.push(step);
    else rows.push([step]);
  }
  const isRepeat = new Set(repeats);
  return rows.map((row) => ({
    steps: row,
    repeats: row.filter((step) => isRepeat.has(step)),
    identities: new Set(row.map(({ identity }) => identity)),
    isLast: isLast && row.at(-1) === steps.at(-1),
  }));
}

/** Stretches that repeat the same are one loop, though something else happened in between. */
export function mergeStretches(stretches: readonly Stretch[]): Stretch[] {
  if (stretches.length < 2) return [...stretches];
  const loops: Stretch[][] = [];
  const owner = new Map<string, Stretch[]>();
  for (const stretch of stretches) {
    const known = [...stretch.identities].map((identity) => owner.get(identity)).find((loop) => loop !== undefined);
    const loop = known ?? [];
    if (!known) loops.push(loop);
    loop.push(stretch);
    for (const identity of stretch.identities) owner.set(identity, loop);
  }
  return loops.map((loop) => (loop.length === 1 ? (loop[0] as Stretch) : join(loop)));
}

function join(stretches: readonly Stretch[]): Stretch {
  return {
    steps: [...new Set(stretches.flatMap(({ steps }) => steps))],
    repeats: stretches.flatMap(({ repeats }) => repeats),
    identities: new Set(stretches.flatMap(({ identities }) => [...identities])),
    isLast: stretches.at(-1)?.isLast ?? false,
  };
}
