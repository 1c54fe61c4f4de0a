import type { CohortComparison, CohortMeasure, CohortResult, CohortShare } from '@critiqor/api/fleet';
import { compareSamples, toMedian, toShareDifference } from '../../../critiqor/src/compare/statistics.ts';
import type { ProjectDatabase } from '../store/project-database.ts';
import { type FleetFilter, toRunsTable } from './filter.ts';

interface Sample {
  readonly trust: number | null;
  readonly cost_usd: number | null;
  readonly tokens: number | null;
  readonly duration_ms: number | null;
  readonly readiness: string;
  readonly failure_types: readonly string[];
}

/** Enough for the tests that are made, few enough to be sorted while somebody waits. */
const SAMPLE = 5_000;
const READY = 'ready_for_runtime';
/** Whether more of it is better. */
const MEASURES: readonly (readonly [CohortMeasure['name'], isMoreBetter: boolean])[] = [
  ['trust', true],
  ['cost_usd', false],
  ['tokens', false],
  ['duration_ms', false],
];

/** Compares two cohorts. What may be chance is not called a difference. */
export async function compareCohorts(
  database: ProjectDatabase,
  a: FleetFilter,
  b: FleetFilter,
): Promise<CohortComparison> {
  const [old, now] = await Promise.all([readSample(database, a), readSample(database, b)]);
  const types = [...new Set([...old, ...now].flatMap(({ failure_types }) => failure_types))].sort();
  return {
    a: old.length,
    b: now.length,
    sample: SAMPLE,
    shares: [
      toCohortShare(READY, old, now, ({ readiness }) => readiness === READY, true),
      ...types.map((type) => toCohortShare(type, old, now, ({ failure_types }) => failure_types.includes(type), false)),
    ],
    measures: MEASURES.map(([name, isMoreBetter]) => toCohortMeasure(name, old, now, isMoreBetter)),
  };
}

/** Runs without a verdict prove nothing about either cohort. */
const readSample = (database: ProjectDatabase, filter: FleetFilter): Promise<Sample[]> =>
  database.rows<Sample>(
    `SELECT trust_score AS trust, cost_usd, toFloat64(tokens) AS tokens, toFloat64(duration_ms) AS duration_ms, readiness, failure_types
     FROM ${toRunsTable('trust_score, cost_usd, tokens, duration_ms, readiness, failure_types, started_at, judged_by', filter)}
     WHERE judged_by != '' ORDER BY started_at DESC LIMIT ${SAMPLE}`,
    filter.values,
  );

function toCohortShare(
  name: string,
  old: readonly Sample[],
  now: readonly Sample[],
  has: (run: Sample) => boolean,
  isMoreBetter: boolean,
): CohortShare {
  const [a, b] = [old, now].map((runs) => ({ count: runs.filter(has).length, of: runs.length })) as [
    CohortShare['a'],
    CohortShare['b'],
  ];
  return toShareOf(name, a, b, isMoreBetter);
}

/** The same for shares that were counted elsewhere. */
export function toShareOf(name: string, a: CohortShare['a'], b: CohortShare['b'], isMoreBetter: boolean): CohortShare {
  const difference = toShareDifference(a, b);
  const direction = difference[0] > 0 ? 1 : difference[1] < 0 ? -1 : 0;
  return { name, a, b, difference, result: toResult(direction, isMoreBetter) };
}

function toCohortMeasure(
  name: CohortMeasure['name'],
  old: readonly Sample[],
  now: readonly Sample[],
  isMoreBetter: boolean,
): CohortMeasure {
  const [a, b] = [old, now].map((runs) => runs.map((run) => run[name]).filter((value) => value !== null)) as [
    number[],
    number[],
  ];
  return {
    name,
    a: { runs: a.length, median: toMedian(a) },
    b: { runs: b.length, median: toMedian(b) },
    result: toResult(compareSamples(a, b), isMoreBetter),
  };
}

const toResult = (direction: -1 | 0 | 1, isMoreBetter: boolean): CohortResult =>
  direction === 0 ? 'cannot_tell' : direction > 0 === isMoreBetter ? 'better' : 'worse';
