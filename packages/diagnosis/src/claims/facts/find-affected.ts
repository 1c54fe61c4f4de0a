import { isChange } from '../../tools/deeds.ts';
import type { AnswerInRecord } from '../answer-in-record.ts';
import type { Judgement } from '../judgement.ts';
import { extractValues } from '../values/extract/extract-values.ts';
import { isAsserted, type Output, toContradiction } from './outputs.ts';

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
    return toCounts(statement.text).some(({ count, after }) =>
      change.isOfFiles ? FILES.test(after) : isCountedBefore(count, outputs.slice(0, change.at)),
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
  /** The words behind it. */
  readonly after: string;
}

const toCounts = (text: string): SaidCount[] =>
  extractValues(text).flatMap(({ amount, kind, end }) =>
    (kind === 'number' || kind === 'quantity') && amount
      ? amount.readings
          .filter(Number.isInteger)
          .map((count) => ({ count, after: text.slice(Math.max(0, end - 12), end + 14) }))
      : [],
  );

const FILES =
  /\b(?:files?|dateien|fichiers?|archivos?|ficheiros?|arquivos?|bestand(?:en)?|plik(?:i|ów)?)\b|файл|dosya|文件|ファイル|파일/iu;

/** Somebody counted the things before, and this is what came out. */
const isCountedBefore = (count: number, outputs: readonly Output[]): boolean =>
  count >= 10 &&
  outputs.some(({ text, args }) => /count|wc\b/i.test(args) && new RegExp(`(?<!\\d)${count}(?!\\d)`).test(text));
