import type { AnswerInRecord } from '../../answer-in-record.ts';
import type { Judgement } from '../../judgement.ts';
import { extractValues } from '../../values/extract/extract-values.ts';
import { holdsAmount } from '../../values/origins/find-origins.ts';
import { createNumberPool } from '../../values/origins/number-pool.ts';
import { isAsserted, type Output, toContradiction } from '../outputs.ts';
import { findNamedRows, type Row, type RowList, readColumns, readRows } from './read-rows.ts';

/** The answer calls one thing of a list the most or the least, and in no column of the list it is. */
export function findSuperlatives({ statements }: AnswerInRecord, outputs: readonly Output[]): Judgement[] {
  const claims = statements.filter(
    (statement) => isAsserted(statement) && (MOST.test(statement.text) || LEAST.test(statement.text)),
  );
  if (claims.length === 0) return [];
  const lists = outputs.flatMap(readRows).filter(({ rows }) => rows.length >= 2);
  return claims.flatMap((statement) => {
    for (const clause of [statement.text, ...statement.text.split(CLAUSE)]) {
      const isMost = MOST.test(clause);
      if (isMost === LEAST.test(clause)) continue;
      const about = lists.flatMap((list) => {
        const named = findNamedRows(list.rows, clause);
        return named.length === 1 && named[0] ? [{ list, row: named[0] }] : [];
      });
      const [first] = about;
      const other = about.length === 0 ? findOvertaken(clause, outputs, isMost) : null;
      if (other) return [toContradiction(statement, other.output.effect, `the list has ${other.extreme}`)];
      if (first && about.every(({ list, row }) => !isExtreme(row, list, isMost)))
        return [
          toContradiction(statement, first.list.output.effect, `it says “${first.row.text}”, and others are ahead`),
        ];
    }
    return [];
  });
}

/** The clause names no row but a figure, which one column has, and which others of the column are ahead of. */
function findOvertaken(
  clause: string,
  outputs: readonly Output[],
  isMost: boolean,
): { output: Output; extreme: number } | null {
  const values = extractValues(clause).filter(({ amount, approximate }) => amount?.unit && !approximate);
  const [value] = values;
  if (!value || values.length !== 1) return null;
  const held = outputs.flatMap((output) =>
    readColumns(output)
      .filter(
        (cells) =>
          cells.length >= LEAST_ROWS && holdsAmount(value, createNumberPool(cells.map(({ number }) => number))),
      )
      .map((cells) => {
        const worths = cells.map(({ worth }) => worth);
        const extreme = isMost ? Math.max(...worths) : Math.min(...worths);
        return { output, extreme: cells.find(({ worth }) => worth === extreme)?.number ?? extreme };
      }),
  );
  const [only] = held;
  return only && held.length === 1 && !holdsAmount(value, createNumberPool([only.extreme])) ? only : null;
}

const LEAST_ROWS = 4;

const CLAUSE = /[;；。，、]|,\s|\.\s|\s(?:but|aber|mais|pero|mas|ma|maar|ale|но|ama|while|während)\s/u;

/** First or last in some column; where there is only one, at the end that is meant. */
function isExtreme(row: Row, { rows }: RowList, isMost: boolean): boolean {
  const columns = [...row.worth].filter(([column]) => rows.filter(({ cells }) => cells.has(column)).length >= 2);
  if (columns.length === 0) return true;
  return columns.some(([column, number]) => {
    const others = rows.flatMap(({ worth }) => worth.get(column) ?? []);
    const [least, most] = [Math.min(...others), Math.max(...others)];
    return columns.length === 1 ? number === (isMost ? most : least) : number === least || number === most;
  });
}

const MOST =
  /(?<!\p{L})(?:mostly|most(?= (?:of|5xx|errors?|commits?|orders?|sales|requests?|often)|[.!?]|$)|the most(?! \p{L}+(?:ly|ed|al|ant|ive|ic|ent)(?!\p{L}))|highest|largest|biggest|warmest|hottest|busiest|most expensive|am meisten|die meisten|höchste\p{L}*|größte\p{L}*|am wärmsten|le plus (?:élevé|grand|de)|la plus élevée|más alt[oa]|el mayor|la mayor|mais alt[oa]|o maior|a maior|più alt[oa]|il maggior|hoogste|grootste|najwyższ\p{L}*|największ\p{L}*|najwięcej|сам\p{L}+ (?:высок|больш)\p{L}*|больше всего|en (?:yüksek|çok|büyük))(?!\p{L})|最高|最多|最大|가장 (?:높|많|큰)/iu;
const LEAST =
  /(?<!\p{L})(?:lowest|fewest|smallest|cheapest|coldest|(?<!at )least|am wenigsten|niedrigste\p{L}*|kleinste\p{L}*|günstigste\p{L}*|billigste\p{L}*|le moins|la moins chère|más baj[oa]|más barat[oa]|mais baix[oa]|mais barat[oa]|più bass[oa]|più economic[oa]|laagste|goedkoopste|najniższ\p{L}*|najtańsz\p{L}*|najmniej|сам\p{L}+ (?:низк|дешёв|дешев|маленьк)\p{L}*|меньше всего|en (?:düşük|az|ucuz|küçük))(?!\p{L})|最低|最少|最小|最便宜|最安|가장 (?:낮|적|작|저렴)/iu;
