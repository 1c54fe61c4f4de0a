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
  readonly tokens: number | null;
}

const MAX_BUCKETS = 1_000;
const MAX_MARKERS = 100;

/** Trust, failures, cost and tokens over time, with the moments at which a model or a version came into use. */
export async function readTrends(
  database: ProjectDatabase,
  filter: FleetFilter,
  step: FleetTrends['step'],
): Promise<FleetTrends> {
  const bucket = step === 'hour' ? 'toStartOfHour(started_at)' : 'toStartOfDay(started_at)';
  const [buckets, markers] = await Promise.all([
    database.rows<BucketRow>(
      `SELECT ${bucket} AS bucket, count() AS runs, countIf(judged_by != '') AS judged, count(trust_score) AS scored, avg(trust_score) AS trust,
         stddevSamp(trust_score) AS spread, countIf(judged_by != '' AND notEmpty(failure_types)) AS failed, sum(cost_usd) AS cost_usd, sum(tokens) AS tokens
       FROM ${toRunsTable('started_at, judged_by, trust_score, failure_types, cost_usd, tokens', filter)}
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
  const reach = scored < 2 || row.spread === null ? null : (Z_95 * row.spread) / Math.sqrt(scored);
  return {
    at: fromStoredTime(row.bucket),
    runs,
    judged,
    trust: row.trust,
    trust_interval:
      row.trust === null || reach === null ? null : [Math.max(0, row.trust - reach), Math.min(100, row.trust + reach)],
    failed,
    failure_interval: toWilson(failed, judged),
    cost_usd: row.cost_usd,
    tokens: row.tokens === null ? null : Number(row.tokens),
  };
}

/** The first use of each model and version by an agent, except the very first, which replaced nothing. */
async function readMarkers(database: ProjectDatabase, filter: FleetFilter): Promise<TrendMarker[]> {
  const of = async (kind: TrendMarker['kind'], column: string): Promise<TrendMarker[]> => {
    const rows = await database.rows<{ readonly agent: string; readonly value: string; readonly at: string }>(
      `SELECT agent, toString(value) AS value, at FROM (
         SELECT agent, value, min(started_at) AS at, row_number() OVER (PARTITION BY agent ORDER BY at) AS place
         FROM ${toRunsTable(`agent, ${column} AS value, started_at`, filter)} WHERE value != '' GROUP BY agent, value
       ) WHERE place > 1 ORDER BY at DESC LIMIT ${MAX_MARKERS}`,
      filter.values,
    );
    return rows.map((row) => ({ ...row, kind, at: fromStoredTime(row.at) }));
  };
  const markers = (await Promise.all([of('model', 'model'), of('version', 'host_version')])).flat();
  return markers.sort((left, right) => (left.at < right.at ? -1 : 1));
}
