import type { ComparisonResult, ComparisonVerdict, FindingChange } from '@critiqor/api/compare';
import type { Readiness } from '@critiqor/diagnosis/model/diagnosis';
import { SEVERITIES, toFailureTitle } from '@critiqor/diagnosis/model/failure-types';
import { severityOf } from './match-findings.ts';
import type { RunSide } from './run-side.ts';

/** Signs that are no findings move the score by a few points from run to run; less than this is no change. */
const SMALL_TRUST_CHANGE = 5;
/** A new finding of low severity is told, but makes no regression. */
const LEAST_SEVERITY = SEVERITIES.indexOf('medium');
const ORDER: readonly Readiness[] = ['unsafe_for_production', 'review_recommended', 'ready_for_runtime'];

/** Whether a run is worse or better than another, and why. */
export function judgeChange(
  before: RunSide,
  after: RunSide,
  changes: readonly FindingChange[],
  unlike: readonly string[],
): ComparisonVerdict {
  if (unlike.length > 0) return toNotComparable(unlike);
  const unjudged = [before, after].filter(({ row, diagnosis }) => !diagnosis || row.trust_score === null);
  if (unjudged.length > 0) {
    const names = [...new Set(unjudged.map(({ row }) => row.run_id))].join(' and ');
    return {
      result: 'cannot_tell',
      title: `Cannot tell: ${names} has no verdict`,
      reasons: unjudged.map(describeMissing),
    };
  }
  const verdict = toVerdictMoves(before, after);
  const findings = toFindingMoves(changes);
  const worse = [...verdict.worse, ...findings.worse];
  const better = [...verdict.better, ...findings.better];
  const result = toResult(verdict, worse.length > 0, better.length > 0);
  const leading = result === 'improvement' ? better : result === 'regression' ? worse : [...better, ...worse];
  return { result, title: toTitleLine(result, leading), reasons: [...worse, ...better] };
}

/** The verdict where like is not compared with like. */
export const toNotComparable = (unlike: readonly string[]): ComparisonVerdict => ({
  result: 'not_comparable',
  title: 'Not comparable: these runs did different work',
  reasons: unlike,
});

interface Moves {
  readonly worse: readonly string[];
  readonly better: readonly string[];
}

/** A verdict that fell is a regression even if something else was fixed; a better one with new failures is mixed. */
function toResult(verdict: Moves, isWorse: boolean, isBetter: boolean): ComparisonResult {
  if (!isWorse && !isBetter) return 'same';
  if (!isWorse) return 'improvement';
  if (!isBetter) return 'regression';
  return verdict.worse.length > 0 && verdict.better.length === 0 ? 'regression' : 'mixed';
}

const TITLES: Readonly<Record<'regression' | 'improvement' | 'mixed', string>> = {
  regression: 'Regression',
  improvement: 'Improvement',
  mixed: 'Better and worse',
};

function toTitleLine(result: ComparisonResult, leading: readonly string[]): string {
  if (result !== 'regression' && result !== 'improvement' && result !== 'mixed') return 'No change that matters';
  const told = result === 'mixed' ? [leading[0], leading.at(-1)] : leading.slice(0, 2);
  return `${TITLES[result]}: ${told.join('; ')}`;
}

export function toReadinessChange(old: Readiness | null, now: Readiness | null): 'better' | 'worse' | 'same' | null {
  const [from, to] = [old, now].map((level) => (level === null ? -1 : ORDER.indexOf(level))) as [number, number];
  if (from === -1 || to === -1) return null;
  return from === to ? 'same' : to > from ? 'better' : 'worse';
}

function toVerdictMoves({ row: old }: RunSide, { row: now }: RunSide): Moves {
  const trust = (now.trust_score ?? 0) - (old.trust_score ?? 0);
  const readiness = toReadinessChange(old.readiness_level, now.readiness_level);
  const told = (verb: string): string => `trust ${verb} from ${old.trust_score} to ${now.trust_score}`;
  const level = `${sayLevel(old.readiness_level)} became ${sayLevel(now.readiness_level)}`;
  return {
    worse: [
      ...(trust <= -SMALL_TRUST_CHANGE ? [told('fell')] : []),
      ...(readiness === 'worse' ? [`the verdict ${level}`] : []),
    ],
    better: [
      ...(trust >= SMALL_TRUST_CHANGE ? [told('rose')] : []),
      ...(readiness === 'better' ? [`the verdict ${level}`] : []),
    ],
  };
}

const sayLevel = (level: Readiness | null): string => `“${(level ?? 'none').replaceAll('_', ' ')}”`;

function toFindingMoves(changes: readonly FindingChange[]): Moves {
  const moves = { worse: [] as string[], better: [] as string[] };
  for (const change of changes) {
    const [old, now] = [change.before ? severityOf(change.before) : -1, change.after ? severityOf(change.after) : -1];
    if (old === now || Math.max(old, now) < LEAST_SEVERITY) continue;
    (now > old ? moves.worse : moves.better).push(describeChange(change));
  }
  return moves;
}

function describeChange({ type, place, before, after }: FindingChange): string {
  const name = `${toFailureTitle(type).toLowerCase()}${place === null ? '' : ` at ${place}`}`;
  if (before && after) return `${name} is ${after.severity} instead of ${before.severity}`;
  return after ? `new: ${name} (${after.severity})` : `gone: ${name} (${before?.severity})`;
}

const describeMissing = ({ row }: RunSide): string =>
  `${row.run_id}: ${row.problem ?? 'there is no diagnosis with a trust score.'}`;
