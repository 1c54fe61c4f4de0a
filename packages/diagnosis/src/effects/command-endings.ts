import type { ToolResult } from '../model/execution.ts';
import { isStillRunning } from '../tools/call-outcome.ts';
import { isProbing } from '../tools/call-target.ts';
import type { SimpleCommand } from '../tools/commands/shell-line.ts';
import { type Deed, isLook } from '../tools/deeds.ts';
import { findCommandSign, findOwnError } from './command-signs.ts';
import { ENDED_OUTSIDE, type Ending, STILL_RUNNING, type Verdict } from './effect.ts';
import { toExitCode, toPrintedBranch, toPrintedExit, toSessionId } from './exit-codes.ts';
import { readBuildSummary, readLintSummary, readTestSummary } from './summaries/check-summaries.ts';
import type { Summary } from './summaries/summary.ts';

/** A command of a line with what it does. */
export interface PlannedCommand {
  readonly command: SimpleCommand;
  readonly deed: Deed | 'nothing';
}

/** How each command of a line ended, from the one result that they share. */
export function readCommandEndings(planned: readonly PlannedCommand[], result: ToolResult): Verdict[] {
  const shown = toExitCode(result);
  // Where the host says that the command goes on, a code of 0 is that of its start.
  const isStart = shown === null || (shown === 0 && toSessionId(result.text) !== null);
  if (isStart && isStillRunning(result)) return planned.map(({ deed }) => readRunning(deed, result));
  const exit = shown ?? toExitOfOutcome(result);
  const line: Line = { commands: planned.map(({ command }) => command), decisive: toDecisive(planned), exit, result };
  // What a command printed shows that it ran, so that everything before it in its chain succeeded.
  const own = planned.map(({ deed }, index) => readOwn(line, deed, index));
  const verdicts: Verdict[] = [];
  let isBroken = false;
  for (const [index, { command, deed }] of planned.entries()) {
    if (command.before !== '&&') isBroken = false;
    const verdict = isBroken
      ? give('not_attempted', 'a command before it failed', null)
      : (own[index] ??
        (isFollowed(line.commands, own, index)
          ? give('succeeded', 'the command after it ran', null)
          : readExit(line, deed, index)));
    if (verdict.ending === 'failed') isBroken = true;
    verdicts.push(verdict);
  }
  return withFailure(verdicts, planned, line);
}

/** A line that failed without a command whose exit code it shows (`for …; done; exit 1`): the last one that does something did not get there. */
function withFailure(verdicts: readonly Verdict[], planned: readonly PlannedCommand[], line: Line): Verdict[] {
  const { exit, decisive, result } = line;
  const last = planned.findLastIndex(
    ({ deed, command }) => deed !== 'nothing' && deed !== 'wait' && command.before !== '||',
  );
  if (exit === null || exit === 0 || decisive >= 0 || last < 0 || verdicts.some(({ ending }) => ending !== 'succeeded'))
    return [...verdicts];
  return verdicts.with(last, give('failed', `exit code ${exit}`, toLastWords(result.text)));
}

/** A line of commands with the one result that they share. */
interface Line {
  readonly commands: readonly SimpleCommand[];
  /** The last command whose exit code is shown. */
  readonly decisive: number;
  readonly exit: number | null;
  readonly result: ToolResult;
}

const give = (ending: Ending, text: string, quote: string | null, counts: Verdict['counts'] = null): Verdict => ({
  ending,
  because: { text, quote },
  counts,
});

/** What is started and still runs has started; what was to be done in the end is not over. */
function readRunning(deed: Deed | 'nothing', { text }: ToolResult): Verdict {
  const quote =
    /[^\n]{0,100}\b(?:still running|running in background)\b[^\n]{0,60}/i.exec(text.slice(-400))?.[0].trim() ?? null;
  return deed === 'start' ? give('succeeded', 'it is running', quote) : give('unknown', STILL_RUNNING, quote);
}

/** Recorders without exit codes say only whether it failed. */
function toExitOfOutcome({ outcome, outcomeFromText }: ToolResult): number | null {
  if (outcome === 'failed') return 1;
  return outcome === 'completed' && !outcomeFromText ? 0 : null;
}

function toDecisive(planned: readonly PlannedCommand[]): number {
  return planned.findLastIndex(({ deed, command }) => deed !== 'nothing' && !command.hidesExit);
}

/** Whether a later command of the same chain shows that it ran. */
function isFollowed(commands: readonly SimpleCommand[], own: readonly (Verdict | null)[], index: number): boolean {
  for (let next = index + 1; commands[next]?.before === '&&'; next += 1) if (own[next]) return true;
  return false;
}

/** What the output says about this command itself. */
function readOwn(line: Line, deed: Deed | 'nothing', index: number): Verdict | null {
  const { commands, exit, result } = line;
  const command = commands[index];
  if (deed === 'nothing' || !command) return null;
  const { text } = result;
  const summary = toSummary(deed, text);
  if (summary) return readSummarised(summary, line, index);
  const printed = toPrintedExit(commands, index, text);
  if (printed !== null)
    return (
      toAnswer(command, printed) ??
      give(printed === 0 ? 'succeeded' : 'failed', `exit code ${printed} was printed`, String(printed))
    );
  const branch = toPrintedBranch(commands, index, text);
  if (branch !== null)
    return (branch === 'failed' ? toAnswer(command, 1) : null) ?? give(branch, 'the printed branch shows it', null);
  const isClean = exit === 0 && !command.hidesExit;
  const complaint = exit !== 0 && commands.length > 1 ? findOwnError(command, text) : null;
  if (complaint) return complaint;
  const sign = findCommandSign(command, deed, text, isClean);
  return sign && (sign.ending !== 'succeeded' || exit === 0 || command.hidesExit) ? sign : null;
}

function toSummary(deed: Deed, text: string): Summary | null {
  if (deed === 'test') return readTestSummary(text) ?? readBuildSummary(text);
  if (deed === 'build') return readBuildSummary(text);
  return deed === 'lint' ? readLintSummary(text) : null;
}

/** A summary of failures is believed before an exit code of 0, a summary of success only when the exit code does not deny it. */
function readSummarised(
  { isFailed, counts, quote }: Summary,
  { exit, commands, decisive }: Line,
  index: number,
): Verdict {
  if (isFailed) return give('failed', 'its summary counts failures', quote, counts);
  const isDenied = exit !== null && exit !== 0 && index === decisive && !commands[index]?.hidesExit;
  if (isDenied) return give('failed', `exit code ${exit}`, quote, counts);
  return give('succeeded', 'its summary counts no failure', quote, counts);
}

/** What the exit code says, and silence where it is hidden. */
function readExit({ commands, exit, result, decisive }: Line, deed: Deed | 'nothing', index: number): Verdict {
  const command = commands[index];
  if (deed === 'nothing' || !command) return give('succeeded', 'it does nothing by itself', null);
  if (command.before === '||') return give('unknown', 'it runs only if the command before it fails', null);
  if (command.hidesExit) return readHidden(command, deed, result.text);
  if (exit === null) return give('succeeded', 'the host reports no error', null);
  if (exit === 0) return give('succeeded', 'exit code 0', null);
  const answer = toAnswer(command, exit);
  if (answer) return answer;
  const quote = toLastWords(result.text);
  if ((exit === 124 || exit === 143) && command.wrappers.some((wrapper) => wrapper.endsWith('timeout')))
    return give('unknown', 'its own time limit ended it', quote);
  if (index === decisive) return give('failed', `exit code ${exit}`, quote);
  if (QUIET.has(command.program) || isLook(deed)) return give('succeeded', 'it printed no complaint', null);
  return give('unknown', `exit code ${exit} of this or of a later command`, quote);
}

const COMPARES = new Set(['diff', 'cmp', 'colordiff']);

function toAnswer({ program, args }: SimpleCommand, exit: number): Verdict | null {
  const asks =
    isProbing(program) ||
    (program === 'git' && (args.includes('grep') || args.includes('diff'))) ||
    // It lists what is behind, and calls that a failure.
    (/^(?:npm|pnpm|yarn)$/.test(program) && args.includes('outdated'));
  // Asked only whether two trees are equal, "no" is bad news.
  if (exit === 1 && COMPARES.has(program) && args.some((arg) => /^-\w*[qr]|^--(?:brief|recursive)/.test(arg)))
    return give('failed', 'they differ', null);
  return exit === 1 && asks ? give('succeeded', 'exit code 1 is its answer: no', null, { items: 0 }) : null;
}

/** Programs that say nothing when they succeed and complain when they do not. */
const QUIET = new Set(
  'rm mv cp mkdir rmdir touch ln chmod chown kill sed truncate tee tar unzip dd install git'.split(' '),
);

/** What a shell prints about a program that a signal ended. */
const STOPPED = /^(?:Aborted|Killed|Segmentation fault)(?: \(core dumped\))?\s*$/m;
const STOPPED_CHARS = 300;

/** Its exit code is not shown: its output decides, or the fact that it printed no complaint. */
function readHidden(command: SimpleCommand, deed: Deed, text: string): Verdict {
  const error = findOwnError(command, text);
  if (error) return error;
  const stopped = STOPPED.exec(text.slice(-STOPPED_CHARS));
  if (stopped) return give('unknown', ENDED_OUTSIDE, stopped[0].trim());
  const isMute = command.redirections.some(({ mark, target }) => mark.startsWith('2>') && target === '/dev/null');
  const writes = command.redirections.some(({ mark, target }) => /^&?>/.test(mark) && target !== '/dev/null');
  const complains = QUIET.has(command.program) || isLook(deed) || (writes && deed === 'create');
  if (complains && !isMute && command.after !== '&') return give('succeeded', 'it printed no complaint', null);
  return give('unknown', 'its exit code is hidden', null);
}

/** The line that says what went wrong: the last that speaks of an error, else the last before the host's own words. */
export function toLastWords(text: string): string | null {
  const lines = text
    .slice(-LAST_CHARS)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^\(?(?:(?:Command|Process) exited with|Command not found$)/.test(line));
  const line = lines.findLast((candidate) => TROUBLE.test(candidate)) ?? lines.at(-1);
  return line === undefined ? null : line.slice(0, 200);
}

const LAST_CHARS = 1_500;
const TROUBLE = /\berror|\bfail|denied|cannot|not found|no such|fatal|refused|invalid|unable/i;
