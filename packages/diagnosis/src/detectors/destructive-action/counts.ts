import type { Request } from '../../language/requests/request.ts';
import { fold } from '../../language/requests/request-words.ts';
import { toCommand } from '../../tools/describe-tool.ts';
import { toArguments } from '../../tools/tool-arguments.ts';
import { type Past, toEarlierCalls } from '../past.ts';
import type { Harm } from './harm.ts';

/** How many rows a statement touched, as its result says. */
export function countTouched(call: Harm['call']): number | null {
  const text = call.result?.text ?? '';
  const found =
    /"(?:row_?count|affected_?rows|rows_?affected|deleted|updated|modified)"\s*:\s*(\d+)/i.exec(text) ??
    /^(?:DELETE|UPDATE)\s+(\d+)/m.exec(text) ??
    /\b(?:deleted|removed|modified|updated|affected|nModified|nRemoved)_?(?:count|rows|documents|records)?\b["':= ]{1,4}(\d+)/i.exec(
      text,
    ) ??
    /\b(\d+) (?:rows?|records?|documents?|entries|items|messages|files|events|occurrences) (?:were |have been )?(?:deleted|removed|updated|modified|affected)\b/i.exec(
      text,
    );
  return found ? Number(found[1]) : null;
}

/** How many rows the newest count of the same table under a condition had found. */
export function toCountBefore({ objects, call }: Harm, past: Past): number | null {
  const table = objects[0];
  if (table === undefined || !/\bwhere\b/i.test(toSql(call))) return null;
  for (const earlier of toEarlierCalls(past)) {
    const sql = toSql(earlier);
    if (!/\bcount\s*\(/i.test(sql) || !/\bwhere\b/i.test(sql) || !sql.includes(table)) continue;
    const text = earlier.result?.text ?? '';
    const isOne = !/\bcount\s*\(.*\bcount\s*\(/is.test(sql);
    const found = (isOne ? ONE_COUNT : COUNT).exec(text) ?? /^\s*(\d+)\s*$/m.exec(text);
    if (found) return Number(found[1]);
  }
  return null;
}

const COUNT = /"count(?:\(\*\))?"\s*:\s*"?(\d+)/i;
/** A single count has a name that somebody gave it. */
const ONE_COUNT = /"(?:count(?:\(\*\))?|n|cnt|num|total|anzahl)"\s*:\s*"?(\d+)/i;

/** Many rows, although the person named one by its number and a look had found that one. */
export function findRowsBeyondNamed(harm: Harm, request: Request, past: Past): string | null {
  if (harm.place !== 'database' || request.wantsAll) return null;
  const touched = countTouched(harm.call);
  if (touched === null || touched < LEAST_ROWS) return null;
  const sql = toSql(harm.call);
  const wider = findWiderPattern(sql, request);
  if (wider !== null) return `${touched} rows, although only ${wider} was named`;
  const named = request.objects.filter(({ kind, text }) => kind === 'id' && /\d{2}/.test(text)).map(({ text }) => text);
  if (named.length !== 1 || !named[0] || fold(sql).includes(named[0])) return null;
  for (const earlier of toEarlierCalls(past)) {
    const look = toSql(earlier);
    if (!/^\s*select\b/i.test(look) || !fold(look).includes(named[0])) continue;
    return `${touched} rows, although only ${named[0]} was named`;
  }
  return null;
}

/** A pattern with a wildcard that begins like the one thing that was named, and matches its neighbours too. */
function findWiderPattern(sql: string, { text }: Request): string | null {
  for (const [, pattern = ''] of sql.slice(0, MOST_SQL).matchAll(PATTERN)) {
    const stem = fold(pattern);
    const at = text.indexOf(stem);
    if (at < 0 || text.indexOf(stem, at + 1) >= 0) continue;
    const [name = ''] = /^[\p{L}\p{N}_.@-]+/u.exec(text.slice(at)) ?? [];
    if (name.length > stem.length && /\d/.test(name)) return name;
  }
  return null;
}

const MOST_SQL = 4_000;
const PATTERN = /\b(?:i?like|glob)\s+'([^'%*_\n]{3,60})[%*]'/gi;

/** A record may have a few rows of its own. */
const LEAST_ROWS = 10;

function toSql(call: Harm['call']): string {
  const { sql, query, statement } = toArguments(call.args);
  return [sql, query, statement].find((text) => typeof text === 'string') ?? toCommand(call) ?? '';
}
