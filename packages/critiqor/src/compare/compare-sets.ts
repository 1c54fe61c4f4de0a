import type { ComparisonVerdict } from '@critiqor/api/compare';
import type { RunRow } from '@critiqor/api/runs';
import { FAILURE_TYPES, toFailureTitle } from '@critiqor/diagnosis/model/failure-types';
import { countOf } from '@critiqor/diagnosis/model/words';
import type { CompareOptions } from './compare-runs.ts';
import { findCaveats, findUnlike } from './find-unlike.ts';
import { toNotComparable } from './judge-change.ts';
import type { RunSide } from './run-side.ts';
import { compareSamples, type Interval, toMedian, toShareDifference, toWilson, Z_95, Z_99 } from './statistics.ts';

export interface SetComparison {
  readonly verdict: ComparisonVerdict;
  readonly before: SetSide;
  readonly after: SetSide;
  /** Shares of runs: ready ones, and those with a finding of each type that occurs. */
  readonly shares: readonly ShareChange[];
  readonly measures: readonly MeasureChange[];
  readonly unlike: readonly string[];
  readonly caveats: readonly string[];
}

interface SetSide {
  readonly runs: readonly string[];
  /** Runs without a verdict: they are not counted. */
  readonly left_out: readonly string[];
}

type Direction = 'better' | 'worse' | 'cannot_tell';

export interface ShareChange {
  /** `ready_for_runtime` or a failure type. */
  readonly name: string;
  readonly before: CountedShare;
  readonly after: CountedShare;
  /** Of the difference of the shares. */
  readonly difference: Interval;
  readonly result: Direction;
}

interface CountedShare {
  readonly count: number;
  readonly of: number;
  /** 95 %, by Wilson. */
  readonly interval: Interval;
}

export interface MeasureChange {
  readonly name: 'trust' | 'cost_usd' | 'tokens' | 'duration_ms' | 'tool_calls';
  readonly before: Spread;
  readonly after: Spread;
  readonly result: Direction;
}

/** Of the runs for which it is known. */
interface Spread {
  readonly runs: number;
  readonly median: number | null;
  readonly lowest: number | null;
  readonly highest: number | null;
}

interface SetOptions extends CompareOptions {
  /** Only call a difference what one in a hundred would be by chance: for gates, which look again after every run. */
  readonly isStrict?: boolean;
}

/** Compares two sets of runs. A difference that may be chance is not called one. */
export function compareSets(
  before: readonly RunSide[],
  after: readonly RunSide[],
  { sameTask = false, isStrict = false }: SetOptions = {},
): SetComparison {
  const unlike = findUnlike(before, after);
  const [old, now] = [before.filter(isJudged), after.filter(isJudged)];
  const z = isStrict ? Z_99 : Z_95;
  const shares = toShares(old, now, z);
  const measures = MEASURES.map(([name, better, read]) => toMeasure(name, better, old.map(read), now.map(read), z));
  return {
    verdict: unlike.length > 0 && !sameTask ? toNotComparable(unlike) : toSetVerdict(shares, measures, old, now),
    before: toSide(before, old),
    after: toSide(after, now),
    shares,
    measures,
    unlike,
    caveats: findCaveats(before, after),
  };
}

const isJudged = ({ row }: RunSide): boolean => row.trust_score !== null;

const toSide = (all: readonly RunSide[], judged: readonly RunSide[]): SetSide => ({
  runs: all.map(({ row }) => row.run_id),
  left_out: all.filter((side) => !judged.includes(side)).map(({ row }) => row.run_id),
});

/** A name, which direction is better, and where it comes from. */
const MEASURES: readonly (readonly [MeasureChange['name'], 1 | -1, (side: RunSide) => number | null])[] = [
  ['trust', 1, ({ row }) => row.trust_score],
  ['cost_usd', -1, ({ row }) => row.cost_usd],
  ['tokens', -1, ({ row }) => row.tokens],
  ['duration_ms', -1, ({ row }) => row.duration_ms],
  ['tool_calls', -1, ({ row }) => row.tool_calls],
];

function toMeasure(
  name: MeasureChange['name'],
  better: 1 | -1,
  before: readonly (number | null)[],
  after: readonly (number | null)[],
  z: number,
): MeasureChange {
  const [old, now] = [before.filter((value) => value !== null), after.filter((value) => value !== null)];
  const moved = compareSamples(old, now, z) * better;
  return { name, before: toSpread(old), after: toSpread(now), result: toDirection(moved) };
}

function toSpread(values: readonly number[]): Spread {
  const [lowest, highest] = values.reduce<readonly [number, number]>(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
  const isKnown = values.length > 0;
  return {
    runs: values.length,
    median: toMedian(values),
    lowest: isKnown ? lowest : null,
    highest: isKnown ? highest : null,
  };
}

const toDirection = (moved: number): Direction => (moved > 0 ? 'better' : moved < 0 ? 'worse' : 'cannot_tell');

function toShares(before: readonly RunSide[], after: readonly RunSide[], z: number): ShareChange[] {
  // Of a stored run only the numbers of its row are known.
  const occurs =
    (type: string) =>
    ({ diagnosis, row }: RunSide): boolean =>
      diagnosis
        ? diagnosis.findings.some((finding) => finding.type === type && finding.part_of === null)
        : (row.findings_by_type[type] ?? 0) > 0;
  const types = FAILURE_TYPES.filter((type) => [...before, ...after].some(occurs(type)));
  return [
    toShare('ready_for_runtime', 1, before, after, ({ row }) => isReady(row), z),
    ...types.map((type) => toShare(type, -1, before, after, occurs(type), Z_99)),
  ];
}

const isReady = ({ readiness_level }: RunRow): boolean => readiness_level === 'ready_for_runtime';

function toShare(
  name: string,
  better: 1 | -1,
  before: readonly RunSide[],
  after: readonly RunSide[],
  counts: (side: RunSide) => boolean,
  z: number,
): ShareChange {
  const [old, now] = [before, after].map((sides) => {
    const [count, of] = [sides.filter(counts).length, sides.length];
    return { count, of, interval: toWilson(count, of) };
  }) as [CountedShare, CountedShare];
  const difference = toShareDifference(old, now, z);
  const moved = difference[0] > 0 ? 1 : difference[1] < 0 ? -1 : 0;
  return { name, before: old, after: now, difference, result: toDirection(moved * better) };
}

/** Verdicts, findings and trust decide; what a run cost is told beside it. */
function toSetVerdict(
  shares: readonly ShareChange[],
  measures: readonly MeasureChange[],
  before: readonly RunSide[],
  after: readonly RunSide[],
): ComparisonVerdict {
  if (before.length === 0 || after.length === 0) {
    return { result: 'cannot_tell', title: 'Cannot tell: one side has no run with a verdict', reasons: [] };
  }
  const trust = measures.filter(({ name }) => name === 'trust');
  const told = (direction: Direction): string[] => [
    ...shares.filter(({ result }) => result === direction).map(describeShare),
    ...trust
      .filter(({ result }) => result === direction)
      .map(({ before, after }) => `median trust ${before.median} became ${after.median}`),
  ];
  const [worse, better] = [told('worse'), told('better')];
  const reasons = [...worse, ...better];
  if (worse.length > 0 && better.length > 0) return { result: 'mixed', title: 'Better and worse', reasons };
  if (worse.length > 0) return { result: 'regression', title: `Regression: ${worse[0]}`, reasons };
  if (better.length > 0) return { result: 'improvement', title: `Improvement: ${better[0]}`, reasons };
  const sizes = `${countOf(before.length, 'run')} and ${countOf(after.length, 'run')}`;
  return {
    result: 'cannot_tell',
    title: `Cannot tell: between ${sizes}, every difference is within the noise`,
    reasons: [],
  };
}

function describeShare({ name, before, after }: ShareChange): string {
  const what = name === 'ready_for_runtime' ? 'ready runs' : `runs with ${toFailureTitle(name).toLowerCase()}`;
  return `${what}: ${before.count} of ${before.of} became ${after.count} of ${after.of}`;
}
