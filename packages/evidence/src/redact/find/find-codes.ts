import type { Search } from '../secret.ts';

/** Where a code of a list begins and ends: alone in its line, after its number, between commas. */
const CODE_START = /(?<=[\n,;|[(][\s"'*•-]{0,8}(?:\d{1,2}[.):]?[ \t]{1,4})?|[:：][ \t"']{1,4}|\d{6,10} )/.source;
const CODE_END = /(?=[\s"']{0,4}(?:[\n,;|\])]|$|\d{6}))/.source;
const CODE = new RegExp(
  [
    '(?<=\\n[ \\t]{0,8}(?:\\d{1,2}[.)]|[-*•])?[ \\t]{1,8})[a-z\\d]{4,8}-[a-z\\d]{4,8}(?=[ \\t]*(?:\\r?\\n|$))',
    '(?=[a-z-]{0,12}\\d)[a-z\\d]{4,10}-[a-z\\d]{4,10}(?![\\w-])',
    `${CODE_START}\\d{6,10}(?![\\w.])${CODE_END}`,
    `${CODE_START}(?=[a-z]{0,12}\\d|(?<=\\n)(?![a-z]{0,12}[aeiou][a-z]?[aeiou]))[a-z\\d]{8,12}(?![\\w.-])${CODE_END}`,
    '(?<![\\d.])\\d{4} \\d{4}(?![\\d.])',
    '(?=[a-z-]{0,12}\\d)[a-z\\d]{4,6}(?:-[a-z\\d]{4,6}){2,3}(?![\\w-])',
  ].join('|'),
  'gi',
);
/** Two groups without a digit, which are a code only beside others of the same length. */
const PLAIN_CODE = /(?<=[\n,;][ \t"']{0,8})[a-z]{4,8}-[a-z]{4,8}(?=[ \t"']*(?:[\r\n,;]|$))/gi;

/** Finds the codes that are listed after the word. */
export function findCodes({ text, found }: Search, start: number): number {
  const list = text.slice(start, start + 600);
  const shapes = new Set<string>();
  const add = (index: number, code: string): void => {
    if (/redacted:\w{0,30}:$/.test(list.slice(Math.max(0, index - 48), index))) return;
    found.push({ start: start + index, end: start + index + code.length, kind: 'recovery_code' });
  };
  for (const { index, 0: code } of list.matchAll(CODE)) {
    add(index, code);
    shapes.add(shapeOf(code));
  }
  for (const { index, 0: code } of list.matchAll(PLAIN_CODE)) if (shapes.has(shapeOf(code))) add(index, code);
  return start + list.length;
}

/** How long the groups of a code are. */
function shapeOf(code: string): string {
  return code
    .split('-')
    .map(({ length }) => length)
    .join('-');
}

/** A few words between what a code is called and the code: `for your login at Garden`, `de connexion Tango`, an address of mail. */
const WORDS = /(?:[ ,]{1,2}(?:\([^()\n]{1,30}\)|[\p{L}\p{M}\d_.+@'’-]{1,40})){0,6}/u.source;
const COPULA = /(?:is|ist|war|was|lautet|est|es|è|é|to|jest|är|er|on|là|adalah|是|为|為|は|는|은)/.source;
const ONE_CODE = new RegExp(
  `[\\p{L}\\d-]{2,20}["']?(?:${WORDS}["']?[ \\t]{0,2}[:=：][ \\t]{0,2}|${WORDS}[ \\t]?(?:${COPULA}(?: le)?)[ \\t:：]{1,3}|[ \\t:：]{0,3}(?:是|为|為|は|는|은)[ \\t:：]{0,3}|[ \\t:：]{1,3})["'*\`[【]{0,2}(\\d{3}[ -]\\d{3}|\\d{4,8})(?![A-Za-z\\d_%]|[.,:/-]\\d| ?(?:seconds|minutes|hours|days|times|users|digits|chars|ms|px|Sekunden|Minuten))`,
  'uy',
);
/** The code has a line of its own below what announces it. */
const CODE_BELOW =
  /[^\n]{0,80}[:：][ \t]*\r?\n(?:[ \t]*\r?\n){0,2}[ \t>*]{0,12}(\d{3}[ -]\d{3}|\d{4,8})[ \t*]{0,4}(?=\r?\n|$)/y;
/** `G-123456 is your verification code`, `Use 482913 to verify`. */
const CODE_BEFORE =
  /(?<=(?:^|[^\w.])(?:[A-Z]-)?(\d{4,8}|\d{3}[ -]\d{3}) (?:is|ist|est|es|è|é) (?:your|ihr|dein|votre|ton|tu|su|il tuo|seu|je)[^\n\d]{0,40})/iy;

/** Finds the code that is sent to prove who one is. */
export function findOneCode({ text, found }: Search, start: number): number {
  CODE_BEFORE.lastIndex = ONE_CODE.lastIndex = CODE_BELOW.lastIndex = start;
  const before = CODE_BEFORE.exec(text)?.[1];
  if (before !== undefined) {
    const from = text.lastIndexOf(before, start);
    found.push({ start: from, end: from + before.length, kind: 'one_time_code' });
  }
  const match = ONE_CODE.exec(text) ?? CODE_BELOW.exec(text);
  const code = match?.[1];
  if (match === null || code === undefined) return start + 1;
  const from = start + match[0].lastIndexOf(code);
  found.push({ start: from, end: from + code.length, kind: 'one_time_code' });
  return from + code.length;
}

/** What is opened with a code of a few digits. */
const LOCKS =
  /door|gate|alarm|entry|entrance|garage|lock|key ?(?:box|safe)|(?<![\p{L}-])safe(?!\p{L})|elevator|building|intercom|keypad|disarm|installer|house|apartment|flat\b|office|voicemail|barrier|locker|tresor|t(?:ü|ue)r|haust|schl(?:ü|ue)ssel|garagen|porte|portail|immeuble|digicode|coffre|puerta|port[aãó]|cancello|cassaforte|caja fuerte|garaje|alarma|allarme|deur|poort|kluis|drzwi|bram|domofon|sejf|двер|домофон|подъезд|сейф|сигнализ|kapı|kasa|门|門|ドア|玄関|金庫|현관|금고/iu;
const DIGITS =
  /[\p{L}.]{2,12}(?:[ ,]{1,2}(?:['’\p{L}-]{1,16})){0,6}?["']?(?:[ \t]{0,2}[:=：][ \t]{0,2}|[ \t]{1,2}(?:(?:is|ist|lautet|est|es|è|é|to|jest|is nu|now)[ \t:]{1,3})?|[ \t]?[是は][ \t]?)["'*`]{0,2}(\d{4,8}[#*]?|[#*]\d{4,8}[#*]?|\d{4,5}[A-F]|[A-F]\d{4,5}|\d{1,3}[A-F]\d{2,4})(?![\p{L}\d_%]|[.,:/-]\d)/uy;
const AROUND = 60;

/** Finds the digits that open a door or stop an alarm: near a word for that, and after a word for a code. */
export function findDoorCode({ text, found }: Search, anchor: number): number {
  const start = anchor + Number(text[anchor] === ' ');
  DIGITS.lastIndex = start;
  const match = DIGITS.exec(text);
  const code = match?.[1];
  if (match === null || code === undefined) return start + 1;
  const before = text.slice(Math.max(0, start - AROUND), start);
  const sentence = (before.split(/[.!?\n]/).at(-1) ?? '') + match[0];
  if (!LOCKS.test(sentence) || NO_LOCK.test(sentence)) return start + 1;
  const from = start + match[0].lastIndexOf(code);
  found.push({ start: from, end: from + code.length, kind: 'pin' });
  return from + code.length;
}

/** Codes that many have: of errors, of programs, of places. */
const NO_LOCK =
  /\b(?:exit|error|status|return|response|http|area|zip|postal|post|country|source|promo|discount|bar|qr|product|item|error-?code|fehler|clock|block|deadlock|blocked|version|line|char|key ?code|event|reason|fault|trouble|colou?r|hex)(?![\p{L}])/iu;
