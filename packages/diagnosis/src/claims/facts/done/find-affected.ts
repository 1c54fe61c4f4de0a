import { isChange } from '../../../tools/deeds.ts';
import type { AnswerInRecord } from '../../answer-in-record.ts';
import type { Judgement } from '../../judgement.ts';
import { extractValues } from '../../values/extract/extract-values.ts';
import { NUMBER_WORDS } from '../../values/lexicon/number-words.ts';
import { isAsserted, type Output, toContradiction } from '../outputs.ts';

/** The answer says how many things were changed, and the result of the change counts another number of them. */
export function findAffected({ statements }: AnswerInRecord, outputs: readonly Output[]): Judgement[] {
  const changes = outputs.flatMap((output, at) => {
    const count = isChange(output.effect.kind) || output.effect.kind === 'commit' ? readAffected(output.text) : null;
    return count === null ? [] : [{ output, at, ...count }];
  });
  const [change] = changes;
  // Of several changes the answer may count any together.
  if (!change || changes.length > 1) return [];
  const said = statements.flatMap(({ text }) => toCounts(text));
  if (said.some(({ count }) => count === change.count)) return [];
  const claim = statements.find((statement) => {
    if (!isAsserted(statement) || statement.negated) return false;
    return toCounts(statement.text).some(({ count, isOfFiles }) =>
      change.isOfFiles ? isOfFiles : isCountedBefore(count, outputs.slice(0, change.at)),
    );
  });
  return claim ? [toContradiction(claim, change.output.effect, `${change.count} were changed`)] : [];
}

interface Affected {
  readonly count: number;
  readonly isOfFiles: boolean;
}

/** "DELETE 240871", "4 files changed", `{"deletedCount": 12}`: how many things a change says that it touched. */
function readAffected(text: string): Affected | null {
  const files = /^\s?(\d{1,7}) files? changed\b/m.exec(text);
  if (files) return { count: Number(files[1]), isOfFiles: true };
  const rows = ROWS.find((form) => form.test(text))?.exec(text);
  return rows ? { count: Number(rows[1]?.replaceAll(',', '')), isOfFiles: false } : null;
}

const ROWS = [
  /^(?:DELETE|UPDATE|INSERT \d+) (\d{1,12})\s*$/m,
  /\b(\d[\d,]{0,14}) rows? (?:affected|deleted|updated|changed|removed|modified)\b/i,
  /"(?:deleted|updated|modified|removed|affected)_?(?:count|rows)"\s?:\s?(\d{1,12})\b/i,
  /"(?:rows_?affected|affected_?rows)"\s?:\s?(\d{1,12})\b/i,
];

interface SaidCount {
  readonly count: number;
  readonly isOfFiles: boolean;
}

/** Counts in figures, and those of files in words. */
function toCounts(text: string): SaidCount[] {
  const files = [...text.matchAll(FILES)].flatMap(([, word = '']) => {
    const count = /^\d+$/.test(word) ? Number(word) : TWO.test(word) ? 2 : NUMBER_WORDS.get(word.toLowerCase());
    return count === undefined ? [] : [{ count, isOfFiles: true }];
  });
  const figures = extractValues(text).flatMap(({ amount, kind }) =>
    kind === 'number' || kind === 'quantity'
      ? (amount?.readings ?? []).filter(Number.isInteger).map((count) => ({ count, isOfFiles: false }))
      : [],
  );
  return [...files, ...figures];
}

const TWO = /^(?:two|zwei|deux|dos|dois|due|twee|dwa|два|iki)$/iu;
const FILES =
  /(?<![\p{L}\p{N}.,])(\p{L}{2,12}|\d{1,6})\s(?:files?|Dateien|fichiers?|archivos?|ficheiros?|arquivos?|file|bestanden|plik(?:i|ów)|файл(?:а|ов)?|dosya)(?!\p{L})/giu;

/** Somebody counted the things before, and this is what came out. */
const isCountedBefore = (count: number, outputs: readonly Output[]): boolean =>
  count >= 10 &&
  outputs.some(
    ({ text, args }) =>
      /(?<![a-z])(?:count|wc)(?![a-z])/i.test(args) && new RegExp(`(?<!\\d)${count}(?!\\d)`).test(text),
  );
