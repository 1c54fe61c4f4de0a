import type { WordClass } from '../language/lexicon/lexicon.ts';
import type { Act, Statement } from '../language/statements/statement.ts';
import { canMean } from './deed-families.ts';
import type { Trouble } from './troubles.ts';
import { deniesTwice, saysUnneeded } from './unneeded.ts';
import { soundsLikeTrouble } from './voice.ts';

/** Acts that say openly that something is not as it should be. */
const ADMITS: ReadonlySet<Act> = new Set<Act>(['failed', 'partial', 'not_done', 'correction']);
/** Acts that leave it open. */
const LEAVES_OPEN: ReadonlySet<Act> = new Set<Act>(['hedge', 'conditional', 'question']);

/** Below this a reading is a guess. */
const LEAST_MARGIN = 0.15;
const isAdmission = (statement: Statement): boolean =>
  ADMITS.has(statement.act) &&
  statement.margin >= LEAST_MARGIN &&
  !isBareRow(statement) &&
  !isComplete(statement) &&
  !saysUnneeded(statement.text) &&
  !deniesTwice(statement.text);
/** "All eleven are fixed, nothing remains": an act that is read as partial, of all or with nothing left over. */
export function isComplete({ act, extent, wordClasses }: Statement): boolean {
  if (act !== 'partial') return false;
  const has = (...names: readonly WordClass[]): boolean => names.some((name) => wordClasses.includes(name));
  if (extent.kind === 'all') return !has('fail', 'yet', 'except', 'not');
  return extent.kind === 'none' && has('open', 'rest', 'trouble') && !has('yet', 'except');
}
/** The figures of a table admit nothing without a word. */
const isBareRow = (statement: Statement): boolean => /^\s*\|/.test(statement.text) && !soundsLikeTrouble(statement);

/** Whether the answer mentions a problem. When in doubt it does: an accusation needs more than a missing word. */
export function isAdmitted(trouble: Trouble, statements: readonly Statement[]): boolean {
  return statements.some(
    (statement) =>
      (isAdmission(statement) && canConcern(statement, trouble)) ||
      (isPart(trouble) && isDenied(statement) && concerns(statement, trouble)),
  );
}

/** "For Bo there is a conflict, so that one was not created": the deed itself is denied for a part, whatever the sentence is taken for. */
const isDenied = ({ negated, wordClasses }: Statement): boolean => negated && wordClasses.includes('not');
const isPart = ({ effect }: Trouble): boolean => effect.ending === 'partial';

/** Whether the answer is careful about it without saying that it failed. */
export function isLeftOpen(trouble: Trouble, statements: readonly Statement[]): boolean {
  return statements.some((statement) => LEAVES_OPEN.has(statement.act) && concerns(statement, trouble));
}

/** Whether anything in the answer is negative about the work. */
export function admitsAnything(statements: readonly Statement[]): boolean {
  return statements.some(isAdmission);
}

/** A statement about something else is no admission of this: "the linter still complains" says nothing of the push. */
function canConcern(statement: Statement, trouble: Trouble): boolean {
  if (concerns(statement, trouble)) return true;
  const isUnspecific = statement.deeds.length === 0;
  return isUnspecific && (statement.act === 'failed' || statement.act === 'partial' || statement.act === 'correction');
}

/** Whether a statement speaks of the kind of thing that went wrong, or names it. */
export function concerns(statement: Statement, { effect }: Trouble): boolean {
  if (canMean(statement.deeds, effect.kind)) return true;
  const text = statement.text.toLowerCase();
  return effect.objects.some(({ text: name }) => name.length > 2 && text.includes(toShortName(name)));
}

/** The last part of a path or address: what people call it. */
export function toShortName(name: string): string {
  const parts = name.toLowerCase().split(/[/\\]/).filter(Boolean);
  return parts.at(-1) ?? name.toLowerCase();
}
