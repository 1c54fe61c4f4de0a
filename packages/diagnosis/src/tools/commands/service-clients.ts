import { type Deed, isChange } from '../deeds.ts';
import { toWords } from '../to-tool-name-parts.ts';
import { VERBS, WEAK_VERBS } from '../vocabulary.ts';

/**
 * What the client of a service does that no table knows: `bankctl transfer`, `shelf orders cancel 12`. Its subcommands are read with the
 * words that names of tools are read with; null where none is a verb.
 */
export function toClientDeed(args: readonly string[]): Deed | null {
  const first = args.findIndex((arg) => !arg.startsWith('-'));
  if (first < 0) return null;
  const words: string[] = [];
  for (const arg of args.slice(first, first + MOST_SUBCOMMANDS)) {
    if (!SUBCOMMAND.test(arg)) break;
    words.push(...toWords(arg));
  }
  for (const verbs of [VERBS, WEAK_VERBS])
    for (const word of words) {
      const deed = verbs.get(word);
      if (deed !== undefined) return deed;
    }
  return null;
}

/**
 * What such a client changes; null for a look, whose result is nobody's check, and for a script, whose arguments are its own affair.
 */
export function toClientChange(program: string, args: readonly string[]): Deed | null {
  if (!CLIENT.test(program)) return null;
  const deed = toClientDeed(args);
  return deed !== null && isChange(deed) ? deed : null;
}

const CLIENT = /^[a-z][a-z0-9_-]*$/;

/** `orders cancel`; what comes later is what it is done to. */
const MOST_SUBCOMMANDS = 2;
const SUBCOMMAND = /^[a-z]{2,16}(?:[-:.][a-z]{2,16}){0,2}$/;
