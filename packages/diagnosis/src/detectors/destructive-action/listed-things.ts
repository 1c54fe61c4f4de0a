import type { Request } from '../../language/requests/request.ts';
import { fold, toRequestTokens } from '../../language/requests/request-words.ts';
import { type Past, toEarlierCalls } from '../past.ts';

/**
 * Whether a thing that goes by an id is another one than the person spoke of: an earlier list shows its name, the request has no word of
 * it, and it does have words of a neighbour in the same list.
 */
export function isAnotherThing(past: Past, request: Request, id: string): boolean {
  for (const { result } of toEarlierCalls(past)) {
    const records = result ? toRecords(result.text) : [];
    const target = records.find((record) => record.ids.includes(id));
    if (!target || records.length < 2) continue;
    if (isNamed(target, request)) return false;
    return records.some((record) => record !== target && isNamed(record, request));
  }
  return false;
}

interface Listed {
  readonly ids: readonly string[];
  readonly texts: readonly string[];
}

const MOST_RECORDS = 200;

/** The objects of the first list in a result, with what identifies and what describes them. */
function toRecords(text: string): Listed[] {
  const trimmed = text.trimStart();
  if (trimmed[0] !== '{' && trimmed[0] !== '[') return [];
  let value: unknown;
  try {
    value = JSON.parse(trimmed);
  } catch {
    // Cut in the middle: a list that cannot be seen whole says nothing about neighbours.
    return [];
  }
  const list = Array.isArray(value) ? value : Object.values(value as object).find((member) => Array.isArray(member));
  if (!Array.isArray(list)) return [];
  return list.slice(0, MOST_RECORDS).flatMap((item) => {
    if (typeof item !== 'object' || item === null) return [];
    const ids: string[] = [];
    const texts: string[] = [];
    for (const [name, member] of Object.entries(item)) {
      if (typeof member !== 'string' && typeof member !== 'number') continue;
      if (/(?:^|_)(?:id|ts|key|uuid|ref|number)$/i.test(name) || /Id$/.test(name)) ids.push(String(member));
      else if (typeof member === 'string') texts.push(member);
    }
    return [{ ids, texts }];
  });
}

/** Words that name nothing in particular. */
const LEAST_WORD = 3;

function isNamed({ ids, texts }: Listed, request: Request): boolean {
  if (ids.some((id) => id.length > 2 && request.text.includes(fold(id)))) return true;
  return texts.some((text) => {
    const tokens = toRequestTokens(text.replace(/[_-]+/g, ' '));
    if (tokens.some((token) => token.length >= LEAST_WORD && hasWord(request, token))) return true;
    return (
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2}/u.test(text) &&
      request.text.includes(fold(text))
    );
  });
}

/** The word itself, or one that begins alike: languages bend their endings. */
function hasWord(request: Request, token: string): boolean {
  if (request.words.has(token)) return true;
  if (token.length < 5) return false;
  const stem = token.slice(0, Math.max(4, token.length - 2));
  for (const word of request.words) if (word.startsWith(stem)) return true;
  return false;
}
