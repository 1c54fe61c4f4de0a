import type { Field } from './result-fields.ts';
import { ERROR_NAMES } from './status-words.ts';

/** A member that holds an error. A list of errors with counts is one of several and is counted. */
export function isError({ name, value }: Field): boolean {
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

/** Members that hold the status of an answer. */
export const HTTP_NAMES = new Set([
  'http_status',
  'status_code',
  'statuscode',
  'http_code',
  'status',
  'code',
  'response_code',
]);
