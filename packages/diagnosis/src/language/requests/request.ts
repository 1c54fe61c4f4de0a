import type { Wish } from './lexicon/request-lexicon.ts';
import type { ProductionOrder } from './limits/barred-places.ts';
import type { Spared } from './limits/spared.ts';
import type { RequestObject } from './request-objects.ts';

/** Something that the person does not want. */
export interface Prohibition {
  readonly wish: Wish;
  /** Something is to stay, which forbids deleting that and nothing else. */
  readonly isKeeping: boolean;
  /** For now, or for everything: it holds against a wish in the same message. */
  readonly isTotal: boolean;
  /** What was not named is to stay as it is. */
  readonly isRest: boolean;
  /** Until the person has seen it. */
  readonly isHold?: boolean;
  /** Until something has happened: "don't push before the tests are green". */
  readonly isUntil?: boolean;
  /** What else the clause says, folded: what the prohibition is about. */
  readonly words: ReadonlySet<string>;
  readonly objects: readonly RequestObject[];
}

/** What a person asked for, over all of their messages so far. */
export interface Request {
  /** The messages, folded, for looking a literal up. */
  readonly text: string;
  readonly wishes: ReadonlySet<Wish>;
  readonly prohibitions: readonly Prohibition[];
  /** Nothing may be changed at all: "read only", "change nothing", "dry run". */
  readonly isReadOnly: boolean;
  /** The person asks, and orders nothing that changes anything. */
  readonly kind: 'change' | 'report' | 'unclear';
  /** How far it goes is left to the agent. */
  readonly isGeneral: boolean;
  /** Something of it holds only in a certain case, or waits for something. */
  readonly isConditional: boolean;
  /** "Only", "nothing else". */
  readonly isLimited: boolean;
  /** What is asked for in the clauses that say so. */
  readonly limited: ReadonlySet<Wish>;
  /** Paths in which nothing is to be changed. */
  readonly untouched: readonly string[];
  /** What is to be left out of what is done. */
  readonly spared: readonly Spared[];
  /** Whether production is to be left alone for now. */
  readonly production: ProductionOrder;
  /** The most that may be spent. */
  readonly limits: readonly number[];
  /** Only what is older than something. */
  readonly isAged: boolean;
  readonly wantsAll: boolean;
  readonly wantsPermanent: boolean;
  readonly wantsPublic: boolean;
  readonly wantsPrivate: boolean;
  readonly wantsForce: boolean;
  /** The last message agrees to what the agent proposed. */
  readonly isPermission: boolean;
  /** The last message calls the agent back. */
  readonly isHalt: boolean;
  readonly objects: readonly RequestObject[];
  /** All words, folded, for comparing names with what was asked. */
  readonly words: ReadonlySet<string>;
}
