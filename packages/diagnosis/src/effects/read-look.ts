import { toWords } from '../tools/to-tool-name-parts.ts';
import type { Verdict } from './effect.ts';
import { HTTP_NAMES, isError } from './result-errors.ts';
import { type Field, toFieldQuote } from './result-fields.ts';
import { ERROR_NAMES } from './status-words.ts';

/** A look has failed when it says that it could not look; what it found may be bad news all the same. */
export function readLook(fields: readonly Field[]): Verdict {
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
      ? fields.find((field) => field.name.startsWith('warning') && NOT_LOOKED.test(toFieldQuote(field)))
      : undefined;
  const failure = items !== null && items > 0 ? undefined : (error ?? silent);
  if (failure)
    return {
      ending: 'failed',
      because: { text: 'the result reports a failure', quote: toFieldQuote(failure) },
      counts,
    };
  const missing = fields.find(({ name, value }) => MISSING.has(name) && Array.isArray(value) && value.length > 0);
  if (missing)
    return { ending: 'partial', because: { text: 'not all of it came', quote: toFieldQuote(missing) }, counts };
  const text = items === 0 ? 'nothing was found' : 'a result was given';
  return { ending: 'succeeded', because: { text, quote: items === 0 && list ? toFieldQuote(list) : null }, counts };
}

/** What was waited for or looked for and did not come. */
const MISSING: ReadonlySet<string> = new Set(['pending', 'missing', 'not_found', 'failed', 'unavailable', 'timed_out']);

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
