import type { LiveEnded, LiveEvents, LiveFindings, LiveMetrics, LiveRow, LiveSnapshot } from '@critiqor/api/live';
import { useEffect, useState } from 'react';

/** Rows kept on the page; the rest is in the sealed evidence. */
const KEPT = 500;

export interface LiveState {
  readonly connection: 'connecting' | 'open' | 'lost' | 'ended';
  readonly metrics: LiveMetrics | null;
  readonly findings: LiveFindings | null;
  /** Newest first. */
  readonly rows: readonly LiveRow[];
  readonly skipped: number;
  readonly ended: LiveEnded | null;
}

const START: LiveState = {
  connection: 'connecting',
  metrics: null,
  findings: null,
  rows: [],
  skipped: 0,
  ended: null,
};

/** Follows an active run. The browser reconnects by itself and continues where it left off. */
export function useLive(run: string): LiveState {
  const [state, setState] = useState(START);
  useEffect(() => {
    setState(START);
    const source = new EventSource(`/api/runs/${encodeURIComponent(run)}/live`);
    const on = <T>(name: string, apply: (before: LiveState, data: T) => LiveState) =>
      source.addEventListener(name, (event) => {
        const data = JSON.parse((event as MessageEvent<string>).data) as T;
        setState((before) => apply(before, data));
      });
    source.onopen = () => setState((before) => ({ ...before, connection: 'open' }));
    source.onerror = () => setState((before) => (before.ended ? before : { ...before, connection: 'lost' }));
    on<LiveSnapshot>('snapshot', (before, { metrics, rows, skipped, resumed }) => ({
      ...before,
      connection: 'open',
      metrics,
      rows: addRows(resumed ? before.rows : [], rows),
      skipped: resumed ? before.skipped + skipped : skipped,
    }));
    on<LiveMetrics>('metrics', (before, metrics) => ({ ...before, metrics }));
    on<LiveEvents>('events', (before, { rows, skipped }) => ({
      ...before,
      rows: addRows(before.rows, rows),
      skipped: before.skipped + skipped,
    }));
    on<LiveFindings>('findings', (before, findings) => ({ ...before, findings }));
    on<LiveEnded>('ended', (before, ended) => {
      source.close();
      return { ...before, ended, connection: 'ended' };
    });
    return () => source.close();
  }, [run]);
  return state;
}

function addRows(before: readonly LiveRow[], added: readonly LiveRow[]): readonly LiveRow[] {
  const known = new Set(before.map(({ live_id }) => live_id));
  return [...added.filter(({ live_id }) => !known.has(live_id)).reverse(), ...before].slice(0, KEPT);
}
