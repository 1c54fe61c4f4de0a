import { hasFailed, type ToolCallFact } from './recorded-fact.ts';

/** Sums over all facts, wrappers and copies left out. Null is unknown: nothing reported it. */
export interface FactTotals {
  /** Things that went wrong, each once: see `toErrors`. */
  readonly errors: number;
  /** Calls per tool; under '' those without a name. */
  readonly callsByTool: ReadonlyMap<string, number>;
  readonly toolCalls: CallTotals;
  readonly modelCalls: CallTotals;
  readonly turns: number;
  readonly tokens: {
    readonly input: number | null;
    readonly output: number | null;
    readonly cacheRead: number | null;
    readonly cacheWrite: number | null;
    readonly total: number | null;
  };
  readonly costUsd: number | null;
}

interface CallTotals {
  readonly calls: number;
  readonly failed: number;
  /** Begun, and their end was never shown. */
  readonly open: number;
  readonly durationMs: number | null;
}

/** The sums of one writer. Kept apart until the end: sums of fractions depend on their order, and only a writer's own order is fixed. */
export interface WriterSums {
  readonly tools: CallSums;
  readonly models: CallSums;
  readonly input: Sum;
  readonly output: Sum;
  readonly cacheRead: Sum;
  readonly cacheWrite: Sum;
  readonly total: Sum;
  readonly cost: Sum;
  turns: number;
  /** Runs that failed, and those of them whose last call says so already. */
  failedRuns: number;
  explainedRuns: number;
  /** Ends of the process that the supervisor calls trouble. */
  troubles: number;
  otherErrors: number;
}

interface Sum {
  value: number;
  parts: number;
}

export interface CallSums {
  calls: number;
  failed: number;
  open: number;
  readonly duration: Sum;
}

export function createWriterSums(): WriterSums {
  return {
    tools: createCallSums(),
    models: createCallSums(),
    input: createSum(),
    output: createSum(),
    cacheRead: createSum(),
    cacheWrite: createSum(),
    total: createSum(),
    cost: createSum(),
    turns: 0,
    failedRuns: 0,
    explainedRuns: 0,
    troubles: 0,
    otherErrors: 0,
  };
}

const createSum = (): Sum => ({ value: 0, parts: 0 });
const createCallSums = (): CallSums => ({ calls: 0, failed: 0, open: 0, duration: createSum() });

/** A value is learned or replaced. */
export function addTo(sum: Sum, before: number | null, now: number | null): void {
  if (now === null || now === before) return;
  if (before === null) sum.parts += 1;
  sum.value += now - (before ?? 0);
}

/** A call is no longer counted, as if it had never happened. */
export function takeOut(sums: CallSums, call: Pick<ToolCallFact, 'hasEnded' | 'outcome' | 'durationMs'>): void {
  sums.calls -= 1;
  if (hasFailed(call)) sums.failed -= 1;
  if (!call.hasEnded) sums.open -= 1;
  if (call.durationMs === null) return;
  sums.duration.parts -= 1;
  sums.duration.value -= call.durationMs;
}

export function toTotals(
  writers: ReadonlyMap<string, WriterSums>,
  callsByTool: ReadonlyMap<string, number>,
): FactTotals {
  const sums = [...writers].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, own]) => own);
  const toSum = (pick: (own: WriterSums) => Sum): number | null => {
    const known = sums.map(pick).filter(({ parts }) => parts > 0);
    return known.length === 0 ? null : toRounded(known.reduce((sum, { value }) => sum + value, 0));
  };
  const toCalls = (pick: (own: WriterSums) => CallSums): CallTotals => ({
    calls: toCount(sums, (own) => pick(own).calls),
    failed: toCount(sums, (own) => pick(own).failed),
    open: toCount(sums, (own) => pick(own).open),
    durationMs: toSum((own) => pick(own).duration),
  });
  return {
    errors: toErrors(sums),
    callsByTool,
    toolCalls: toCalls(({ tools }) => tools),
    modelCalls: toCalls(({ models }) => models),
    turns: toCount(sums, ({ turns }) => turns),
    tokens: {
      input: toSum(({ input }) => input),
      output: toSum(({ output }) => output),
      cacheRead: toSum(({ cacheRead }) => cacheRead),
      cacheWrite: toSum(({ cacheWrite }) => cacheWrite),
      total: toSum(({ total }) => total),
    },
    costUsd: toSum(({ cost }) => cost),
  };
}

/**
 * A failure counts where it happened. A run that fails because its last call failed is not a second error, and neither is a process that
 * ends in trouble with a run that failed.
 */
function toErrors(sums: readonly WriterSums[]): number {
  const calls = toCount(sums, ({ tools, models }) => tools.failed + models.failed);
  const failedRuns = toCount(sums, (own) => own.failedRuns);
  const explained = toCount(sums, ({ explainedRuns }) => explainedRuns);
  const troubles = toCount(sums, (own) => own.troubles);
  const others = toCount(sums, ({ otherErrors }) => otherErrors);
  return calls + failedRuns - explained + Math.max(0, troubles - failedRuns) + others;
}

const toCount = (sums: readonly WriterSums[], pick: (own: WriterSums) => number): number =>
  sums.reduce((sum, own) => sum + pick(own), 0);

/** What was added and taken out again leaves a trace in the last digits. */
const toRounded = (sum: number): number => (Number.isSafeInteger(sum) ? sum : Number(sum.toFixed(9)));
