import { type Coverage, createWriterSurvey } from '@critiqor/evidence/read/coverage';
import { isDamage } from '@critiqor/evidence/read/note-kinds';
import type { Detector } from './detectors/detector.ts';
import { DETECTORS } from './detectors/registry.ts';
import { type DetectorRun, runDetectors } from './detectors/run-detectors.ts';
import { createEvidenceIntake, type EvidenceEvent } from './intake/read-evidence.ts';
import { readTrace, type Trace } from './intake/read-trace.ts';
import { toVisibleFacts, toVisibleFactsOfTrace, type VisibleFacts } from './intake/visible-facts.ts';
import type { CoverageSummary, Diagnosis, IntegritySummary, RunIdentity } from './model/diagnosis.ts';
import type { Execution } from './model/execution.ts';
import { buildReport } from './report/build-report.ts';
import { toCostAnalysis } from './report/cost-analysis.ts';
import { toConfidence } from './scoring/confidence.ts';
import { DEFAULT_PROFILE } from './scoring/default-profile.ts';
import type { Profile } from './scoring/profile.ts';
import { toReservations } from './scoring/reservations.ts';
import { gradeFindings, takeListed, toScore } from './scoring/score.ts';
import { type CitedItems, findCitedItems } from './views/cited-items.ts';
import { findSupportingCheck } from './views/supporting-check.ts';
import { createViews } from './views/views.ts';

interface SealedEvidence {
  readonly identity: RunIdentity;
  /** In the order of the seal; read once. */
  readonly events: Iterable<EvidenceEvent>;
  /** What is known of the seal; null when nothing is. */
  readonly integrity: IntegritySummary | null;
}

interface TraceEvidence {
  readonly identity: RunIdentity;
  readonly trace: Trace;
}

interface DiagnoseOptions {
  readonly detectors?: readonly Detector[];
  /** A clock, for the time that each detector takes. */
  readonly now?: () => number;
  readonly onDetectorRuns?: (runs: readonly DetectorRun[]) => void;
  /** Names the likeliest root cause even of a run in which nothing was found. */
  readonly rootCauseEvenIfClear?: boolean;
}

/** Judges a run by its evidence. The same evidence, profile and engine version give the same diagnosis. */
export function diagnose(
  evidence: SealedEvidence | TraceEvidence,
  profile: Profile = DEFAULT_PROFILE,
  options: DiagnoseOptions = {},
): Diagnosis {
  const { execution, coverage, visibility, entryPoints } =
    'trace' in evidence ? readOne(evidence.trace) : readSealed(evidence.events);
  const views = createViews(execution);
  const { detectors = DETECTORS, now, onDetectorRuns } = options;
  const runs = runDetectors(detectors, views, { isVisible: visibility.isVisible, ...(now ? { now } : {}) });
  onDetectorRuns?.(runs);
  const cited = findCitedItems(execution, toCitedEvents(runs));
  const findings = gradeFindings(runs, profile, toIsStep(cited));
  const listed = takeListed(findings);
  const integrity = 'trace' in evidence ? null : evidence.integrity;
  const isDamaged = Object.keys(integrity?.damage ?? {}).some(isDamage);
  const steps = execution.modelCalls.length + execution.toolCalls.length + execution.messages.length;
  const isJudgeable =
    execution.toolCalls.length > 0 ||
    execution.modelCalls.length > 0 ||
    execution.messages.some(({ role }) => role === 'assistant');
  return buildReport({
    identity: evidence.identity,
    execution,
    profile,
    detectorRuns: runs,
    findings,
    listed,
    cited,
    rootCauseEvenIfClear: options.rootCauseEvenIfClear ?? false,
    // Whoever could change the evidence could make it say anything: what is left of it earns no trust.
    score:
      isJudgeable && !isDamaged
        ? toScore(findings, runs, profile, {
            risks: profile.risks(views),
            reservations: profile.merges ? toReservations(views, runs) : [],
          })
        : null,
    findSupportingCheck: () => findSupportingCheck(views.toldTurns),
    cost: toCostAnalysis(execution, findings, listed, cited),
    confidence: toConfidence({
      detectors: runs,
      findings,
      steps: isJudgeable ? steps : 0,
      events: execution.eventCount,
      lostEvents: coverage.lost_events,
      isDamaged,
    }),
    coverage,
    entryPoints,
    integrity,
  });
}

/** Everything that the findings name. */
function toCitedEvents(runs: readonly DetectorRun[]): ReadonlySet<string> {
  const cited = new Set<string>();
  for (const { findings } of runs) {
    for (const { beganAt, events, wasted } of findings) {
      cited.add(beganAt);
      for (const event of events) cited.add(event);
      for (const event of wasted) cited.add(event);
    }
  }
  return cited;
}

/** Tells the steps among what the findings cite. Calls and their results are steps; messages and the marks of runs are not. */
function toIsStep(cited: CitedItems): (eventId: string) => boolean {
  return (eventId) => cited.get(eventId)?.some(({ kind }) => kind === 'tool_call' || kind === 'model_call') ?? false;
}

interface ReadEvidence {
  readonly execution: Execution;
  readonly visibility: VisibleFacts;
  readonly coverage: CoverageSummary;
  readonly entryPoints: readonly string[];
}

function readOne(trace: Trace): ReadEvidence {
  const execution = readTrace(trace);
  const visibility = toVisibleFactsOfTrace(execution);
  return {
    execution,
    visibility,
    coverage: { not_captured: visibility.notCaptured, lost_events: 0, open_runs: 0, writers: 0 },
    entryPoints: [],
  };
}

/** Evidence of an import has one writer, which says so. */
function toImportedFrom(writers: Coverage['writers']): Pick<CoverageSummary, 'imported_from'> {
  const source = writers.find(({ imported_from }) => imported_from !== undefined)?.imported_from;
  return source === undefined ? {} : { imported_from: source };
}

/** One pass for both: what happened, and what the recorders could see. The supervisor's own events say nothing about that. */
function readSealed(events: Iterable<EvidenceEvent>): ReadEvidence {
  const intake = createEvidenceIntake();
  const survey = createWriterSurvey({ counts: false });
  for (const event of events) {
    intake.add(event);
    if (event.source_layer !== 'supervisor') survey.add(event);
  }
  const { writers, gaps } = survey.toWriters();
  const visibility = toVisibleFacts(writers);
  return {
    execution: intake.toExecution(),
    visibility,
    coverage: {
      not_captured: visibility.notCaptured,
      lost_events: Object.values(gaps).reduce((sum, lost) => sum + lost, 0),
      open_runs: intake.toOpenRuns().length,
      writers: writers.length,
      ...toImportedFrom(writers),
    },
    entryPoints: [...new Set(writers.map(({ entry_point }) => entry_point))],
  };
}
