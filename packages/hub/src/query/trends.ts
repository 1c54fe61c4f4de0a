import type { FleetTrends, TrendBucket, TrendMarker } from '@critiqor/api/fleet';
import { toWilson, Z_95 } from '../../../critiqor/src/compare/statistics.ts';
import { fromStoredTime } from '../store/database.ts';
import type { ProjectDatabase } from '../store/project-database.ts';
import { type FleetFilter, toRunsTable } from './filter.ts';

interface BucketRow {
  readonly bucket: string;
  readonly runs: number;
  readonly judged: number;
  readonly scored: number;
  readonly trust: number | null;
  readonly spread: number | null;
  readonly failed: number;
  readonly cost_usd: number | null;
  readonly priced: number;
  readonly cost_mean: number | null;
  readonly cost_spread: number | null;
  readonly tokens: number | null;
  readonly counted: number;
  readonly tokens_mean: number | null;
  readonly tokens_spread: number | null;
}

const MAX_BUCKETS = 1_000;
const MAX_MARKERS = 100;
/** A prompt with a date in it has another length now and then: only a length that stays is a new prompt. */
const RUNS_WITH_PROMPT = 3;

/** Trust, failures, cost and tokens over time, with the moments at which a model, a version or a prompt came into use. */
export async function readTrends(
  database: ProjectDatabase,
  filter: FleetFilter,
  step: FleetTrends['step'],
): Promise<FleetTrends> {
  const bucket = step === 'hour' ? 'toStartOfHour(started_at)' : 'toStartOfDay(started_at)';
  const [buckets, markers] = await Promise.all([
    database.rows<BucketRow>(
      `SELECT ${bucket} AS bucket, count() AS runs, countIf(judged_by != '') AS judged, count(trust_score) AS scored, avg(trust_score) AS trust,
         stddevSamp(trust_score) AS spread, countIf(judged_by != '' AND notEmpty(failure_types)) AS failed,
         sum(cost) AS cost_usd, count(cost) AS priced, avg(cost) AS cost_mean, stddevSamp(cost) AS cost_spread,
         sum(used) AS tokens, count(used) AS counted, avg(used) AS tokens_mean, stddevSamp(used) AS tokens_spread
       FROM ${toRunsTable('started_at, judged_by, trust_score, failure_types, cost_usd AS cost, tokens AS used', filter)}
       GROUP BY bucket ORDER BY bucket DESC LIMIT ${MAX_BUCKETS}`,
      filter.values,
    ),
    readMarkers(database, filter),
  ]);
  return { step, buckets: buckets.reverse().map(toBucket), markers };
}

function toBucket(row: BucketRow): TrendBucket {
  const [runs, judged, failed, scored] = [row.runs, row.judged, row.failed, row.scored].map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const trust = toMean(row.trust, row.spread, scored, 100);
  return {
    at: fromStoredTime(row.bucket),
    runs,
    judged,
    trust: row.trust,
    trust_interval: trust?.interval ?? null,
    failed,
    failure_interval: toWilson(failed, judged),
    cost_usd: row.cost_usd,
    tokens: row.tokens === null ? null : Number(row.tokens),
    cost_per_run: toMean(row.cost_mean, row.cost_spread, Number(row.priced)),
    tokens_per_run: toMean(row.tokens_mean, row.tokens_spread, Number(row.counted)),
  };
}

function toMean(mean: number | null, spread: number | null, values: number, most = Number.POSITIVE_INFINITY) {
  if (mean === null) return null;
  if (values < 2 || spread === null) return { mean, interval: null };
  const reach = (Z_95 * spread) / Math.sqrt(values);
  return { mean, interval: [Math.max(0, mean - reach), Math.min(most, mean + reach)] as const };
}

const CHANGES = `[('model', toString(model)), ('version', toString(host_version)), ('prompt', ifNull(toString(prompt_chars), ''))]`;

/** The first use of each model, version and prompt by an agent, except the very first, which replaced nothing. */
async function readMarkers(database: ProjectDatabase, filter: FleetFilter): Promise<TrendMarker[]> {
  const rows = await database.rows<TrendMarker>(
    `SELECT agent, kind, value, at FROM (
       SELECT agent, change.1 AS kind, change.2 AS value, min(started_at) AS at, row_number() OVER (PARTITION BY agent, kind ORDER BY at) AS place
       FROM ${toRunsTable(`agent, started_at, arrayJoin(${CHANGES}) AS change`, filter)}
       WHERE change.2 != '' GROUP BY agent, kind, value HAVING kind != 'prompt' OR count() >= ${RUNS_WITH_PROMPT}
     ) WHERE place > 1 ORDER BY at DESC, kind, value LIMIT ${MAX_MARKERS}`,
    filter.values,
  );
  return rows.reverse().map((row) => ({ ...row, at: fromStoredTime(row.at) }));
}
