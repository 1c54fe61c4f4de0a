import { isGibberish, isSecret } from '../judge/judge-secret.ts';
import { isStandIn } from '../judge/judge-value.ts';
import { isFull, type Search, type Secret } from '../secret.ts';

const MAX_LINES = 500;
const BLOCK = /["']?[ \t]{0,8}:[ \t]{1,8}(?:![\w!]{1,20}[ \t]+|&\w{1,20}[ \t]+)?[|>][-+\d]{0,2}[ \t]*\r?\n/y;
const ARRAY = /["']?[ \t]{0,8}(?:[:=]|=>)[ \t]{0,8}\[\s{0,40}(?=\\*["'])/y;
const LIST = /["']?[ \t]{0,8}:[ \t]*\r?\n(?=[ \t]{0,40}- )/y;

/** Finds the secrets of a name with more than one value: a block of lines, an array, a list. Returns where they end, or -1. */
export function findMany(search: Search, name: string, nameEnd: number, kind: string): number {
  const { text } = search;
  BLOCK.lastIndex = ARRAY.lastIndex = LIST.lastIndex = nameEnd;
  if (BLOCK.test(text)) return findBlock(search, nameEnd, BLOCK.lastIndex, name, kind);
  if (ARRAY.test(text)) return findArray(search, ARRAY.lastIndex, name, kind);
  if (LIST.test(text)) return findList(search, LIST.lastIndex, name, kind);
  return -1;
}

/** The lines of a block scalar: those that are indented more than its name. */
function findBlock({ text, found }: Search, nameEnd: number, start: number, name: string, kind: string): number {
  const indent = indentAt(text, nameEnd);
  let at = start;
  let isFirst = true;
  for (let lines = 0; lines < MAX_LINES && at < text.length; lines++) {
    const end = endOfLine(text, at);
    const line = text.slice(at, Math.min(end, at + 2_000));
    const depth = line.search(/\S/);
    if (depth >= 0 && depth <= indent) break;
    const value = line.trim();
    if (isFirst && value !== '' && !isSecret(value, kind, name, 'literal')) return -1;
    if (value !== '') found.push({ start: at + depth, end: at + depth + value.length, kind });
    isFirst &&= value === '';
    at = end + 1;
  }
  return at - 1;
}

const ELEMENT = /[\s,]{0,40}(\\*["'])([^"'\\\n]{1,500})\1/y;

function findArray({ text, found }: Search, start: number, name: string, kind: string): number {
  let at = start;
  for (let count = 0; count < MAX_LINES; count++) {
    ELEMENT.lastIndex = at;
    const [, quote = '', value] = ELEMENT.exec(text) ?? [];
    if (value === undefined) break;
    at = ELEMENT.lastIndex;
    const end = at - quote.length;
    if (isSecret(value, kind, name, 'literal') && (!/^[a-z_]+$/i.test(value) || isGibberish(value)))
      found.push({ start: end - value.length, end, kind });
  }
  return at;
}

const ITEM = /[ \t]{0,40}- (["']?)([^\s"'][^\n"']{0,500}?)\1[ \t\r]*(?:\n|$)/y;

function findList({ text, found }: Search, start: number, name: string, kind: string): number {
  let at = start;
  for (let count = 0; count < MAX_LINES; count++) {
    ITEM.lastIndex = at;
    const [whole = '', quote = '', value] = ITEM.exec(text) ?? [];
    if (value === undefined) break;
    const from = at + whole.indexOf(`- ${quote}`) + 2 + quote.length;
    if (isSecret(value, kind, name, 'likely') && !/[:{]/.test(value))
      found.push({ start: from, end: from + value.length, kind });
    at = ITEM.lastIndex;
  }
  return at;
}

function indentAt(text: string, at: number): number {
  const before = text.slice(Math.max(0, at - 300), at);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return Math.max(0, line.search(/[^\s-]/));
}

/** Where a line ends; one of a block is not longer than what is looked at. */
function endOfLine(text: string, from: number): number {
  const length = text.slice(from, from + MAX_LINE).indexOf('\n');
  return length < 0 ? Math.min(text.length, from + MAX_LINE) : from + length;
}

const MAX_LINE = 20_000;

const IS_SECRET = /kind["']?[ \t]{0,4}:[ \t]{0,4}["']?Secret\b/;
const DATA = /(?:^|[\n{,])([ \t]*)"?(?:data|stringData)"?[ \t]*:[ \t]*(\r?\n|\{)/g;
const DATA_LINE = /^[ \t]*(?:"?[\w.-]+"?)[ \t]*:[ \t]+(["']?)(\S[^\n]*?)\1[ \t\r]*$/;
const DATA_MEMBER = /[\s,{]{0,40}"[\w.-]{1,100}"\s{0,8}:\s{0,8}"([^"\\\n]{0,5000})"/y;

/** Finds the data of Kubernetes secrets: every value there is one. */
export function findKubernetesData(search: Search): void {
  const { text, found } = search;
  if (!text.includes('Secret') || !IS_SECRET.test(text)) return;
  let start = 0;
  for (const document of text.split('\n---')) {
    if (IS_SECRET.test(document)) {
      for (const match of document.matchAll(DATA)) {
        const at = start + match.index + match[0].length;
        if (isFull(search, at)) return;
        if (match[2] === '{') findMembers(text, at, found);
        else findData(text, at, match[1]?.length ?? 0, found);
      }
    }
    start += document.length + 4;
  }
}

function findMembers(text: string, start: number, found: Secret[]): void {
  DATA_MEMBER.lastIndex = start;
  for (
    let match = DATA_MEMBER.exec(text), count = 0;
    match !== null && count < MAX_LINES;
    match = DATA_MEMBER.exec(text), count++
  ) {
    const end = DATA_MEMBER.lastIndex - 1;
    addData(text, end - (match[1]?.length ?? 0), end, found);
  }
}

function findData(text: string, start: number, indent: number, found: Secret[]): void {
  let at = start;
  for (let lines = 0; lines < MAX_LINES && at < text.length; lines++) {
    const end = endOfLine(text, at);
    const line = text.slice(at, Math.min(end, at + 5_000));
    const [, , value = ''] = DATA_LINE.exec(line) ?? [];
    if (line.trim() !== '' && line.search(/\S/) <= indent) break;
    if (value !== '' && !/^[|>]/.test(value)) {
      const from = at + line.lastIndexOf(value);
      addData(text, from, from + value.length, found);
    } else if (value === '' && line.trim() !== '') {
      const from = at + line.search(/\S/);
      addData(text, from, from + line.trim().length, found);
    }
    at = end + 1;
  }
}

/** User names are no secrets, and `YWRtaW4=` is one. */
function addData(text: string, start: number, end: number, found: Secret[]): void {
  const value = text.slice(start, end);
  const before = text.slice(Math.max(0, start - 60), start);
  if (value.length < 4 || isStandIn(value) || /(?:user(?:name)?|host|port|name|url)["']?\s*:\s*["']?$/i.test(before))
    return;
  found.push({ start, end, kind: 'secret' });
}

const JWK_MEMBER = /"(?:d|p|q|dp|dq|qi|k)"\s{0,4}:\s{0,4}"([\w-]{16,4096})"/g;
const MAX_JWK = 4_000;

/** Finds the private members of a JSON Web Key around its `kty`. */
export function findJwk({ text, found }: Search, start: number): number {
  const before = text.slice(Math.max(0, start - MAX_JWK), start);
  const from = Math.max(0, start - MAX_JWK) + Math.max(0, before.lastIndexOf('{'));
  const close = text.slice(start, start + MAX_JWK).indexOf('}');
  const body = text.slice(from, close < 0 ? start + MAX_JWK : start + close);
  for (const { index, 0: member, 1: value = '' } of body.matchAll(JWK_MEMBER)) {
    const end = from + index + member.length - 1;
    found.push({ start: end - value.length, end, kind: 'private_key' });
  }
  return from + body.length;
}
