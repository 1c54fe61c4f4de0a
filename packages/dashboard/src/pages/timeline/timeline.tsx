import type { EventDetail } from '@critiqor/api/evidence';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useResource } from '../../api/use-resource.ts';
import type { RunPageProps } from '../../app/page-props.ts';
import { replaceQuery, runHref } from '../../app/route.ts';
import { Bones, Empty, Failure } from '../../parts/states.tsx';
import { formatClock, formatOptionalDuration, formatPercent } from '../../words/format.ts';
import { EventPanel } from '../evidence/event-panel.tsx';
import type { Hit } from './hit-test.ts';
import type { TimeFold } from './time-fold.ts';
import { type TimeView, wholeRun, zoomAt } from './time-view.ts';
import { TimelineCanvas } from './timeline-canvas.tsx';
import { useSlice } from './use-slice.ts';

/** Everything on a time axis, in lanes; the selected event opens next to it. */
export function Timeline({ detail, route }: RunPageProps) {
  const run = detail.run.run_id;
  if (!detail.sealed) {
    return (
      <Empty title="The timeline is available after sealing">
        <p>While a run is active, its events are on the live page.</p>
      </Empty>
    );
  }
  return <Sealed run={run} selected={route.query.get('event')} query={route.query} />;
}

function Sealed({ run, selected, query }: { run: string; selected: string | null; query: URLSearchParams }) {
  const slices = useSlice(run);
  const { slice, whole, fold, error, building } = slices;
  const settle = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(toAsked(query));
  const start = useMemo(() => fold && asked.current && toAxisView(asked.current, fold), [fold]);
  const range = useRef<HTMLSpanElement>(null);
  const mover = useRef<((view: TimeView) => void) | null>(null);
  const current = useRef<TimeView | null>(null);
  const event = useResource<EventDetail>(selected ? `/api/runs/${run}/events/${selected}` : null);
  const all = useMemo(() => (whole ? wholeRun(whole.run_from_ms, whole.run_to_ms) : null), [whole]);
  const toTimes = useCallback(
    ({ from, to }: TimeView): TimeView => {
      const toTime = fold?.toTime ?? ((axis: number) => axis);
      // Whole milliseconds, so that an address leads back to the same view.
      return { from: Math.round(toTime(from)), to: Math.round(toTime(to)) };
    },
    [fold],
  );
  // The address follows when the view rests, so that a link shows the same.
  const onMove = useCallback(
    (view: TimeView) => {
      current.current = view;
      const times = toTimes(view);
      if (range.current) range.current.textContent = rangeWords(times);
      clearTimeout(settle.current);
      settle.current = setTimeout(() => replaceQuery(toQuery(times)), SETTLED_MS);
    },
    [toTimes],
  );
  useEffect(() => () => clearTimeout(settle.current), []);
  const pick = useCallback(
    (hit: Hit) => {
      if (hit.what === 'span') replaceQuery({ event: hit.span.event_id });
      else if (hit.what === 'mark') location.hash = runHref(run, 'diagnosis', { finding: hit.mark.finding_id });
    },
    [run],
  );
  const zoom = (factor: number) => {
    if (!all) return;
    const view = current.current ?? all;
    mover.current?.(zoomAt(view, factor, (view.from + view.to) / 2, all));
  };
  const showEvents = () => {
    const view = current.current ?? all;
    if (!view) return;
    location.hash = runHref(run, 'evidence', toQuery(toTimes(view)));
  };
  return (
    <>
      <div className="page-head">
        <div>
          <h1>Timeline</h1>
          <p className="num muted small">
            <span ref={range}>{all ? rangeWords(toTimes(start ?? all)) : 'Loading…'}</span>
          </p>
        </div>
        <div className="row">
          <button type="button" className="button" onClick={() => zoom(0.5)} aria-label="Zoom in">
            +
          </button>
          <button type="button" className="button" onClick={() => zoom(2)} aria-label="Zoom out">
            −
          </button>
          <button type="button" className="button" onClick={() => all && mover.current?.(all)}>
            Whole run
          </button>
          <button type="button" className="button" onClick={showEvents}>
            Events in view
          </button>
        </div>
      </div>
      {error && !slice ? <Failure message={error.message} /> : null}
      {building !== null && !slice ? <p className="muted">Indexing: {formatPercent(building)}</p> : null}
      {slice && whole && fold ? (
        <section className="card timeline" aria-label="Timeline">
          <TimelineCanvas
            slices={{ ...slices, slice, whole, fold }}
            start={start}
            selected={selected}
            selectedAt={toSelected(event.data, selected, fold)}
            onPick={pick}
            onMove={onMove}
            mover={mover}
          />
          <p className="keys">
            Wheel zooms, drag pans, drag with <kbd>Shift</kbd> selects a range. <kbd>←</kbd> <kbd>→</kbd> pan,{' '}
            <kbd>+</kbd> <kbd>−</kbd> zoom, <kbd>0</kbd> shows all, <kbd>↑</kbd> <kbd>↓</kbd> select spans.
          </p>
        </section>
      ) : error ? null : (
        <Bones heights={[340]} />
      )}
      {/* Below a timeline whose height is not known yet, it would jump. */}
      {selected ? (
        slice || error ? (
          <EventPanel run={run} id={selected} />
        ) : null
      ) : (
        <p className="muted small">
          Select a span to open its event here, or a finding above the lanes to read about it.
        </p>
      )}
    </>
  );
}

const SETTLED_MS = 400;

const toQuery = ({ from, to }: TimeView) => ({ from_ms: String(from), to_ms: String(to) });

/** The part of the run that the address names. */
function toAsked(query: URLSearchParams): TimeView | null {
  const [from, to] = [query.get('from_ms'), query.get('to_ms')].map((text) =>
    text === null ? Number.NaN : Number(text),
  );
  return from !== undefined && to !== undefined && to > from ? { from, to } : null;
}

const toAxisView = ({ from, to }: TimeView, fold: TimeFold): TimeView => ({
  from: fold.toAxis(from),
  to: fold.toAxis(to),
});

function toSelected(event: EventDetail | null, selected: string | null, fold: TimeFold): number | null {
  const at = event?.row.event_id === selected ? event?.row.at_ms : null;
  return at === null || at === undefined ? null : fold.toAxis(at);
}

function rangeWords({ from, to }: TimeView): string {
  return `${formatClock(from)} to ${formatClock(to)}, ${formatOptionalDuration(to - from)}`;
}
