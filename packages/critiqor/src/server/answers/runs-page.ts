import { type FacetValue, RUN_SORTS, type RunRow, type RunSort, type RunsPage, type Trend } from '@critiqor/api/runs';
import { runNumber } from '../../runs/runs-directory.ts';
import { fitsRun, type RunFilter } from '../../runs/search/run-filter.ts';
import { toSearchWords } from '../../runs/search/search-texts.ts';
import { createTextMatch } from '../../runs/search/text-match.ts';
import { ApiFailure } from '../api-failure.ts';
import type { QueryParams } from '../query-params.ts';
import type { RunCatalogue } from '../run-catalogue.ts';

const MAX_FACETS = 100;
const MAX_GROUPS = 20;
const MAX_POINTS = 200;

/** The runs that a request asks for, and the values its filters can take. */
export function toRunsPage(catalogue: RunCatalogue, params: QueryParams): RunsPage {
  const sort = params.oneOf('sort', RUN_SORTS) ?? 'run';
  const isAscending = params.oneOf('order', ['asc', 'desc']) === 'asc';
  const offset = params.integer('offset', { min: 0, max: 1e9, fallback: 0 });
  const limit = params.integer('limit', { min: 1, max: 200, fallback: 50 });
  const all = catalogue.list().map(({ row }) => row);
  const runs = inOrder(all, all.filter(toTest(params, catalogue.search)), sort, isAscending);
  return {
    total: runs.length,
    offset,
    limit,
    runs: runs.slice(offset, offset + limit).map(catalogue.withStory),
    facets: toRunFacets(all),
  };
}

/** `all` are in the order of their numbers already. */
function inOrder(
  all: readonly RunRow[],
  runs: readonly RunRow[],
  sort: RunSort,
  isAscending: boolean,
): readonly RunRow[] {
  if (sort === 'run') return isAscending ? runs : runs.toReversed();
  return runs.toSorted(sort === 'conversation' ? toConversationOrder(all, isAscending) : toOrder(sort, isAscending));
}

/** Trust over time, for each agent or benchmark. */
export function toTrend(catalogue: RunCatalogue, params: QueryParams): Trend {
  const by = params.oneOf('by', ['agent', 'benchmark']) ?? 'agent';
  const groups = new Map<string, RunRow[]>();
  const fits = toTest(params, catalogue.search);
  for (const { row } of catalogue.list()) {
    const key = by === 'agent' ? row.agent_id : row.benchmark_id;
    if (key === null || row.started_at === null || !fits(row)) continue;
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(row);
  }
  const largest = [...groups].sort(([, left], [, right]) => right.length - left.length).slice(0, MAX_GROUPS);
  return {
    by,
    groups: largest.map(([key, rows]) => ({
      key,
      runs: rows.length,
      points: rows.slice(-MAX_POINTS).map((row) => ({
        run_id: row.run_id,
        started_at: row.started_at ?? '',
        trust_score: row.trust_score,
        readiness_level: row.readiness_level,
        primary_failure: row.primary_failure,
        cost_usd: row.cost_usd,
      })),
    })),
  };
}

/** A test for everything that a request can ask for. */
function toTest(params: QueryParams, search: RunCatalogue['search']): (row: RunRow) => boolean {
  const any = (name: string): readonly string[] | undefined => {
    const wanted = params.list(name);
    return wanted.length > 0 ? wanted : undefined;
  };
  const filter: RunFilter = {
    state: any('status'),
    agent: any('agent'),
    benchmark: any('benchmark'),
    tier: any('tier'),
    channel: any('channel'),
    trigger: any('trigger'),
    conversation: any('conversation'),
    model: any('model'),
    readiness: any('readiness'),
    failure: any('failure'),
    since: toMoment(params, 'since'),
    until: toMoment(params, 'until'),
  };
  const labels = params.list('label');
  const words = toSearchWords(params.text('search') ?? '');
  const matches = createTextMatch(words, words.length === 0 ? null : search(words));
  return (row) => fitsRun(row, filter) && labels.every((label) => toLabels(row).includes(label)) && matches.fits(row);
}

function toMoment(params: QueryParams, name: string): number | undefined {
  const value = params.text(name);
  if (value === undefined) return undefined;
  const moment = Date.parse(value);
  if (Number.isNaN(moment))
    throw new ApiFailure(400, 'bad_request', `${name} must be a date or time, such as 2026-11-01.`);
  return moment;
}

const toLabels = ({ labels }: RunRow): string[] => Object.entries(labels).map(([name, value]) => `${name}=${value}`);

const SORT_VALUES: Readonly<Record<Exclude<RunSort, 'run' | 'conversation'>, (row: RunRow) => number | null>> = {
  started: ({ started_at }) => (started_at === null ? null : Date.parse(started_at)),
  duration: ({ duration_ms }) => duration_ms,
  events: ({ events }) => events,
  trust: ({ trust_score }) => trust_score,
  cost: ({ cost_usd }) => cost_usd,
  tokens: ({ tokens }) => tokens,
  findings: ({ findings_by_severity }) => Object.values(findings_by_severity).reduce((sum, count) => sum + count, 0),
};

/** Unknown values come last in both orders; ties are broken by run number. */
function toOrder(sort: keyof typeof SORT_VALUES, isAscending: boolean): (left: RunRow, right: RunRow) => number {
  const sign = isAscending ? 1 : -1;
  return (left, right) => {
    const [a, b] = [SORT_VALUES[sort](left), SORT_VALUES[sort](right)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * (a - b) || sign * (runNumber(left.run_id) - runNumber(right.run_id));
  };
}

/** The runs of a conversation follow each other, oldest first; the conversation that was active last is first or last. */
function toConversationOrder(all: readonly RunRow[], isAscending: boolean): (left: RunRow, right: RunRow) => number {
  const latest = new Map<string, number>();
  const keyOf = ({ conversation, run_id }: RunRow): string => conversation ?? run_id;
  for (const row of all) latest.set(keyOf(row), Math.max(latest.get(keyOf(row)) ?? 0, runNumber(row.run_id)));
  const sign = isAscending ? 1 : -1;
  return (left, right) =>
    sign * ((latest.get(keyOf(left)) ?? 0) - (latest.get(keyOf(right)) ?? 0)) ||
    runNumber(left.run_id) - runNumber(right.run_id);
}

function toRunFacets(rows: readonly RunRow[]): RunsPage['facets'] {
  const one = (toValue: (row: RunRow) => string | null): FacetValue[] => {
    const counter = createCounter();
    for (const row of rows) counter.add(toValue(row));
    return counter.values();
  };
  const many = (valuesOf: (row: RunRow) => readonly string[]): FacetValue[] => {
    const counter = createCounter();
    for (const row of rows) for (const value of valuesOf(row)) counter.add(value);
    return counter.values();
  };
  return {
    agent: one(({ agent_id }) => agent_id),
    label: many(toLabels),
    benchmark: one(({ benchmark_id }) => benchmark_id),
    tier: one(({ difficulty_tier }) => difficulty_tier),
    channel: one(({ channel }) => channel),
    trigger: one(({ trigger }) => trigger),
    model: many(({ models }) => models),
    readiness: one(({ readiness_level }) => readiness_level),
    failure: many(({ findings_by_type }) => Object.keys(findings_by_type)),
    status: one(({ status }) => status),
  };
}

/** Counts values, most of which are the same as the one before: comparing is faster than looking up. */
function createCounter() {
  const counts = new Map<string, { readonly value: string; count: number }>();
  let last = { value: '', count: 0 };
  return {
    add(value: string | null): void {
      if (value === null) return;
      if (last.value !== value || last.count === 0) {
        last = counts.get(value) ?? { value, count: 0 };
        if (last.count === 0) counts.set(value, last);
      }
      last.count += 1;
    },
    values: (): FacetValue[] =>
      [...counts.values()]
        .sort((left, right) => right.count - left.count || (left.value < right.value ? -1 : 1))
        .slice(0, MAX_FACETS),
  };
}
