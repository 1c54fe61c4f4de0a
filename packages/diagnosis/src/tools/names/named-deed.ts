import { type Deed, isLook } from '../deeds.ts';
import type { ToolNameParts } from '../to-tool-name-parts.ts';
import type { Arguments } from '../tool-arguments.ts';
import { type Domain, MADE_THINGS, MAKING, UNSENT, VCS_WORDS, VERBS, WEAK_VERBS } from '../vocabulary.ts';
import { toForeignDeed } from './foreign-verbs.ts';

/** What the words of a name say, and the word that says it. */
interface Named {
  readonly deed: Deed;
  readonly verb: string;
}

/** What a tool or a command does by the words of its name: its verbs, then words that may be verbs, then verbs of other languages. */
export function toNamedDeed({ words, server }: ToolNameParts, args: Arguments, domain: Domain): Named | null {
  // `pdf_to_text` converts: what follows "to" is what comes of it.
  const at = words.findIndex((word, place) => VERBS.has(word) && words[place - 1] !== 'to');
  const verb = words[at];
  if ((verb === undefined || verb === 'text') && [...server, ...words].some((word) => TRANSFORMS.has(word)))
    return { deed: 'look_up', verb: words.at(-1) ?? '' };
  // `latest_release` is a thing.
  if (verb !== undefined && at === words.length - 1 && NEWEST.has(words[at - 1] ?? ''))
    return { deed: 'look_up', verb };
  if (verb !== undefined) return { deed: toDeedOfVerb(verb, words, server, domain), verb };
  const weak = words.some((word) => NEWEST.has(word)) ? undefined : words.findLast((word) => WEAK_VERBS.has(word));
  if (weak !== undefined && (words.length > 1 || server.length > 0)) {
    const deed = WEAK_VERBS.get(weak) as Deed;
    // Moving money takes an amount; what else is transferred is handed over.
    if (weak === 'transfer' && args.amount === undefined)
      return { deed: words.includes('human') ? 'delegate' : 'move', verb: weak };
    return { deed, verb: weak };
  }
  return toForeignName(words);
}

/** The verb of a name in another language, which comes before or after what it is done to: `correo_enviar`, `toplu_sil`. */
function toForeignName(words: readonly string[]): Named | null {
  if (words.every((word) => WEAK_VERBS.has(word))) return null;
  const named = words.flatMap((word): Named[] => {
    const deed = toForeignDeed(word);
    return deed === null ? [] : [{ deed, verb: word }];
  });
  // A noun beside the verb may look like a look; what changes something counts.
  return named.findLast(({ deed }) => !isLook(deed)) ?? named.at(-1) ?? null;
}

export function toDeedOfVerb(verb: string, words: readonly string[], server: readonly string[], domain: Domain): Deed {
  const deed = VERBS.get(verb) as Deed;
  const isUnsent = words.some((word) => UNSENT.has(word));
  if (MAKING.has(verb) && !isUnsent) {
    // `payouts__create` names what it makes before itself.
    const named = words.length === 1 ? server : words;
    const made = named.findLast((word) => MADE_THINGS.has(word));
    if (made !== undefined) return MADE_THINGS.get(made) as Deed;
  }
  if (verb === 'merge' && [...words, ...server].some((word) => VCS_WORDS.has(word))) return 'merge';
  if (deed === 'send' && words.includes('schedule')) return 'schedule';
  if (verb === 'request' && domain === 'web') return 'look_up';
  if (verb === 'call' && domain === 'message') return 'send';
  if (deed === 'cancel' || deed === 'look_up') return deed;
  // `finalize_and_send` finalizes, and what counts is that it sends.
  const last = words.at(-1) ?? '';
  if (words.includes('and') && VERBS.has(last)) return VERBS.get(last) as Deed;
  if (domain === 'device' && DEVICE_CHANGES.has(deed)) return 'set';
  return deed;
}

/** What comes of a text is given back. */
const TRANSFORMS: ReadonlySet<string> = new Set([
  'translate',
  'translator',
  'translation',
  'deepl',
  'ocr',
  'transcribe',
  'summarize',
  'detect',
]);
const NEWEST: ReadonlySet<string> = new Set(['latest', 'last', 'current', 'newest', 'recent', 'previous', 'next']);
const DEVICE_CHANGES: ReadonlySet<Deed> = new Set<Deed>(['start', 'stop', 'change', 'read', 'set']);
