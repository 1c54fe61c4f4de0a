import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { panBy, type TimeView, zoomAt } from './time-view.ts';

const ZOOM_STEP = 1.4;
/** A smaller movement is a click. */
const DRAG_PX = 4;

interface Options {
  readonly surface: RefObject<HTMLCanvasElement | null>;
  readonly view: RefObject<TimeView>;
  readonly whole: TimeView;
  readonly move: (view: TimeView) => void;
  readonly onPoint: (x: number, y: number) => void;
  readonly onPick: (x: number, y: number) => void;
  readonly onStep: (direction: 1 | -1) => void;
  /** While a range is being selected, its two ends on the surface; null when it is done. */
  readonly onRange: (range: readonly [number, number] | null) => void;
}

/** Mouse, touch and keys of the timeline: wheel zooms, drag pans, drag with Shift selects a range, click selects. */
export function useGestures({ surface, view, whole, move, onPoint, onPick, onStep, onRange }: Options) {
  const drag = useRef<{ x: number; offsetX: number; from: TimeView; moved: boolean; selects: boolean } | null>(null);
  const msPerPx = () => (view.current.to - view.current.from) / Math.max(1, surface.current?.clientWidth ?? 1);

  // React's wheel listener is passive, so the page would scroll too.
  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { from, to } = view.current;
      const sideways = event.shiftKey ? event.deltaY : event.deltaX;
      if (Math.abs(sideways) > Math.abs(event.deltaY) || event.shiftKey) {
        move(panBy(view.current, (sideways * (to - from)) / element.clientWidth, whole));
        return;
      }
      const at = from + (event.offsetX / element.clientWidth) * (to - from);
      move(zoomAt(view.current, 1.0016 ** event.deltaY, at, whole));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [surface, view, whole, move]);

  const onPointerDown = (event: PointerEvent) => {
    const { offsetX } = event.nativeEvent;
    drag.current = { x: event.clientX, offsetX, from: view.current, moved: false, selects: event.shiftKey };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    const held = drag.current;
    if (!held) {
      onPoint(event.nativeEvent.offsetX, event.nativeEvent.offsetY);
      return;
    }
    const px = event.clientX - held.x;
    if (Math.abs(px) > DRAG_PX) held.moved = true;
    if (!held.moved) return;
    if (held.selects) onRange([held.offsetX, held.offsetX + px]);
    else move(panBy(held.from, -px * msPerPx(), whole));
  };
  const onPointerUp = (event: PointerEvent) => {
    const held = drag.current;
    drag.current = null;
    if (held && !held.moved) onPick(event.nativeEvent.offsetX, event.nativeEvent.offsetY);
    if (!held?.moved || !held.selects) return;
    onRange(null);
    const ends = [held.offsetX, held.offsetX + event.clientX - held.x].map((x) => held.from.from + x * msPerPx());
    move({ from: Math.min(...ends), to: Math.max(...ends) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { from, to } = view.current;
    const middle = (from + to) / 2;
    const steps: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => move(panBy(view.current, -(to - from) * 0.15, whole)),
      ArrowRight: () => move(panBy(view.current, (to - from) * 0.15, whole)),
      '+': () => move(zoomAt(view.current, 1 / ZOOM_STEP, middle, whole)),
      '=': () => move(zoomAt(view.current, 1 / ZOOM_STEP, middle, whole)),
      '-': () => move(zoomAt(view.current, ZOOM_STEP, middle, whole)),
      '0': () => move(whole),
      ArrowDown: () => onStep(1),
      ArrowUp: () => onStep(-1),
    };
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    step();
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onKeyDown };
}
