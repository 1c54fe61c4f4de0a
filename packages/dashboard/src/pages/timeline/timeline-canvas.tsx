import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useWidth } from '../../charts/use-width.ts';
import { formatOptionalDuration } from '../../words/format.ts';
import { drawTimeline } from './draw-timeline.ts';
import { type Hit, hitTest } from './hit-test.ts';
import { layLanes } from './lane-layout.ts';
import { usePalette } from './palette.ts';
import type { Scene } from './scene.ts';
import { bringIntoView, type TimeView, wholeRun, zoomAt } from './time-view.ts';
import { TimelineTip, tipWords } from './timeline-tip.tsx';
import { useGestures } from './use-gestures.ts';
import type { Slices } from './use-slice.ts';

interface Props {
  readonly slices: Slices & {
    readonly slice: NonNullable<Slices['slice']>;
    readonly whole: NonNullable<Slices['whole']>;
    readonly fold: NonNullable<Slices['fold']>;
  };
  /** What is in view at first; null for the whole run. */
  readonly start: TimeView | null;
  readonly selected: string | null;
  /** Time of the selected event, to scroll it into view. */
  readonly selectedAt: number | null;
  readonly onPick: (hit: Hit) => void;
  /** Called on every movement, without rendering the page again. */
  readonly onMove: (view: TimeView) => void;
  readonly mover: RefObject<((view: TimeView) => void) | null>;
}

/** The drawing. The view lives outside of React: panning redraws the canvas and nothing else. */
export function TimelineCanvas({ slices, start, selected, selectedAt, onPick, onMove, mover }: Props) {
  const { slice, ask, fold } = slices;
  const { run_from_ms, run_to_ms, lanes } = slices.whole;
  const whole = useMemo(() => wholeRun(run_from_ms, run_to_ms), [run_from_ms, run_to_ms]);
  const layout = useMemo(() => layLanes(lanes), [lanes]);
  const palette = usePalette();
  const [place, width] = useWidth<HTMLDivElement>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = useRef(start ?? whole);
  const [range, setRange] = useState<readonly [number, number] | null>(null);
  const frame = useRef(0);
  const [pointed, setPointed] = useState<{ x: number; y: number; hit: Hit } | null>(null);
  const hovered = pointed?.hit.what === 'span' ? pointed.hit.span.event_id : null;
  const scene = useRef<Scene>(null);
  scene.current = { slice, fold, layout, view: view.current, width, palette, selected, hovered };

  const draw = useCallback(() => {
    frame.current = 0;
    const context = canvas.current?.getContext('2d');
    if (!context || !scene.current) return;
    scene.current = { ...scene.current, view: view.current };
    const ratio = devicePixelRatio;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    drawTimeline(context, scene.current);
  }, []);
  const move = useCallback(
    (next: TimeView) => {
      view.current = next;
      onMove(next);
      ask(next);
      frame.current ||= requestAnimationFrame(draw);
    },
    [ask, draw, onMove],
  );
  useEffect(() => {
    mover.current = move;
    return () => cancelAnimationFrame(frame.current);
  }, [mover, move]);
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element || width === 0) return;
    const ratio = devicePixelRatio;
    element.width = width * ratio;
    element.height = layout.height * ratio;
    draw();
  }, [width, layout, draw]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every part of the scene needs a new drawing
  useLayoutEffect(draw, [slice, palette, selected, hovered, draw]);
  useEffect(() => {
    if (selectedAt !== null) move(bringIntoView(view.current, selectedAt, whole));
  }, [selectedAt, whole, move]);

  const hitAt = (x: number, y: number) => (scene.current ? hitTest(x, y, scene.current) : null);
  const gestures = useGestures({
    surface: canvas,
    view,
    whole,
    move,
    onPoint: (x, y) => {
      const hit = hitAt(x, y);
      setPointed(hit ? { x, y, hit } : null);
    },
    onPick: (x, y) => {
      const hit = hitAt(x, y);
      if (!hit) return;
      if (hit.what === 'bucket') move(zoomAt(view.current, 0.15, (hit.bucket.start_ms + hit.bucket.end_ms) / 2, whole));
      else onPick(hit);
    },
    onRange: setRange,
    onStep: (direction) => {
      const span = neighbour(slice.spans, selected, direction);
      if (span) onPick({ what: 'span', span });
    },
  });
  // A link may name a part of the run that is not loaded yet.
  useEffect(() => {
    if (start) ask(start);
  }, [start, ask]);
  const chosen = slice.spans.find(({ event_id, end_event_id }) => event_id === selected || end_event_id === selected);
  return (
    <div className="timeline-place">
      <div className="timeline-titles" aria-hidden="true">
        {layout.boxes.map(({ lane, title, top, height }) => (
          <span key={lane} style={{ top, height }}>
            {title}
          </span>
        ))}
      </div>
      <div
        className="timeline-surface"
        ref={place}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a widget with its own keys
        tabIndex={0}
        aria-label={`Timeline of ${formatOptionalDuration(run_to_ms - run_from_ms)}. Left and right pan, plus and minus zoom, 0 shows all, up and down select spans.`}
        onKeyDown={gestures.onKeyDown}
      >
        <canvas
          ref={canvas}
          style={{ width, height: layout.height }}
          onPointerDown={gestures.onPointerDown}
          onPointerMove={gestures.onPointerMove}
          onPointerUp={gestures.onPointerUp}
          onPointerCancel={gestures.onPointerCancel}
          onPointerLeave={() => setPointed(null)}
        />
        {range ? (
          <div
            className="timeline-range"
            style={{ left: Math.min(...range), width: Math.abs(range[1] - range[0]), height: layout.height }}
          />
        ) : null}
        {pointed ? <TimelineTip {...pointed} width={width} /> : null}
        <span className="sr" aria-live="polite">
          {chosen ? tipWords({ what: 'span', span: chosen }) : ''}
        </span>
      </div>
    </div>
  );
}

/** The next span in time; the first when none is selected. */
function neighbour<T extends { event_id: string; end_event_id: string | null; start_ms: number }>(
  spans: readonly T[],
  selected: string | null,
  direction: 1 | -1,
): T | undefined {
  const inTime = [...spans].sort((a, b) => a.start_ms - b.start_ms);
  const at = inTime.findIndex(({ event_id, end_event_id }) => event_id === selected || end_event_id === selected);
  return at < 0 ? inTime[0] : inTime[at + direction];
}
