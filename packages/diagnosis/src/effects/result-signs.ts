import type { Deed } from '../tools/deeds.ts';
import { toWords } from '../tools/to-tool-name-parts.ts';
import { isGoodFor } from './items/good-states.ts';
import { ABOUT_ANOTHER, countItems, LONGEST_STATE } from './items/item-states.ts';
import { isError } from './result-errors.ts';
import { type Field, toFieldQuote } from './result-fields.ts';
import {
  ALL_COUNTS,
  BAD,
  DEED_FLAGS,
  DONE_COUNTS,
  FAILED_COUNTS,
  GENERAL_FLAGS,
  PART_COUNTS,
  PARTIAL,
  PENDING,
  PENDING_STEM,
  PLAINLY_BAD,
  STATUS_NAME,
} from './status-words.ts';

/** What the members of a structured result say, sorted by what it means. */
export interface Signs {
  bad: Field | null;
  /** A state that only a failure has, in a member that is no status: bad unless the call itself asked for it. */
  unasked: Field | null;
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

/** Sorts the members of a result by what they say about a call that was to change something. */
export function toResultSigns(deed: Deed, verb: string, fields: readonly Field[]): Signs {
  const signs: Signs = {
    bad: null,
    unasked: null,
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
  if (signs.bad && DONE_FLAGS.has(signs.bad.name)) {
    const other = fields.find(({ name, value }) => value === true && DONE_FLAGS.has(name));
    // `created: false, replaced: true`: it was done another way.
    if (other) {
      signs.bad = null;
      signs.good ??= other;
    }
  }
  // A whole record comes back after a change: the state in it is the record's own.
  const isRecord = deed === 'change' && fields.length > RECORD_FIELDS;
  if (isRecord && signs.pending && !/approv|confirm|requires/i.test(toFieldQuote(signs.pending))) signs.pending = null;
  return signs;
}

const RECORD_FIELDS = 6;

/** What may be done to a thing instead of making it. */
const DONE_FLAGS: ReadonlySet<string> = new Set([
  'created',
  'added',
  'inserted',
  'written',
  'updated',
  'modified',
  'changed',
  'replaced',
  'overwritten',
  'upserted',
  'appended',
  'merged',
]);

function readField(signs: Signs, deed: Deed, verb: string, field: Field): void {
  const { name, value } = field;
  if (isError(field)) signs.bad ??= field;
  if (typeof value === 'boolean') readFlag(signs, deed, verb, field, value);
  else if (typeof value === 'number') readNumber(signs, field, value);
  else if (typeof value === 'string') readText(signs, deed, verb, field, value);
  else if (Array.isArray(value)) {
    if (FAILED_COUNTS.has(name) && value.length > 0) {
      signs.failedCount ||= value.length;
      signs.failedField ??= field;
    } else readItems(signs, deed, field, value);
    if (deed === 'send' && value.some((item) => typeof item === 'string' && /^drafts?$/i.test(item)))
      signs.pending ??= field;
    if (name === 'warnings' && value.length > 0) {
      signs.warnings = value.length;
      if (NOT_DONE.test(toFieldQuote(field))) signs.partial ??= field;
    }
  } else if (typeof value === 'object' && value !== null && name === 'state') readItems(signs, deed, field, [value]);
}

/** One entry for each of several things: those for which it went wrong make it a part. */
function readItems(signs: Signs, deed: Deed, field: Field, entries: readonly unknown[]): void {
  if (ABOUT_ANOTHER.test(field.name)) return;
  const { seen, failed } = countItems(deed, entries);
  if (failed === 0) return;
  signs.failedCount ||= failed;
  signs.failedField ??= field;
  signs.doneCount ??= seen - failed;
}

/** Words about a part that was left out. */
const NOT_DONE =
  /\b(?:not (?:found|sent|attached|applied|saved|supported)|fail(?:ed|ure)?|skipp(?:ed|ing)|without|ignored|missing|could not|dropped|truncated|omitted|unable)\b/i;

function readFlag(signs: Signs, deed: Deed, verb: string, field: Field, isTrue: boolean): void {
  const { name } = field;
  // `queued: true` is how mail is taken; a state of that name says that it waits.
  if (DRY_NAMES.has(name) && isTrue && !(deed === 'send' && name === 'queued')) signs.pending ??= field;
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

/** `submitted` of `submit_form`: the participle of the tool's own verb. */
const isDoneFormOf = (verb: string, state: string): boolean =>
  verb.split('_').some((part) => part.length >= 4 && new RegExp(`^${part}(?:${part.at(-1)})?e?d$`).test(state));

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

function readText(signs: Signs, deed: Deed, verb: string, field: Field, value: string): void {
  const { name } = field;
  const word = value.length <= 60 ? toWords(value).join('_') : '';
  if (STATUS_NAME.test(name) || name === 'result' || DEED_FLAGS[deed]?.has(name)) {
    for (const state of toStates(value, word)) {
      // What was to be submitted is: whether others accept it is their part.
      if (isGoodFor(deed, state) || isDoneFormOf(verb, state)) signs.good ??= field;
      else if (PARTIAL.has(state)) signs.partial ??= field;
      else if (PENDING.has(state) || PENDING_STEM.test(state)) signs.pending ??= field;
      else if (BAD.has(state)) signs.bad ??= field;
      else continue;
      break;
    }
  } else if (PLAINLY_BAD.has(word) && !ABOUT_ANOTHER.test(name)) signs.unasked ??= field;
  else if (SHARE.test(value)) {
    const [done, all] = value.split('/').map(Number);
    if ((done ?? 0) < (all ?? 0)) signs.partial ??= field;
  } else if (REMARKS.has(name) && REMARKED.test(value)) signs.pending ??= field;
}

/** A state is told by its whole text, by what stands before its remark, or by its first word: "REQUESTED (not ticketed)", "Rejected 40 s ago". */
function toStates(value: string, whole: string): readonly string[] {
  const head = toWords(value.slice(0, LONGEST_STATE).split(/[:;,.(–—]/, 1)[0] ?? '');
  return [whole, head.join('_'), head[0] ?? ''].filter((state) => state !== '');
}

/** `ready: "4/6"`. */
const SHARE = /^\d{1,6} ?\/ ?\d{1,6}$/;
const REMARKS = new Set([
  'note',
  'notice',
  'message',
  'detail',
  'info',
  'hint',
  'remark',
  'reason',
  'comment',
  'warning',
  'hinweis',
  'uwaga',
  'remarque',
  'aviso',
]);
/** A remark takes back what the status says. */
const REMARKED =
  /\b(?:queued|pending|not (?:yet )?(?:been )?(?:sent|delivered|applied|saved|executed|charged|deployed|published)|dry[- ]?run|simulated|test mode|will be (?:sent|processed|retried|applied)|awaiting|waiting for|saved as (?:a )?draft|requires? (?:an? )?(?:approval|confirmation|review)|no changes? (?:made|were)|read-only|nothing (?:was )?(?:sent|changed|done))\b/i;
