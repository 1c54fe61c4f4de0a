import { useCallback, useEffect, useRef, useState } from 'react';
import { getJson, RequestError } from '../../api/client.ts';
import type { EventRow, EventsPage } from '../../api/types.ts';

const PAGE = 100;
/** Pages that fly by while somebody drags the scroll bar are not worth a request. */
const SETTLE_MS = 40;

export interface EventPages {
  readonly total: number | null;
  readonly isExact: boolean;
  readonly building: number | null;
  readonly error: RequestError | null;
  readonly rowAt: (index: number) => EventRow | null;
  /** Tells which rows are in view. */
  readonly show: (from: number, to: number) => void;
}

/** Rows of a list that is far too long to be fetched: a page at a time, where the reader is. */
export function useEventPages(path: string): EventPages {
  const pages = useRef(new Map<number, EventsPage>());
  const [, redraw] = useState(0);
  const [state, setState] = useState<{ error: RequestError | null; building: number | null }>(NOTHING);
  const [head, setHead] = useState<{ path: string; total: number; isExact: boolean } | null>(null);
  const control = useRef<AbortController>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef(new Set<number>());

  const load = useCallback(
    (page: number) => {
      if (pages.current.has(page) || pending.current.has(page)) return;
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
          setHead({ path, total: answer.total, isExact: answer.total_is_exact });
          setState(NOTHING);
          redraw((count) => count + 1);
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
    control.current = new AbortController();
    load(0);
    return () => control.current?.abort();
  }, [load]);

  const show = useCallback(
    (from: number, to: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        for (let page = Math.floor(from / PAGE); page <= Math.floor(to / PAGE); page++) load(page);
      }, SETTLE_MS);
    },
    [load],
  );
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
