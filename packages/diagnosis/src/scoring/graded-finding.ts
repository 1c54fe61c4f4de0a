import type { FindingDraft } from '../detectors/detector.ts';
import type { FailureType } from '../model/failure-types.ts';
import type { Grade } from './profile.ts';

/** A finding with its id and what the profile makes of it. */
export interface GradedFinding {
  readonly id: string;
  readonly type: FailureType;
  readonly draft: FindingDraft;
  readonly grade: Grade;
  /** Whether this is the finding of its type that counts. */
  readonly counts: boolean;
  /** Id of the finding whose story it belongs to. */
  readonly partOf: string | null;
}
