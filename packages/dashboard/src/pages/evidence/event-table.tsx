import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useRef } from 'react';
import { Empty, Failure } from '../../parts/states.tsx';
import { scrollTopOf, VirtualRows } from '../../parts/virtual-rows.tsx';
import { formatPercent } from '../../words/format.ts';
import { EventTableRow } from './event-row.tsx';
import type { EventPages } from './use-event-pages.ts';

const ROW = 30;
const COLUMNS = ['Time', 'Event', 'Tool', 'Details', 'Duration', 'Tokens', 'Marks'];
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 15,
  PageUp: -15,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

interface Props {
  readonly pages: EventPages;
  readonly selected: string | null;
  /** Index of the selected event in the list; null when the filters exclude it. */
  readonly place: number | null;
  readonly onSelect: (id: string) => void;
}

/** A table of any length. A click or the arrow keys open an event next to it. */
export function EventTable({ pages, selected, place, onSelect }: Props) {
  const scroller = useRef<HTMLTableSectionElement>(null);
  const cursor = useRef(-1);
  /** A row that was selected by key before it was loaded. */
  const awaited = useRef<number | null>(null);
  const { total, rowAt, show } = pages;
  const goTo = useCallback((index: number, count: number) => {
    cursor.current = index;
    const element = scroller.current;
    if (!element) return;
    const top = scrollTopOf(index, element.clientHeight, count, ROW);
    if (Math.abs(element.scrollTop - top) > element.clientHeight / 2 - 2 * ROW) element.scrollTop = top;
  }, []);
  useEffect(() => {
    if (place !== null && total !== null) goTo(place, total);
  }, [place, total, goTo]);
  useEffect(() => {
    const row = awaited.current === null ? null : rowAt(awaited.current);
    if (!row) return;
    awaited.current = null;
    onSelect(row.event_id);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || total === null) return;
    event.preventDefault();
    const next = Math.min(total - 1, Math.max(0, Number.isFinite(step) ? cursor.current + step : step));
    goTo(next, total);
    const row = rowAt(next);
    if (row) onSelect(row.event_id);
    else awaited.current = next;
  };
  const onClick = ({ target }: MouseEvent) => {
    const id = (target as Element).closest<HTMLElement>('[data-event]')?.dataset.event;
    if (id) onSelect(id);
  };
  const render = useCallback(
    (index: number, top: number, slot: number) => {
      const row = rowAt(index);
      const isSelected = row !== null && row.event_id === selected;
      return <EventTableRow key={slot} row={row} index={index} top={top} height={ROW} isSelected={isSelected} />;
    },
    [rowAt, selected],
  );
  if (pages.error) return <Failure message={[pages.error.message, pages.error.remedy].filter(Boolean).join(' ')} />;
  if (total === 0) {
    return (
      <Empty title="No event matches these filters" heading="h2">
        <p>Remove a filter to see more.</p>
      </Empty>
    );
  }
  return (
    <table className="events card" aria-rowcount={total === null ? -1 : total + 1}>
      <caption className="sr">Events in order of time. Use the arrow keys to move and open them.</caption>
      <thead>
        <tr className="event-row event-head">
          {COLUMNS.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <tbody className="events-scroll" ref={scroller} tabIndex={0} onKeyDown={onKeyDown} onClick={onClick}>
        {total === null ? (
          <tr>
            <td className="muted">
              {pages.building === null ? 'Loading…' : `Indexing: ${formatPercent(pages.building)}`}
            </td>
          </tr>
        ) : (
          <VirtualRows total={total} rowHeight={ROW} scroller={scroller} render={render} onShow={show} />
        )}
      </tbody>
    </table>
  );
}
