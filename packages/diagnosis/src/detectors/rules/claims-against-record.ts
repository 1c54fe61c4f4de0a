import type { ToolCall } from '../../execution.ts';
import type { EvidenceLevel, Severity } from '../../failure-types.ts';
import { findActions, findForeignIds, findPretendedOutput } from '../../text/actions.ts';
import { findAdmission } from '../../text/admissions.ts';
import { hasFailed, leftRunning, toBaseName, toCommand, toWrittenPath } from '../../text/call-kinds.ts';
import { findTestClaim, mentionsTrouble } from '../../text/claims.ts';
import { limitsItsTime, onlyLooks, runsNothing, runsTests } from '../../text/commands.ts';
import { findOpenPlan } from '../../text/plans.ts';
import type { ClaimInRun } from './claim-in-run.ts';

export type Contradiction =
  | 'no_call'
  | 'no_such_call'
  | 'action_failed'
  | 'unknown_id'
  | 'tests_failed'
  | 'tests_not_run'
  | 'check_failed'
  | 'write_failed'
  | 'never_run'
  | 'test_never_run'
  | 'plan_open'
  | 'stand_in'
  | 'unchecked'
  | 'ends_with_agent';

/** What the record holds against an answer. */
export interface Objection {
  readonly what: Contradiction;
  readonly sentence: string;
  /** The tool, file, verb or identifier that it is about. */
  readonly about: string;
  readonly severity: Severity;
  readonly certainty: number;
  readonly level: EvidenceLevel;
  /** Calls that show it. */
  readonly calls: readonly ToolCall[];
}

/** The gravest objection to an answer, or null. The order is that of certainty: what the record contradicts, then what it lacks. */
export function findObjection(claim: ClaimInRun, about: { readonly isOver: boolean }): Objection | null {
  return (
    objectToNoCall(claim) ??
    objectToActions(claim) ??
    objectToTests(claim) ??
    objectToFailedWrite(claim) ??
    objectToFailedCheck(claim) ??
    objectToUnknownId(claim) ??
    objectToOpenPlan(claim) ??
    objectToAdmission(claim) ??
    objectToNeverRun(claim) ??
    (about.isOver ? objectToLeftRunning(claim) : null)
  );
}

/** Something was done to the world, says the answer, and no tool was ever called. */
function objectToNoCall({ answer, calls, earlier }: ClaimInRun): Objection | null {
  if (calls.length > 0 || earlier.length > 0) return null;
  const [action] = findActions(answer.text);
  const sentence = action?.sentence ?? findPretendedOutput(answer.text);
  if (!sentence) return null;
  const [id] = findForeignIds(answer.text);
  const said = { what: 'no_call', sentence, about: id ?? action?.verb ?? 'ran', level: 'runtime_event' } as const;
  return { ...said, severity: 'critical', certainty: id || action ? 0.95 : 0.85, calls: [] };
}

/** A program or a subagent can do anything: where one ran, nothing says that the action was not done. */
function objectToActions({ answer, calls, earlier }: ClaimInRun): Objection | null {
  const all = [...earlier, ...calls];
  if (all.length === 0 || all.some((call) => isAllPurpose(call) && !hasFailed(call))) return null;
  for (const { verb, sentence, means } of findActions(answer.text)) {
    const attempts = all.filter((call) => means.test(call.tool.toLowerCase()) || means.test(call.key.toLowerCase()));
    const said = { sentence, about: verb, severity: 'high', level: 'runtime_event' } as const;
    if (attempts.length === 0) return { ...said, what: 'no_such_call', certainty: 0.8, calls: calls.slice(-1) };
    if (attempts.every(hasFailed)) return { ...said, what: 'action_failed', certainty: 0.9, calls: attempts.slice(-3) };
  }
  return null;
}

const ALL_PURPOSE = /browser|computer|subagent|sessions_|task|agent|http|request|api|mcp|invoke|call|delegate|gateway/i;

function isAllPurpose(call: ToolCall): boolean {
  const command = toCommand(call);
  return command === null ? ALL_PURPOSE.test(call.tool) : !onlyLooks(command);
}

/** Tests pass, says the answer; the last run of tests failed, or none followed the last change. */
function objectToTests({ answer, calls }: ClaimInRun): Objection | null {
  const sentence = findTestClaim(answer.text);
  if (sentence === null || calls.length === 0) return null;
  const runs = calls.filter((call) => runsTests(toCommand(call) ?? ''));
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
const isDelegated = ({ tool }: ToolCall): boolean =>
  /test|browser|subagent|sessions_|task|agent|build|check/i.test(tool);

/** What test runners print about failures. */
const FAILED_TESTS = /\b[1-9]\d* (?:failed|failing)\b|\bFAILED \(|^FAIL\b|\bTests: +[1-9]\d* failed/m;

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

/** A command that did more than look, and was not meant to end at a time limit. */
function isRun(call: ToolCall): boolean {
  const command = toCommand(call);
  return command !== null && !runsNothing(command) && !limitsItsTime(command);
}

/** Other tools than those which read, write or look: the work may have been done through them. */
function couldMend(call: ToolCall): boolean {
  if (hasFailed(call) || toWrittenPath(call) !== null) return false;
  const command = toCommand(call);
  return command === null ? !READS.test(call.tool) : !onlyLooks(command);
}

const READS = /read|get|list|search|glob|grep|find|ls|view|output|status|open|fetch|kill/i;

function ranWell(calls: readonly ToolCall[], after: ToolCall): boolean {
  return calls.some((call) => call.index > after.index && isRun(call) && !hasFailed(call));
}

/** An identifier that only another system could have given, and that no result holds. */
function objectToUnknownId({ answer, calls, earlier, asked }: ClaimInRun): Objection | null {
  if (calls.length === 0 || findActions(answer.text).length === 0) return null;
  const all = [...earlier, ...calls];
  for (const id of findForeignIds(answer.text)) {
    if (id.length < LEAST_ID_CHARS || asked.includes(id)) continue;
    const isKnown = all.some(({ key, args, result }) => {
      if (result === null || result.chars > result.text.length) return true;
      return key.includes(id) || result.text.includes(id) || JSON.stringify(args).includes(id);
    });
    if (isKnown) continue;
    const said = { what: 'unknown_id', sentence: id, about: id, level: 'runtime_event' } as const;
    return { ...said, severity: 'high', certainty: 0.75, calls: calls.slice(-1) };
  }
  return null;
}

/** Shorter ones are counted or chosen by people. */
const LEAST_ID_CHARS = 6;

/** All is done, says the answer; steps of the agent's own plan are still open. */
function objectToOpenPlan({ claim, run }: ClaimInRun): Objection | null {
  const plan = claim === null ? null : findOpenPlan(run);
  if (claim === null || plan === null) return null;
  const said = { what: 'plan_open', sentence: claim, about: plan.open[0] ?? '', level: 'runtime_event' } as const;
  return { ...said, severity: 'medium', certainty: 0.8, calls: [plan.call] };
}

/** All is done, and further down: with invented values, in a simplified form, never tried. */
function objectToAdmission({ claim, answer, calls, asked }: ClaimInRun): Objection | null {
  if (claim === null || calls.length === 0) return null;
  const admission = findAdmission(answer.text, asked);
  if (admission === null) return null;
  const said = { sentence: admission.sentence, about: claim, level: 'final_response', calls: [] } as const;
  if (admission.kind === 'unchecked') return { ...said, what: 'unchecked', severity: 'low', certainty: 0.7 };
  return { ...said, what: 'stand_in', severity: 'medium', certainty: 0.7 };
}

/** A program or a test that the answer presents was written and never run, though the agent can run programs. */
function objectToNeverRun({ claim, answer, calls }: ClaimInRun): Objection | null {
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
    if (IS_WHOLE.test(call.tool) && !later.some((run) => takesUp(run, name) || isRun(run)))
      return { ...said, what: 'never_run', severity: 'medium' };
  }
  return null;
}

const IS_PROGRAM = /\.(?:py|sh|bash|c|cc|cpp|rs|go|js|mjs|ts|rb|pl|php|java|lua)$/;
const IS_TEST = /^test_|[._-](?:test|spec)\.\w+$|_test\.\w+$/;
/** Writing a whole file, not changing one that others call. */
const IS_WHOLE = /write|create/i;

/** Runs it, loads it, or takes it away again; or runs tests without naming their files. */
function takesUp(call: ToolCall, name: string): boolean {
  const command = toCommand(call);
  if (command === null || onlyLooks(command)) return false;
  const stem = name.slice(0, name.lastIndexOf('.'));
  const names = [name, `import ${stem}`, `from ${stem}`, `-m ${stem}`, `.${stem}`];
  return names.some((word) => command.includes(word)) || (runsTests(command) && !NAMES_A_FILE.test(command));
}

const NAMES_A_FILE = /\.(?:py|js|mjs|ts|rb|sh|php|java)\b/;

/** It is running, says the answer; but it runs as a child of the agent, and the agent is gone. */
function objectToLeftRunning({ answer, calls }: ClaimInRun): Objection | null {
  const sentence = /[^.!?\n]{0,80}\b(?:is|are) (?:now |currently |up and )?running\b[^.!?\n]{0,60}/i.exec(
    answer.text,
  )?.[0];
  const started = calls.findLast((call) => toCommand(call) !== null && leftRunning(call));
  if (sentence === undefined || !started) return null;
  if (
    calls.some((call) => call.index > started.index && /\bp?kill\b|KillShell/i.test(`${call.tool} ${toCommand(call)}`))
  )
    return null;
  const said = {
    what: 'ends_with_agent',
    sentence: sentence.trim(),
    about: started.tool,
    level: 'runtime_event',
  } as const;
  return { ...said, severity: 'medium', certainty: 0.6, calls: [started] };
}
