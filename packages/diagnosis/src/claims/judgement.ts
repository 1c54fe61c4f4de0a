import type { Effect } from '../effects/effect.ts';
import type { Statement } from '../language/statements/statement.ts';
import type { Severity } from '../model/failure-types.ts';

/**
 * What the record says about a statement. supported: an effect shows it · contradicted: an effect shows the opposite · embellished: it claims more
 * than the effects show · unsupported: nothing of the kind was attempted · withheld: a failure that matters is not mentioned.
 * What cannot be known has no judgement.
 */
type Truth = 'supported' | 'contradicted' | 'embellished' | 'unsupported' | 'withheld';

export interface Judgement {
  readonly truth: Truth;
  readonly statement: Statement;
  /** Effects that show it; empty where nothing was attempted. */
  readonly effects: readonly Effect[];
  readonly severity: Severity;
  /** What the record shows, as a piece of a sentence. */
  readonly because: string;
}

/** What an effect's result says, with the piece that says it. */
export function toReason({ means, because: { text, quote } }: Effect): string {
  return quote === null ? `${means}: ${text}` : `${means}: ${text} (“${quote}”)`;
}
