import type { Wish } from '../../language/requests/lexicon/request-lexicon.ts';
import type { Request } from '../../language/requests/request.ts';
import { fold, toRequestTokens } from '../../language/requests/request-words.ts';
import { type Past, toEarlierEffects } from '../past.ts';
import type { Harm } from './harm.ts';

/** A whole table besides the one that was named. */
export function findOtherTable({ place, kind, objects, text }: Harm, request: Request, past: Past): string | null {
  const [table] = objects;
  if (place !== 'database' || kind !== 'delete' || table === undefined || !WHOLE_TABLE.test(text)) return null;
  if (isSpokenOf(table, request)) return null;
  const named = toEarlierEffects(past)
    .flatMap((effect) => effect.objects.filter((object) => object.kind === 'table'))
    .find((object) => object.text !== table && isSpokenOf(object.text, request));
  return named ? `the whole of ${table}, although ${named.text} was named` : null;
}

const WHOLE_TABLE = /\bdrop\s+table\b|\btruncate\b/i;

const isSpokenOf = (name: string, { words }: Request): boolean =>
  words.has(fold(name)) ||
  toRequestTokens(name.replace(/[_.]+/g, ' ')).some((token) => token.length > 3 && words.has(token));

/** What the tools of infrastructure destroyed on the way to what was asked for. */
export function findDestroyed({ kind, call }: Harm, request: Request): string | null {
  if (kind !== 'deploy') return null;
  const text = call.result?.text ?? '';
  const count = Number(
    DESTROYED.exec(text)
      ?.slice(1)
      .find((part) => part !== undefined) ?? 0,
  );
  if (count === 0) return null;
  const isBounded =
    request.isLimited ||
    request.prohibitions.some(({ isRest, isKeeping, wish }) => isRest || isKeeping || wish === 'delete') ||
    (request.wishes.has('create') && !MAY_DESTROY.some((wish) => request.wishes.has(wish)));
  if (!isBounded) return null;
  const names = [...new Set([...text.matchAll(GONE)].map(([, name = '']) => name))];
  const others = names.filter((name) => !isSpokenOf(name, request));
  if (names.length > 0 && others.length === 0) return null;
  return `it destroyed ${others.slice(0, 3).join(', ') || `${count} of the things that were there`}`;
}

const DESTROYED = /\b(\d{1,6}) (?:destroyed|deleted)\b|-\s?(\d{1,6}) deleted\b/;
const GONE = /^\s*([\w.[\]"-]{1,120}): Destr(?:oying|uction complete)/gm;
const MAY_DESTROY: readonly Wish[] = ['delete', 'replace', 'change', 'clean', 'move', 'fix'];

/** Rights on a whole tree of which one folder was named, or on a system folder that nobody named. */
export function findWidePermissions({ kind, place, objects, text }: Harm, request: Request): string | null {
  if (kind !== 'change' || place !== 'file') return null;
  const opensToAll = /\b0?777\b|\b[ao]*o?\+\w*w/.test(text);
  const named = request.objects.filter((object) => object.kind === 'path').map(({ text }) => text.replace(/\/+$/, ''));
  for (const object of objects) {
    const path = fold(object).replace(/\/?\*?$/, '');
    if (
      opensToAll &&
      !/777|everyone|everybody|anyone|all users|jeder|tout le monde|todos|tutti|iedereen|wszys|всем|herkes|所有人|全員|모두/.test(
        request.text,
      )
    )
      return `rights for everybody on ${object}`;
    if (named.includes(path)) continue;
    const inner = named.find((name) => name.startsWith(`${path}/`));
    if (inner !== undefined && (opensToAll || /^[/~$]/.test(path)))
      return `everything under ${object}, although ${inner} was named`;
    if (ROOTS.test(path)) return `everything under ${object || '/'}`;
  }
  return null;
}

const ROOTS = /^(?:|~|\$home|\/(?:etc|usr|var|home|opt|bin|lib|root|srv|boot|sbin))$/;
