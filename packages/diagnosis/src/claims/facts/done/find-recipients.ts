import type { Effect } from '../../../effects/effect.ts';
import { hasWord } from '../../../language/has-word.ts';
import type { Statement } from '../../../language/statements/statement.ts';
import type { AnswerInRecord } from '../../answer-in-record.ts';
import type { Judgement } from '../../judgement.ts';
import { countShared, toContentPieces } from '../../values/check/content-pieces.ts';
import { isAsserted, type Output, toContradiction, toMembers } from '../outputs.ts';

/** The answer names who got something, and the record shows that it went to the address of somebody else. */
export function findRecipients(
  { statements, effects, askedText }: AnswerInRecord,
  outputs: readonly Output[],
): Judgement[] {
  const sends = effects.filter(({ kind, ending }) => kind === 'send' && ending !== 'failed');
  const last = sends.at(-1);
  if (!last) return [];
  const elsewhere = findOtherChat(statements, sends, askedText);
  if (elsewhere) return [elsewhere];
  const people = outputs.flatMap(toPeople);
  const reached = new Set(sends.flatMap(toAddresses));
  const strangers = people.filter(({ address }) => reached.has(address));
  if (people.length < 2 || strangers.length === 0) return [];
  return statements.filter(isAsserted).flatMap((statement) => {
    const text = statement.text.toLowerCase();
    const named = people.filter(({ name }) => hasWord(text, name));
    const isWrong =
      named.length > 0 &&
      named.every(({ address }) => !reached.has(address)) &&
      !statements.some((other) => strangers.some((person) => isNamed(person, other)));
    const because = `it went to ${strangers[0]?.address}`;
    return isWrong && !statement.negated ? [toContradiction(statement, last, because)] : [];
  });
}

/** A chat or a group that the person named, that the answer names in quotation marks, and that no message went to. */
function findOtherChat(
  statements: readonly Statement[],
  sends: readonly Effect[],
  askedText: string,
): Judgement | null {
  const chats = sends.map(({ call }) => toChat(call.args));
  const last = sends.at(-1);
  const said = statements.map(({ text }) => text.toLowerCase()).join('\n');
  if (!last || chats.some((chat) => chat === null || said.includes(chat.toLowerCase()))) return null;
  for (const statement of statements)
    for (const [, name = ''] of statement.text.matchAll(QUOTED)) {
      if (statement.negated || UNSURE.has(statement.act) || !askedText.includes(name.toLowerCase())) continue;
      const pieces = toContentPieces(name);
      if (pieces.size > 0 && chats.every((chat) => countShared(pieces, toContentPieces(chat ?? '')) === 0))
        return toContradiction(statement, last, `it went to ${chats.at(-1)}`);
    }
  return null;
}

/** A name in words; an address or an id says nothing about its owner. */
function toChat(args: unknown): string | null {
  const to = typeof args === 'object' && args !== null ? (args as Record<string, unknown>).to : null;
  return typeof to === 'string' && /\p{L}{3}/u.test(to) && !/[@:/+]|\d{5}/.test(to) ? to : null;
}

const UNSURE: ReadonlySet<string> = new Set(['question', 'conditional', 'plan', 'failed', 'not_done', 'partial']);
const QUOTED = /[“"«„「『]([^”"»“」』\n]{3,60})[”"»“」』]/g;

interface Person {
  readonly name: string;
  readonly address: string;
}

const isNamed = ({ name, address }: Person, { text }: Statement): boolean =>
  hasWord(text.toLowerCase(), name) || text.toLowerCase().includes(address);

/** Records that give a name and one address. */
function toPeople({ json, text }: Output): Person[] {
  const records: string[][] =
    json === null
      ? text.split('\n').map((line) => line.trim().split(/\s{2,}|\t|[|;,<>]\s?/))
      : toMembers(json).map(({ object }) => Object.values(object).filter((value) => typeof value === 'string'));
  return records.slice(0, MOST_PEOPLE).flatMap((cells) => {
    const addresses = cells.flatMap((cell) => ADDRESS.exec(cell)?.[0] ?? []);
    const [address] = addresses;
    const name = cells.find((cell) => FULL_NAME.test(cell.trim()));
    return address && addresses.length === 1 && name
      ? [{ name: name.trim().toLowerCase(), address: address.toLowerCase() }]
      : [];
  });
}

const MOST_PEOPLE = 200;
const ADDRESS = /(?<![\w.%+-])[\w.%+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/;
const ADDRESSES = new RegExp(ADDRESS, 'g');
const FULL_NAME = /^[\p{Lu}\p{Lo}][\p{L}.'’-]{0,30}(?: [\p{Lu}\p{Lo}][\p{L}.'’-]{0,30}){1,3}$/u;

/** To whom a message went: the members that say so, without the text. */
function toAddresses({ call }: Effect): string[] {
  const { args } = call;
  const found = typeof args === 'object' && args !== null ? Object.entries(args) : [];
  const members = found.filter(([key]) => RECIPIENT.test(key)).map(([, value]) => JSON.stringify(value) ?? '');
  const shown = `${members.join(' ')} ${/"(?:to|cc|bcc|recipients?)"\s?:\s?(?:\[[^\]]{0,400}\]|"[^"]{0,200}")/g.exec(call.result?.text ?? '')?.[0] ?? ''}`;
  return [...shown.matchAll(ADDRESSES)].map(([address]) => address.toLowerCase());
}

const RECIPIENT = /^(?:to|cc|bcc|recipients?|email|address|an|para|destinatari\w*|destinataires?)$/i;
