/** The part of a run that is in view, in milliseconds since 1970. */
export interface TimeView {
  readonly from: number;
  readonly to: number;
}

/** Closer zoom shows nothing more: events have whole milliseconds. */
const MIN_SPAN_MS = 2;

/** Some room on both sides, so that shapes at the very edge can be seen and hit. */
export function wholeRun(fromMs: number, toMs: number): TimeView {
  const margin = Math.max(1, (toMs - fromMs) * 0.015);
  return { from: fromMs - margin, to: toMs + margin };
}

export function zoomAt(view: TimeView, factor: number, centre: number, whole: TimeView): TimeView {
  const span = Math.min(whole.to - whole.from, Math.max(MIN_SPAN_MS, (view.to - view.from) * factor));
  const share = (centre - view.from) / (view.to - view.from);
  const from = centre - span * share;
  return clampView({ from, to: from + span }, whole);
}

export function panBy(view: TimeView, ms: number, whole: TimeView): TimeView {
  return clampView({ from: view.from + ms, to: view.to + ms }, whole);
}

/** Moves the view so that it contains a moment, if it does not yet. */
export function bringIntoView(view: TimeView, ms: number, whole: TimeView): TimeView {
  const span = view.to - view.from;
  if (ms >= view.from + span * 0.05 && ms <= view.to - span * 0.05) return view;
  return clampView({ from: ms - span / 2, to: ms + span / 2 }, whole);
}

function clampView({ from, to }: TimeView, whole: TimeView): TimeView {
  const span = Math.min(to - from, whole.to - whole.from);
  const start = Math.min(Math.max(from, whole.from), whole.to - span);
  return { from: start, to: start + span };
}

interface Ticks {
  readonly ticks: readonly { readonly at: number; readonly sinceMs: number }[];
  /** Decimals of a second needed to distinguish neighbours. */
  readonly digits: number;
}

/** Round moments since the start of the run, about 110 pixels apart. */
export function ticksOf(view: TimeView, startMs: number, width: number): Ticks {
  const rough = ((view.to - view.from) / Math.max(1, width)) * 110;
  const step = STEPS.find((candidate) => candidate >= rough) ?? Math.ceil(rough / 3_600_000) * 3_600_000;
  const first = Math.ceil((view.from - startMs) / step) * step;
  const count = Math.max(0, Math.floor((view.to - startMs - first) / step) + 1);
  const ticks = Array.from({ length: count }, (_, index) => first + index * step)
    .filter((sinceMs) => sinceMs >= 0)
    .map((sinceMs) => ({ at: startMs + sinceMs, sinceMs }));
  return { ticks, digits: Math.max(0, 3 - Math.floor(Math.log10(step))) };
}

const STEPS = [
  1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 15_000, 30_000, 60_000, 120_000, 300_000, 600_000,
  900_000, 1_800_000, 3_600_000, 7_200_000, 14_400_000, 43_200_000, 86_400_000,
];
