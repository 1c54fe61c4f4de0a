import { toLinesAndSentences } from '../../language/content-words.ts';
import { toShellCommands } from '../../tools/commands/shell-line.ts';
import { toCommand, toWrittenPath } from '../../tools/describe-tool.ts';

/** A rule that forbids something which can be seen in a call. */
export interface VisibleProhibition {
  /** The rule as it was written. */
  readonly rule: string;
  /** run: a command or tool · change: a file. */
  readonly kind: 'run' | 'change';
  readonly forbidden: string;
}

/** Longer lists of rules are read in their first part: a guard against a whole book as instructions. */
const MOST_RULES = 100;
const FORBIDDING =
  /\b(?:never|do not|don[’']t|must not|may not) (?:ever )?(run|use|execute|call|invoke|edit|write to|write|modify|change|overwrite|touch)\b/i;
/** A rule with an exception cannot be judged by sight. */
const EXCEPTION = /\b(?:unless|without|except|before|until|only if)\b/i;

/** Rules such as "Never run `git push --force`": only those that quote what is forbidden, because only those can be checked by sight. */
export function toProhibitions(text: string): VisibleProhibition[] {
  const rules: VisibleProhibition[] = [];
  for (const sentence of toLinesAndSentences(text)) {
    if (rules.length >= MOST_RULES) break;
    const start = FORBIDDING.exec(sentence);
    if (!start || EXCEPTION.test(sentence)) continue;
    // "Never use `npm`, use `pnpm`": what follows the comma is allowed.
    const clause = sentence.slice(start.index).split(/[,;]| but | instead/)[0] ?? '';
    const kind = /^(?:run|use|execute|call|invoke)$/i.test(start[1] ?? '') ? 'run' : 'change';
    for (const [, forbidden = ''] of clause.matchAll(/[`"“]([^`"”\n]{2,80})[`"”]/g))
      rules.push({ rule: sentence.slice(0, 200), kind, forbidden: forbidden.trim() });
  }
  return rules;
}

/** Whether a call does what is forbidden: the forbidden command is run, or the forbidden file is written. */
export function isBroken({ kind, forbidden }: VisibleProhibition, tool: string, args: unknown): boolean {
  if (kind === 'change') return `/${toWrittenPath({ tool, args }) ?? ''}`.endsWith(`/${forbidden}`);
  if (tool === forbidden) return true;
  const command = toCommand({ tool, args });
  return command !== null && toShellCommands(command).some(({ text }) => `${text} `.startsWith(`${forbidden} `));
}
