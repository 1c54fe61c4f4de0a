import type { Request } from '../../language/requests/request.ts';
import { fold, toRequestTokens } from '../../language/requests/request-words.ts';
import { type Past, toEarlierCalls } from '../past.ts';

/**
 * The one of two namesakes who was not meant: a look-up shows both, they share a word of the request, and every other word that the request
 * has of them belongs to the neighbour.
 */
export function findNamesake(receivers: readonly string[], request: Request, past: Past): string | null {
  if (receivers.length !== 1 || request.wantsAll) return null;
  const [receiver = ''] = receivers;
  if (receiver.length < LEAST_CHARS || request.text.includes(fold(receiver))) return null;
  for (const { result } of toEarlierCalls(past)) {
    if (!result?.text.includes(receiver)) continue;
    const entries = toEntries(result.text);
    const target = entries.find((entry) => entry.includes(receiver));
    if (target === undefined || entries.length < 2) return null;
    const own = toNamed(target, request);
    const other = entries.find((entry) => entry !== target && isMeant(toNamed(entry, request), own));
    return other === undefined ? null : `${receiver}, although a namesake was named`;
  }
  return null;
}

const LEAST_CHARS = 5;
const MOST_CHARS = 20_000;
const MOST_ENTRIES = 100;

/** The objects of a list, or the lines of a table that have an address or a number. */
function toEntries(text: string): string[] {
  const cut = text.slice(0, MOST_CHARS);
  const parts = /^\s*[[{]/.test(cut) ? (cut.match(/\{[^{}]{1,2000}\}/g) ?? []) : cut.split('\n');
  return parts.filter((part) => /@|\d{3}/.test(part)).slice(0, MOST_ENTRIES);
}

/** The words of an entry that the request has, too. */
const toNamed = (entry: string, { words }: Request): ReadonlySet<string> =>
  new Set(toRequestTokens(entry.replace(/[._@-]+/g, ' ')).filter((token) => token.length > 3 && words.has(token)));

/** The neighbour has all that the other one has, and more. */
const isMeant = (neighbour: ReadonlySet<string>, own: ReadonlySet<string>): boolean =>
  own.size > 0 && neighbour.size > own.size && [...own].every((word) => neighbour.has(word));
