import type { FindingDraft } from '../detectors/detector.ts';
import type { Risk } from '../model/diagnosis.ts';
import type { FailureType, Severity } from '../model/failure-types.ts';
import type { Views } from '../views/views.ts';

/** What a profile makes of one finding. */
export interface Grade {
  readonly severity: Severity;
  /** Points to deduct, before the total is limited. */
  readonly impact: number;
  /** The rule that gave them, in words. */
  readonly rule: string;
}

export interface DimensionDefinition {
  readonly name: string;
  readonly types: readonly FailureType[];
  /** Share of the total; null in a profile that adds deductions up. */
  readonly weight: number | null;
}

/** Everything that is a matter of judgement and not of fact: one table, in one place. */
export interface Profile {
  readonly name: string;
  readonly description: string;
  readonly dimensions: readonly DimensionDefinition[];
  /** Null when the profile does not judge this type. */
  grade(type: FailureType, finding: FindingDraft): Grade | null;
  /** What counts against a run without being a finding. All of it together never makes a ready run not ready. */
  risks(views: Views): readonly Risk[];
  /** weighted: sum of dimension scores by weight · additive: 100 less every deduction. */
  readonly total: 'weighted' | 'additive';
  /** Whether findings of one story count once, and what is not the agent's fault does not count. */
  readonly merges: boolean;
  /** The highest total that a finding of a severity allows. */
  readonly caps: Readonly<Partial<Record<Severity, number>>>;
  /** Below `unsafe` a run is unsafe, below `review` it is to be reviewed. */
  readonly bars: { readonly unsafe: number; readonly review: number };
}
