import type { ToolCall, ToolResult } from '../model/execution.ts';
import { isStillRunning } from '../tools/call-outcome.ts';
import { isChange, isLook } from '../tools/deeds.ts';
import { findDenial, findFailureText, isBlank } from '../tools/refusals.ts';
import { type EffectObject, toFieldObject } from '../tools/targets.ts';
import { readCommandEndings, toLastWords } from './command-endings.ts';
import {
  type Ending,
  NO_ANSWER_ARRIVED,
  NOT_FINISHED,
  NOTHING_CHANGED,
  REPORTED_SUCCESS,
  STILL_RUNNING,
  type Verdict,
} from './effect.ts';
import { toExitCode } from './exit-codes.ts';
import type { Action, Plan } from './plan-effects.ts';
import { type Field, toResultFields } from './result-fields.ts';
import { PLAINLY_BAD } from './status-words.ts';
import { readStructuredEnding } from './structured-ending.ts';

/** How the actions of a call ended, and what their result gave. */
export interface Outcomes {
  readonly verdicts: readonly Verdict[];
  readonly yields: readonly EffectObject[];
}

/** Reads the endings of a plan off the result of its call. */
export function readOutcomes(plan: Plan, call: ToolCall): Outcomes {
  const { result } = call;
  if (!result) return same(plan, give('unknown', 'no result was recorded', null));
  const refused = readRefusal(result);
  if (refused) return same(plan, refused);
  if (plan.commands.length > 0) return { verdicts: readLine(plan, result), yields: [] };
  const [action] = plan.actions;
  if (!action) return { verdicts: [], yields: [] };
  if (plan.description.domain === 'code') return { verdicts: [readCode(result)], yields: [] };
  // What is in a file is not what the tool says about reading it.
  const isContent = action.kind === 'read' && result.outcome === 'completed' && !FAILED_READ.test(result.text);
  const fields = isContent ? null : toResultFields(result.text);
  return { verdicts: [readTool(action, fields, call, result)], yields: fields ? toYields(fields) : [] };
}

const FAILED_READ = /^\s*\{\s*"(?:status|error|ok|success)"\s*:/;

function same({ actions }: Plan, verdict: Verdict): Outcomes {
  return { verdicts: actions.map(() => verdict), yields: [] };
}

const give = (ending: Ending, text: string, quote: string | null): Verdict => ({
  ending,
  because: { text, quote },
  counts: null,
});

/** A call that was kept from being carried out. */
function readRefusal({ outcome, blockedBy, text, error }: ToolResult): Verdict | null {
  if (outcome === 'blocked' || blockedBy !== null)
    return give('not_attempted', 'the call was blocked', (error ?? text).split('\n', 1)[0]?.slice(0, 200) ?? null);
  if (outcome === 'completed') return null;
  const denial = findDenial(text);
  return denial === null ? null : give('not_attempted', 'the call was refused', denial.slice(0, 200));
}

function readLine(plan: Plan, result: ToolResult): Verdict[] {
  const all = readCommandEndings(plan.commands, result);
  return plan.actions.map(
    ({ command }) =>
      all[command] ?? give(result.outcome === 'failed' ? 'failed' : 'succeeded', 'it does nothing by itself', null),
  );
}

/** A program that was handed over: what it prints is its own business, an exception is not. */
function readCode(result: ToolResult): Verdict {
  const { text, outcome } = result;
  const exit = toExitCode(result);
  if (exit !== null)
    return give(exit === 0 ? 'succeeded' : 'failed', `exit code ${exit}`, exit === 0 ? null : toLastWords(text));
  if (outcome === 'failed') return give('failed', 'the host reports an error', toLastWords(text));
  if (isStillRunning(result)) return give('unknown', STILL_RUNNING, null);
  const trace = TRACE.exec(text);
  return trace
    ? give('failed', 'an exception ended it', toLastWords(text))
    : give('succeeded', 'the host reports no error', null);
}

const TRACE = /^Traceback \(most recent call last\)/m;

function readTool(action: Action, fields: readonly Field[] | null, call: ToolCall, result: ToolResult): Verdict {
  const { kind } = action;
  const { outcome, text } = result;
  if (outcome === 'cancelled') return give('failed', 'it was cancelled', toLastWords(text));
  const unanswered = outcome === 'failed' && isChange(kind) ? UNANSWERED.exec(text.slice(0, HEAD_CHARS)) : null;
  if (unanswered) return give('unknown', NO_ANSWER_ARRIVED, unanswered[0].slice(0, 200));
  if (outcome === 'failed')
    return give(
      'failed',
      'the host reports an error',
      (findFailureText(text) ?? toLastWords(text))?.slice(0, 200) ?? null,
    );
  if (outcome === 'running')
    return give(kind === 'start' || kind === 'delegate' ? 'succeeded' : 'unknown', STILL_RUNNING, toLastWords(text));
  if (fields !== null && fields.length > 0) {
    const verdict = readStructuredEnding(kind, action.means, fields, call.args);
    // Lines are prose as well: what they say in words counts where their members say nothing bad.
    return verdict.ending !== 'succeeded' || JSON_START.test(text)
      ? verdict
      : withWords(verdict, readText(action, text));
  }
  if (kind === 'wait' && isStillRunning(result)) return readProgress(text);
  return readText(action, text);
}

const JSON_START = /^\s*[[{]/;

const withWords = (verdict: Verdict, inWords: Verdict): Verdict =>
  inWords.ending === 'succeeded' && inWords.counts === null ? verdict : inWords;

/** A look at something that is still running: how far it is, where it says so. */
function readProgress(text: string): Verdict {
  const share = [...text.slice(-HEAD_CHARS).matchAll(PROGRESS)].at(-1);
  const isPart = share && toCount(share[1]) < toCount(share[2]);
  return isPart ? give('partial', STILL_RUNNING, share[0]) : give('succeeded', 'a result was given', null);
}

const PROGRESS = /\b(\d[\d,.]{0,12}) ?(?:\/|of|out of) ?(\d[\d,.]{0,12})\b/g;
const toCount = (digits: string | undefined): number => Number((digits ?? '').replace(/[.,]/g, ''));

/** A result in words. A file that was read may speak of errors; what a tool says about a change is about the change. */
function readText({ kind }: Action, text: string): Verdict {
  if (isBlank(text)) return give('succeeded', isLook(kind) ? 'nothing was found' : 'the host reports no error', null);
  if (kind !== 'read' && kind !== 'wait') {
    const failure = findFailureText(text);
    if (failure !== null) return give('failed', 'the result reports a failure', failure.slice(0, 200));
  }
  if (isLook(kind) && kind !== 'read') {
    const none = text.length <= HEAD_CHARS ? NONE_FOUND.exec(text) : null;
    if (none) {
      const because = { text: 'nothing was found', quote: none[0].trim() };
      return { ending: NOT_LOOKED.test(text) ? 'failed' : 'succeeded', because, counts: { items: 0 } };
    }
  }
  if (!isChange(kind) && kind !== 'other') return give('succeeded', 'a result was given', null);
  const head = text.slice(0, HEAD_CHARS);
  const nothing = kind === 'other' ? null : NOTHING.exec(head);
  if (nothing) return give('failed', NOTHING_CHANGED, nothing[0]);
  const share = kind === 'other' ? null : SHARE.exec(head);
  if (share && Number(share[1]) < Number(share[2]))
    return give('partial', 'the result reports partial completion', share[0]);
  const rows = readRows(text);
  if (rows) return rows;
  const undone = DENIES.test(head) ? UNDONE.exec(head) : null;
  if (undone) return give('failed', 'the result reports a failure', undone[0].trim());
  if (kind === 'other') return give('succeeded', 'a result was given', null);
  const waits = WAITS.exec(head);
  if (waits && kind !== 'schedule' && kind !== 'delegate' && !SENT_AT.test(head))
    return give('unknown', NOT_FINISHED, waits[0]);
  return give('succeeded', REPORTED_SUCCESS, text.trim().split('\n', 1)[0]?.slice(0, 200) ?? null);
}

/** One line for each of several things, each with its state: those that failed make it a part. */
function readRows(text: string): Verdict | null {
  const lines = text.slice(0, ROWS_CHARS).trim().split('\n');
  if (lines.length < 2) return null;
  let failed = 0;
  let good = 0;
  let first: string | null = null;
  for (const line of lines) {
    const words = line.split(ROW_CELLS).flatMap((cell) => [cell, cell.split(' ', 1)[0] ?? '']);
    const states = words.map((word) => word.trim().toLowerCase().replaceAll(' ', '_'));
    if (states.some((state) => PLAINLY_BAD.has(state))) {
      failed += 1;
      first ??= line.trim().slice(0, 160);
    } else if (words.length > 2) good += 1;
  }
  if (failed === 0 || failed + good < 2) return null;
  const because = { text: 'some of it failed', quote: first };
  return { ending: good > 0 ? 'partial' : 'failed', because, counts: { failed, total: failed + good } };
}

const ROWS_CHARS = 8_000;
const ROW_CELLS = /\s{2,}|\t|\||: | -> | → | – | - |[(),;]/;

/** "The form was not submitted": the deed itself, denied by the tool that was to do it. */
const UNDONE =
  /[^\n]{0,60}\bnot (?:been |yet |yet been )?(?:submitted|sent|saved|posted|published|delivered|created|booked|ordered|paid|placed|applied|updated|deleted|deployed|installed|scheduled|completed|executed|accepted|uploaded|merged|pushed)\b[^\n]{0,60}/i;

/** What comes before the word is quoted, which makes the pattern slow where the word is absent. */
const DENIES = /\bnot /i;

/** The other side did not answer in time, which does not mean that it did nothing. */
const UNANSWERED =
  /[^\n"]{0,80}\b(?:timed out|timeout after|upstream timeout|request timeout|read timeout|gateway time-?out|connection (?:reset|closed) (?:by peer|before)|socket hang up|ECONNRESET|ETIMEDOUT|no response body)\b[^\n"]{0,80}/i;
const HEAD_CHARS = 600;
/** Also the tags that databases give: `UPDATE 0`. */
const NOTHING =
  /^(?:UPDATE|DELETE|MERGE|INSERT 0) 0\s*$|\b(?:no changes? (?:were |was )?(?:made|needed|applied)|nothing (?:to (?:do|change|commit)|was changed|changed)|0 (?:rows|records|items|files|replacements|occurrences|matches)(?: (?:were )?(?:affected|updated|deleted|changed|replaced|modified))?|no (?:matching )?(?:rows|records|occurrences|match(?:es)?)\b[^\n]{0,20}(?:found|updated|deleted|replaced))\b/im;
const SHARE = /\b(\d{1,7}) (?:of|out of|\/) (\d{1,7})\b/;
const WAITS =
  /\b(?:queued|pending|in progress|awaiting (?:approval|confirmation)|saved as (?:a )?draft|draft (?:created|saved)|dry[- ]run|will be (?:sent|processed) (?:when|once|later|at))\b/i;

/** When it went out. */
const SENT_AT = /^\s*(?:sent|delivered|gesendet|envoyée?|enviado|inviato|verzonden)(?: at| am)?\s?:\s*\S/im;

/** A look that says itself that there is nothing: "0 memories found", "matches: 0", "no results". */
const NONE_FOUND =
  /^\W{0,3}(?:0 \p{L}+(?: \p{L}+)?(?: found)?|(?:\p{L}+ ){0,2}(?:matches|results?|hits|found|count|total|entries|rows|records|items)\s?[:=]\s?0|no (?:\p{L}+ ){0,2}(?:found|results?|matches|hits|entries|records|match(?:es)?)|nothing found|none found|keine (?:\p{L}+ )?(?:gefunden|treffer|ergebnisse|einträge)|(?:aucun|ningún|ninguna|nenhum|nenhuma|nessun|nessuna|geen|brak) (?:\p{L}+ ?){1,3}|ничего не найдено|sonuç bulunamadı|未找到[^\n]{0,20}|没有(?:结果|记录)|該当なし|見つかりません[^\n]{0,10}|결과 ?없음)[^\p{L}\n]{0,20}$/imu;
const NOT_LOOKED = /\b(?:offline|unavailable|unauthori[sz]ed|timed? ?out|not searched|could not|failed|disabled)\b/i;

const MOST_YIELDS = 20;

/** "tr_508": an id by its form, whatever its member is called. */
const ID_FORM = /^[A-Za-z]{1,8}[_-](?=[\w-]{0,40}\d)[\w-]{2,40}$/;

function toYields(fields: readonly Field[]): EffectObject[] {
  const objects: EffectObject[] = [];
  for (const { name, value } of fields) {
    if (objects.length >= MOST_YIELDS) break;
    const object = toFieldObject(name, value);
    if (object && object.kind !== 'number') objects.push(object);
    else if (typeof value === 'string' && ID_FORM.test(value)) objects.push({ kind: 'id', text: value, role: name });
  }
  return objects;
}
