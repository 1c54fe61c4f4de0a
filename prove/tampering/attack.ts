/** What an attack may come to. */
export type Expected =
  /** There is no verdict, and a note or problem matches: `kind@place`. */
  | { readonly noticed: RegExp }
  /** A command refuses in words, and nothing is read or written elsewhere. */
  | { readonly refused: RegExp }
  /** The evidence is sealed as it was recorded, and judged as that. */
  | { readonly harmless: true }
  /** Not noticed; the documentation says so in this sentence. */
  | { readonly outOfReach: string };

export interface Attack {
  readonly name: string;
  /** Which file or process is attacked. */
  readonly on:
    | 'journal'
    | 'session'
    | 'record'
    | 'diagnosis'
    | 'keys'
    | 'overlay'
    | 'lock'
    | 'seals'
    | 'annotations'
    | 'witness'
    | 'directory';
  readonly expected: Expected;
}

/** An attack that is a command of a shell, run by the agent as one of its tools, or by a process that it left behind. */
export interface ShellAttack extends Attack {
  readonly command: string;
}

/** What became of it. */
export interface Outcome {
  readonly name: string;
  readonly on: Attack['on'];
  readonly when: string;
  readonly result:
    | 'noticed and located'
    | 'refused in words'
    | 'without effect'
    | 'out of reach, documented'
    | 'MISSED';
  readonly said: string;
}

export const toResult = (expected: Expected, holds: boolean): Outcome['result'] =>
  !holds
    ? 'MISSED'
    : 'noticed' in expected
      ? 'noticed and located'
      : 'refused' in expected
        ? 'refused in words'
        : 'harmless' in expected
          ? 'without effect'
          : 'out of reach, documented';
