import { EVENT_KINDS } from '@critiqor/api/evidence';
import { ApiFailure } from '../api-failure.ts';
import type { EvidenceIndex } from '../index/evidence-index.ts';
import { FLAGS, type NameList, STATUS } from '../index/layout.ts';
import type { QueryParams } from '../query-params.ts';
import type { RunView } from '../run-view.ts';
import { toWordQuery } from './word-query.ts';

/** Events that match a filter, in order, accessible by index. */
interface Selection {
  readonly length: number;
  /** Whether that is all of them; otherwise there are more. */
  readonly isComplete: boolean;
  at(place: number): number;
  /** The place of an event, or -1. */
  placeOf(ordinal: number): number;
}

/** A search looks this far beyond the page, so that most totals are exact. */
const LOOKAHEAD = 5_000;
const SEARCH_CHUNK = 5_000;
/** And for at most this long. */
const LOOK_MS = 25;
const MAX_KEPT = 16;

/** Lists by index and filter: the next page of the same table asks for the same one. */
const kept = new WeakMap<EvidenceIndex, Map<string, Uint32Array>>();

/** The events that a request asks for. A search finds at least `needed` events, or reaches `around`, if there are that many. */
export function selectEvents(view: RunView, params: QueryParams, needed: number, around: number): Selection {
  const isDescending = params.oneOf('order', ['asc', 'desc']) === 'desc';
  const search = params.text('search')?.trim();
  const fits = toPredicate(view, params);
  if (search) return searchEvents(view, search, fits, { isDescending, needed, around });
  const { total } = view.index;
  if (!fits) return toSelection(total, true, (place) => (isDescending ? total - 1 - place : place), isDescending);
  const list = keep(view.index, toKey(view, params), () => filterOrdinals(total, fits));
  const { length } = list;
  return toSelection(length, true, (place) => list[isDescending ? length - 1 - place : place] ?? 0, isDescending);
}

const toKey = (view: RunView, params: QueryParams): string =>
  JSON.stringify([
    ...['kind', 'type', 'tool', 'session'].map((name) => params.list(name)),
    ...['status', 'from_ms', 'to_ms', 'folded', 'marked'].map((name) => params.text(name) ?? null),
    ...toFindingKey(view, params),
  ]);

/** A finding keeps its id when a run is judged again, but may cite other events. */
function toFindingKey(view: RunView, params: QueryParams): readonly unknown[] {
  const finding = params.text('finding');
  return finding === undefined ? [] : [view.citedBy(finding)];
}

function keep(index: EvidenceIndex, key: string, make: () => Uint32Array): Uint32Array {
  const lists = kept.get(index) ?? new Map<string, Uint32Array>();
  kept.set(index, lists);
  const list = lists.get(key) ?? make();
  lists.delete(key);
  lists.set(key, list);
  const [oldest] = lists.keys();
  if (lists.size > MAX_KEPT && oldest !== undefined) lists.delete(oldest);
  return list;
}

function filterOrdinals(total: number, fits: (ordinal: number) => boolean): Uint32Array {
  const found = new Uint32Array(total);
  let length = 0;
  for (let ordinal = 0; ordinal < total; ordinal++) if (fits(ordinal)) found[length++] = ordinal;
  return found.slice(0, length);
}

type Fits = (ordinal: number) => boolean;

/** The filter as a function; null when every event matches. A single function, because it runs for a million events. */
function toPredicate(view: RunView, params: QueryParams): Fits | null {
  const { kind, type, tool, session, status, time, flags } = view.index.events;
  const toNumbers = (name: string, list: NameList): readonly number[] | null => {
    const wanted = params.list(name);
    return wanted.length === 0 ? null : view.numbersOf(list, wanted);
  };
  const kinds = params.list('kind');
  const kindMask = toMask(kinds.length === 0 ? null : kinds.map(toKindNumber));
  const typeMask = toMask(toNumbers('type', 'types'));
  const toolMask = toMask(toNumbers('tool', 'tools'));
  const sessionMask = toMask(toNumbers('session', 'sessions'));
  const wantedStatus = params.oneOf('status', ['ok', 'error']);
  const statusMask = toMask(wantedStatus ? [STATUS[wantedStatus]] : null);
  const from = params.time('from_ms') ?? Number.NEGATIVE_INFINITY;
  const to = params.time('to_ms') ?? Number.POSITIVE_INFINITY;
  const hasTime = from !== Number.NEGATIVE_INFINITY || to !== Number.POSITIVE_INFINITY;
  const unwanted = params.oneOf('folded', ['0', '1']) === '1' ? FLAGS.refinement | FLAGS.copy : 0;
  const marked = params.oneOf('marked', ['redacted', 'truncated']);
  const wanted = marked ? FLAGS[marked] : 0;
  const finding = params.text('finding');
  const cited = finding === undefined ? null : new Set(view.citedBy(finding));
  const masks = [kindMask, typeMask, toolMask, sessionMask, statusMask, cited];
  if (masks.every((mask) => mask === null) && !hasTime && unwanted === 0 && wanted === 0) return null;
  return (ordinal) =>
    (kindMask === null || kindMask[kind[ordinal] ?? 0] === 1) &&
    (toolMask === null || toolMask[tool[ordinal] ?? 0] === 1) &&
    (typeMask === null || typeMask[type[ordinal] ?? 0] === 1) &&
    (statusMask === null || statusMask[status[ordinal] ?? 0] === 1) &&
    (sessionMask === null || sessionMask[session[ordinal] ?? 0] === 1) &&
    ((flags[ordinal] ?? 0) & unwanted) === 0 &&
    ((flags[ordinal] ?? 0) & wanted) === wanted &&
    (!hasTime || ((time[ordinal] ?? Number.NaN) >= from && (time[ordinal] ?? Number.NaN) <= to)) &&
    (cited === null || cited.has(ordinal));
}

/** One byte for each number that a column may hold. */
function toMask(wanted: readonly number[] | null): Uint8Array | null {
  if (wanted === null) return null;
  const mask = new Uint8Array(65_536);
  for (const number of wanted) mask[number] = 1;
  return mask;
}

function toKindNumber(kind: string): number {
  const number = (EVENT_KINDS as readonly string[]).indexOf(kind);
  if (number === -1) throw new ApiFailure(400, 'bad_request', `kind must be one of ${EVENT_KINDS.join(', ')}.`);
  return number;
}

interface SearchOptions {
  readonly isDescending: boolean;
  readonly needed: number;
  readonly around: number;
}

function searchEvents(view: RunView, search: string, fits: Fits | null, options: SearchOptions): Selection {
  const { isDescending, needed, around } = options;
  const byId = /^evt_\d+$/.test(search) ? view.index.ordinalOf(search) : -1;
  if (byId !== -1) return fromList(!fits || fits(byId) ? [byId] : [], true, isDescending);
  const query = toWordQuery(search, view.isAnonymous);
  if (query === null) return fromList([], true, isDescending);
  const found: number[] = [];
  const until = performance.now() + LOOK_MS;
  const isBeyond = (ordinal: number): boolean => (isDescending ? ordinal <= around : ordinal >= around);
  let last = isDescending ? view.index.total : -1;
  for (;;) {
    const chunk = view.index.search(query, last, SEARCH_CHUNK, isDescending);
    for (const ordinal of chunk) if (!fits || fits(ordinal)) found.push(ordinal);
    last = chunk.at(-1) ?? last;
    if (chunk.length < SEARCH_CHUNK) return fromList(found, true, isDescending);
    const isEnough = found.length >= needed && (around === -1 || isBeyond(last));
    if (isEnough && (performance.now() >= until || found.length >= needed + LOOKAHEAD)) {
      return fromList(found, false, isDescending);
    }
  }
}

const fromList = (list: readonly number[], isComplete: boolean, isDescending: boolean): Selection =>
  toSelection(list.length, isComplete, (place) => list[place] ?? 0, isDescending);

function toSelection(
  length: number,
  isComplete: boolean,
  at: (place: number) => number,
  isDescending: boolean,
): Selection {
  return {
    length,
    isComplete,
    at,
    placeOf(ordinal) {
      let low = 0;
      let high = length - 1;
      while (low <= high) {
        const middle = (low + high) >> 1;
        const found = at(middle);
        if (found === ordinal) return middle;
        if (found < ordinal !== isDescending) low = middle + 1;
        else high = middle - 1;
      }
      return -1;
    },
  };
}
