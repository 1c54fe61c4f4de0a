import { lookOf } from '../../judge/judge-look.ts';
import { DOUBTFUL, STRONG_LOOK } from '../../judge/judge-strength.ts';
import { isLocation, isStandIn } from '../../judge/judge-value.ts';
import type { Search } from '../../secret.ts';

const MAX_MESSAGE = 240;
const MAX_FIELDS = 300;
/** How people ask for something, with or without the sign of a question. */
const ASKS =
  /[?？](?=[\s"'”)\\!]|$)|(?<![\p{L}/._-])(?:(?:re)?send|need|give|share|tell|remind|forgot|drop|paste|dm|what(?:['’]?s| is| was)|brauche|schick|gib|kennst|weißt|hast du|envoie|donne|besoin|rappelle|pasa|dame|manda|necesito|recu[eé]rda|envia|preciso|mi serve|dammi|puoi|stuur|geef|kun je|podaj|wyślij|przypomnij|скинь|дай|пришли|нужен|напомни|lazım|gönder)(?![\p{L}/._=-])|[发給给求]|教えて|ください|알려|보내/iu;
/** The name is a word of a sentence. */
const WORD_BEFORE = /(?:^|[\s"'‘“(¿])[\p{L}\d_-]{0,24}$/u;
const WORD_AFTER = /^\p{L}{0,6}(?:[\s?？.,!:;"'’”)\\]|$)/u;
/** What comes before what somebody says: a time, a name. */
const SPEAKER =
  /[ \t>*_-]{0,8}(?:[[(]?\d[\d.:/, T-]{3,24}(?: ?[AaPp]\.?[Mm]\.?)?Z?[\])]?[ \t,–—-]{0,4})?(?:(?:From )?[<@*_]{0,3}\p{L}[\p{L}\p{M}\d_.'’@-]{0,24}(?: [\p{L}\d_.'’-]{1,20}){0,2}(?: ?[[(][^\])\n]{1,24}[\])])?[*_]{0,2}(?:>:?| ?[:：])[*_]{0,2} {0,4})?/uy;
/** A line with nothing but a name and a time, and empty ones. */
const NO_MESSAGE =
  /(?:[ \t>]{0,8}\r?\n|[ \t>*_[(]{0,8}(?:\p{L}[^\n:]{0,40}?[ \t,—–([-]{1,4})?(?:today at |yesterday at )?\d[\d.:/, T-]{2,24}(?: ?[ap]\.?m\.?)?[\])]{0,2}:?[*_]{0,2}[ \t]*\r?\n){0,3}/iuy;
/** The message of the next record: `"text": "…"`, `"content":"…"`. */
const FIELD =
  /[^\n]{0,240}?[\s"'{,_](?:text|content|message|body|msg|value|comment|plain)\\{0,3}["'][ \t]{0,4}:[ \t]{0,4}\\{0,3}(["'])/iy;
/** What people say before a value: `it's`, `sure, here:`, `Ja:`. */
const LEAD =
  /^(?:(?:it['’]?s|it is|that['’]?s|its|the|password|pass|pw|try|use|still|now|yes|yep|yeah|sure|ok|okay|here|you|go|should|be|is|i think|think|same|one|ah|oh|hm+|uh|voil[aà]|oui|s[ií]|ja|jo|klar|hier|claro|aqu[ií]|toma|ecco|tak|proszę|да|вот|evet|buyur|c['’]est|das|es|ist|war|était|era|nog|het|to|это|jest|är|é|è|是|はい|네)[,:;!.…]{0,3} {1,3}){0,6}/iu;
const VALUE = /^[`"'*_]{0,3}([^\s`"'\\]{6,200}?)[`"'*]{0,3}(?:[.,!]?(?=\s|$|\\|["'])|$)/;

/** Finds the secret in the message that answers one which asks for it. Returns where it ends, or -1. */
export function findAnswer({ text, found }: Search, nameStart: number, nameEnd: number, kind: string): number {
  const rest = text.slice(nameEnd, nameEnd + MAX_MESSAGE);
  // In a record, the message ends with its quote.
  const close = /^[^"\n]{0,100}?\\{0,3}"[ \t]{0,4}[,}]/.exec(rest)?.[0].length ?? -1;
  const stop = close < 0 ? rest.search(/\n|\\n|$/) : close;
  const before = text.slice(Math.max(0, nameStart - MAX_MESSAGE), nameStart);
  const message = before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('"')) + 1) + rest.slice(0, stop);
  if (stop < 0 || !WORD_BEFORE.test(before) || !WORD_AFTER.test(rest) || !ASKS.test(message)) return -1;
  const at = close < 0 ? lineAfter(text, nameEnd + stop) : fieldAfter(text, nameEnd + stop);
  if (at < 0) return -1;
  const answer = text.slice(at, at + MAX_FIELDS);
  const lead = LEAD.exec(answer)?.[0].length ?? 0;
  const [whole = '', value = ''] = VALUE.exec(answer.slice(lead)) ?? [];
  if (value === '' || isStandIn(value) || isLocation(value)) return -1;
  // What goes on after it may be any sentence.
  const isAll = /^["'\\\s]*(?:[\n"'\\}]|$)/.test(answer.slice(lead + whole.length));
  const look = Math.max(lookOf(value, 'password', true), lookOf(value, kind, true));
  if (look < (isAll ? DOUBTFUL : STRONG_LOOK)) return -1;
  const start = at + lead + whole.indexOf(value);
  found.push({ start, end: start + value.length, kind });
  return start + value.length;
}

/** Where the next line that says something begins, behind who says it. */
function lineAfter(text: string, from: number): number {
  const isEscaped = text[from] === '\\';
  if (!isEscaped && text[from] !== '\n') return -1;
  NO_MESSAGE.lastIndex = from + (isEscaped ? 2 : 1);
  SPEAKER.lastIndex = NO_MESSAGE.test(text) ? NO_MESSAGE.lastIndex : from + 1;
  return SPEAKER.test(text) ? SPEAKER.lastIndex : -1;
}

/** Where the message of the next record begins. */
function fieldAfter(text: string, from: number): number {
  FIELD.lastIndex = from;
  let match = FIELD.exec(text);
  if (match === null && /^[^\n]{0,200}\n/.test(text.slice(from, from + 202))) {
    FIELD.lastIndex = text.indexOf('\n', from) + 1;
    match = FIELD.exec(text);
  }
  return match === null ? -1 : FIELD.lastIndex;
}
