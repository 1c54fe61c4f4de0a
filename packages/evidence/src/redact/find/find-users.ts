import { lookOf } from '../judge/judge-look.ts';
import { DOUBTFUL, passwordStrength, STRONG_LOOK } from '../judge/judge-strength.ts';
import { isWordPhrase } from '../judge/judge-words.ts';
import type { Search } from '../secret.ts';

/** A user, and what may stand between a user and a password: `ada / …`, `ada:…`, `ada, …`, `ada with …`, `ada …`. */
const AFTER_WORD =
  /(?:name|s)?["']?(?:[ \t]{0,2}[:=][ \t]{0,2}|[ \t]{1,4}(?:as |is |are |with |user )?|\()["']?([\w.@+-]{1,64})["']?(?:([ \t]{0,2}[/:|][ \t]{0,2})|[ \t]{0,2},[ \t]{0,2}(?:and )?|[ \t]{1,4}(and |with |using )?)["'`]?([^\s"'`,;<>\\]{6,120})/y;

/** `Login request: …`, `login failed: …`: what happened, and no user. */
const EVENT =
  /^(?:accept(?:ed)?|attempts?|complete[d]?|denied|errors?|events?|expired|fail(?:ed|s|ure)?|forbidden|ok|page|queue|redirect|reject(?:ed)?|requests?|responses?|results?|state|status|succe(?:eded|ss|ssful|ssfully)|timeout|tr(?:y|ied)|url)$/i;

/** `https://user:…@host`: addresses are read elsewhere. */
const ADDRESS = /:\/\/\w{0,9}$/;

/** Finds a password that follows a user, when it looks like one. `start` is where the word ends that speaks of a user. */
export function findAfterUser({ text, found }: Search, start: number): number {
  AFTER_WORD.lastIndex = start;
  const match = AFTER_WORD.exec(text);
  if (match === null || ADDRESS.test(text.slice(Math.max(0, start - 12), start))) return start;
  const [whole, user = '', sign, word, value = ''] = match;
  const trimmed = value.replace(/[.)\]]+$/, '');
  if (/^\||\|$/.test(trimmed) || EVENT.test(user)) return start;
  if (/[:=]$|^\w+=|^[A-Za-z_]\w*\$\w+\$?\d*$/.test(value) || /^\d+$/.test(user)) return start;
  const strength = Math.max(passwordStrength(trimmed), Math.min(DOUBTFUL, lookOf(trimmed, 'password', true)));
  if (
    strength !== STRONG_LOOK &&
    !(strength === DOUBTFUL && (sign !== undefined || (word !== undefined && /\d$/.test(trimmed))))
  )
    return start;
  const from = start + whole.length - value.length;
  found.push({ start: from, end: from + trimmed.length, kind: 'password' });
  return from + trimmed.length;
}

const USER_BEFORE = /(?:^|[\s"'`(:])(\p{L}[\p{L}\w.@+-]{1,63})["'`]?$/u;
const WORD_AFTER = /["'`]?([^\s"'`,;<>]{8,120})/y;

/** Finds the second of `ada / …`, when it looks like a password. */
export function findAfterSlash({ text, found }: Search, start: number): number {
  WORD_AFTER.lastIndex = start + 3;
  const value = WORD_AFTER.exec(text)?.[1]?.replace(/[.)\]:]+$/, '') ?? '';
  // `a / b / c` is a list.
  if (text.startsWith(' / ', start + 3 + value.length)) return start + 1;
  const around = text.slice(Math.max(0, start - 60), start + 160);
  const look = LOGIN.test(around) ? lookOf(value, 'password', true) * 2 : passwordStrength(value);
  if (look < STRONG_LOOK || !USER_BEFORE.test(text.slice(Math.max(0, start - 66), start))) return start + 1;
  const from = text.indexOf(value, start + 3);
  found.push({ start: from, end: from + value.length, kind: 'password' });
  return from + value.length;
}

/** Words that speak of what one logs in to. */
const LOGIN =
  /pass|log ?in|cred|sign in|(?<![a-z])(?:s?ftps?|ssh|rdp|vnc|vpn|imap|smtp|wi-?fi|wlan|admin|root|zugang|anmeld|acceso|accès|accesso|acesso|toegang|dostęp|доступ|giriş|ipmi|idrac|ilo|router|nas)(?![a-z])/i;

const MAIL = /(?:^|[\s"'`,;(<>:[])[\w.+-]{1,64}@[\w.-]{1,64}$/;
const AFTER_MAIL = /[^:]{2,4}:([^\s"'`/:,;<>]{6,120})/y;

/** Finds the password of `ada@a.io:…`, when it looks like one. `start` is where the last part of the address is. */
export function findAfterMail({ text, found }: Search, start: number): number {
  AFTER_MAIL.lastIndex = start;
  const value = AFTER_MAIL.exec(text)?.[1]?.replace(/[.)\]]+$/, '') ?? '';
  if (passwordStrength(value) !== STRONG_LOOK && !(/\d$/.test(value) && isWordPhrase(value))) return start + 1;
  if (!MAIL.test(text.slice(Math.max(0, start - 100), start))) return start + 1;
  const from = text.indexOf(':', start) + 1;
  found.push({ start: from, end: from + value.length, kind: 'password' });
  return from + value.length;
}
