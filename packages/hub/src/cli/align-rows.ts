import { toPrintable } from '../../../critiqor/src/cli/format.ts';

/** Rows in columns; `empty` when there are none. Names come from anywhere, so nothing in them reaches the terminal as a command. */
export function alignRows(rows: readonly (readonly string[])[], empty: string): string {
  if (rows.length === 0) return empty;
  const widths: number[] = [];
  for (const row of rows)
    for (const [index, cell] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, cell.length);
  return rows
    .map((row) =>
      row
        .map((cell, index) => toPrintable(cell).padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
