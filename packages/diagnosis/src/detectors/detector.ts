import type { FactName } from '@critiqor/evidence/contract/facts';
import type { EvidenceLevel, FailureType, Severity } from '../model/failure-types.ts';
import type { ViewName, Views } from '../views/views.ts';

/** A number that decides, with the reason for its value and the traces that it was chosen on. */
interface Threshold {
  readonly value: number;
  readonly because: string;
}

/** What a detector says when it found something. Words in braces are filled in from the finding's data. */
interface FindingMessage {
  /** What happened, for a tired person. */
  readonly says: string;
  /** What to change. */
  readonly remedy: string;
  /** How to see that the change helped. */
  readonly verification: string;
}

interface DetectorMeta<Message extends string = string> {
  readonly id: FailureType;
  readonly title: string;
  /** Why it matters. */
  readonly why: string;
  /** Facts that must have been visible; without one of them the result is insufficient. */
  readonly signals: readonly FactName[];
  readonly messages: Readonly<Record<Message, FindingMessage>>;
  /** False where the question has no answer before the run has ended: it is not asked of a run that is still going. */
  readonly whileRunning?: false;
  /** Raised whenever the same evidence may give another result. */
  readonly revision: number;
}

/** Something that a detector found. It knows nothing of weights: severity says how bad it is by its own measure. */
export interface FindingDraft<Message extends string = string> {
  readonly message: Message;
  readonly data: Readonly<Record<string, string | number>>;
  readonly severity: Severity;
  readonly level: EvidenceLevel;
  /** How sure the detector is that this is what happened, from 0 to 1. */
  readonly certainty: number;
  /** Ids of the events that show it, in order. */
  readonly events: readonly string[];
  /** The event at which it began; one of those, or the one that caused it. */
  readonly beganAt: string;
  /** Counts that a profile may use, such as the number of calls. */
  readonly counts: Readonly<Record<string, number>>;
  /** Set where something outside of the agent is to blame: a provider, a limit, a person who stopped it. It costs no trust. */
  readonly fault?: 'outside';
  /** Set where part of the job stays open without anybody being to blame: the run is not called ready, whatever the severity. */
  readonly leavesOpen?: true;
  /** Ids of tool calls and model calls whose work was wasted because of this. */
  readonly wasted: readonly string[];
}

type DetectorOutcome<Message extends string = string> =
  | { readonly outcome: 'clear' }
  | { readonly outcome: 'found'; readonly findings: readonly FindingDraft<Message>[] }
  | { readonly outcome: 'not_applicable'; readonly reason: string }
  /** Nothing was found, but the evidence lacks what most of the rules look at. */
  | { readonly outcome: 'insufficient'; readonly reason: string };

export interface Detector {
  readonly meta: DetectorMeta;
  readonly needs: readonly ViewName[];
  readonly thresholds: Readonly<Record<string, Threshold>>;
  detect(views: Views): DetectorOutcome;
}

interface DetectorDefinition<Message extends string, Need extends ViewName> {
  readonly meta: DetectorMeta<Message>;
  /** The views that `detect` may look at; it gets no others. */
  readonly needs: readonly Need[];
  readonly thresholds: Readonly<Record<string, Threshold>>;
  detect(views: Pick<Views, Need>): DetectorOutcome<NoInfer<Message>>;
}

/** Declares a detector: one file, pure, without knowledge of weights or of other detectors. */
export function defineDetector<Message extends string, Need extends ViewName>(
  definition: DetectorDefinition<Message, Need>,
): Detector {
  return definition as Detector;
}

/** `clear` or `found`, by whether there is anything. */
export function toOutcome<Message extends string>(
  findings: readonly FindingDraft<Message>[],
): DetectorOutcome<Message> {
  return findings.length === 0 ? { outcome: 'clear' } : { outcome: 'found', findings };
}
