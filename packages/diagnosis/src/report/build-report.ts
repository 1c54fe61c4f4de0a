import { VERSION } from '@critiqor/evidence/contract/product';
import { describeDamage } from '@critiqor/evidence/read/note-kinds';
import { buildCausalGraph } from '../causes/build-causal-graph.ts';
import { type CausalChain, describeChain, toCausalChain } from '../causes/describe-causes.ts';
import { findCauses } from '../causes/find-causes.ts';
import type { FindingDraft } from '../detectors/detector.ts';
import type { DetectorRun } from '../detectors/run-detectors.ts';
import {
  type CostAnalysis,
  type CoverageSummary,
  DIAGNOSIS_SCHEMA,
  type Diagnosis,
  type EvidenceSummary,
  type FailureAnalysis,
  type Finding,
  type IntegritySummary,
  type PrimaryDiagnosis,
  type Readiness,
  type RunIdentity,
  type Waste,
} from '../model/diagnosis.ts';
import type { Execution } from '../model/execution.ts';
import { EVIDENCE_LEVELS, type EvidenceLevel } from '../model/failure-types.ts';
import { isFailure } from '../model/is-failure.ts';
import { takeEnds } from '../model/take-ends.ts';
import { fillIn } from '../model/words.ts';
import { rankRootCauses } from '../root-cause/rank-root-causes.ts';
import type { GradedFinding } from '../scoring/graded-finding.ts';
import type { Profile } from '../scoring/profile.ts';
import type { Score } from '../scoring/score.ts';
import type { CitedItems } from '../views/cited-items.ts';
import { createQuoter } from '../views/quotes.ts';
import type { SupportingCheck } from '../views/supporting-check.ts';
import type { FindingWords } from './fix-prompt.ts';
import { toRecommendations } from './playbook.ts';
import { toSummaryText } from './summary.ts';
import { whyNothing } from './why-nothing.ts';

interface ReportInput {
  readonly identity: RunIdentity;
  readonly execution: Execution;
  readonly profile: Profile;
  readonly detectorRuns: readonly DetectorRun[];
  /** All findings, and those that the report describes in full. */
  readonly findings: readonly GradedFinding[];
  readonly listed: readonly GradedFinding[];
  /** The items that the findings cite. */
  readonly cited: CitedItems;
  /** Names the likeliest root cause even of a run in which nothing was found. */
  readonly rootCauseEvenIfClear: boolean;
  /** Null when there is nothing to judge. */
  readonly score: Score | null;
  /** Asked only of a run without problems. */
  readonly findSupportingCheck: () => SupportingCheck | null;
  readonly cost: CostAnalysis;
  readonly confidence: number;
  readonly coverage: CoverageSummary;
  /** Where the recorders of the run were attached. */
  readonly entryPoints: readonly string[];
  readonly integrity: IntegritySummary | null;
}

/** Events that a finding cites in the report: where it began and where it ended, when there are more. */
const CITED_FIRST = 80;
const CITED_LAST = 20;
const NO_WASTE: Waste = { tool_calls: 0, model_calls: 0, tokens: null, cost_usd: null, duration_ms: null };

/** Puts everything that was found out into the one object that all screens draw. */
export function buildReport(input: ReportInput): Diagnosis {
  const { execution, score, coverage, cost } = input;
  const findings = toFindings(input);
  const causes = findCauses(execution, input.listed, input.cited);
  const chain = toCausalChain(findings, causes.links);
  const primary = input.listed.find(({ id }) => id === chain.findings[0]?.id);
  const rootCauses = rankRootCauses(execution, {
    primary,
    accused: primary ? input.cited.get(primary.draft.beganAt) : undefined,
    evenIfClear: input.rootCauseEvenIfClear,
  });
  const readiness: Readiness = score?.readiness ?? 'insufficient_evidence';
  const verification = readiness === 'ready_for_runtime' ? input.findSupportingCheck() : null;
  const evidence = toEvidenceSummary(execution);
  const damage = describeDamage(input.integrity?.damage ?? {});
  const nothing = whyNothing(execution.processes, input.entryPoints, execution.runs.length > 0);
  const recommendations = toRecommendations(
    findings,
    damage === null ? readiness : 'damaged',
    chain.findings[0],
    createWordFinder(input),
    nothing,
  );
  return {
    schema_version: DIAGNOSIS_SCHEMA,
    engine_version: VERSION,
    ...input.identity,
    executive_summary: {
      trust_score: score?.trust ?? null,
      readiness_level: readiness,
      verified_by: verification,
      confidence_score: input.confidence,
      evidence_level: score === null ? null : toLevel(findings),
      event_count: execution.eventCount,
      summary: toSummaryText({
        damage,
        readiness,
        verification: verification?.text,
        nothing: nothing.reason,
        worst: findings[0],
        reservation: score?.scores.reservations[0]?.reason,
        found: input.findings.length,
        evidence,
        coverage,
        cost,
      }),
    },
    primary_diagnosis: toPrimary(chain, recommendations.next_action),
    root_cause: rootCauses,
    findings,
    scores: score?.scores ?? {
      profile: input.profile.name,
      dimensions: [],
      deductions: [],
      risks: [],
      reservations: [],
      cap: null,
    },
    cost_analysis: cost,
    failure_analysis: toFailureAnalysis(input),
    causal_graph: buildCausalGraph(execution, causes, findings, { primary, rootCauses }),
    coverage,
    evidence_summary: evidence,
    recommendations,
    integrity: input.integrity,
  };
}

function toFindings({ execution, listed, cited, detectorRuns, cost }: ReportInput): Finding[] {
  const quote = createQuoter(
    execution,
    listed.map(({ draft }) => toQuotable(draft)),
    cited,
  );
  const metas = new Map(detectorRuns.map(({ detector }) => [detector.meta.id, detector.meta]));
  const wastes = new Map(cost.waste_by_finding.map(({ finding_id, ...waste }) => [finding_id, waste]));
  return listed.map(({ id, type, draft, grade, counts, partOf }) => {
    const meta = metas.get(type);
    const message = meta?.messages[draft.message];
    const words = (template: string | undefined): string => fillIn(template ?? '', draft.data);
    return {
      id,
      type,
      severity: grade.severity,
      impact: counts ? grade.impact : 0,
      title: meta?.title ?? type,
      explanation: words(message?.says),
      evidence_level: draft.level,
      certainty: draft.certainty,
      event_ids: takeEnds(draft.events, CITED_FIRST, CITED_LAST),
      began_at_event_id: draft.beganAt,
      quotes: quote(toQuotable(draft)),
      remedy: words(message?.remedy),
      verification: words(message?.verification),
      counts: draft.counts,
      waste: wastes.get(id) ?? NO_WASTE,
      part_of: partOf,
      fault: draft.fault ?? 'agent',
    };
  });
}

function toQuotable({ beganAt, events }: FindingDraft): readonly string[] {
  return events.includes(beganAt) ? events : [beganAt, ...events];
}

/** What the detectors say about the listed findings, before recorded values are filled in. */
function createWordFinder({ listed, detectorRuns }: ReportInput): (finding: Finding) => FindingWords | undefined {
  const metas = new Map(detectorRuns.map(({ detector }) => [detector.meta.id, detector.meta]));
  const words = listed.flatMap(({ id, type, draft }): [string, FindingWords][] => {
    const message = metas.get(type)?.messages[draft.message];
    return message ? [[id, { ...message, data: draft.data }]] : [];
  });
  const wordsById = new Map(words);
  return ({ id }) => wordsById.get(id);
}

/** A verdict without findings is based on what was executed. */
function toLevel(findings: readonly Finding[]): EvidenceLevel {
  return (
    EVIDENCE_LEVELS.find((level) => findings.some((finding) => finding.evidence_level === level)) ?? 'runtime_event'
  );
}

/** The failure that the worst one came from: what to fix first. */
function toPrimary(chain: CausalChain, nextAction: string): PrimaryDiagnosis | null {
  const [first] = chain.findings;
  if (!first) return null;
  return {
    finding_id: first.id,
    root_cause_failure_type: first.type,
    severity: first.severity,
    description: first.explanation,
    causal_chain_explanation: describeChain(chain),
    recommended_next_action: nextAction,
  };
}

function toFailureAnalysis({ detectorRuns: runs, findings }: ReportInput): FailureAnalysis {
  const bySeverity = { low: 0, medium: 0, high: 0, critical: 0 };
  for (const { grade } of findings) bySeverity[grade.severity] += 1;
  const found = runs.filter((run) => run.findings.length > 0);
  return {
    detectors: runs.map(({ detector, outcome, reason, findings: drafts }) => ({
      type: detector.meta.id,
      revision: detector.meta.revision,
      outcome,
      reason,
      findings: drafts.length,
    })),
    by_type: Object.fromEntries(found.map((run) => [run.detector.meta.id, run.findings.length])),
    by_severity: bySeverity,
  };
}

function toEvidenceSummary(execution: Execution): EvidenceSummary {
  const { runs, toolCalls, modelCalls, messages } = execution;
  const { first, last } = toSpan(execution);
  return {
    conversations: execution.conversations.length,
    runs: runs.length,
    hidden_runs: countOf(runs, ({ hidden }) => hidden),
    model_calls: modelCalls.length,
    tool_calls: toolCalls.length,
    tool_calls_failed: countOf(toolCalls, ({ result }) => isFailure(result)),
    messages: messages.length,
    memory_accesses: execution.memory.length,
    compactions: execution.compactions.length,
    subagents: execution.subagents.length,
    started_at: first === null ? null : new Date(first).toISOString(),
    ended_at: last === null ? null : new Date(last).toISOString(),
    duration_ms: first === null || last === null ? null : last - first,
  };
}

/** How many of these are so, without making a list of them. */
function countOf<T>(things: readonly T[], isSo: (thing: T) => boolean): number {
  let count = 0;
  for (const thing of things) if (isSo(thing)) count += 1;
  return count;
}

/** When the first and the last of it happened; null when nothing says when. */
function toSpan({ runs, toolCalls, modelCalls, messages }: Execution) {
  const ends = runs.flatMap(({ end }) => end ?? []);
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const list of [runs, ends, toolCalls, modelCalls, messages]) {
    for (const { at } of list) {
      if (at === null) continue;
      if (at < first) first = at;
      if (at > last) last = at;
    }
  }
  return last < first ? { first: null, last: null } : { first, last };
}
