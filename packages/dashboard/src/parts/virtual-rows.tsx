import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** Browsers support 16 to 33 million pixels; beyond this, one pixel of the scroll bar is more than one row. */
const MAX_HEIGHT = 12_000_000;
const SPARE = 6;

interface Props {
  readonly total: number;
  readonly rowHeight: number;
  readonly scroller: RefObject<HTMLElement | null>;
  /**
   * Draws one row at `top` pixels. `slot` is its key: elements are reused while scrolling. Its properties stay the same while a row is in
   * view, so a memoized row is drawn once.
   */
  readonly render: (index: number, top: number, slot: number) => ReactNode;
  readonly onShow: (from: number, to: number) => void;
}

/** The visible rows of a table body, and a spacer as high as all rows. */
export function VirtualRows({ total, rowHeight, scroller, render, onShow }: Props) {
  const { top, height } = useView(scroller);
  const first = firstRow(top, height, total, rowHeight);
  const shift = top - first * rowHeight;
  const from = Math.max(0, Math.floor(first) - SPARE);
  const to = Math.min(total, Math.ceil(first + height / rowHeight) + SPARE);
  const pool = Math.ceil(height / rowHeight) + 2 * SPARE + 2;
  useEffect(() => {
    if (to > from) onShow(from, to - 1);
  }, [from, to, onShow]);
  const rows = Array.from({ length: Math.max(0, to - from) }, (_, step) => from + step);
  return (
    <>
      <tr className="virtual-space" style={{ height: Math.min(MAX_HEIGHT, total * rowHeight) }} />
      {rows.map((index) => render(index, Math.round(index * rowHeight + shift), index % pool))}
    </>
  );
}

function useView(scroller: RefObject<HTMLElement | null>): { readonly top: number; readonly height: number } {
  const [view, setView] = useState({ top: 0, height: 600 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const read = () => setView({ top: element.scrollTop, height: element.clientHeight });
    read();
    const watch = new ResizeObserver(read);
    watch.observe(element);
    element.addEventListener('scroll', read, { passive: true });
    return () => {
      watch.disconnect();
      element.removeEventListener('scroll', read);
    };
  }, [scroller]);
  return view;
}

/** The row at the top of the view, as a fraction. */
function firstRow(top: number, height: number, total: number, rowHeight: number): number {
  if (total * rowHeight <= MAX_HEIGHT) return top / rowHeight;
  const scrollable = MAX_HEIGHT - height;
  return (Math.min(top, scrollable) / scrollable) * (total - height / rowHeight);
}

/** The scroll position that centres a row. */
export function scrollTopOf(index: number, height: number, total: number, rowHeight: number): number {
  const wanted = Math.max(0, index - (height / rowHeight - 1) / 2);
  if (total * rowHeight <= MAX_HEIGHT) return wanted * rowHeight;
  return (wanted / (total - height / rowHeight)) * (MAX_HEIGHT - height);
}
