import { headsOf } from '../forms/form-heads.ts';
import { isIdentifier } from '../judge/judge-identifier.ts';
import { HAS_DIGIT, IS_MIXED, lookOfRun, prefixWordEnd } from '../judge/judge-run.ts';
import { isMixed, isPlaceholder } from '../judge/judge-value.ts';
import { isBareKey, isPrefixedKey, MIN_BARE } from '../judge/prefixed-key.ts';
import { isFull, type Search } from '../secret.ts';
import { bytesIn } from '../text-bytes.ts';
import { VENDOR_FORMS } from '../vendor-forms.ts';

/** Forms are tried wherever so many characters of `[\w-]` stand in a row. */
export const MIN_RUN = 20;
/** How far around a run is looked to judge it. */
const AROUND_RUN = 120;
/** What may stand right before a key without being part of it: `\n`, `\u003d`, `%3D`, an ANSI colour, the dash of `${KEY:-…}`. */
const PREFIX = /(?:(?<=\\)(?:[bfnrtv]|u[\da-f]{4}|x[\da-f]{2})|(?<=%(?:25)?)[\dA-F]{2}|(?<=[[;])\d{0,4}m)?[_-]{0,16}/
  .source;
/** The rows by their first letters would be quicker, but what precedes a key makes that more than it is worth. */
const TOKEN = new RegExp(
  `${PREFIX}(?:${VENDOR_FORMS
    // For `x{16,}` the engine needs a stack entry per character, which overflows in long texts; for `x{16}x*` it needs none.
    .map(({ form }) => `(${form.source.replace(/(\[[^\]]+\]|\\w)\{(\d+),\}/g, '$1{$2}$1*')})`)
    .join('|')})`,
  'y',
);

/** Finds secrets with a form of their own, by jumping from one long run of token characters to the next. */
export function findTokens(search: Search): void {
  const { text, bytes } = search;
  for (let probe = MIN_RUN - 1; probe < text.length && !isFull(search, probe); ) {
    const before = probe - MIN_RUN;
    let at = probe;
    while (at > before && TOKEN_CHARACTERS[bytes[at] as number] === 1) at--;
    if (at === before) {
      let end = probe + 1;
      while (TOKEN_CHARACTERS[bytes[end] as number] === 1) end++;
      at = search.isNew(before + 1 - AROUND_RUN, end + AROUND_RUN)
        ? Math.max(end, findTokenAt(search, before + 1, end))
        : end;
    }
    probe = at + MIN_RUN;
  }
}

export const TOKEN_CHARACTERS = bytesIn(/[\w-]/);

export function isTokenCharacter(code: number): boolean {
  return code < 128 && TOKEN_CHARACTERS[code] === 1;
}

const AWS_DISTANCE = 160;
const AWS_CHARS = 40;
const AWS_CHARACTERS = bytesIn(/[A-Za-z\d/+]/);

const isPartOfMore = (byte = 0): boolean => byte === 95 || AWS_CHARACTERS[byte] === 1;

/** Takes the 40 characters that only the key id beside them makes an AWS secret. */
function addAwsSecret({ text, bytes, found }: Search, from: number, to: number): void {
  for (let at = from; at < to; at++) {
    const start = at;
    while (at < to && AWS_CHARACTERS[bytes[at] as number] === 1) at++;
    if (at - start !== AWS_CHARS || isPartOfMore(bytes[start - 1]) || isPartOfMore(bytes[at]) || bytes[at] === 61)
      continue;
    const value = text.slice(start, at);
    if (!isMixed(value) || isPlaceholder(value)) continue;
    found.push({ start, end: at, kind: 'aws_secret' });
    return;
  }
}

/** Looks for a token where a run starts, or where its dotted prefix does (`ya29.`, `SG.`). Returns where it ends. */
function findTokenAt(search: Search, runStart: number, runEnd: number): number {
  const { text, bytes, found } = search;
  TOKEN.lastIndex = runStart;
  let match = mayBeToken(bytes, runStart) ? TOKEN.exec(text) : null;
  if (match === null && bytes[runStart - 1] === DOT) {
    const start = nameStart(text, runStart);
    TOKEN.lastIndex = start;
    if (mayBeToken(bytes, start) || isBeforeLongPart(bytes, runEnd)) match = TOKEN.exec(text);
  }
  if (match === null) return findPrefixedKey(search, runStart, runEnd);
  const row = match.findIndex((group, index) => index > 0 && group !== undefined);
  const kind = VENDOR_FORMS[row - 1]?.kind ?? '';
  TOKEN_REST.lastIndex = TOKEN.lastIndex;
  const end = TOKEN_REST.test(text) ? TOKEN_REST.lastIndex : TOKEN.lastIndex;
  const start = TOKEN.lastIndex - (match[row]?.length ?? 0);
  if (!isPlaceholder(match[0])) found.push({ start, end, kind });
  if (kind === 'aws_key_id') {
    addAwsSecret(search, Math.max(0, start - AWS_DISTANCE), start);
    addAwsSecret(search, end, Math.min(text.length, end + AWS_DISTANCE));
  }
  return end;
}

const DOT = 46;
const HYPHEN = 45;

/** By its first two characters, whether a run can have a form; those that can begin with anything are led to by what is before them. */
const HEADS = new Uint8Array(1 << 16);
/** A key that begins like a checksum goes on with a sign after so many digits. */
const HEX_HEAD = 2;
const HEX_CHARS = 32;
for (const { form } of VENDOR_FORMS) {
  const sort = form.source.startsWith('[\\da-f]{32}-') ? HEX_HEAD : 1;
  for (const head of headsOf(form.source) ?? []) {
    const at = (head.charCodeAt(0) << 8) | head.charCodeAt(1);
    if (HEADS[at] !== 1) HEADS[at] = sort;
  }
}
/** What an escape or a colour may be before. */
const ESCAPES = bytesIn(/[\\%[;]/);
const LEADS = bytesIn(/["':= /]/);
/** How names end that lead to a form: Bearer, Basic, Signature, sig, the number of a bot. */
const LEADING_ENDS = bytesIn(/[rcegRCEG\d/]/);
const MAX_SIGNS = 16;
const MAX_LEADS = 4;

/** Whether it is worth trying all forms: most runs are told from them by their first characters. */
function mayBeToken(bytes: Uint8Array, runStart: number): boolean {
  const before = bytes[runStart - 1] ?? 0;
  if (ESCAPES[before] === 1) return true;
  let start = runStart;
  while (start - runStart < MAX_SIGNS && (bytes[start] === 45 || bytes[start] === 95)) start++;
  const head = HEADS[((bytes[start] as number) << 8) | (bytes[start + 1] as number)];
  if (head === 1 || (head === HEX_HEAD && bytes[start + HEX_CHARS] === HYPHEN)) return true;
  if (LEADS[before] === 0) return false;
  let at = runStart - 1;
  while (runStart - at < MAX_LEADS && LEADS[bytes[at - 1] ?? 0] === 1) at--;
  return LEADING_ENDS[bytes[at - 1] ?? 0] === 1;
}

/** The last part of a key with any prefix and two random parts after dots is not shorter. */
const LAST_PART = 30;

function isBeforeLongPart(bytes: Uint8Array, runEnd: number): boolean {
  return bytes[runEnd] === DOT && TOKEN_CHARACTERS[bytes[runEnd + LAST_PART] ?? 0] === 1;
}

/** A key of nobody in particular, told by its prefix and what follows it. Base64 goes on after `+` and `/`. */
function findPrefixedKey(search: Search, start: number, runEnd: number): number {
  const { text, bytes, found } = search;
  const before = bytes[start - 1] ?? 0;
  const goesOn = CONTINUES[bytes[runEnd] as number] === 1;
  const isContinued = before === PLUS || before === SLASH;
  if (isContinued && goesOn) return start;
  const hasWord = prefixWordEnd(bytes, start) >= 0;
  // Most runs in a file that was encoded are parts of more, which is cheaper to see than whether they are random.
  if (!hasWord && (isContinued || goesOn || runEnd - start < MIN_BARE)) return start;
  const look = lookOfRun(bytes, start, runEnd);
  const mayBeAlone = !isContinued && !goesOn && (look & IS_MIXED) !== 0;
  if ((look & HAS_DIGIT) === 0 || !(hasWord || mayBeAlone)) return start;
  // What is before a colour or an entity is judged once those are taken out.
  if (MAY_HIDE[before] === 1 && HIDDEN_BEFORE.test(text.slice(Math.max(0, start - 6), start))) return start;
  // Whatever is cheaper comes first: what is before a mixed run, or the prefix of another.
  if (mayBeAlone && isPublic(text, start)) return start;
  if (!isKeyAt(search, start, runEnd, look, hasWord, mayBeAlone)) return start;
  if (!mayBeAlone && isPublic(text, start)) return start;
  BASE64_REST.lastIndex = runEnd;
  const end = BASE64_REST.test(text) ? BASE64_REST.lastIndex : runEnd;
  found.push({ start: dottedStart(text, start), end, kind: 'service_key' });
  return end;
}

/** What a key has before a dot: one or two parts, of which one has digits. */
const DOTTED = /(?:^|[^\w.-])((?=[\w.-]{0,60}\d)(?:[A-Za-z\d]{6,40}\.)(?:[a-z]{2,12}\d{0,2}\.)?)$/;

function dottedStart(text: string, start: number): number {
  if (text.charCodeAt(start - 1) !== DOT) return start;
  return start - (DOTTED.exec(text.slice(Math.max(0, start - 60), start))?.[1]?.length ?? 0);
}

function isPublic(text: string, start: number): boolean {
  PUBLIC_BEFORE.lastIndex = start;
  return PUBLIC_BEFORE.test(text);
}

function isKeyAt(
  { text, bytes }: Search,
  start: number,
  runEnd: number,
  look: number,
  hasWord: boolean,
  mayBeAlone: boolean,
): boolean {
  const run = text.slice(start, runEnd);
  const isPrefixed = hasWord && isPrefixedKey(run, bytes, start);
  if (!isPrefixed && !(mayBeAlone && isBareKey(run, look) && isAlone(text, start, runEnd))) return false;
  if (isPlaceholder(run) || (isPrefixed && isIdentifier(run))) return false;
  if (/^B[\w-]{86}$/.test(run) || isShown(text, start)) return false;
  if (FILE_END.test(text.slice(runEnd, runEnd + 8)) || PUBLIC_AFTER.test(text.slice(runEnd, runEnd + 60))) return false;
  // The id of a mail: <CAF…@mail.example.com>
  return text[start - 1] !== '<' || !/^@[\w-]+(?:\.[\w-]+)+>/.test(text.slice(runEnd, runEnd + 100));
}

const PLUS = 43;
const SLASH = 47;
const CONTINUES = bytesIn(/[+/=]/);
const MAY_HIDE = bytesIn(/[\d;[]/);
const HIDDEN_BEFORE = /\x1b\[[\d;]{0,4}$|&(?:quot|apos|lt|gt|#\d\d);$/;

/** Whether a run that nothing continues is a word of its own: no line of a file that was encoded. */
function isAlone(text: string, start: number, end: number): boolean {
  if (end - start === text.length) return false;
  const isLine = /(?:^|[\n\r]) ?$/.test(text.slice(Math.max(0, start - 2), start)) && /[\n\r]/.test(text[end] ?? '\n');
  if (isLine && /^\r?\n[ \t]{0,4}-----END/.test(text.slice(end, end + 16))) return false;
  if (PUBLIC_ABOVE.test(text.slice(Math.max(0, start - 110), start))) return false;
  return !isLine || (end - start !== 64 && end - start !== 76 && end - start !== 70);
}

/** A line that ends in the number of a public key, which is in the next; before it may be where it was found. */
const PUBLIC_ABOVE = /public key[^\n\\]{0,40}(?:\r?\n[\w./ :>+|-]{0,40}|\\+)$/i;

/** What a page or a name server shows to prove whose it is. */
const META = /<meta\b[^<>]{0,160}$/i;
const SHOWS = /verif|validate|public[-_]?key|vapid/i;
const PROVES =
  /verification\\*["']?[ \t]{0,2}[:=][ \t]{0,2}\{[^{}]{0,120}$|(?:_acme-challenge|_domainkey)[^\n"]{0,80}\sTXT[ \t]+\\*"$/i;

function isShown(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 200), start);
  if (PROVES.test(before)) return true;
  const tag = META.exec(before)?.[0];
  if (tag === undefined) return false;
  const rest = text.slice(start, start + 300);
  return SHOWS.test(tag) || SHOWS.test(/^[^<>\s]*["'][^<>]*/.exec(rest)?.[0].replace(/^[^"']*/, '') ?? '');
}

/** A comment that says what stands before it. */
const PUBLIC_AFTER =
  /^=?["'`]?[,;]?[ \t]{1,8}(?:#|\/\/|--|;|\()[^\n]{0,30}(?:public|fingerprint|checksum|digest|commit)/i;

const FILE_END = /^\.(?:woff2?|png|jpe?g|js|css|map|svg|gif|webp|mp[34]|ico|json|html?|pdf|zip)\b/;

/** What random strings stand after that everybody may see: checksums, ids, public keys, pages of a list. */
const PUBLIC_BEFORE =
  /(?<=(?:[sS][hH][aA]-?\d{0,3}|md5|h1|integrity|checksum|digest|[hH]ash|etag|kid|cursor|[pP]age_?[tT]oken|[nN]ext_?[tT]oken|[sS]ync_?[tT]oken|fingerprint|commit|[iI][dD]s?|[rR]ef|[nN]ame|[fF]ile|[pP]ath|[sS]lug|[rR]ev(?:ision)?|[vV]ersion|[iI]mage|[aA]ddr(?:ess)?|[tT]x|[bB]lock|[aA]ccount|[uU]ser|[cC]ustomer|[oO]rder|[dD]evice|[aA]sset|[vV]ideo|[dD]oc(?:ument)?|[cC]hannel|[mM]essage|[sS]tate|[tT]humbnail|[pP]review|[aA]vatar|[iI]con|[tT]hread|[eE]vent|[jJ]ob|[tT]ask|[rR]un|[nN]ode|[pP]od|[cC]ontainer|[iI]nstance|[bB]ucket|[oO]bject|[sS]um|[vV]|[nN]once|mappings|id-2|base64,|[pP]ublic.?[kK]ey|PUBLIC_?KEY|[sS]ite.?[kK]ey|SITE_KEY|[sS]ignature|secure|peer|["'](?:[nexy]|x5[ct])|(?<![\w$.])[xy](?=[ \t]{0,2}:)|p256dh|[kK]id|[iI]dempotency.?[kK]ey|[lL]ist|[pP]laylist|[tT]rack(?:ing)?|[cC]ontinuation.?[tT]oken|[gG]clid|[fF]bclid|[mM]sclkid|[cC]orrelation|[rR]equest|[tT]race|[sS]pan|[uU]uid|[gG]uid|[nN]anoid|[kK]suid|[uU]lid|[sS]hard|[pP]eer|[cC]ommitment|[pP]roof|[rR]oot|[bB]lob|[cC]hunk|[sS]napshot|[bB]uild|[eE]tag|ETag|[dD]igest|[cC]hecksum|[fF]ingerprint|[cC]ursor|[tT]humbprint|[vV]erification|[cC]hallenge|[vV]alidator|[aA]ud(?:ience)?|["'](?:sub|iss|azp)|[cC]ertificate|[cC]ert|[mM]odulus)\\*["']?[ \t]{0,4}[:=-]{0,2}[ \t]{0,4}\\*["']?|\/d\/|W\/\\*"|ssh-\S{1,20} |[ \t;]bh?=|[Ss]ec-[Ww]eb[Ss]ocket-\w{3,10}: |[Dd]id:[a-z]{3,8}:)/y;

/** What a token goes on with after a dot or an encoded sign: another random part. */
const TOKEN_REST = /(?:(?:\.|%(?:3D|2B|2F)|\$|--)(?=[\w-]{0,40}\d)[\w-]{20,2000}){1,4}/y;
const BASE64_REST = /(?:[+/.][\w-]{12,400}){1,40}={0,2}|={1,2}/y;

/** Where the name, dotted or not, starts that ends at `end`. */
export function nameStart(text: string, end: number): number {
  let start = end;
  while (end - start < 64 && (isTokenCharacter(text.charCodeAt(start - 1)) || text[start - 1] === '.')) start--;
  // The letter of an escaped line break is not part of the name after it.
  return text[start - 1] === '\\' && start < end ? start + 1 : start;
}
