import type { ComparedFailure, ComparedRun, Comparison } from '@critiqor/api/compare';
import type { ShownDiagnosis } from '@critiqor/api/overview';
import type { Finding } from '@critiqor/diagnosis/model/diagnosis';
import { SEVERITIES } from '@critiqor/diagnosis/model/failure-types';
import { compareRuns } from '../../compare/compare-runs.ts';
import type { RunSide } from '../../compare/run-side.ts';
import { type RunStory, readStory } from '../../sealed/read-story.ts';
import { toTitle } from '../../visibility/anonymous-diagnosis.ts';
import { ApiFailure } from '../api-failure.ts';
import type { QueryParams } from '../query-params.ts';
import type { CataloguedRun, RunCatalogue } from '../run-catalogue.ts';
import { findPrevious, toShownDiagnosis } from './run-detail.ts';

const MAX_RUNS = 8;
/** Tens of milliseconds; what comes later in a longer run has no known place. */
const MAX_READ_EVENTS = 20_000;
/** Enough to see a difference; the evidence page shows the whole text. */
const MAX_TEXT_CHARS = 4_000;

interface Judged {
  readonly run: CataloguedRun;
  readonly diagnosis: ShownDiagnosis | null;
}

/** Compares the first of the runs with the last, and lists the failures of all. */
export function toComparison(catalogue: RunCatalogue, params: QueryParams): Comparison {
  const judged = chooseRuns(catalogue, params).map((run) => ({ run, diagnosis: toShownDiagnosis(catalogue, run) }));
  const [before, after] = [judged[0], judged.at(-1)] as [Judged, Judged];
  const sameTask = params.oneOf('same_task', ['true']) !== undefined;
  const compared = compareRuns(toSide(before), toSide(after), { sameTask });
  return {
    runs: judged.map(toComparedRun),
    findings: toFailures(judged),
    ...compared,
    answer: { ...compared.answer, before: cut(compared.answer.before), after: cut(compared.answer.after) },
  };
}

const cut = (text: string | null): string | null => text?.slice(0, MAX_TEXT_CHARS) ?? null;

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
      return own.length === 0 ? null : toFailureSide(own, run.isAnonymous);
    });
    const [first, last] = [inRuns[0], inRuns.at(-1)];
    return { type, change: first && last ? 'kept' : last ? 'gained' : 'lost', in_runs: inRuns };
  });
}

function toFailureSide(
  findings: readonly Finding[],
  isAnonymous: boolean,
): NonNullable<ComparedFailure['in_runs'][number]> {
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

/** The first and the last run as they are compared. Of an anonymous run neither task nor names are known. */
function toSide({ run, diagnosis }: Judged): RunSide {
  const isReadable = diagnosis !== null && !run.isAnonymous;
  const began = new Set(diagnosis?.findings.map(({ began_at_event_id }) => began_at_event_id));
  const { task, answer, places } = isReadable ? readStory(run.paths.session, began, MAX_READ_EVENTS) : NO_STORY;
  const named = run.isAnonymous && diagnosis ? withoutTools(diagnosis) : diagnosis;
  return { row: run.row, diagnosis: named, task, answer, places };
}

const NO_STORY: RunStory = { task: null, answer: null, places: new Map() };

/** Pseudonyms of different runs do not correspond. */
const withoutTools = (diagnosis: ShownDiagnosis): ShownDiagnosis => ({
  ...diagnosis,
  cost_analysis: { ...diagnosis.cost_analysis, by_tool: [] },
});
