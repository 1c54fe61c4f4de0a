import type { DeedWord, Language, TopicWord, WordClass } from '../lexicon/lexicon.ts';

/** What a statement asserts about the work. The order is that of the fitted weights. */
export const ACTS = [
  'done',
  'state_ok',
  'failed',
  'not_done',
  'partial',
  'plan',
  'conditional',
  'hedge',
  'correction',
  'quote',
  'question',
  'info',
  'other',
] as const;

export type Act = (typeof ACTS)[number];

export type Topic = TopicWord | 'none';

/** A kind of effect that a statement speaks of, whether it came about or not. */
export type StatedDeed = DeedWord;

export interface Extent {
  readonly kind: 'all' | 'some' | 'n_of_m' | 'one' | 'none' | 'unspecified';
  readonly n?: number;
  readonly m?: number;
}

export interface StatementObject {
  readonly kind: 'path' | 'url' | 'email' | 'id' | 'number' | 'name' | 'code' | 'quotation';
  readonly text: string;
}

/** One thing that an agent said: a sentence, clause, list item, table row, heading or block. */
export interface Statement {
  readonly text: string;
  /** Offset in the answer. */
  readonly start: number;
  readonly act: Act;
  /** How clear the decision about the act is, from 0 to 1. */
  readonly margin: number;
  readonly topics: readonly Topic[];
  readonly deeds: readonly StatedDeed[];
  readonly extent: Extent;
  readonly negated: boolean;
  readonly objects: readonly StatementObject[];
  readonly language: Language;
  /** The classes of its words, so that nobody need read it again for them. */
  readonly wordClasses: readonly WordClass[];
}
