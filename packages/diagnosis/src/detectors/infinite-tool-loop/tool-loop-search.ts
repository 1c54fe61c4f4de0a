import { withoutVolatile } from '../../language/volatile.ts';
import type { Run } from '../../model/execution.ts';
import type { Reading } from '../../model/reading.ts';
import type { LoopStep } from './tool-loop-steps.ts';

/** Calls in a row in which nothing new happened. */
export interface Stretch {
  /** The calls, those that were first included. */
  readonly steps: readonly LoopStep[];
  readonly repeats: readonly LoopStep[];
  readonly identities: ReadonlySet<string>;
  /** Nothing new was done after it. */
  readonly isLast: boolean;
  /** The number of the first call after the last new message of a person before it. */
  readonly since: number;
}

/**
 * Finds the stretches of a run in which every call had been made before, with the same result, at most `reach` calls ago. A new call, a
 * new result or a new message of a person ends a stretch; thoughts and plans do not.
 */
export function findStretches(run: Run, steps: readonly LoopStep[], reach: number, reading: Reading): Stretch[] {
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
  return { steps: [...before.reverse(), ...repeated], repeats: repeated, identities, isLast, since: floor };
}

/**
 * Finds texts that are written again, `times` times within `reach` calls, whatever happened in between: what is written already cannot be
 * made more so. Other calls may well be due again after something changed.
 */
export function findRewrites(steps: readonly LoopStep[], reach: number, times: number): Stretch[] {
  const places = new Map<string, number[]>();
  for (const [index, { identity, isWrite }] of steps.entries()) {
    if (!isWrite) continue;
    const own = places.get(identity) ?? [];
    // The first ones leave when they are out of reach, unless the loop is found already.
    while (own.length > 0 && own.length < times && index - (own[0] ?? 0) > reach) own.shift();
    own.push(index);
    places.set(identity, own);
  }
  return [...places].flatMap(([identity, own]) => {
    if (own.length < times) return [];
    const written = own.map((index) => steps[index] as LoopStep);
    const isLast = own.at(-1) === steps.length - 1;
    return [{ steps: written, repeats: written.slice(1), identities: new Set([identity]), isLast, since: 0 }];
  });
}

/** The parts of a stretch in which one call follows itself. */
export function toRows({ steps, repeats, isLast, since }: Stretch): Stretch[] {
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
    since,
  }));
}

/** With at most this many calls between two stretches, the second continues the first. */
const NEAR_CALLS = 3;

/** Stretches that repeat the same, or follow close on each other without a word of the person, are one loop. In order of their beginning. */
export function mergeStretches(stretches: readonly Stretch[]): Stretch[] {
  if (stretches.length < 2) return [...stretches];
  const ordered = [...stretches].sort((left, right) => toStart(left) - toStart(right));
  const loopOf = ordered.map((_, index) => index);
  const toLoop = (index: number): number => {
    let loop = index;
    while (loopOf[loop] !== loop) {
      loopOf[loop] = loopOf[loopOf[loop] ?? loop] ?? loop;
      loop = loopOf[loop] ?? loop;
    }
    return loop;
  };
  const owner = new Map<string, number>();
  for (const [index, stretch] of ordered.entries()) {
    const before = ordered[index - 1];
    const same = [...stretch.identities].flatMap((identity) => owner.get(identity) ?? []);
    const near = before && isNear(before, stretch) ? [index - 1] : [];
    for (const other of [...same, ...near]) {
      const [left, right] = [toLoop(other), toLoop(index)];
      loopOf[Math.max(left, right)] = Math.min(left, right);
    }
    for (const identity of stretch.identities) owner.set(identity, index);
  }
  const loops = Map.groupBy(ordered.keys(), toLoop).values();
  return [...loops].map((loop) => join(loop.map((index) => ordered[index] as Stretch)));
}

const toStart = ({ steps }: Stretch): number => steps[0]?.call.index ?? 0;
const toEnd = ({ steps }: Stretch): number => steps.at(-1)?.call.index ?? 0;

const isNear = (left: Stretch, right: Stretch): boolean =>
  left.since === right.since && toStart(right) - toEnd(left) - 1 <= NEAR_CALLS;

function join(stretches: readonly Stretch[]): Stretch {
  if (stretches.length === 1) return stretches[0] as Stretch;
  const steps = [...new Set(stretches.flatMap(({ steps }) => steps))];
  return {
    steps: steps.sort((left, right) => left.call.index - right.call.index),
    repeats: [...new Set(stretches.flatMap(({ repeats }) => repeats))],
    identities: new Set(stretches.flatMap(({ identities }) => [...identities])),
    isLast: stretches.some(({ isLast }) => isLast),
    since: stretches[0]?.since ?? 0,
  };
}
