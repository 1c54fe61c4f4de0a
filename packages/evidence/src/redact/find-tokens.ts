import { isPlaceholder } from './judge-value.ts';
import { groupName, type Search } from './secret.ts';
import { AWS_SECRET, MIN_RUN, TOKEN } from './secret-patterns.ts';

/** Finds secrets with a form of their own, by jumping from one long run of token characters to the next. */
export function findTokens(search: Search): void {
  const { text } = search;
  for (let probe = MIN_RUN - 1; probe < text.length; ) {
    const before = probe - MIN_RUN;
    let at = probe;
    while (at > before && isTokenCharacter(text.charCodeAt(at))) at--;
    if (at === before) {
      let end = probe + 1;
      while (end < text.length && isTokenCharacter(text.charCodeAt(end))) end++;
      at = Math.max(end, findTokenAt(search, before + 1));
    }
    probe = at + MIN_RUN;
  }
}

const TOKEN_CHARACTERS = Uint8Array.from({ length: 128 }, (_, code) => Number(/[\w-]/.test(String.fromCharCode(code))));

export function isTokenCharacter(code: number): boolean {
  return code < 128 && TOKEN_CHARACTERS[code] === 1;
}

const AWS_DISTANCE = 160;

/** Looks for a token where a run starts, or where its dotted prefix does (`ya29.`, `SG.`). Returns where it ends. */
function findTokenAt({ text, found }: Search, runStart: number): number {
  TOKEN.lastIndex = runStart;
  let match = TOKEN.exec(text);
  if (match === null && text[runStart - 1] === '.') {
    TOKEN.lastIndex = nameStart(text, runStart);
    match = TOKEN.exec(text);
  }
  if (match === null) return runStart;
  const kind = groupName(match);
  const end = TOKEN.lastIndex;
  const start = end - (match.groups?.[kind]?.length ?? 0);
  if (!isPlaceholder(match[0])) found.push({ start, end, kind });
  if (kind === 'aws_key_id') {
    for (const from of [Math.max(0, start - AWS_DISTANCE), end]) {
      const secret = AWS_SECRET.exec(text.slice(from, from + AWS_DISTANCE));
      if (secret !== null)
        found.push({ start: from + secret.index, end: from + secret.index + 40, kind: 'aws_secret' });
    }
  }
  return end;
}

/** Where the name, dotted or not, starts that ends at `end`. */
export function nameStart(text: string, end: number): number {
  let start = end;
  while (end - start < 64 && (isTokenCharacter(text.charCodeAt(start - 1)) || text[start - 1] === '.')) start--;
  // The letter of an escaped line break is not part of the name after it.
  return text[start - 1] === '\\' && start < end ? start + 1 : start;
}
