import { countOf } from '@critiqor/diagnosis/model/words';
import { toShareDifference } from '../../../critiqor/src/compare/statistics.ts';
import { type FleetFilter, toRunsTable } from '../query/filter.ts';
import { toStoredTime } from '../store/database.ts';
import type { ProjectDatabase } from '../store/project-database.ts';
import type { FoundAlert } from './found-alert.ts';

interface Share {
  readonly count: number;
  readonly of: number;
}

interface Worse {
  readonly kind: string;
  readonly name: string;
  readonly before: Share;
  readonly after: Share;
  /** The least by which it rose. */
  readonly least: number;
}

const HOUR_MS = 3_600_000;
/**
 * Many groups are looked at, every few seconds: at 95 % some would always be worse by chance. Four deviations are one chance in 30,000 for each look
 * at new runs.
 */
const Z_ALERT = 4;
const KINDS = { model: 'model', version: 'host_version', agent: 'agent' } as const;
const MAX_NAMED = 3;

/**
 * Whether failures are more frequent than in as many hours before: over all runs, or for a model, version or agent. One that is new is held against
 * all runs before it.
 */
export async function findWorse(
  database: ProjectDatabase,
  filter: FleetFilter,
  { type, hours }: { readonly type: string | null; readonly hours: number },
  now: number,
): Promise<FoundAlert[]> {
  const windowMs = hours * HOUR_MS;
  const values = {
    ...filter.values,
    ...(type === null ? {} : { type }),
    begin: toStoredTime(now - 2 * windowMs),
    middle: toStoredTime(now - windowMs),
  };
  const groups = await Promise.all(
    Object.entries(KINDS).map(async ([kind, column]) =>
      findInGroups(kind, await readShares(database, filter, column, type, values)),
    ),
  );
  // Every kind divides the same runs.
  const all = groups[0]?.total;
  const worse = groups.flatMap(({ worse: found }) => found).sort((left, right) => right.least - left.least);
  const least = all ? toLeast(all.before, all.after) : 0;
  if (!all || (least <= 0 && worse.length === 0)) return [];
  const what = type === null ? 'Failures' : type.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase());
  const named = worse
    .slice(0, MAX_NAMED)
    .map(({ kind, name, before, after }) => `${kind} ${name} ${toText(after)} against ${toText(before)}`);
  return [
    {
      cause: `worse ${Math.floor(now / windowMs)}`,
      message: `${what} in ${countOf(hours, 'hour')}: ${toText(all.after)} against ${toText(all.before)} before.${named.length > 0 ? ` Worse: ${named.join('; ')}.` : ''}`,
      run: null,
    },
  ];
}

interface ShareRow {
  readonly name: string;
  readonly old_failed: number;
  readonly old_judged: number;
  readonly failed: number;
  readonly judged: number;
}

function readShares(
  database: ProjectDatabase,
  { conditions }: FleetFilter,
  column: string,
  type: string | null,
  values: Readonly<Record<string, unknown>>,
): Promise<ShareRow[]> {
  const isNew = `started_at >= {middle:DateTime64(3, 'UTC')}`;
  const isFailed = type === null ? 'notEmpty(failure_types)' : 'has(failure_types, {type:String})';
  const within = [...conditions, `started_at >= {begin:DateTime64(3, 'UTC')}`, `judged_by != ''`];
  return database.rows<ShareRow>(
    `SELECT toString(${column}) AS name, countIf(NOT ${isNew} AND ${isFailed}) AS old_failed, countIf(NOT ${isNew}) AS old_judged,
       countIf(${isNew} AND ${isFailed}) AS failed, countIf(${isNew}) AS judged
     FROM ${toRunsTable(`${column}, started_at, failure_types`, { conditions: within, values })} GROUP BY name ORDER BY name`,
    values,
  );
}

function findInGroups(
  kind: string,
  rows: readonly ShareRow[],
): { readonly total: { readonly before: Share; readonly after: Share }; readonly worse: readonly Worse[] } {
  const sides = rows.map((row) => ({
    name: row.name,
    before: { count: Number(row.old_failed), of: Number(row.old_judged) },
    after: { count: Number(row.failed), of: Number(row.judged) },
  }));
  const total = { before: sum(sides.map(({ before }) => before)), after: sum(sides.map(({ after }) => after)) };
  const worse = sides.flatMap(({ name, before: own, after }) => {
    const before = own.of === 0 ? total.before : own;
    const least = toLeast(before, after);
    // A group of all runs says nothing that the total does not say.
    return name !== '' && least > 0 && after.of < total.after.of ? [{ kind, name, before, after, least }] : [];
  });
  return { total, worse };
}

const sum = (shares: readonly Share[]): Share => ({
  count: shares.reduce((total, { count }) => total + count, 0),
  of: shares.reduce((total, { of }) => total + of, 0),
});

const toLeast = (before: Share, after: Share): number => toShareDifference(before, after, Z_ALERT)[0];

const toText = ({ count, of }: Share): string => `${Math.round((count / Math.max(of, 1)) * 100)} % (${count} of ${of})`;
