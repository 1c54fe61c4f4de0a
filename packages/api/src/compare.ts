import type { Dimension } from '@critiqor/diagnosis/model/diagnosis';
import type { Severity } from '@critiqor/diagnosis/model/failure-types';
import type { RunRow } from './runs.ts';

/**
 * What a comparison says. `cannot_tell`: a verdict is missing, or the difference is within the noise. `not_comparable`: the runs did
 * different work, and nobody said that they should be compared all the same.
 */
export type ComparisonResult = 'regression' | 'improvement' | 'mixed' | 'same' | 'cannot_tell' | 'not_comparable';

export interface ComparisonVerdict {
  readonly result: ComparisonResult;
  /** One line, such as `Regression: trust fell from 100 to 65`. */
  readonly title: string;
  /** What it rests on, one sentence each. */
  readonly reasons: readonly string[];
}

/** A finding that two runs have in common, or that one of them lacks. Findings are matched by type and place. */
export interface FindingChange {
  readonly type: string;
  /** The tool or the kind of event at which it began; null when that is unknown. */
  readonly place: string | null;
  /** `changed`: in both, with another severity. */
  readonly change: 'gained' | 'lost' | 'changed' | 'kept';
  readonly before: FindingSide | null;
  readonly after: FindingSide | null;
}

export interface FindingSide {
  readonly finding_id: string;
  readonly severity: Severity;
  readonly impact: number;
  readonly title: string;
  readonly event_id: string;
}

/** How often two runs called a tool. */
export interface ToolChange {
  readonly tool: string;
  readonly before: number;
  readonly after: number;
}

/** The final answers of two runs; null where none is known. `same` ignores differences in white space. */
export interface AnswerChange {
  readonly same: boolean | null;
  readonly before: string | null;
  readonly after: string | null;
}

/** `GET /api/compare`. Runs in the requested order; changes are from the first to the last. */
export interface Comparison {
  readonly runs: readonly ComparedRun[];
  readonly findings: readonly ComparedFailure[];
  readonly change: {
    readonly trust: number | null;
    readonly confidence: number | null;
    readonly cost_usd: number | null;
    readonly tokens: number | null;
    readonly duration_ms: number | null;
    readonly tool_calls: number | null;
    /** By the order ready, review, unsafe; null when one run has insufficient evidence. */
    readonly readiness: 'better' | 'worse' | 'same' | null;
    /** What became of the first run's primary failure. Null when it had none or the last run has no diagnosis. */
    readonly primary_failure: { readonly type: string; readonly still_there: boolean } | null;
    readonly gained: readonly string[];
    readonly lost: readonly string[];
  };
  readonly verdict: ComparisonVerdict;
  /** Between the first and the last run, the worst first. */
  readonly finding_changes: readonly FindingChange[];
  readonly tools: readonly ToolChange[];
  readonly answer: AnswerChange;
  /** How the runs differ in what they were to do. Unless empty, there is a verdict only when it was asked for with `same_task`. */
  readonly unlike: readonly string[];
  /** What else to know about the comparison: other agents, other engine versions. */
  readonly caveats: readonly string[];
}

export interface ComparedRun {
  readonly run: RunRow;
  readonly summary: string | null;
  readonly profile: string | null;
  readonly engine_version: string | null;
  readonly dimensions: readonly Dimension[];
  readonly next_action: string | null;
  readonly wasted_usd: number | null;
  readonly wasted_tokens: number | null;
}

export interface ComparedFailure {
  readonly type: string;
  readonly change: 'gained' | 'lost' | 'kept';
  /** One per run, in order; null when the run has no such finding. */
  readonly in_runs: readonly ({
    readonly count: number;
    readonly worst_severity: string;
    readonly impact: number;
    readonly finding_ids: readonly string[];
    readonly title: string;
  } | null)[];
}
