import { useCallback, useEffect, useState } from 'react';
import { getJson, RequestError } from './client.ts';

export interface Resource<T> {
  /** The latest data; stays while newer data is loading. */
  readonly data: T | null;
  readonly error: RequestError | null;
  /** Progress of the index, 0 to 1; null when none is being built. */
  readonly building: number | null;
  readonly retry: () => void;
}

interface Held<T> {
  readonly path: string | null;
  readonly data: T | null;
  readonly error: RequestError | null;
  readonly building: number | null;
}

/** Pages of one run need the same data: it is shown from here at once and then refreshed. */
const recent = new Map<string, unknown>();
const RECENT_LIMIT = 60;

/** Reads a path of the API, and again when it changes; null reads nothing. With `keep`, old data stays until new data arrives. */
export function useResource<T>(path: string | null, { keep = false } = {}): Resource<T> {
  const [attempt, setAttempt] = useState(0);
  const [held, setHeld] = useState<Held<T>>(() => startOf<T>(path));
  const current = held.path === path ? held : { ...startOf<T>(path), ...(keep ? { data: held.data } : {}) };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads the same path again
  useEffect(() => {
    if (path === null) return;
    const control = new AbortController();
    const set = (change: Partial<Held<T>>) =>
      setHeld((before) => ({
        ...(before.path === path ? before : { ...startOf<T>(path), ...(keep ? { data: before.data } : {}) }),
        ...change,
        path,
      }));
    getJson<T>(path, { signal: control.signal, onBuilding: (building) => set({ building }) }).then(
      (data) => {
        remember(path, data);
        set({ data, error: null, building: null });
      },
      (error: unknown) => {
        if (control.signal.aborted) return;
        const known = error instanceof RequestError ? error : new RequestError('internal', String(error));
        if (known.code === 'unauthorized') dispatchEvent(new Event('critiqor-unauthorized'));
        set({ error: known, building: null });
      },
    );
    return () => control.abort();
  }, [path, attempt, keep]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { data: current.data, error: current.error, building: current.building, retry };
}

function startOf<T>(path: string | null): Held<T> {
  return { path, data: path === null ? null : ((recent.get(path) as T) ?? null), error: null, building: null };
}

function remember(path: string, data: unknown): void {
  recent.delete(path);
  recent.set(path, data);
  for (const oldest of recent.keys()) {
    if (recent.size <= RECENT_LIMIT) break;
    recent.delete(oldest);
  }
}
