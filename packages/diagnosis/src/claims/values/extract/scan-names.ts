import type { Value, ValueKind } from '../value.ts';
import type { Spans } from './spans.ts';

/** Addresses, paths, versions and identifiers: everything that is written without spaces in plain ASCII. */
export function scanNames(spans: Spans): void {
  for (const match of spans.text.matchAll(PHONE)) {
    const digits = match[0].replace(/\D/g, '');
    if (digits.length >= 8) spans.add(toName('phone', match.index, match[0], digits));
  }
  for (const match of spans.text.matchAll(RUN)) {
    const run = match[0].replace(TRAILING, '');
    const lead = run.length - run.replace(LEADING, '').length;
    const word = run.slice(lead);
    const start = match.index + lead;
    if (word.length < 2 || word.length > LONGEST || !spans.isFree(start, start + word.length)) continue;
    const named = classify(word);
    if (named) spans.add(toName(named[0], start, word, named[1]));
  }
}

/** Longer runs are data, not names. */
const LONGEST = 400;
const RUN = /[A-Za-z0-9#@/~.\\_$%&?=:+-]{2,}/g;
const TRAILING = /[.:?=&+-]+$/;
const LEADING = /^[.:=&?+%-](?![./])[:=&?+-]*/;
/** With the code of a country, or with a leading zero in three groups and more. */
const PHONE =
  /(?<![\w+])\+\d[\d ()\u00a0-]{7,20}\d(?!\w)|(?<![\w+.,:/-])0\d{1,5}(?:[ \u00a0/-]\d{2,5}){2,4}(?![\w:.,]\d|\w)/g;

function toName(kind: ValueKind, start: number, raw: string, normal: string): Value {
  return { kind, start, end: start + raw.length, raw, normal, approximate: false };
}

function classify(word: string): readonly [ValueKind, string] | null {
  if (/^[a-z][a-z0-9+.-]{1,12}:\/\/./i.test(word)) return ['url', toUrl(word)];
  if (/^[\w.%+-]+@[\w-]+(?:\.[\w-]+)+$/.test(word)) return ['email', word.toLowerCase()];
  if (/^10\.\d{4,9}\/./.test(word)) return ['identifier', word.toLowerCase()];
  if (isIp(word)) return ['ip', word.replace(/[:/]\d+$/, '')];
  if (isVersion(word)) return ['version', word.replace(/^v/i, '').toLowerCase()];
  if (/^#\d{1,7}$/.test(word)) return ['identifier', word];
  const path = word.replace(/(?::\d+){1,2}$/, '');
  if (isPath(path)) return ['path', path.replace(/^\.\//, '').replace(/\/$/, '')];
  if (HOST.test(word)) return ['host', word.toLowerCase()];
  return isIdentifier(word) ? ['identifier', word.toLowerCase()] : null;
}

const toUrl = (url: string): string =>
  url
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/$/, '');

const isIp = (word: string): boolean =>
  /^\d{1,3}(?:\.\d{1,3}){3}(?:[:/]\d{1,5})?$/.test(word) && word.split(/[.:/]/, 4).every((part) => Number(part) <= 255);

function isVersion(word: string): boolean {
  if (!/^(?:v\d{1,6}(?:\.\d{1,6})+|\d{1,6}(?:\.\d{1,6}){2,})(?:[-+][0-9A-Za-z.]{1,40})?$/i.test(word)) return false;
  // 1.284.310 is a number, 12.11.2025 a date.
  return !/^\d{1,3}(?:\.\d{3})+$/.test(word) && !/^\d{1,2}\.\d{1,2}\.(?:\d{2}|\d{4})$/.test(word);
}

/** "and/or" and "km/h" are no paths: a path begins like one, has two slashes, or ends in a known extension. */
function isPath(word: string): boolean {
  if (word.includes('\\') || /[?=&#]/.test(word)) return false;
  const slashes = word.split('/').length - 1;
  if (EXTENSION.test(word)) return /[A-Za-z0-9_*]/.test(word.charAt(0)) || slashes > 0;
  if (slashes === 0 || !/[A-Za-z]/.test(word) || DIGITS_AND_SLASHES.test(word)) return false;
  return (
    /^(?:\/[\w.-]+\/|~\/|\.{1,2}\/)/.test(word) || (slashes >= 2 && /^[\w.@-]+\//.test(word) && /[._-]|\/$/.test(word))
  );
}

const EXTENSION =
  /[\w)-]\.(?:tsx?|jsx?|mjs|cjs|py|rb|go|rs|java|kts?|c|h|cpp|hpp|cs|php|html?|css|scss|jsonl?|ya?ml|toml|mdx?|txt|csv|tsv|xml|sql|sh|pdf|png|jpe?g|gif|svg|mp[34]|wav|mov|zip|tar|t?gz|log|conf|cfg|ini|lock|ipynb|parquet|xlsx?|docx?|pptx?|ics|db|sqlite)$/i;
const DIGITS_AND_SLASHES = /^[\d/]+$/;
const HOST =
  /^(?:[a-z0-9-]{1,63}\.){1,6}(?:com|net|org|io|dev|app|ai|co|uk|de|fr|es|pt|it|nl|pl|ru|tr|cn|jp|kr|eu|ch|at|be|example|local|internal|cloud)(?::\d{1,5})?$/;

/** Letters and digits mixed in a way that nobody writes by chance: a hash, a key with a prefix, a ticket, a code. */
function isIdentifier(word: string): boolean {
  if (
    word.length < 4 ||
    word.length > 80 ||
    !/^[A-Za-z0-9_-]+$/.test(word) ||
    !/\d/.test(word) ||
    !/[A-Za-z]/.test(word)
  )
    return false;
  return HASH.test(word) || TICKET.test(word) || PREFIXED.test(word) || CODE.test(word);
}

const HASH = /^(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{7,64}$/;
const TICKET = /^[A-Z][A-Z0-9]{0,9}-\d{2,8}$/;
/** A digit before a letter or three digits: `ch_3P0a`, `po_8213`; `user_dir1` is a variable. */
const PREFIXED = /^[a-z]{1,8}_(?=[A-Za-z]*(?:\d+[A-Za-z]|\d{3}))[A-Za-z0-9]{3,}$/;
/** At least two changes between letters and digits, capitals only: QX7LPA, 4B2K9. */
const CODE = /^(?=[A-Z]*\d)(?=\d*[A-Z])[A-Z0-9]{5,16}$/;
