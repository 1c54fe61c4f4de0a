/**
 * Places that hold a secret without a name right before it: a word to look for, and the form of what is there. The first group is the secret.
 * Every form is tried only where its word is, and is bounded.
 */
export interface PlaceForm {
  /** Lower case; the text may have it in any case. */
  readonly word: string;
  /** How it is written, for a short word that is looked for as it is. */
  readonly written?: string;
  readonly form: RegExp;
  readonly kind: string;
}

/** Letters and digits or signs, as passwords that people choose have. */
export const STRONG = /(?=[^\s"']{0,60}(?:\d|[!?#*^~$%&@]))(?=[^\s"']{0,60}[A-Za-z])/.source;
