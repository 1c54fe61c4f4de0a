import type { ModelPrices } from './model-prices.ts';
import type { CallMemory, ObservedRun, ObservedRuns } from './observed-run.ts';
import { createCallMemory, forgetCalls } from './remembered-calls.ts';

/** Runs that are remembered; late refinements of older ones are written on their own. */
const MAX_RUNS = 128;

/** Remembers the newest runs. */
export function createRunStates(prices: ModelPrices = new Map()): ObservedRuns {
  const runs = new Map<string, ObservedRun>();
  const memory = createCallMemory();
  return {
    of(runId) {
      const known = runs.get(runId);
      if (known) return known;
      const oldest = runs.size >= MAX_RUNS ? oldestOf(runs) : undefined;
      if (oldest) forgetCalls(oldest);
      if (oldest) runs.delete(oldest.id);
      const run = createRun(runId, memory, prices);
      runs.set(runId, run);
      return run;
    },
    activeIn(sessionKey) {
      let active: ObservedRun | undefined;
      for (const run of runs.values()) if (run.sessionKey === sessionKey && run.started && !run.ended) active = run;
      return sessionKey === undefined ? undefined : active;
    },
    all: () => runs.values(),
  };
}

/** The run to forget: the oldest that has ended. A forgotten run that continues would look as if its beginning were lost. */
function oldestOf(runs: ReadonlyMap<string, ObservedRun>): ObservedRun | undefined {
  for (const run of runs.values()) if (!run.started || run.ended) return run;
  return runs.values().next().value;
}

function createRun(id: string, memory: CallMemory, prices: ModelPrices): ObservedRun {
  return {
    id,
    started: false,
    startSeq: null,
    attempt: 1,
    ended: false,
    endSeq: null,
    hasInput: false,
    lastHostSeq: 0,
    calls: [],
    callCount: 0,
    turns: 0,
    isInTurn: false,
    diagnosticStarts: 0,
    hookStarts: 0,
    outputTokens: 0,
    summarizes: id.includes(':compaction:'),
    responseBegun: false,
    heldFailure: null,
    pendingMessage: null,
    memory,
    prices,
    tools: new Map(),
    endedTools: new Set(),
    stored: new Map(),
    unstored: new Map(),
    compared: new Set(),
  };
}
