import { EVENT_KINDS, type EventFacets, type EventsPage } from '@critiqor/api/evidence';
import type { FacetValue } from '@critiqor/api/runs';
import { ApiFailure } from '../api-failure.ts';
import type { ColumnArray } from '../index/columns.ts';
import { type NameList, STATUS } from '../index/layout.ts';
import type { QueryParams } from '../query-params.ts';
import type { RunView } from '../run-view.ts';
import { selectEvents } from './select-events.ts';

const MAX_OFFSET = 1e12;

export function toEventsPage(view: RunView, params: QueryParams): EventsPage {
  const limit = params.integer('limit', { min: 1, max: 500, fallback: 100 });
  const asked = params.integer('offset', { min: 0, max: MAX_OFFSET, fallback: 0 });
  const wanted = params.text('around');
  const around = wanted === undefined ? -1 : view.index.ordinalOf(wanted);
  if (wanted !== undefined && around === -1) throw unknownEvent(wanted);
  const selection = selectEvents(view, params, asked + limit, around);
  const place = around === -1 ? -1 : selection.placeOf(around);
  if (around !== -1 && place === -1) throw unknownEvent(wanted ?? '', ' The filters exclude it.');
  const offset = place === -1 ? asked : Math.max(0, place - (limit >> 1));
  const count = Math.max(0, Math.min(limit, selection.length - offset));
  return {
    total: selection.length,
    total_is_exact: selection.isComplete,
    offset,
    limit,
    events: Array.from({ length: count }, (_, index) => view.toRow(selection.at(offset + index))),
  };
}

export const unknownEvent = (eventId: string, why = ''): ApiFailure =>
  new ApiFailure(404, 'unknown_event', `There is no event ${JSON.stringify(eventId.slice(0, 60))} here.${why}`);

const MAX_FACETS = 200;

/** The values that the event filters of a run can take. */
export function toEventFacets(view: RunView): EventFacets {
  const { events, total, range } = view.index;
  const countNames = (list: NameList, column: ColumnArray): FacetValue[] =>
    toFacets(countValues(column), (number) => view.nameOf(list, number));
  return {
    total,
    errors: countValues(events.status).get(STATUS.error) ?? 0,
    from_ms: range?.[0] ?? null,
    to_ms: range?.[1] ?? null,
    kinds: toFacets(countValues(events.kind), (number) => EVENT_KINDS[number] ?? null),
    types: countNames('types', events.type),
    tools: countNames('tools', events.tool),
    sessions: countNames('sessions', events.session),
  };
}

function countValues(column: ColumnArray): Map<number, number> {
  const counts = new Uint32Array(65_536);
  for (let place = 0; place < column.length; place++) {
    const value = column[place] ?? 0;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  const found = new Map<number, number>();
  for (let value = 0; value < counts.length; value++) if (counts[value]) found.set(value, counts[value] ?? 0);
  return found;
}

function toFacets(counts: ReadonlyMap<number, number>, toName: (number: number) => string | null): FacetValue[] {
  return [...counts]
    .flatMap(([number, count]) => {
      const value = toName(number);
      return value === null ? [] : [{ value, count }];
    })
    .sort((left, right) => right.count - left.count || (left.value < right.value ? -1 : 1))
    .slice(0, MAX_FACETS);
}
