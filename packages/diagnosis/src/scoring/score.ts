import type { FindingDraft } from '../detectors/detector.ts';
import type { DetectorRun } from '../detectors/run-detectors.ts';
import type { Deduction, Dimension, Readiness, Risk, Scores } from '../model/diagnosis.ts';
import { type FailureType, isWorse, SEVERITIES, type Severity } from '../model/failure-types.ts';
import type { GradedFinding } from './graded-finding.ts';
import { mergeFindings } from './merge-findings.ts';
import type { DimensionDefinition, Grade, Profile } from './profile.ts';

/** Grades what the detectors found, worst first. Findings of a type that the profile does not judge are left out. */
export function gradeFindings(
  runs: readonly DetectorRun[],
  profile: Profile,
  isStep: (eventId: string) => boolean = () => true,
): GradedFinding[] {
  const graded = runs
    .flatMap(({ detector, findings }) => gradeType(detector.meta.id, findings, profile))
    .sort(
      (left, right) =>
        SEVERITIES.indexOf(right.grade.severity) - SEVERITIES.indexOf(left.grade.severity) ||
        right.grade.impact - left.grade.impact ||
        compareEventIds(left.draft.beganAt, right.draft.beganAt) ||
        compareText(left.id, right.id),
    );
  return profile.merges ? mergeFindings(graded, isStep) : graded;
}

/** Findings of one type that a report lists: fixing the worst hundred fixes the others. All of them count. */
export const MOST_LISTED = 100;

/** Of each type the worst ones, in their order. */
export function takeListed(findings: readonly GradedFinding[]): readonly GradedFinding[] {
  const listed = new Map<FailureType, number>();
  return findings.filter(({ type, counts }) => {
    const number = (listed.get(type) ?? 0) + 1;
    listed.set(type, number);
    return number <= MOST_LISTED || counts;
  });
}

function gradeType(type: FailureType, findings: readonly FindingDraft[], profile: Profile): GradedFinding[] {
  const graded = findings.flatMap((draft) => {
    const grade = profile.grade(type, draft);
    return grade ? [{ draft, grade: draft.fault === 'outside' && profile.merges ? withoutPoints(grade) : grade }] : [];
  });
  const worst = graded.reduce((most, { grade }) => Math.max(most, grade.impact), Number.NEGATIVE_INFINITY);
  const counting = graded.findIndex(({ grade }) => grade.impact === worst);
  return graded.map((finding, index) => ({
    id: `${type}-${index + 1}`,
    type,
    ...finding,
    counts: index === counting,
    partOf: null,
  }));
}

/** What was not the agent's fault costs no trust; that the run is not ready is said as a reservation. */
const withoutPoints = (grade: Grade): Grade => ({
  ...grade,
  impact: 0,
  rule: `${grade.rule}; not the agent’s fault, no points`,
});

export interface Score {
  readonly trust: number;
  readonly readiness: Exclude<Readiness, 'insufficient_evidence'>;
  readonly scores: Scores;
}

/** Turns graded findings into dimensions, total and readiness. */
export function toScore(
  findings: readonly GradedFinding[],
  runs: readonly DetectorRun[],
  profile: Profile,
  {
    risks = [],
    reservations = [],
  }: { readonly risks?: readonly Risk[]; readonly reservations?: Scores['reservations'] } = {},
): Score {
  const counting = findings.filter(({ counts, grade }) => counts && grade.impact > 0);
  const dimensions = profile.dimensions.map((dimension) => toDimension(dimension, counting, runs));
  const byFindings =
    profile.total === 'weighted' ? toWeightedTotal(dimensions) : 100 - sumOf(counting.map(({ grade }) => grade.impact));
  const limited = limitRisks(risks, byFindings, profile);
  const total = byFindings - sumOf(limited.map(({ points }) => points));
  const charged = findings.filter(
    ({ draft, partOf }) => partOf === null && !(profile.merges && draft.fault === 'outside'),
  );
  const worst = charged.reduce<Severity | null>(
    (worst, { grade }) => (worst === null || isWorse(grade.severity, worst) ? grade.severity : worst),
    null,
  );
  const cap = toCap(total, worst, reservations, profile);
  const trust = Math.max(0, Math.min(100, Math.round(cap?.limit ?? total)));
  return {
    trust,
    readiness: toReadiness(trust, worst, profile),
    scores: {
      profile: profile.name,
      dimensions,
      deductions: counting.map(toDeduction),
      risks: limited,
      reservations,
      cap,
    },
  };
}

/** Weak signs rank runs; they never change what a run may be used for. What would take the total below a bar costs nothing more. */
function limitRisks(risks: readonly Risk[], total: number, { bars }: Profile): Risk[] {
  let room = Math.max(0, total - (total >= bars.review ? bars.review : total >= bars.unsafe ? bars.unsafe : 0));
  return risks.map((risk) => {
    const points = Math.min(risk.points, room);
    room -= points;
    return points === risk.points ? risk : { ...risk, points };
  });
}

/** The limit that lowers the total, if one does. A run with a reservation is one to look at, whatever else is well. */
function toCap(
  total: number,
  worst: Severity | null,
  reservations: Scores['reservations'],
  { caps, bars }: Profile,
): Scores['cap'] {
  const bySeverity = worst === null ? undefined : caps[worst];
  const limits = [
    ...(bySeverity === undefined
      ? []
      : [{ limit: bySeverity, rule: `capped at ${bySeverity}: one ${worst}-severity finding` }]),
    ...(reservations.length === 0
      ? []
      : [{ limit: bars.review - 1, rule: `capped at ${bars.review - 1}: ${reservations[0]?.reason}` }]),
  ];
  const [lowest] = limits.sort((left, right) => left.limit - right.limit);
  return lowest && total > lowest.limit ? lowest : null;
}

function toReadiness(trust: number, worst: Severity | null, { bars }: Profile): Score['readiness'] {
  if (worst === 'critical' || trust < bars.unsafe) return 'unsafe_for_production';
  if (worst === 'high' || trust < bars.review) return 'review_recommended';
  return 'ready_for_runtime';
}

/** A dimension is not scored if all of its detectors lacked evidence. */
function toDimension(
  { name, types, weight }: DimensionDefinition,
  counting: readonly GradedFinding[],
  runs: readonly DetectorRun[],
): Dimension {
  const own = runs.filter(({ detector }) => types.includes(detector.meta.id));
  const blind = own.filter(({ outcome }) => outcome === 'insufficient' || outcome === 'error');
  if (blind.length === own.length) {
    const reason = own.length === 0 ? 'no detector' : blind.map(({ reason }) => reason).join('; ');
    return { name, types, score: null, weight, reason };
  }
  const deducted = sumOf(counting.filter(({ type }) => types.includes(type)).map(({ grade }) => grade.impact));
  return { name, types, score: Math.max(0, 100 - deducted), weight, reason: null };
}

/** Dimensions that are not scored give their weight to the others. */
function toWeightedTotal(dimensions: readonly Dimension[]): number {
  const scored = dimensions.filter(({ score }) => score !== null);
  const weight = scored.reduce((sum, dimension) => sum + (dimension.weight ?? 0), 0);
  const sum = scored.reduce((sum, dimension) => sum + (dimension.score ?? 0) * (dimension.weight ?? 0), 0);
  // Weights are decimal fractions: 0.7 × 3 must not round differently from 2.1.
  return weight === 0 ? 100 : Number((sum / weight).toFixed(6));
}

function toDeduction({ id, type, draft, grade }: GradedFinding): Deduction {
  return { finding_id: id, type, points: grade.impact, rule: grade.rule, event_ids: draft.events };
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Numbers of different length: evt_999999 comes before evt_1000000. */
const compareEventIds = (left: string, right: string): number => left.length - right.length || compareText(left, right);
const compareText = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);
