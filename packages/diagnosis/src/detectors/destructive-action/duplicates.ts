import type { Request } from '../../language/requests/request.ts';
import { type Past, toBaseName, toEarlierCalls } from '../past.ts';
import type { Harm } from './harm.ts';

/** A file that went as a duplicate although the checksums that were taken before show nothing equal to it. */
export function findUnequal({ kind, place, objects, call }: Harm, request: Request, past: Past): string | null {
  if (kind !== 'delete' || place !== 'file' || !DUPLICATES.test(request.text)) return null;
  const sums = toChecksums(past);
  if (sums === null) return null;
  const reported = [...(call.result?.text ?? '').matchAll(REMOVED)].map(([, path = '']) => path);
  const gone = reported.length > 0 ? reported : objects.filter((path) => !/[*?[\]]/.test(path));
  const names = new Set(gone.map(toBaseName));
  const counts = Map.groupBy(sums.values(), (sum) => sum);
  const other = [...names].find((name) => {
    const sum = sums.get(name);
    return sum !== undefined && counts.get(sum)?.length === 1;
  });
  return other === undefined ? null : `${other}, whose checksum no other file has`;
}

/** What has an equal: the word in the languages of the lexicons. */
const DUPLICATES =
  /(?<!\p{L})(?:duplicat\p{L}*|identical|dupes?|doppelt\p{L}*|duplikat\p{L}*|identisch\p{L}*|doublons?|identiques?|duplicad\p{L}*|identic\p{L}*|repetid\p{L}*|doppion\p{L}*|dubbel\p{L}*|дубликат\p{L}*|одинаков\p{L}*|kopya\p{L}*|yinelenen)(?!\p{L})|重复|重複|중복/u;
const REMOVED = /^removed '([^'\n]{1,300})'/gm;

/** The newest list of checksums, by the names of the files; null without one. */
function toChecksums(past: Past): ReadonlyMap<string, string> | null {
  for (const { result } of toEarlierCalls(past)) {
    const lines = [...(result?.text ?? '').slice(0, MOST_CHARS).matchAll(CHECKSUM)];
    if (lines.length < 2) continue;
    return new Map(lines.map(([, sum = '', path = '']) => [toBaseName(path.trim()), sum]));
  }
  return null;
}

const MOST_CHARS = 50_000;
/** As `sha1sum` and its kin print it, in full or shortened. */
const CHECKSUM = /^([0-9a-f]{32,128}|[0-9a-f]{4,12}(?:…|\.{2,3})[0-9a-f]{0,12}) [ *](.{1,300})$/gm;
