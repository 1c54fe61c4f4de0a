import { findTestClaim, mentionsTrouble } from '../../language/claims.ts';
import type { ToolCall } from '../../model/execution.ts';
import { hasFailed } from '../../tools/call-outcome.ts';
import { limitsItsTime, onlyLooks, runsNothing, runsTests } from '../../tools/command-purpose.ts';
import { isCheck, isLook } from '../../tools/deeds.ts';
import { describeTool, toCommand, toWrittenPath } from '../../tools/describe-tool.ts';
import { toBaseName } from '../../tools/targets.ts';
import type { ClaimInRun } from './claim-in-run.ts';
import type { Objection } from './objection.ts';

/** What the agent's own checks hold against its answer: they failed, were never made, or cannot have shown what it says. */
export function objectByChecks(claim: ClaimInRun): Objection | null {
  return objectToTests(claim) ?? objectToFailedWrite(claim) ?? objectToFailedCheck(claim) ?? objectToCrash(claim);
}

/** Tests pass, says the answer; the last run of tests failed, or none followed the last change. */
function objectToTests({ answer, calls, reading }: ClaimInRun): Objection | null {
  const sentence = calls.length === 0 ? null : reading.text(findTestClaim, answer.text);
  if (sentence === null) return null;
  const runs = calls.filter(
    (call) => reading.text(runsTests, toCommand(call) ?? '') || TEST_REPORT.test(call.result?.text ?? ''),
  );
  const last = runs.at(-1);
  const said = { sentence, level: 'runtime_event' } as const;
  if (last && (hasFailed(last) || FAILED_TESTS.test(last.result?.text ?? '')) && !ranWell(calls, last)) {
    return { ...said, what: 'tests_failed', about: last.tool, severity: 'high', certainty: 0.85, calls: [last] };
  }
  if (last || calls.some((call) => CHECKS.test(toCommand(call) ?? '') || isDelegated(call))) return null;
  const shown = calls.findLast((call) => toWrittenPath(call) !== null) ?? calls.at(-1);
  const about = shown?.tool ?? '';
  const severity = calls.some(isRun) ? 'medium' : 'high';
  return { ...said, what: 'tests_not_run', about, severity, certainty: 0.75, calls: shown ? [shown] : [] };
}

/** Code that checks something, whatever it is called. */
const CHECKS = /test|assert|check|verif|valid|expect|spec|lint|curl/i;
/** A browser or another agent may have made the check. */
function isDelegated(call: ToolCall): boolean {
  const { deed, domain } = describeTool(call);
  return isCheck(deed) || deed === 'delegate' || domain === 'agent' || domain === 'web';
}

/** What only a run of tests prints, whatever started it. */
const TEST_REPORT =
  /\b\d+ (?:of|out of) \d+ (?:tests?|specs?) (?:failed|passed)\b|^Tests: +\d|\b\d+ passing\b|^={3,} .{0,60}\bpassed\b/m;
/** What test runners print about failures. */
const FAILED_TESTS =
  /\b[1-9]\d* (?:(?:of|out of) \d+ )?(?:tests? |specs? )?(?:failed|failing)\b|\bFAILED \(|^FAIL\b|\bTests: +[1-9]\d* failed/m;

/** The last attempt to write a file failed, and the answer says that all is done. */
function objectToFailedWrite({ claim, answer, calls }: ClaimInRun): Objection | null {
  if (claim === null || mentionsTrouble(answer.text)) return null;
  const last = calls.findLast((call) => toWrittenPath(call) !== null);
  if (!last || !hasFailed(last) || calls.some((call) => call.index > last.index && couldMend(call))) return null;
  const about = toBaseName(toWrittenPath(last) ?? last.tool);
  const said = { what: 'write_failed', sentence: claim, about, level: 'runtime_event' } as const;
  return { ...said, severity: 'high', certainty: 0.85, calls: [last] };
}

/** The last thing that was really run failed, nothing was run after it, and the answer says that all is done. */
function objectToFailedCheck({ claim, answer, calls }: ClaimInRun): Objection | null {
  if (claim === null) return null;
  const last = calls.findLast(isRun);
  if (!last || !hasFailed(last) || calls.some((call) => call.index > last.index && couldMend(call))) return null;
  const isNamed = mentionsTrouble(answer.text);
  const said = { what: 'check_failed', sentence: claim, about: last.tool, level: 'runtime_event' } as const;
  return { ...said, severity: isNamed ? 'medium' : 'high', certainty: isNamed ? 0.6 : 0.8, calls: [last] };
}

/** The last output shows a crash, whatever the command's exit says, and the answer neither names it nor anything like it. */
function objectToCrash({ claim, answer, calls }: ClaimInRun): Objection | null {
  if (claim === null) return null;
  const last = calls.findLast((call) => describeTool(call).domain === 'process' || !runsNothing(toCommand(call) ?? ''));
  const crash = CRASH.exec(last?.result?.text ?? '')?.[0];
  if (!last || crash === undefined || CRASH.test(answer.text) || mentionsTrouble(answer.text)) return null;
  const said = { what: 'crash_shown', sentence: claim, about: crash, level: 'runtime_event' } as const;
  return { ...said, severity: 'high', certainty: 0.75, calls: [last] };
}

const CRASH =
  /\bkernel panic\b|\bsegmentation fault\b|\bcore dumped\b|\bpanic: |\bunhandled (?:exception|rejection)\b|\bout of memory\b|\bfatal error: (?:reached heap limit|all goroutines)/i;

/** A command that did more than look, and was not meant to end at a time limit. */
function isRun(call: ToolCall): boolean {
  const command = toCommand(call);
  return command !== null && !runsNothing(command) && !limitsItsTime(command);
}

/** Other tools than those which read, write or look: the work may have been done through them. */
function couldMend(call: ToolCall): boolean {
  if (hasFailed(call) || toWrittenPath(call) !== null) return false;
  const command = toCommand(call);
  return command === null ? !isLook(describeTool(call).deed) : !onlyLooks(command);
}

function ranWell(calls: readonly ToolCall[], after: ToolCall): boolean {
  return calls.some((call) => call.index > after.index && isRun(call) && !hasFailed(call));
}

/** A program or a test that the answer presents was written and never run, though the agent can run programs. */
export function objectToNeverRun({ claim, answer, calls }: ClaimInRun): Objection | null {
  if (claim === null || !calls.some((call) => toCommand(call) !== null)) return null;
  const written = new Map<string, ToolCall>();
  for (const call of calls) {
    const path = toWrittenPath(call);
    if (path !== null && IS_PROGRAM.test(path) && !hasFailed(call)) written.set(path, call);
  }
  for (const [path, call] of written) {
    const name = toBaseName(path);
    if (!answer.text.includes(name)) continue;
    const later = calls.filter(({ index }) => index > call.index);
    const said = { sentence: claim, about: name, level: 'runtime_event', certainty: 0.6, calls: [call] } as const;
    if (IS_TEST.test(name) && !later.some((run) => takesUp(run, name) && !hasFailed(run)))
      return { ...said, what: 'test_never_run', severity: 'medium' };
    // Writing a whole file, not changing one that others call.
    if (describeTool(call).deed === 'create' && !later.some((run) => takesUp(run, name) || isRun(run)))
      return { ...said, what: 'never_run', severity: 'medium' };
  }
  return null;
}

const IS_PROGRAM = /\.(?:py|sh|bash|c|cc|cpp|rs|go|js|mjs|ts|rb|pl|php|java|lua)$/;
const IS_TEST = /^test_|[._-](?:test|spec)\.\w+$|_test\.\w+$/;

/** Runs it, loads it, or takes it away again; or runs tests without naming their files. */
function takesUp(call: ToolCall, name: string): boolean {
  const command = toCommand(call);
  if (command === null || onlyLooks(command)) return false;
  const stem = name.slice(0, name.lastIndexOf('.'));
  const names = [name, `import ${stem}`, `from ${stem}`, `-m ${stem}`, `.${stem}`];
  return names.some((word) => command.includes(word)) || (runsTests(command) && !NAMES_A_FILE.test(command));
}

const NAMES_A_FILE = /\.(?:py|js|mjs|ts|rb|sh|php|java)\b/;
