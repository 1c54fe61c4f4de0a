import type { Effect } from '../../effects/effect.ts';
import { readTestSummary } from '../../effects/summaries/check-summaries.ts';
import type { ToolCall } from '../../model/execution.ts';
import type { Reading } from '../../model/reading.ts';
import { isLook } from '../../tools/deeds.ts';
import { toCommand } from '../../tools/describe-tool.ts';
import { toBaseName } from '../past.ts';
import { isTestPath } from './file-signs.ts';
import { createReportedRules } from './strictness/strictness-signs.ts';
import { isOnlySuppressing } from './strictness/suppressions.ts';
import type { TextChange } from './text-changes.ts';

/** What is known of a conversation before a call. */
export interface CheckHistory {
  /** Checks that failed so far, newest last; also commits and pushes that a hook may have stopped. */
  readonly failed: Effect[];
  readonly toRules: ReturnType<typeof createReportedRules>;
  /** Something other than tests and settings was changed. */
  changedSources: boolean;
  /** Calls that a rule turned down. */
  readonly refused: ToolCall[];
  /** Files that the agent wrote whole and had not seen before. */
  readonly made: Set<string>;
  /** The names of all files that calls were about. */
  readonly known: Set<string>;
  /** The text of files that were read, by their base name. */
  readonly seen: Map<string, string>;
  /** The call that ran a program last. */
  readonly lastRun: Map<string, ToolCall>;
}

export function createCheckHistory(): CheckHistory {
  return {
    failed: [],
    toRules: createReportedRules(),
    refused: [],
    changedSources: false,
    made: new Set(),
    known: new Set(),
    seen: new Map(),
    lastRun: new Map(),
  };
}

const CHECKS: ReadonlySet<string> = new Set([
  'test',
  'build',
  'lint',
  'check',
  'commit',
  'push',
  'run',
  'deploy',
  'publish',
]);
const MOST_FAILED = 30;
const MOST_SEEN = 200;

export function noteEffect(effect: Effect, { failed, known, seen, lastRun }: CheckHistory, reading: Reading): void {
  for (const { kind, text } of effect.objects) if (kind === 'path') known.add(toBaseName(text));
  const path = effect.objects.find(({ kind }) => kind === 'path');
  const text = effect.call.result?.text;
  if (effect.kind === 'read' && effect.ending === 'succeeded' && path && text !== undefined && seen.size < MOST_SEEN)
    seen.set(toBaseName(path.text), text);
  if (isLook(effect.kind) && text !== undefined && showsFailedCheck(effect.call.tool, text, reading))
    note(failed, effect);
  const isCommand = toCommand(effect.call) !== null;
  // A script says by its end whether what it does worked, whatever it is called.
  if (!CHECKS.has(effect.kind) && !(isCommand && effect.ending === 'failed' && !isLook(effect.kind))) return;
  lastRun.set(effect.means, effect.call);
  if (effect.ending !== 'failed' && effect.ending !== 'partial') return;
  note(failed, effect);
}

function note(failed: Effect[], effect: Effect): void {
  if (failed.length >= MOST_FAILED) failed.shift();
  failed.push(isLook(effect.kind) ? { ...effect, kind: 'check', ending: 'failed' } : effect);
}

/** The log of a job, the state of a pipeline, a page of states: a check that others ran and that failed. */
function showsFailedCheck(tool: string, text: string, reading: Reading): boolean {
  const head = text.slice(0, MOST_CHARS);
  return reading.text(showsFailedTests, head) || (ABOUT_CHECKS.test(tool) && FAILS.test(head) && RED.test(head));
}

const showsFailedTests = (head: string): boolean => FAILS.test(head) && readTestSummary(head)?.isFailed === true;

const MOST_CHARS = 20_000;
const FAILS = /fail|error|red\b|degraded|unhealthy|exceed|breach|critical|[<>]/i;
const ABOUT_CHECKS =
  /check|status|pipeline|workflow|action|build|job|\bci\b|_ci|test|coverage|lint|gate|health|monitor|probe|validat|audit|scan|quality/i;
const RED =
  /\b(?:failed|failure|failing|degraded|unhealthy|critical|breached|errored)\b|exit (?:code|status) [1-9]|\b[45]\d\d\b[^\n]{0,40}[<>]/i;

export function noteChanges(changes: readonly TextChange[], state: CheckHistory): void {
  for (const change of changes) {
    const { path, form } = change;
    if (form === 'whole' && !state.known.has(toBaseName(path))) state.made.add(path);
    else if (
      form !== 'deleted' &&
      isSource(path) &&
      !isTestPath(path) &&
      !state.made.has(path) &&
      !isOnlySuppressing(change)
    )
      state.changedSources = true;
  }
}

export const isSource = (path: string): boolean => SOURCE.test(path);
const SOURCE =
  /\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kt|kts|scala|cs|fs|php|swift|c|cc|cpp|cxx|h|hpp|m|mm|vue|svelte|ex|exs|erl|hs|ml|clj|dart|lua|pl|sql|css|scss|html|sh)$/i;
