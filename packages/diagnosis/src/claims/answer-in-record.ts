import type { Effect } from '../effects/effect.ts';
import type { Statement } from '../language/statements/statement.ts';
import type { Reading } from '../model/reading.ts';
import type { Judgement } from './judgement.ts';
import type { Trouble } from './troubles.ts';

/** The answer and the record that it is compared with. */
export interface AnswerInRecord {
  readonly statements: readonly Statement[];
  /** Effects of this run up to the answer that have a part in the job. */
  readonly effects: readonly Effect[];
  /** Effects whose outputs the answer is compared with: also those of looks that nothing else speaks of. */
  readonly shown: readonly Effect[];
  /** Effects of the same conversation before this run. */
  readonly earlier: readonly Effect[];
  readonly troubles: readonly Trouble[];
  /** Kinds of effect that the person asked for. */
  readonly asked: ReadonlySet<string>;
  /** The person set a limit or a condition: not doing it may be what was asked for. */
  readonly isBound: boolean;
  /** The person set a condition or a limit for the whole of it. */
  readonly isGuarded: boolean;
  /** The person's last message asks something. */
  readonly isQuestion: boolean;
  /** The person's last message told the agent to stop. */
  readonly isHalted: boolean;
  /** The person's messages that the answer is about, newest last. */
  readonly recent: readonly string[];
  /** What the person wrote, in lower case. */
  readonly askedText: string;
  /** The same answer to the same outputs was compared before, and nothing contradicted it. */
  readonly isKnownRight: boolean;
  /** Remembers what was made of texts: outputs and answers come again. */
  readonly reading: Reading;
  /** Nothing follows it: it is what the person is left with. */
  readonly isLast: boolean;
}

/** One row of the truth table: what an answer and its record say together. */
export type TruthRule = (answer: AnswerInRecord) => readonly Judgement[];
