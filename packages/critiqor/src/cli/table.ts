import { toFit, toWidth } from './format.ts';

export interface TableColumn<Row> {
  readonly title: string;
  readonly cell: (row: Row) => string;
  readonly align?: 'right';
  /** May be shortened to this many columns on a narrow terminal. */
  readonly shortestWidth?: number;
  /** Dropped if that is not enough; the highest number goes first. */
  readonly expendable?: number;
}

const GAP = '  ';

/** Rows under titles, within a width. */
export function toTable<Row>(
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
  width = Number.POSITIVE_INFINITY,
): string {
  const cells = columns.map(({ title, cell }) => [title, ...rows.map(cell)]);
  const natural = cells.map((column) => column.reduce((widest, text) => Math.max(widest, toWidth(text)), 0));
  const widths = toFittingWidths(columns, natural, width);
  const shown = widths.flatMap((width, index) => (width > 0 ? [index] : []));
  const lines = Array.from({ length: rows.length + 1 }, (_, line) =>
    shown
      .map((index) => pad(cells[index]?.[line] ?? '', widths[index] ?? 0, columns[index]?.align))
      .join(GAP)
      .trimEnd(),
  );
  return (Number.isFinite(width) ? lines.map((line) => toFit(line, width)) : lines).join('\n');
}

/** Shortens the columns that allow it, then drops the expendable ones. A width of 0 means dropped. */
function toFittingWidths<Row>(
  columns: readonly TableColumn<Row>[],
  natural: readonly number[],
  width: number,
): number[] {
  const widths = [...natural];
  const excess = (): number =>
    widths.reduce((sum, next) => sum + (next > 0 ? next + GAP.length : 0), -GAP.length) - width;
  const shorten = (): void => {
    for (const [index, { shortestWidth }] of columns.entries()) {
      const spare = (widths[index] ?? 0) - Math.max(shortestWidth ?? Number.POSITIVE_INFINITY, 0);
      if (spare > 0 && excess() > 0) widths[index] = (widths[index] ?? 0) - Math.min(spare, excess());
    }
  };
  shorten();
  const leaving = [...columns.entries()]
    .filter(([, { expendable }]) => expendable !== undefined)
    .sort(([, left], [, right]) => (right.expendable ?? 0) - (left.expendable ?? 0));
  for (const [index] of leaving) {
    if (excess() <= 0) break;
    widths[index] = 0;
    // The freed width goes back to the other columns.
    for (const [other, width] of natural.entries()) if (widths[other] !== 0) widths[other] = width;
    shorten();
  }
  return widths;
}

function pad(text: string, width: number, align: 'right' | undefined): string {
  const fitted = toFit(text, width);
  const space = ' '.repeat(Math.max(0, width - toWidth(fitted)));
  return align === 'right' ? space + fitted : fitted + space;
}
