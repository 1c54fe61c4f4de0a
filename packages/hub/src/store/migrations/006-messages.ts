import type { AddedColumns } from '../define-table.ts';

/** What the events of a finding say went wrong. Unknown of findings that were stored before, until their run is judged again. */
export const MESSAGE_COLUMNS: readonly AddedColumns[] = [
  { table: 'findings', columns: ['message String CODEC(ZSTD(3))'] },
];
