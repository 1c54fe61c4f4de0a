import type { AddedColumns } from '../define-table.ts';

/** How long the system prompt was, and what tools cost in time and failures. Unknown of runs that were stored before. */
export const PROMPT_AND_TOOL_COLUMNS: readonly AddedColumns[] = [
  {
    table: 'runs',
    columns: [
      'prompt_chars Nullable(UInt32)',
      'ms_by_tool Map(LowCardinality(String), UInt64)',
      'failed_by_tool Map(LowCardinality(String), UInt32)',
    ],
  },
];
