import { NO_WORDS } from '../../forms/place-form.ts';
import { isStandIn } from '../../judge/judge-value.ts';
import { isOddMember, isPlainMember } from '../../judge/judge-words.ts';
import type { Search } from '../../secret.ts';

const COPULA = '(?:is|was|ist|lautet|war|est|es|era|é|è|eh|jest|to|är|er|je|este)';
/** `password …`, `password: …`, `the password of the database is …`. */
const LEAD = new RegExp(
  `["'\`]?(?:(?:[ \\t][^\\s:=]{1,16}){0,5}[ \\t]${COPULA}[ \\t:]{1,4}|[ \\t]{0,4}[:=]?[ \\t]{1,8}|[:=])`,
  'iy',
);
/** Four groups of letters, as Google gives out, and as many digits as are on the labels of routers. */
const GROUPS = new RegExp(`${NO_WORDS}[a-z]{4}(?: [a-z]{4}){3}(?=[ \\t]{0,4}(?:[\\r\\n.,;)"'\`\\\\]|$))`, 'y');
const DIGITS = /\d{16,24}(?=[\s.,;)"'`\\]|$)/y;
/** Router=1479, C0ff33=62c: a sign of equality in a password. */
const EQUAL = /([A-Za-z\d]{3,14})=([A-Za-z\d!?#*+-]{2,20})(?=\s|[.,;)"'`\\](?:\s|$)|$)/y;
/** What a sentence or a line of a log sets. */
const SETTINGS =
  /^(?:age|args?|attempts?|code|count|days|depth|exit|file|id|index|key|len|length|level|limit|line|max|min|mode|name|num|rate|role|rounds|size|status|step|test|time|total|type|url|user|value|version)\d*$/i;
const USER_ABOVE = /(?:^|\n)[ \t>*|-]{0,12}(?:user(?:name)?|login)[ \t]+\S{1,64}[ \t]*\r?\n[ \t>*|-]{0,12}$/i;
const OWN_LINE = /(?:^|\n)[ \t>*|-]{0,12}$/;

/** Finds a password that nothing but its place right after the name tells from words and settings. Returns where it ends, or -1. */
export function findDirect(search: Search, nameStart: number, nameEnd: number): number {
  const { text } = search;
  LEAD.lastIndex = nameEnd;
  const lead = LEAD.exec(text)?.[0];
  if (lead === undefined) return findDotted(search, nameStart, nameEnd);
  const opening = /["'`]/.test(text[LEAD.lastIndex] ?? '') ? 1 : 0;
  const at = nameEnd + lead.length + opening;
  const groups = matchAt(GROUPS, text, at);
  // Words can be read; of random letters, some group cannot.
  if (groups?.[0].split(' ').some((group) => /^[^aeiouy]+$|[^aeiouy]{3}/.test(group)))
    return add(search, at, groups[0]);
  const digits = matchAt(DIGITS, text, at);
  if (digits !== undefined && !isStandIn(digits[0])) return add(search, at, digits[0]);
  const equal = matchAt(EQUAL, text, at);
  if (equal !== undefined && isEqual(text, nameStart, lead, at, equal)) return add(search, at, equal[0]);
  return findDotted(search, nameStart, nameEnd);
}

/** Whether `word=word` is what a name leads to: after a verb, or in a line with nothing else. */
function isEqual(
  text: string,
  nameStart: number,
  lead: string,
  at: number,
  [whole, left = '', right = '']: string[],
): boolean {
  if (!/\d/.test(left + right) || SETTINGS.test(left)) return false;
  if (/[\p{L}][ \t:]{1,4}$/u.test(lead)) return true;
  const isLast = /^[ \t]*(?:\r?\n|$)/.test(text.slice(at + (whole?.length ?? 0), at + (whole?.length ?? 0) + 8));
  return (
    isLast &&
    /^[ \t]+$/.test(lead) &&
    (/[A-Z\d]/.test(left) || USER_ABOVE.test(text.slice(Math.max(0, nameStart - 100), nameStart))) &&
    OWN_LINE.test(text.slice(Math.max(0, nameStart - 40), nameStart))
  );
}

/** A setting of a file or an environment, with a value that reads like a member of an object: DB_PASSWORD=KFD.mFmphlf. */
const DOTTED =
  /([ \t]{0,4}[:=][ \t]{0,4})([A-Za-z]{2,20})\.([A-Za-z]{2,20})(?=[ \t]*(?:\r?\n|\\n|$)|(?<==\S+) [\w.-])/y;
const SETTING_BEFORE =
  /(?:^|\n|\\n)[ \t]*(?:- |export |ENV |Environment=["']?|set )?[\w.-]*$|[ \t](?:-e|--env)[ =][\w.-]*$/;

/** Finds such a value: in an environment any but known objects, elsewhere one whose letters make no words. */
function findDotted(search: Search, nameStart: number, nameEnd: number): number {
  const { text } = search;
  const match = matchAt(DOTTED, text, nameEnd);
  if (match === undefined) return -1;
  const before = text.slice(Math.max(0, nameStart - 80), nameStart);
  if (!SETTING_BEFORE.test(before)) return -1;
  const [whole, sign = '', left = '', right = ''] = match;
  const name = /[\w.-]*$/.exec(before)?.[0] + text.slice(nameStart, nameEnd);
  const isEnvironment = /^[A-Z\d]+(?:_[A-Z\d]+)+$/.test(name) && (sign === '=' || sign === ': ');
  if (!isPlainMember(left, right) || !(isEnvironment || isOddMember(left, right))) return -1;
  return add(search, nameEnd + sign.length, whole.slice(sign.length));
}

function matchAt(form: RegExp, text: string, at: number): RegExpExecArray | undefined {
  form.lastIndex = at;
  return form.exec(text) ?? undefined;
}

function add({ found }: Search, start: number, value: string): number {
  found.push({ start, end: start + value.length, kind: 'password' });
  return start + value.length;
}
