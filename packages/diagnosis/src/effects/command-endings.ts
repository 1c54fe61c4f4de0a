import type { ToolResult } from '../execution.ts';
import type { Deed } from '../tools/deeds.ts';
import { isBlank } from '../tools/refusals.ts';
import type { SimpleCommand } from '../tools/shell-line.ts';
import { readBuildSummary, readLintSummary, readTestSummary, type Summary } from './check-summaries.ts';
import { findCommandSign } from './command-signs.ts';
import type { Ending } from './effect.ts';
import { isStillRunning, toExitCode, toPrintedBranch, toPrintedExit } from './exit-codes.ts';
import type { Verdict } from './structured-ending.ts';

/** A command of a line with what it does. */
export interface PlannedCommand {
  readonly command: SimpleCommand;
  readonly deed: Deed | 'nothing';
}

/** How each command of a line ended, from the one result that they share. */
export function readCommandEndings(planned: readonly PlannedCommand[], result: ToolResult): Verdict[] {
  const exit = toExitCode(result) ?? toExitOfOutcome(result);
  const commands = planned.map(({ command }) => command);
  const isRunning = exit === null && isStillRunning(result);
  const main = toDecisive(planned);
  let isBroken = false;
  return planned.map(({ command, deed }, index) => {
    if (isBroken && command.before === '&&') return give('not_attempted', 'a command before it failed', null);
    if (command.before !== '&&') isBroken = false;
    const verdict = isRunning
      ? readRunning(deed, result)
      : readOne({
          command,
          deed,
          index,
          commands,
          exit,
          result,
          isDecisive: index === main,
          isAlone: planned.length === 1,
        });
    if (verdict.ending === 'failed') isBroken = true;
    return verdict;
  });
}

const give = (ending: Ending, text: string, quote: string | null, counts: Verdict['counts'] = null): Verdict => ({
  ending,
  because: { text, quote },
  counts,
});

/** What is started and still runs has started; what was to be done in the end is not over. */
function readRunning(deed: Deed | 'nothing', result: ToolResult): Verdict {
  const quote =
    /[^\n]*\b(?:still running|running in background)\b[^\n]{0,60}/i.exec(result.text.slice(-400))?.[0].trim() ?? null;
  return deed === 'start' ? give('succeeded', 'it runs', quote) : give('unknown', 'it still runs', quote);
}

/** Recorders without exit codes say only whether it failed. */
function toExitOfOutcome({ outcome, outcomeFromText }: ToolResult): number | null {
  if (outcome === 'failed') return 1;
  return outcome === 'completed' && !outcomeFromText ? 0 : null;
}

/** The last command that does something: a failure of the line is most likely its own. */
function toDecisive(planned: readonly PlannedCommand[]): number {
  return planned.findLastIndex(({ deed, command }) => deed !== 'nothing' && !command.hidesExit);
}

interface Case {
  readonly command: SimpleCommand;
  readonly deed: Deed | 'nothing';
  readonly index: number;
  readonly commands: readonly SimpleCommand[];
  readonly exit: number | null;
  readonly result: ToolResult;
  readonly isDecisive: boolean;
  readonly isAlone: boolean;
}

function readOne(given: Case): Verdict {
  const { command, deed, index, commands, exit, result, isDecisive } = given;
  const { text } = result;
  if (deed === 'nothing') return give('succeeded', 'it does nothing by itself', null);
  const summary = toSummary(deed, text);
  if (summary) return readSummarised(summary, given);
  const printed = toPrintedExit(commands, index, text);
  if (printed !== null)
    return give(printed === 0 ? 'succeeded' : 'failed', `exit code ${printed} was printed`, String(printed));
  const branch = toPrintedBranch(commands, index, text);
  if (branch !== null) return give(branch, 'the branch that was printed says so', null);
  const sign = findCommandSign(command, deed, text);
  if (sign && (sign.ending !== 'succeeded' || exit === 0 || command.hidesExit)) return sign;
  if (command.before === '||') return give('unknown', 'it runs only if the command before it fails', null);
  if (exit === 0 && !command.hidesExit) return give('succeeded', 'exit code 0', null);
  if (exit !== null && exit !== 0 && !command.hidesExit) return readFailure(given, exit, isDecisive);
  if (exit === null && !command.hidesExit && result.outcome === 'completed') return readPlain(text);
  return give('unknown', command.hidesExit ? 'its exit code is hidden' : 'nothing says how it ended', null);
}

function toSummary(deed: Deed | 'nothing', text: string): Summary | null {
  if (deed === 'test') return readTestSummary(text) ?? readBuildSummary(text);
  if (deed === 'build') return readBuildSummary(text);
  return deed === 'lint' ? readLintSummary(text) : null;
}

/** A summary of failures is believed before an exit code of 0, a summary of success only when the exit code does not deny it. */
function readSummarised(
  { isFailed, counts, quote, runner }: Summary,
  { exit, command, isDecisive, isAlone }: Case,
): Verdict {
  if (isFailed) return give('failed', `${runner} counts failures`, quote, counts);
  const isDenied = exit !== null && exit !== 0 && !command.hidesExit && (isDecisive || isAlone);
  if (isDenied) return give('failed', `exit code ${exit}`, quote, counts);
  return give('succeeded', `${runner} counts no failure`, quote, counts);
}

/** Programs whose exit code 1 is an answer: no match, they differ, it is not there. */
const QUESTIONS = new Set(
  'grep egrep fgrep rg ag ack diff cmp test [ [[ which command type pgrep git-diff whereis'.split(' '),
);

function readFailure({ command, result, isDecisive, isAlone }: Case, exit: number, _: boolean): Verdict {
  const quote = toLastWords(result.text);
  if (exit === 1 && QUESTIONS.has(command.program))
    return give('succeeded', 'exit code 1 is its answer: no', null, { items: 0 });
  if ((exit === 124 || exit === 143) && command.wrappers.some((wrapper) => wrapper.endsWith('timeout')))
    return give('unknown', 'its own time limit ended it', quote);
  if (isDecisive || isAlone) return give('failed', `exit code ${exit}`, quote);
  return give('unknown', `the line ended with exit code ${exit}, at a command that is not known`, quote);
}

/** A recorder that says nothing but the output: an error at its end or beginning is one. */
function readPlain(text: string): Verdict {
  return isBlank(text)
    ? give('succeeded', 'it printed no error', null)
    : give('succeeded', 'the host reports no error', null);
}

/** The line that says what went wrong: the last that speaks of an error, else the last before the host's own words. */
export function toLastWords(text: string): string | null {
  const lines = text
    .slice(-1_500)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^\(?(?:Command|Process) exited with/.test(line));
  const line =
    lines.findLast((candidate) =>
      /error|fail|denied|cannot|not found|no such|fatal|refused|invalid|unable/i.test(candidate),
    ) ?? lines.at(-1);
  return line === undefined ? null : line.slice(0, 200);
}
