import type { ComparedFailure, ComparedRun, Comparison } from '@critiqor/api/compare';
import type { ShownDiagnosis } from '@critiqor/api/overview';
import type { RunRow } from '@critiqor/api/runs';
import type { Finding, Readiness } from '@critiqor/diagnosis/model/diagnosis';
import { SEVERITIES } from '@critiqor/diagnosis/model/failure-types';
import { toTitle } from '../anonymous-diagnosis.ts';
import { ApiFailure } from '../api-failure.ts';
import type { QueryParams } from '../query-params.ts';
import type { CataloguedRun, RunCatalogue } from '../run-catalogue.ts';
import { findPrevious, toShownDiagnosis } from './run-detail.ts';

const MAX_RUNS = 8;
const READINESS: readonly Readiness[] = ['unsafe_for_production', 'review_recommended', 'ready_for_runtime'];

interface Judged {
  readonly run: CataloguedRun;
  readonly diagnosis: ShownDiagnosis | null;
}

/** Compares runs. It subtracts and looks up; it never judges. */
export function toComparison(catalogue: RunCatalogue, params: QueryParams): Comparison {
  const judged = chooseRuns(catalogue, params).map((run) => ({ run, diagnosis: toShownDiagnosis(catalogue, run) }));
  const findings = toFailures(judged);
  return {
    runs: judged.map(toComparedRun),
    findings,
    change: toChange(judged, findings),
    caveats: toCaveats(judged),
  };
}

/** The runs that a request wants compared. */
export function chooseRuns(catalogue: RunCatalogue, params: QueryParams): CataloguedRun[] {
  const one = params.text('run');
  if (one !== undefined && params.oneOf('with', ['previous'])) {
    const run = catalogue.find(one);
    const previous = findPrevious(catalogue, run);
    if (previous) return [previous, run];
    throw new ApiFailure(404, 'unknown_run', 'There is no earlier run of the same agent to compare with.');
  }
  const ids = (params.text('runs') ?? '').split(',').filter(Boolean);
  if (ids.length < 2 || ids.length > MAX_RUNS) {
    throw new ApiFailure(400, 'bad_request', `runs must name two to ${MAX_RUNS} runs, such as run_003,run_007.`);
  }
  return ids.map((id) => catalogue.find(id));
}

function toComparedRun({ run, diagnosis }: Judged): ComparedRun {
  return {
    run: run.row,
    summary: diagnosis?.executive_summary.summary ?? null,
    profile: diagnosis?.scores.profile ?? null,
    engine_version: diagnosis?.engine_version ?? null,
    dimensions: diagnosis?.scores.dimensions ?? [],
    next_action: diagnosis?.recommendations.next_action ?? null,
    wasted_usd: diagnosis?.cost_analysis.waste.cost_usd ?? null,
    wasted_tokens: diagnosis?.cost_analysis.waste.tokens ?? null,
  };
}

/** Failures by type: finding ids of different runs do not correspond. */
function toFailures(judged: readonly Judged[]): ComparedFailure[] {
  const types = new Set(judged.flatMap(({ diagnosis }) => diagnosis?.findings.map(({ type }) => type) ?? []));
  return [...types].map((type) => {
    const inRuns = judged.map(({ run, diagnosis }) => {
      const own = diagnosis?.findings.filter((finding) => finding.type === type) ?? [];
      return own.length === 0 ? null : toSide(own, run.isAnonymous);
    });
    const [first, last] = [inRuns[0], inRuns.at(-1)];
    return { type, change: first && last ? 'kept' : last ? 'gained' : 'lost', in_runs: inRuns };
  });
}

function toSide(findings: readonly Finding[], isAnonymous: boolean): NonNullable<ComparedFailure['in_runs'][number]> {
  const worst = findings.reduce((one, other) => (rank(other) > rank(one) ? other : one));
  return {
    count: findings.length,
    worst_severity: worst.severity,
    impact: findings.reduce((sum, { impact }) => sum + impact, 0),
    finding_ids: findings.map(({ id }) => id),
    title: isAnonymous ? toTitle(worst.type) : worst.title,
  };
}

const rank = ({ severity }: Finding): number => SEVERITIES.indexOf(severity);

function toChange(judged: readonly Judged[], failures: readonly ComparedFailure[]): Comparison['change'] {
  const [before, after] = [judged[0], judged.at(-1)] as [Judged, Judged];
  const difference = (read: (row: RunRow) => number | null): number | null => {
    const [old, now] = [read(before.run.row), read(after.run.row)];
    return old === null || now === null ? null : now - old;
  };
  const primary = before.run.row.primary_failure;
  const named = (change: ComparedFailure['change']): string[] =>
    failures.filter((failure) => failure.change === change && isBetweenEnds(failure)).map(({ type }) => type);
  return {
    trust: difference(({ trust_score }) => trust_score),
    confidence: difference(({ confidence_score }) => confidence_score),
    cost_usd: difference(({ cost_usd }) => cost_usd),
    tokens: difference(({ tokens }) => tokens),
    duration_ms: difference(({ duration_ms }) => duration_ms),
    tool_calls: difference(({ tool_calls }) => tool_calls),
    readiness: toReadinessChange(before.run.row.readiness_level, after.run.row.readiness_level),
    primary_failure:
      primary === null || !after.diagnosis
        ? null
        : { type: primary, still_there: after.diagnosis.findings.some(({ type }) => type === primary) },
    gained: named('gained'),
    lost: named('lost'),
  };
}

/** A failure that only a middle run has is neither gained nor lost. */
const isBetweenEnds = ({ in_runs }: ComparedFailure): boolean => Boolean(in_runs[0]) !== Boolean(in_runs.at(-1));

function toReadinessChange(old: Readiness | null, now: Readiness | null): Comparison['change']['readiness'] {
  const [from, to] = [old, now].map((level) => (level === null ? -1 : READINESS.indexOf(level))) as [number, number];
  if (from === -1 || to === -1) return null;
  return from === to ? 'same' : to > from ? 'better' : 'worse';
}

function toCaveats(judged: readonly Judged[]): string[] {
  const differs = (read: (one: Judged) => unknown): boolean => new Set(judged.map(read)).size > 1;
  const caveats: readonly (readonly [boolean, string])[] = [
    [judged.some(({ diagnosis }) => !diagnosis), 'Not all of these runs have a diagnosis.'],
    [differs(({ run }) => run.row.agent_id), 'These are runs of different agents.'],
    [differs(({ run }) => run.row.benchmark_id), 'These runs belong to different benchmarks.'],
    [differs(({ run }) => run.row.difficulty_tier), 'These runs have different difficulty tiers.'],
    [differs(({ diagnosis }) => diagnosis?.engine_version), 'These runs were judged by different engine versions.'],
    [differs(({ diagnosis }) => diagnosis?.scores.profile), 'These runs were scored with different profiles.'],
    [differs(({ run }) => run.row.visibility === 'anonymous'), 'Not all of these runs are anonymous.'],
  ];
  return caveats.filter(([holds]) => holds).map(([, text]) => text);
}
