import { toCellValues, toKindName } from './cell-values.ts';
import { toLabelWords, toLabelWordsAndDays } from './label-words.ts';
import type { LabelledFigure } from './labelled-figure.ts';

interface Tables {
  readonly figures: readonly LabelledFigure[];
  /** The lines that belong to a table. */
  readonly taken: ReadonlySet<number>;
}

/** The tables in a text: lines of as many cells as the head above them or as their neighbours, or set in columns below the words of a head. */
export function readTables(lines: readonly string[]): Tables {
  const figures: LabelledFigure[] = [];
  const taken = new Set<number>();
  readHeaded(lines, figures, taken);
  readHeadless(lines, figures, taken);
  return { figures, taken };
}

/** Neighbouring lines of as many cells, of which the same are figures and the first is a name. */
function readHeadless(lines: readonly string[], figures: LabelledFigure[], taken: Set<number>): void {
  for (const ends of DELIMITERS) {
    let block: { readonly at: number; readonly line: string; readonly cells: readonly Cell[] }[] = [];
    let shape = '';
    const close = (): void => {
      if (block.length >= 2)
        for (const { at, line, cells } of block) {
          figures.push(...readRow(cells, { cells: [], ends }, line, at));
          taken.add(at);
        }
      block = [];
    };
    for (const [at, line] of lines.entries()) {
      const cells = taken.has(at) || line.trim() === '' || line.length > MOST_LINE ? [] : split(line, ends);
      const form = cells.map(({ text }) => (toCellValues(text) ? 'n' : 'w')).join('');
      const isRow = cells.length >= 2 && cells.length <= MOST_CELLS && /^w.*n/.test(form);
      if (!isRow || form !== shape) close();
      shape = form;
      if (isRow) block.push({ at, line, cells });
    }
    close();
  }
}

const MOST_LINE = 200;

function readHeaded(lines: readonly string[], figures: LabelledFigure[], taken: Set<number>): void {
  let head: Head | null = null;
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') head = null;
    if (line.trim() === '' || RULE.test(line)) continue;
    const cells: readonly Cell[] | null = head && readCells(line, head);
    if (head && cells?.some(({ text }) => toCellValues(text))) {
      figures.push(...readRow(cells, head, line, at));
      taken.add(at);
    } else
      head =
        toHead(
          line,
          lines.slice(at + 1, at + 3).find((next) => !RULE.test(next)),
        ) ?? head;
  }
}

/** A line that only separates. */
const RULE = /^[\s|:+=─-]+$/;

interface Cell {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

interface Head {
  readonly cells: readonly Cell[];
  readonly ends: RegExp | null;
}

const DELIMITERS: readonly RegExp[] = [/\s*[|│┃]\s*/g, /\t+/g, /;\s?/g, /,(?!\s)/g, /\s{2,}/g];

/** The first line whose cells are all names, above one with as many cells of which some are figures. */
function toHead(line: string, next: string | undefined): Head | null {
  if (next === undefined) return null;
  for (const ends of DELIMITERS) {
    const cells = split(line, ends);
    if (cells.length < 2 || cells.length > MOST_CELLS || cells.some(({ text }) => toCellValues(text))) continue;
    const below = split(next, ends);
    if (below.length === cells.length && below.some(({ text }) => toCellValues(text))) return { cells, ends };
  }
  const words = split(line, /\s+/g);
  const below = split(next, /\s+/g);
  const isHead = words.length >= 3 && words.length <= MOST_CELLS && words.every(({ text }) => isHeadWord(text));
  return isHead && Math.abs(below.length - words.length) <= 1 && below.some(({ text }) => toCellValues(text))
    ? { cells: words, ends: null }
    : null;
}

const MOST_CELLS = 16;
const isHeadWord = (text: string): boolean => /^[\p{L}%#][\p{L}\p{N}%()_./#-]{0,24}$/u.test(text);

function readCells(line: string, { cells: head, ends }: Head): readonly Cell[] | null {
  if (ends) {
    const cells = split(line, ends);
    return cells.length === head.length ? cells : null;
  }
  // Cells stand below the word that they overlap most, or the nearest.
  const cells = split(line, /\s+/g);
  if (Math.abs(cells.length - head.length) > 2) return null;
  if (cells.length === head.length) return cells;
  const placed: Cell[] = head.map(({ start, end }) => ({ text: '', start, end }));
  for (const cell of cells) {
    const at = toNearest(cell, head);
    const before = placed[at] as Cell;
    placed[at] = { ...before, text: `${before.text} ${cell.text}`.trim() };
  }
  return placed;
}

function toNearest({ start, end }: Cell, head: readonly Cell[]): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const [at, word] of head.entries()) {
    const overlap = Math.min(end, word.end) - Math.max(start, word.start);
    if (overlap > most) {
      most = overlap;
      best = at;
    }
  }
  return best;
}

/** Bars around a row end nothing. */
function split(line: string, ends: RegExp): Cell[] {
  const cells: Cell[] = [];
  const inside = line.replace(/^(\s*)[|│┃]/, '$1 ').replace(/[|│┃]\s*$/, '');
  let from = inside.length - inside.trimStart().length;
  const close = (to: number): void => {
    cells.push({ text: inside.slice(from, to).trim(), start: from, end: to });
  };
  for (const match of inside.trimEnd().matchAll(ends)) {
    if (match.index < from) continue;
    close(match.index);
    from = match.index + match[0].length;
  }
  close(inside.trimEnd().length);
  return cells;
}

/** A cell belongs to the cells of its row that are words, and to the head of its column. */
function readRow(cells: readonly Cell[], { cells: head }: Head, text: string, record: number): LabelledFigure[] {
  const read = cells.map((cell) => toCellValues(cell.text));
  const names = new Map<string, ReadonlySet<string>>();
  for (const [at, cell] of cells.entries())
    if (!read[at] || at === 0) names.set(`${at}`, toLabelWordsAndDays(cell.text));
  return read.flatMap((values, at) =>
    (values ?? []).map((value, index) => ({
      names,
      key: toLabelWords(head[at]?.text ?? ''),
      column: `${at} ${index} ${toKindName(value)}`,
      record,
      value,
      text: text.trim(),
    })),
  );
}
