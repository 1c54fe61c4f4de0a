/** Figures that a reader computes from an output: how many lines and items it has, and sum, mean, smallest and largest of each column. */
export function addFigures(text: string, add: (value: number) => void): void {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  for (const count of [lines.length, lines.length - 1, lines.length - 2]) if (count > 1) add(count);
  for (const [sign, count] of countSigns(text)) if (count > 1) add(sign === ',' ? count + 1 : count);
  addColumns(lines, add);
  addKeys(text, add);
  for (const line of lines.slice(0, MOST_LINES)) addCounts(line, add);
  addSizes(text, add);
}

/** Sizes in different units, added up in bytes. */
function addSizes(text: string, add: (value: number) => void): void {
  const sizes = [...text.matchAll(SIZED)].slice(0, MOST_ROWS);
  if (sizes.length < 2) return;
  for (const base of [1000, 1024])
    addRuns(
      sizes.map(([, number, unit = '']) => Number(number) * base ** (' KMGT'.indexOf(unit.toUpperCase()) || 0)),
      add,
    );
}
const SIZED = /(?<![\w.])(\d{1,6}(?:\.\d{1,3})?)\s?([KMGT])i?B?(?![A-Za-z])/gi;

/** "2 failed, 87 passed, 4 skipped" and `"failed": 2, "passed": 87`: counts beside each other make up a whole. */
function addCounts(line: string, add: (value: number) => void): void {
  const counts = [...line.slice(0, 400).matchAll(COUNT)].map(([, before, behind]) => Number(before ?? behind));
  if (counts.length > 2 && counts.length <= MOST_COUNTS) addRuns(counts, add);
}

const MOST_COUNTS = 8;
const COUNT = /(?<![\w.,:-])(\d{1,7})(?= \p{L}{3})|(?<=\p{L}"?\s?[:=]\s?)(\d{1,7})(?![\w.,:-]*\d)/gu;

/** Items of JSON arrays and objects: commas, opening braces and list marks. */
function countSigns(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const sign of text)
    if (sign === '{' || sign === ',' || sign === '"') counts.set(sign, (counts.get(sign) ?? 0) + 1);
  counts.set('""', Math.floor((counts.get('"') ?? 0) / 2));
  counts.delete('"');
  return counts;
}

/** Column n of the lines that have as many numbers as the one before. */
function addColumns(lines: readonly string[], add: (value: number) => void): void {
  const columns: number[][] = [];
  const figure = isCommaSeparated(lines) ? PLAIN_NUMBER : NUMBER;
  for (const line of lines.slice(0, MOST_LINES)) {
    const numbers = line.slice(0, 400).match(figure) ?? [];
    for (const [i, number] of numbers.slice(0, 12).entries()) {
      const column = columns[i] ?? [];
      column.push(Number(number.replaceAll(',', '')));
      columns[i] = column;
    }
  }
  for (const column of columns) {
    addStatistics(column, add);
    addRuns(column.slice(0, MOST_ROWS), add);
  }
}

/** In a file of comma-separated values a comma belongs to no number. */
export function isCommaSeparated(lines: readonly string[]): boolean {
  const [first = 0, ...rest] = lines.slice(0, SAMPLE_LINES).map((line) => line.split(',').length);
  return (
    first > 1 &&
    rest.length > 0 &&
    rest.every((count) => count === first) &&
    !lines.slice(0, SAMPLE_LINES).some((line) => line.includes(', '))
  );
}

const SAMPLE_LINES = 8;

/** Sums of rows that follow each other: a group of a table. */
function addRuns(column: readonly number[], add: (value: number) => void): void {
  for (let from = 0; from < column.length; from += 1) {
    let sum = column[from] ?? 0;
    for (const number of column.slice(from + 1)) {
      sum += number;
      add(sum);
    }
  }
}

/** The values of each JSON key; how often each word value occurs. */
function addKeys(text: string, add: (value: number) => void): void {
  const keys = new Map<string, number[]>();
  const words = new Map<string, number>();
  for (const match of text.matchAll(KEYED)) {
    const key = match[1] ?? '';
    if (match[2] === undefined) {
      const word = `${key} ${match[3]}`;
      words.set(word, (words.get(word) ?? 0) + 1);
    } else {
      const list = keys.get(key) ?? [];
      list.push(Number(match[2]));
      keys.set(key, list);
    }
  }
  for (const list of keys.values()) addStatistics(list, add);
  for (const count of words.values()) if (count > 1) add(count);
}

export function addStatistics(list: readonly number[], add: (value: number) => void): void {
  if (list.length < 2) return;
  const sum = list.reduce((total, number) => total + number, 0);
  const sorted = [...list].sort((a, b) => a - b);
  add(sum);
  add(sum / list.length);
  add(list.length);
  add(((sorted[(sorted.length - 1) >> 1] as number) + (sorted[sorted.length >> 1] as number)) / 2);
}

const MOST_LINES = 400;
/** Bounds the sums of rows, whose number is the square of this. */
const MOST_ROWS = 40;
const NUMBER = /\d+(?:,\d{3})*(?:\.\d+)?/g;
const PLAIN_NUMBER = /\d+(?:\.\d+)?/g;
const KEYED = /"([^"\n]{1,60})"\s?:\s?(?:"?(-?\d{1,15}(?:\.\d{1,10})?)"?|"([^"\n]{0,60})"|(?:true|false|null))/g;
