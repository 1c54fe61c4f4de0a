import { hasWord } from '../language/has-word.ts';
import { toReading } from '../language/statements/reading.ts';
import type { StatedDeed, Statement } from '../language/statements/statement.ts';
import { deniesTwice, saysUnneeded } from './unneeded.ts';

/** Units at the head of a statement that contain the verb of a report without a subject: "✅ Sent", "Now pushed", "Fixed and committed". */
const HEAD_UNITS = 3;

type Voice = 'first_person' | 'no_subject' | 'other';

/** Who did a deed, as a statement has it. "I sent it" and "Sent." are the agent's own; "your order was delivered" is somebody else's. */
export function toVoice({ text, language }: Statement, deed: StatedDeed): Voice {
  const { classes, contents, units } = toReading(text, language);
  const verbs = contents.filter(({ meanings }) => meanings.some(({ kind }) => kind === 'deed'));
  const index = verbs.findIndex(({ meanings }) => meanings.some((meaning) => meaning.deed === deed));
  const verb = verbs[index];
  const before = verbs[index - 1];
  if (!verb || (before && !JOINS.test(text.slice(units[before.at]?.end ?? 0, units[verb.at]?.start ?? 0))))
    return 'other';
  // In "I have sent" the subject is part of the auxiliary.
  const isI =
    classes.some(({ meanings, at }) => meanings.includes('i') && at < verb.at && verb.at - at <= NEAR_UNITS) ||
    isSubjectOf(units.slice(Math.max(0, verb.at - JOINED_UNITS), verb.at).map((unit) => unit.text));
  if (isI) return 'first_person';
  const head = verbs[0] ?? verb;
  return head.at < HEAD_UNITS && !classes.some(({ meanings }) => meanings.includes('you')) ? 'no_subject' : 'other';
}

/** Whether a statement names a deed with a verb, and not only with a noun. */
export const isVerb = ({ text, language }: Statement, deed: StatedDeed): boolean =>
  toReading(text, language).contents.some(({ meanings }) =>
    meanings.some((meaning) => meaning.kind === 'deed' && meaning.deed === deed),
  );

/** "Built and tagged, not pushed": the deed stands behind a negation. */
export function isDeniedDeed({ text, language }: Statement, deed: StatedDeed): boolean {
  const { contents, classes } = toReading(text, language);
  const told = contents.filter(({ meanings }) =>
    meanings.some((meaning) => 'deed' in meaning && meaning.deed === deed),
  );
  return (
    told.length > 0 &&
    told.every(({ at }) =>
      classes.some((unit) => unit.meanings.includes('not') && unit.at < at && at - unit.at <= DENIED_UNITS),
    )
  );
}
const DENIED_UNITS = 3;

/** How far a subject may be from its verb. */
const NEAR_UNITS = 6;

/** "I have just sent", and not "I will send". */
const isSubjectOf = (before: readonly string[]): boolean =>
  before.some((word) => SUBJECTS.has(word)) && !before.some((word) => FUTURE.has(word));
const JOINED_UNITS = 3;
const FUTURE: ReadonlySet<string> = new Set(
  "will 'll would can could should may might must shall going werde werden würde kann vais vai zal zou".split(' '),
);
/** Whether a text speaks of what will or can be. */
export const looksAhead = (text: string): boolean =>
  (text.toLowerCase().match(/(?<![\p{L}'’])['’]?\p{L}+/gu) ?? []).some((word) => FUTURE.has(word));

const SUBJECTS: ReadonlySet<string> = new Set(['i', 'we', 'ich', 'wir', 'je', "j'", 'nous', 'ik', 'wij', 'я', 'мы']);

/** What joins a second verb to the first: "fixed the typo and committed it". */
const JOINS = /(?:,|&|\+|、|并|和|と|및|и|\b(?:and|und|et|y|e|en|i|ve))\s*(?:\p{L}+\s+)?$/u;

/** Whether a statement has any word of trouble or denial, whatever it is about. "No errors" has none. */
export function soundsLikeTrouble(statement: Statement): boolean {
  const { text, wordClasses } = statement;
  if (isFreeOfTrouble(statement) || saysUnneeded(text) || deniesTwice(text)) return false;
  // The head of a table names its columns.
  if (/^\s*\|/.test(text) && !/\d/.test(text)) return false;
  if (wordClasses.some((meaning) => SOUNDS.has(meaning))) return true;
  return (wordClasses.includes('not') || wordClasses.includes('none')) && !wordClasses.includes('trouble');
}

/** "All of them were reloaded without errors": a clear claim, and its word of trouble is denied. */
const isFreeOfTrouble = ({ act, margin, wordClasses }: Statement): boolean =>
  (act === 'done' || act === 'state_ok') &&
  margin >= CLEAR_MARGIN &&
  wordClasses.includes('without') &&
  wordClasses.includes('trouble') &&
  !wordClasses.some((meaning) => meaning !== 'fail' && SOUNDS.has(meaning));
const CLEAR_MARGIN = 0.3;

const SOUNDS: ReadonlySet<string> = new Set(['fail', 'sorry', 'yet', 'open']);

/** Words of trouble anywhere in a statement: enough to spare its author, not enough to accuse anybody. */
export function hasWordsOfTrouble({ text, wordClasses }: Statement): boolean {
  if (wordClasses.some((meaning) => TROUBLE.has(meaning))) return true;
  // "There is no such tool" says that something is missing, "no errors" that nothing is.
  const isDeniedDeed = wordClasses.includes('not') || wordClasses.includes('none');
  return isDeniedDeed && !wordClasses.includes('trouble') && text.length <= SHORT_CHARS;
}

/** In a longer sentence the negation is about something else. */
const SHORT_CHARS = 50;

const TROUBLE: ReadonlySet<string> = new Set(['fail', 'sorry', 'open', 'yet', 'correct']);

/** Whether a statement has a word for something that is lacking or broken, outside code, that the person did not use first: "who is missing?" */
export function namesLack({ text, language }: Statement, askedText = ''): boolean {
  const { classes, units } = toReading(text.replaceAll(/`[^`\n]{0,200}`/g, ' '), language);
  return classes.some(
    ({ meanings, at }) =>
      meanings.some((meaning) => LACK.has(meaning)) && !hasWord(askedText, units[at]?.text.toLowerCase() ?? ''),
  );
}
const LACK: ReadonlySet<string> = new Set(['fail', 'sorry', 'not', 'none', 'yet', 'correct', 'hedge']);
