import { type IdleStretch, LANES } from '@critiqor/api/timeline';
import type { EvidenceIndex } from '../index/evidence-index.ts';

/** Lanes in which something is being done; runs and turns also last while nothing happens. */
const BUSY_LANES: ReadonlySet<number> = new Set(
  (['model', 'tool', 'memory', 'compaction', 'subagent'] as const).map((lane) => LANES.indexOf(lane)),
);
/** Shorter pauses are part of the work. */
const MIN_IDLE_MS = 2_000;
const MIN_SHARE = 0.06;
const MAX_STRETCHES = 20;

const known = new WeakMap<EvidenceIndex, readonly IdleStretch[]>();

/** The longest stretches in which the agent did nothing, in the order of time. Before its first step, it was starting. */
export function toIdleStretches(index: EvidenceIndex): readonly IdleStretch[] {
  const stretches = known.get(index) ?? findIdle(index);
  known.set(index, stretches);
  return stretches;
}

function findIdle({ spans, range }: EvidenceIndex): readonly IdleStretch[] {
  if (!range) return [];
  const [runFrom, runTo] = range;
  const busy = Array.from(spans.lane, (lane, span) => ({
    lane,
    from: spans.start[span] ?? 0,
    to: spans.end[span] ?? 0,
  }))
    .filter(({ lane }) => BUSY_LANES.has(lane))
    .map(({ from, to }) => ({ from, to: Number.isNaN(to) ? runTo : to }))
    .sort((left, right) => left.from - right.from);
  if (busy.length === 0) return [];
  const found: IdleStretch[] = [];
  let until = runFrom;
  for (const { from, to } of busy) {
    if (from > until) found.push({ from_ms: until, to_ms: from, what: until === runFrom ? 'start_up' : 'idle' });
    until = Math.max(until, to);
  }
  if (runTo > until) found.push({ from_ms: until, to_ms: runTo, what: 'end' });
  const lengthOf = ({ from_ms, to_ms }: IdleStretch): number => to_ms - from_ms;
  const idle = found.reduce((sum, stretch) => sum + lengthOf(stretch), 0);
  const shortest = Math.max(MIN_IDLE_MS, (runTo - runFrom - idle) * MIN_SHARE);
  return found
    .filter((stretch) => lengthOf(stretch) >= shortest)
    .sort((left, right) => lengthOf(right) - lengthOf(left))
    .slice(0, MAX_STRETCHES)
    .sort((left, right) => left.from_ms - right.from_ms);
}
