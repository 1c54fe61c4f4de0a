import type { HomeAgent, HomeFailure, HomeFigures, HomeNews, HomeSummary } from '@critiqor/api/home';
import type { RunRow } from '@critiqor/api/runs';
import { ApiFailure } from '../api-failure.ts';
import type { QueryParams } from '../query-params.ts';
import type { RunCatalogue } from '../run-catalogue.ts';

const DAY_MS = 86_400_000;
/** The periods before, of which the average is shown. */
const USUAL_PERIODS = 7;
const DAYS_BEFORE = 7;
/** A failure of a day is bad luck, of two a coincidence. */
const RECURRING_DAYS = 3;
const MOST_SHOWN = 5;
const MOST_NEWS = 20;
const MOST_AGENTS = 20;
const MOST_CHANGED = 10;

/** What happened since a time, compared with what is usual. */
export function toHome(catalogue: RunCatalogue, params: QueryParams, now = Date.now()): HomeSummary {
  const since = toSince(params, now);
  const rows = catalogue.list().map(({ row }) => ({ row, at: Date.parse(row.started_at ?? '') }));
  const recent = rows.filter(({ at }) => at >= since).map(({ row }) => row);
  const older = rows.filter(({ at }) => at < since);
  const closed = recent.filter(({ is_live }) => !is_live);
  const changed = rows.filter(({ row }) => row.check === 'changed').map(({ row }) => row.run_id);
  return {
    since: new Date(since).toISOString(),
    until: new Date(now).toISOString(),
    period: toFigures(recent),
    usual: toUsual(older, since, now - since),
    failures: toFailures(rows, since, now, older.length > 0),
    news: toNews(
      recent,
      older.map(({ row }) => row),
    ),
    agents: toAgents(recent),
    worst: closed
      .filter(({ trust_score, ...row }) => trust_score !== null && isFailed(row))
      .sort((left, right) => (left.trust_score ?? 0) - (right.trust_score ?? 0))
      .slice(0, MOST_SHOWN)
      .map(catalogue.withStory),
    costly: closed
      .filter(({ cost_usd }) => (cost_usd ?? 0) > 0)
      .sort((left, right) => (right.cost_usd ?? 0) - (left.cost_usd ?? 0))
      .slice(0, MOST_SHOWN)
      .map(catalogue.withStory),
    changed: changed.length,
    changed_runs: changed.slice(-MOST_CHANGED),
    live: rows
      .filter(({ row }) => row.is_live)
      .map(({ row }) => row)
      .slice(-MOST_SHOWN)
      .reverse()
      .map(catalogue.withStory),
  };
}

function toSince(params: QueryParams, now: number): number {
  const text = params.text('since');
  const since = text === undefined ? now - DAY_MS : Date.parse(text);
  if (since < now) return since;
  throw new ApiFailure(400, 'bad_request', 'since must be a date or time in the past, such as 2026-11-01.');
}

interface PlacedRow {
  readonly row: RunRow;
  readonly at: number;
}

const isFailed = ({
  findings_by_severity: { high = 0, critical = 0 },
}: Pick<RunRow, 'findings_by_severity'>): boolean => high + critical > 0;

function toFigures(rows: readonly RunRow[]): HomeFigures {
  const known = rows.flatMap(({ cost_usd }) => (cost_usd === null ? [] : [cost_usd]));
  const tokens = rows.flatMap(({ tokens }) => (tokens === null ? [] : [tokens]));
  return {
    runs: rows.length,
    failed: rows.filter(isFailed).length,
    unsafe: rows.filter(({ readiness_level }) => readiness_level === 'unsafe_for_production').length,
    without_verdict: rows.filter(({ is_live, trust_score }) => !is_live && trust_score === null).length,
    cost_usd: known.length === 0 ? null : sum(known),
    runs_with_cost: known.length,
    tokens: tokens.length === 0 ? null : sum(tokens),
  };
}

/** An average of the periods before, as far back as there are runs. */
function toUsual(older: readonly PlacedRow[], since: number, lengthMs: number): HomeFigures | null {
  const first = since - USUAL_PERIODS * lengthMs;
  const within = older.filter(({ at }) => at >= first);
  if (within.length === 0) return null;
  const oldest = older.reduce((least, { at }) => Math.min(least, at), since);
  const periods = Math.min(USUAL_PERIODS, Math.max(1, Math.ceil((since - oldest) / lengthMs)));
  const { cost_usd, tokens, ...counts } = toFigures(within.map(({ row }) => row));
  const average = (value: number): number => value / periods;
  return {
    runs: average(counts.runs),
    failed: average(counts.failed),
    unsafe: average(counts.unsafe),
    without_verdict: average(counts.without_verdict),
    runs_with_cost: average(counts.runs_with_cost),
    cost_usd: cost_usd === null ? null : average(cost_usd),
    tokens: tokens === null ? null : average(tokens),
  };
}

/** Without older runs nothing is new: everything would be. */
function toFailures(rows: readonly PlacedRow[], since: number, now: number, hasOlder: boolean): HomeFailure[] {
  const found = new Map<string, { runs: number; before: number; days: Set<number>; isNew: boolean; latest: string }>();
  for (const { row, at } of rows) {
    for (const type of Object.keys(row.findings_by_type)) {
      const entry = found.get(type) ?? { runs: 0, before: 0, days: new Set(), isNew: true, latest: row.run_id };
      found.set(type, entry);
      if (at < since) entry.isNew = false;
      if (at < now - (DAYS_BEFORE + 1) * DAY_MS) continue;
      entry.days.add(Math.floor((now - at) / DAY_MS));
      if (at >= since) {
        entry.runs += 1;
        entry.latest = row.run_id;
      } else if (at >= since - DAYS_BEFORE * DAY_MS) entry.before += 1;
    }
  }
  return [...found]
    .filter(([, { runs }]) => runs > 0)
    .map(([type, { runs, before, days, isNew, latest }]) => ({
      type,
      runs,
      runs_before: before,
      days: days.size,
      is_new: hasOlder && isNew,
      recurs: days.size >= RECURRING_DAYS,
      latest_run_id: latest,
    }))
    .sort((left, right) => right.runs - left.runs || (left.type < right.type ? -1 : 1));
}

const NEWS: Readonly<Record<HomeNews['kind'], (row: RunRow) => readonly (string | null)[]>> = {
  failure: ({ findings_by_type }) => Object.keys(findings_by_type),
  agent: ({ agent_id }) => [agent_id],
  channel: ({ channel }) => [channel],
  trigger: ({ trigger }) => [trigger],
  model: ({ models }) => models,
};

function toNews(recent: readonly RunRow[], older: readonly RunRow[]): HomeNews[] {
  if (older.length === 0) return [];
  const kinds = Object.entries(NEWS) as [HomeNews['kind'], (typeof NEWS)[HomeNews['kind']]][];
  const news = kinds.flatMap(([kind, valuesOf]) => {
    const known = new Set(older.flatMap(valuesOf));
    return recent.flatMap((row) =>
      valuesOf(row).flatMap((value) => {
        if (value === null || known.has(value)) return [];
        known.add(value);
        return [{ kind, value, run_id: row.run_id }];
      }),
    );
  });
  return news.slice(0, MOST_NEWS);
}

function toAgents(rows: readonly RunRow[]): HomeAgent[] {
  const groups = new Map<string | null, RunRow[]>();
  for (const row of rows) {
    const group = groups.get(row.agent_id) ?? [];
    groups.set(row.agent_id, group);
    group.push(row);
  }
  return [...groups]
    .map(([agent_id, own]) => ({ agent_id, figures: toFigures(own) }))
    .map(({ agent_id, figures: { runs, failed, cost_usd } }) => ({ agent_id, runs, failed, cost_usd }))
    .sort((left, right) => right.runs - left.runs)
    .slice(0, MOST_AGENTS);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
