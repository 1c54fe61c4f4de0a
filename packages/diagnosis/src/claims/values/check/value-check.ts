import type { Origin } from '../origins/find-origins.ts';
import type { SourceIndex } from '../origins/index-sources.ts';
import type { Value } from '../value.ts';
import type { Sentence } from './sentences.ts';

/** What the record says about one value of an answer. */
export interface ValueCheck {
  readonly value: Value;
  readonly verdict: 'grounded' | 'ungrounded' | 'contradicted';
  /** Strong: a careful person would agree from the record alone. Weak: only together with something else. */
  readonly strength: 'strong' | 'weak';
  /** What the record holds instead. */
  readonly against?: Against;
  readonly because: string;
}

export interface Against {
  readonly eventId: string;
  readonly text: string;
}

/** A call that changed something outside, as the caller knows it: arguments and result. */
export interface ChangingCall {
  readonly eventId: string;
  readonly tool: string;
  readonly args: string;
  readonly result: string;
}

/** A value of the answer with its place and its origin. */
export interface Stated {
  readonly value: Value;
  readonly origin: Origin;
  readonly segment: Sentence;
  /** The sentence reports something: no question, advice or condition. */
  readonly isReported: boolean;
}

/** What every rule gets. */
export interface CheckedAnswer {
  readonly text: string;
  readonly stated: readonly Stated[];
  readonly index: SourceIndex;
  readonly acts: readonly ChangingCall[];
}

/** A rule gives the checks that it is sure about; the first rule to name a value decides. */
export type ValueRule = (answer: CheckedAnswer) => readonly ValueCheck[];
