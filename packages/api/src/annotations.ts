import type { FailureType } from '@critiqor/diagnosis/model/failure-types';
import type { Visibility } from './runs.ts';

/** What a person says about a finding. `withdrawn` takes an earlier answer back. */
export const JUDGEMENTS = ['right', 'not_a_problem', 'wrong', 'withdrawn'] as const;
export type FindingAnswer = (typeof JUDGEMENTS)[number];

/** `not_a_problem`: it happened, and that is fine here. `wrong`: it did not happen. */
export interface FindingJudgement {
  readonly finding_id: string;
  readonly type: FailureType;
  readonly answer: FindingAnswer;
}

/** What was said about a sealed run later; the evidence does not change. */
export interface ShownAnnotation {
  readonly at: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly visibility?: Visibility;
  readonly note?: string;
  readonly feedback?: string;
  readonly judgement?: FindingJudgement;
}

/** `POST /api/runs/:run/annotations`, with the token of `about` in `X-Critiqor-Token`. At least one member. */
export interface AnnotationRequest {
  /** All labels to show from now on. */
  readonly labels?: Readonly<Record<string, string>>;
  readonly note?: string;
  readonly judgement?: FindingJudgement;
}

/** The answer, and part of `GET /api/runs/:run`. Oldest first, the newest 500. */
export interface AnnotationList {
  readonly annotations: readonly ShownAnnotation[];
}

/** `GET /api/feedback`: what was said about findings, for each detector. The newest answer about a finding counts. */
export interface FeedbackCounts {
  readonly types: readonly {
    readonly type: FailureType;
    readonly right: number;
    readonly not_a_problem: number;
    readonly wrong: number;
    /** At most 20. */
    readonly runs: readonly string[];
  }[];
}
