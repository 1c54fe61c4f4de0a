import type { Deed } from '../tools/deeds.ts';
import { isLook } from '../tools/deeds.ts';
import { toWords } from '../tools/to-tool-name-parts.ts';
import { toArguments } from '../tools/tool-arguments.ts';
import type { Counts, Ending, Reason } from './effect.ts';
import { type Field, toQuote } from './result-fields.ts';
import {
  ALL_COUNTS,
  BAD,
  DEED_FLAGS,
  DONE_COUNTS,
  ENDED,
  ERROR_NAMES,
  FAILED_COUNTS,
  GENERAL_FLAGS,
  GOOD,
  PART_COUNTS,
  PARTIAL,
  PENDING,
  STATUS_NAME,
} from './status-words.ts';

/** How a call ended, and what says so. */
export interface Verdict {
  readonly ending: Ending;
  readonly because: Reason;
  readonly counts: Counts | null;
}

/** What the members of a structured result say, sorted by what it means. */
interface Signs {
  bad: Field | null;
  pending: Field | null;
  partial: Field | null;
  good: Field | null;
  failedCount: number;
  failedField: Field | null;
  doneCount: number | null;
  doneField: Field | null;
  total: number | null;
  warnings: number;
}

/** Reads how a call ended off the members of its result. */
export function readStructuredEnding(deed: Deed, verb: string, fields: readonly Field[], args: unknown): Verdict {
  if (isLook(deed)) return readLook(fields);
  const signs = toSigns(deed, verb, fields);
  readEchoes(signs, verb, fields, args);
  return toVerdict(deed, signs);
}

function toVerdict(deed: Deed, signs: Signs): Verdict {
  const { failedCount, doneCount, total, bad, pending, partial } = signs;
  const counts = toCounts(deed, signs);
  const give = (ending: Ending, text: string, field: Field | null): Verdict => ({
    ending,
    because: { text, quote: field ? toQuote(field) : null },
    counts,
  });
  const some = (doneCount ?? 0) > 0;
  if (failedCount > 0 && (some || (signs.good !== null && bad === null)))
    return give('partial', 'some of it failed', signs.failedField);
  if (failedCount > 0) return give('failed', 'all of it failed', signs.failedField);
  if (bad && some) return give('partial', 'some of it failed', bad);
  if (bad && !pending) return give('failed', 'the result says so', bad);
  if (partial) return give('partial', 'the result says that not all was done', partial);
  if (pending) return give('unknown', 'it is not over', pending);
  if (total !== null && doneCount !== null && doneCount < total)
    return give('partial', `${doneCount} of ${total}`, signs.doneField);
  if (doneCount === 0) return give('failed', 'nothing was changed', signs.doneField);
  return give(
    'succeeded',
    signs.good || signs.doneField
      ? 'the result says so'
      : `the ${deed === 'other' ? 'call' : deed.replace('_', ' ')} gave a result`,
    signs.good ?? signs.doneField,
  );
}

function toCounts(deed: Deed, { failedCount, doneCount, total, warnings, failedField }: Signs): Counts | null {
  const counts: { -readonly [Name in keyof Counts]: Counts[Name] } = {};
  if (failedField) counts.failed = failedCount;
  if (doneCount !== null) counts.items = doneCount;
  if (total !== null && (doneCount !== null || failedField || deed === 'send')) counts.total = total;
  if (warnings > 0) counts.warnings = warnings;
  return Object.keys(counts).length === 0 ? null : counts;
}

function toSigns(deed: Deed, verb: string, fields: readonly Field[]): Signs {
  const signs: Signs = {
    bad: null,
    pending: null,
    partial: null,
    good: null,
    failedCount: 0,
    failedField: null,
    doneCount: null,
    doneField: null,
    total: null,
    warnings: 0,
  };
  for (const field of fields) readField(signs, deed, verb, field);
  // A whole record comes back after a change: the state in it is the record's own.
  const isRecord = deed === 'change' && fields.length > RECORD_FIELDS;
  if (isRecord && signs.pending && !/approv|confirm|requires/i.test(toQuote(signs.pending))) signs.pending = null;
  return signs;
}

const RECORD_FIELDS = 6;

function readField(signs: Signs, deed: Deed, verb: string, field: Field): void {
  const { name, value } = field;
  if (isError(field)) signs.bad ??= field;
  if (typeof value === 'boolean') readFlag(signs, deed, verb, field, value);
  else if (typeof value === 'number') readNumber(signs, field, value);
  else if (typeof value === 'string') readText(signs, deed, field, value);
  else if (Array.isArray(value)) {
    if (FAILED_COUNTS.has(name) && value.length > 0) {
      signs.failedCount ||= value.length;
      signs.failedField ??= field;
    }
    if (name === 'warnings' && value.length > 0) {
      signs.warnings = value.length;
      if (NOT_DONE.test(toQuote(field))) signs.partial ??= field;
    }
  }
}

/** Words about a part that was left out. */
const NOT_DONE =
  /\b(?:not (?:found|sent|attached|applied|saved|supported)|fail(?:ed|ure)?|skipp(?:ed|ing)|without|ignored|missing|could not|dropped|truncated|omitted|unable)\b/i;

/** A member that holds an error. A list of errors with counts is one of several and is counted. */
function isError({ name, value }: Field): boolean {
  if (!ERROR_NAMES.includes(name)) return isErrorCode(name, value);
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === 'string') return value !== '' && !/^(?:none|null|no|ok|0|false|no error)$/i.test(value);
  if (typeof value === 'object') return value !== null && Object.keys(value).length > 0;
  return value === true;
}

function isErrorCode(name: string, value: unknown): boolean {
  if (!HTTP_NAMES.has(name)) return false;
  const code =
    typeof value === 'number' ? value : typeof value === 'string' && /^[45]\d\d$/.test(value) ? Number(value) : 0;
  return code >= 400 && code <= 599;
}

const HTTP_NAMES = new Set([
  'http_status',
  'status_code',
  'statuscode',
  'http_code',
  'status',
  'code',
  'response_code',
]);

function readFlag(signs: Signs, deed: Deed, verb: string, field: Field, isTrue: boolean): void {
  const { name } = field;
  if (DRY_NAMES.has(name) && isTrue) signs.pending ??= field;
  if (name === 'livemode' && !isTrue) signs.pending ??= field;
  const isAbout = GENERAL_FLAGS.has(name) || DEED_FLAGS[deed]?.has(name) === true || isFormOf(verb, name);
  if (!isAbout) return;
  if (isTrue) signs.good ??= field;
  else signs.bad ??= field;
}

/** Whether a member is a form of the tool's own verb, in whatever language: `rotated` of `rotate`, `gesendet` of `senden`. */
function isFormOf(verb: string, name: string): boolean {
  const stem = (verb.split('_')[0] ?? '').replace(/(?:e[nr]?|are|ere|ire|a[rn]|i[rn])$/, '');
  return stem.length >= 4 && name.includes(stem);
}

const DRY_NAMES = new Set([
  'dry_run',
  'dryrun',
  'simulated',
  'simulation',
  'sandbox',
  'test_mode',
  'requires_approval',
  'requires_confirmation',
  'needs_approval',
  'needs_confirmation',
  'queued',
  'pending',
]);

function readNumber(signs: Signs, field: Field, value: number): void {
  const { name } = field;
  if (FAILED_COUNTS.has(name)) {
    signs.failedCount += value;
    if (value > 0) signs.failedField ??= field;
  } else if (DONE_COUNTS.has(name)) {
    if (signs.doneCount === null || value > signs.doneCount) {
      signs.doneCount = value;
      signs.doneField = field;
    }
  } else if (ALL_COUNTS.has(name)) signs.total ??= value;
  if (PART_COUNTS.has(name)) {
    signs.doneCount ??= value;
    signs.doneField ??= field;
  }
}

function readText(signs: Signs, deed: Deed, field: Field, value: string): void {
  const { name } = field;
  if (STATUS_NAME.test(name) || name === 'result' || DEED_FLAGS[deed]?.has(name)) {
    const word = toWords(value.slice(0, 60)).join('_');
    if (isGoodFor(deed, word)) signs.good ??= field;
    else if (PARTIAL.has(word)) signs.partial ??= field;
    else if (PENDING.has(word)) signs.pending ??= field;
    else if (BAD.has(word)) signs.bad ??= field;
  } else if (SHARE.test(value)) {
    const [done, all] = value.split('/').map(Number);
    if ((done ?? 0) < (all ?? 0)) signs.partial ??= field;
  } else if (REMARKS.has(name) && REMARKED.test(value)) signs.pending ??= field;
}

/** `ready: "4/6"`. */
const SHARE = /^\d{1,6} ?\/ ?\d{1,6}$/;
const REMARKS = new Set(['note', 'message', 'detail', 'info', 'hint', 'remark', 'reason', 'comment', 'warning']);
/** A remark takes back what the status says. */
const REMARKED =
  /\b(?:queued|pending|not (?:yet )?(?:been )?(?:sent|delivered|applied|saved|executed|charged|deployed|published)|dry[- ]?run|simulated|test mode|will be (?:sent|processed|retried|applied)|awaiting|waiting for|requires? (?:an? )?(?:approval|confirmation|review)|no changes? (?:made|were)|read-only|nothing (?:was )?(?:sent|changed|done))\b/i;

/** What a state means depends on what was asked for: cancelled is good for a cancellation. */
function isGoodFor(deed: Deed, word: string): boolean {
  if (deed === 'cancel' || deed === 'delete' || deed === 'stop' || deed === 'refund') if (ENDED.has(word)) return true;
  if (
    deed === 'schedule' &&
    (word === 'scheduled' || word === 'pending' || word === 'tentative' || word === 'waiting' || word === 'queued')
  )
    return true;
  if (deed === 'create' && KEPT.has(word)) return true;
  if (deed === 'delegate' || deed === 'start')
    if (word === 'accepted' || word === 'running' || word === 'started' || word === 'spawned' || word === 'queued')
      return true;
  if (deed === 'change' && (BAD.has(word) || PENDING.has(word)) && CHOSEN.has(word)) return true;
  if (deed === 'book' && (word === 'hold' || word === 'held')) return true;
  return GOOD.has(word) || (word === 'accepted' && (deed === 'send' || deed === 'schedule'));
}

/** What is made may be a draft: that it was made is what counts. */
const KEPT = new Set([
  'draft',
  'open',
  'tentative',
  'proposed',
  'review',
  'unpaid',
  'hold',
  'pending_review',
  'in_review',
  'submitted',
  'scheduled',
]);
/** States into which things are put on purpose. */
const CHOSEN = new Set([
  'rejected',
  'declined',
  'blocked',
  'paused',
  'in_progress',
  'on_hold',
  'in_review',
  'waiting',
  'skipped',
  'closed',
  'draft',
  'scheduled',
  'cancelled',
  'canceled',
  'expired',
]);

/** Compares what was asked for with what the result gives back of it. */
function readEchoes(signs: Signs, verb: string, fields: readonly Field[], args: unknown): void {
  const given = toArguments(args);
  const states = fields.find(({ name, value }) => name === 'states' && typeof value === 'object' && value !== null);
  const opposite = OPPOSITES.find(([action]) => verb === action || verb.endsWith(`_${action}`))?.[1];
  if (states && opposite !== undefined) {
    const values = Object.values(states.value as object).map((value) => toWords(String(value)).join('_'));
    const wrong = values.filter((value) => value === opposite || UNREACHED.has(value)).length;
    if (wrong > 0 && wrong < values.length) signs.partial ??= states;
    else if (wrong > 0) signs.bad ??= states;
  }
  const state = fields.find(({ name, value }) => name === 'state' && typeof value === 'string');
  if (
    state &&
    opposite !== undefined &&
    (toWords(String(state.value)).join('_') === opposite || UNREACHED.has(String(state.value)))
  ) {
    signs.bad ??= state;
    signs.good = null;
  }
  for (const field of fields) {
    const asked = given[field.key];
    if (Array.isArray(field.value) && Array.isArray(asked) && field.value.length < asked.length)
      signs.partial ??= field;
  }
}

const UNREACHED = new Set(['unavailable', 'unknown', 'jammed', 'offline', 'unreachable', 'error', 'unresponsive']);
/** Actions of devices and the state that shows that nothing came of them; `light.turn_off` ends like `turn_off`. */
const OPPOSITES: readonly (readonly [string, string])[] = [
  ['turn_off', 'on'],
  ['turn_on', 'off'],
  ['unlock', 'locked'],
  ['lock', 'unlocked'],
  ['open_cover', 'closed'],
  ['close_cover', 'open'],
  ['open', 'closed'],
  ['close', 'open'],
];

/** A look has failed when it says that it could not look; what it found may be bad news all the same. */
function readLook(fields: readonly Field[]): Verdict {
  const list = fields.find(
    ({ name, value }) => Array.isArray(value) && !ERROR_NAMES.includes(name) && !name.startsWith('warning'),
  );
  const items = list ? (list.value as unknown[]).length : null;
  const counts = items === null ? null : { items };
  // A report that has an error among its figures was given all the same.
  const isReport = fields.filter(isFigure).length > 2;
  const error = fields.find(
    (field) => isFailedLook(field) || (isError(field) && (!isReport || HTTP_NAMES.has(field.name))),
  );
  const silent =
    items === 0
      ? fields.find((field) => field.name.startsWith('warning') && NOT_LOOKED.test(toQuote(field)))
      : undefined;
  const failure = items !== null && items > 0 ? undefined : (error ?? silent);
  if (failure) return { ending: 'failed', because: { text: 'the result says so', quote: toQuote(failure) }, counts };
  const text = items === 0 ? 'nothing was found' : 'a result was given';
  return { ending: 'succeeded', because: { text, quote: items === 0 && list ? toQuote(list) : null }, counts };
}

const isFigure = ({ name, value }: Field): boolean =>
  value !== null &&
  value !== '' &&
  !ERROR_NAMES.includes(name) &&
  !HTTP_NAMES.has(name) &&
  !(Array.isArray(value) && value.length === 0);
/** A warning that explains why nothing was found. */
const NOT_LOOKED =
  /\b(?:unavailable|not searched|fail(?:ed|ure)?|error|unauthori[sz]ed|invalid|disabled|timed? ?out|offline)\b/i;

const FAILED_LOOKS = new Set([
  'error',
  'not_found',
  'unavailable',
  'timeout',
  'timed_out',
  'unauthorized',
  'forbidden',
  'denied',
]);

function isFailedLook({ name, value }: Field): boolean {
  if ((name === 'ok' || name === 'success') && value === false) return true;
  return name === 'status' && typeof value === 'string' && FAILED_LOOKS.has(toWords(value.slice(0, 60)).join('_'));
}
