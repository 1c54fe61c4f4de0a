import type { TimelineSlice } from '@critiqor/api/timeline';
import { useCallback, useEffect, useRef, useState } from 'react';
import { getJson, RequestError } from '../../api/client.ts';
import { createFold, type FoldedSlice, foldSlice, type TimeFold } from './time-fold.ts';
import type { TimeView } from './time-view.ts';

/** Nothing is loaded while the view is still moving. */
const SETTLE_MS = 60;
/** How much to load beyond each edge, in view widths, so that panning needs no loading. */
const MARGIN = 1;

export interface Slices {
  /** On the folded axis. */
  readonly slice: FoldedSlice | null;
  readonly whole: FoldedSlice | null;
  readonly fold: TimeFold | null;
  readonly error: RequestError | null;
  readonly building: number | null;
  readonly ask: (view: TimeView) => void;
}

const NOTHING = { slice: null, whole: null, fold: null, error: null, building: null } as const;

/** The slice in and around the view, reloaded when the view leaves it or becomes much narrower. */
export function useSlice(run: string): Slices {
  const [state, setState] = useState<Omit<Slices, 'ask'>>(NOTHING);
  const held = useRef<TimeView | null>(null);
  const folding = useRef<TimeFold | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const control = useRef<AbortController>(null);
  const base = `/api/runs/${encodeURIComponent(run)}/timeline?buckets=600`;

  const load = useCallback(async (path: string, window: TimeView | null) => {
    control.current?.abort();
    const mine = new AbortController();
    control.current = mine;
    try {
      const slice = await getJson<TimelineSlice>(path, {
        signal: mine.signal,
        onBuilding: (building) => setState((before) => ({ ...before, building })),
      });
      folding.current ??= createFold(slice);
      const fold = folding.current;
      const folded = foldSlice(slice, fold);
      held.current = window ?? { from: folded.from_ms, to: folded.to_ms };
      setState(({ whole }) => ({ slice: folded, whole: whole ?? folded, fold, error: null, building: null }));
    } catch (error) {
      if (mine.signal.aborted) return;
      const known = error instanceof RequestError ? error : new RequestError('internal', String(error));
      setState((before) => ({ ...before, error: known, building: null }));
    }
  }, []);
  useEffect(() => {
    void load(base, null);
    return () => {
      clearTimeout(timer.current);
      control.current?.abort();
    };
  }, [base, load]);
  const ask = useCallback(
    (view: TimeView) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (fits(held.current, view)) return;
        const span = view.to - view.from;
        const window = { from: view.from - span * MARGIN, to: view.to + span * MARGIN };
        const toTime = folding.current?.toTime ?? ((axis: number) => axis);
        const [from, to] = [Math.floor(toTime(window.from)), Math.ceil(toTime(window.to))];
        void load(`${base}&from_ms=${from}&to_ms=${to}`, window);
      }, SETTLE_MS);
    },
    [base, load],
  );
  return { ...state, ask };
}

/** Whether the loaded slice covers the view in enough detail. */
function fits(held: TimeView | null, view: TimeView): boolean {
  if (!held) return true;
  const isCovered = held.from <= view.from && held.to >= view.to;
  return isCovered && (held.to - held.from) / (view.to - view.from) < 2 * (1 + 2 * MARGIN);
}
