import type { Deed } from './deeds.ts';
import { toToolNameParts } from './to-tool-name-parts.ts';
import { VERBS, WEAK_VERBS } from './vocabulary.ts';

/** Every deed that a word of a tool's name stands for, in the order of the words; none for a name of unknown words. */
export function toNamedDeeds(tool: string): readonly Deed[] {
  return toToolNameParts(tool).words.flatMap((word) => VERBS.get(word) ?? WEAK_VERBS.get(word) ?? []);
}
