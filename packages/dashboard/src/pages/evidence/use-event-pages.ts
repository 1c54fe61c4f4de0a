import type { EventRow, EventsPage } from '@critiqor/api/evidence';
import { useCallback, useEffect, useRef, useState } from 'react';
import { getJson, RequestError } from '../../api/client.ts';

const PAGE = 100;
/** How often to load rows while scrolling; rows that were only passed are never loaded. */
const ASK_EVERY_MS = 50;
/** Extra rows to load beyond the view, so that slow scrolling shows no gaps. */
const AHEAD = 50;
const MAX_PENDING = 4;
/** Pages kept in memory; older ones are loaded again when needed. */
const MAX_PAGES = 200;

export interface EventPages {
  readonly total: number | null;
  readonly isExact: boolean;
  readonly building: number | null;
  readonly error: RequestError | null;
  readonly rowAt: (index: number) => EventRow | null;
  /** Reports which rows are in view. */
  readonly show: (from: number, to: number) => void;
}

/** Rows of a list that is too long to load at once: one page at a time, around the view. */
export function useEventPages(path: string): EventPages {
  const pages = useRef(new Map<number, EventsPage>());
  const [, redraw] = useState(0);
  const [state, setState] = useState<{ error: RequestError | null; building: number | null }>(NOTHING);
  const [head, setHead] = useState<{ path: string; total: number; isExact: boolean } | null>(null);
  const control = useRef<AbortController>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const view = useRef({ from: 0, to: 0 });
  const last = useRef(Number.POSITIVE_INFINITY);
  const pending = useRef(new Set<number>());
  const again = useRef<(() => void) | null>(null);

  const load = useCallback(
    (page: number) => {
      if (pages.current.has(page) || pending.current.has(page) || page > last.current) return;
      if (pending.current.size >= MAX_PENDING) return;
      pending.current.add(page);
      const signal = control.current?.signal;
      getJson<EventsPage>(`${path}&offset=${page * PAGE}&limit=${PAGE}`, {
        ...(signal ? { signal } : {}),
        onBuilding: (building) => setState({ error: null, building }),
      }).then(
        (answer) => {
          if (signal?.aborted) return;
          pending.current.delete(page);
          pages.current.set(page, answer);
          for (const oldest of pages.current.keys()) {
            if (pages.current.size <= MAX_PAGES) break;
            pages.current.delete(oldest);
          }
          last.current = answer.total_is_exact
            ? Math.max(0, Math.ceil(answer.total / PAGE) - 1)
            : Number.POSITIVE_INFINITY;
          setHead({ path, total: answer.total, isExact: answer.total_is_exact });
          setState(NOTHING);
          redraw((count) => count + 1);
          // Rows that came into view meanwhile may not have been requested yet.
          again.current?.();
        },
        (error: unknown) => {
          if (signal?.aborted) return;
          pending.current.delete(page);
          setState({ error: toRequestError(error), building: null });
        },
      );
    },
    [path],
  );

  useEffect(() => {
    pages.current = new Map();
    pending.current = new Set();
    last.current = Number.POSITIVE_INFINITY;
    control.current = new AbortController();
    load(0);
    return () => {
      control.current?.abort();
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
    };
  }, [load]);

  const show = useCallback(
    (from: number, to: number) => {
      view.current = { from, to };
      timer.current ??= setTimeout(() => {
        timer.current = null;
        const { from: first, to: last } = view.current;
        const lastPage = Math.floor((last + AHEAD) / PAGE);
        for (let page = Math.max(0, Math.floor((first - AHEAD) / PAGE)); page <= lastPage; page++) load(page);
      }, ASK_EVERY_MS);
    },
    [load],
  );
  again.current = () => show(view.current.from, view.current.to);
  const rowAt = useCallback(
    (index: number) => pages.current.get(Math.floor(index / PAGE))?.events[index % PAGE] ?? null,
    [],
  );
  const isCurrent = head?.path === path;
  return { total: isCurrent ? head.total : null, isExact: head?.isExact ?? true, ...state, rowAt, show };
}

const NOTHING = { error: null, building: null };

function toRequestError(error: unknown): RequestError {
  return error instanceof RequestError ? error : new RequestError('internal', String(error));
}
