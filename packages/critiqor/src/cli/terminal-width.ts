/** As much of a stream as its width needs. */
interface WideStream {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

export const DEFAULT_COLUMNS = 80;

/** Columns of a terminal; undefined when the output is not one. Some terminals say 0 when they do not know. */
export function columnsOf({ isTTY, columns }: WideStream): number | undefined {
  if (!isTTY) return undefined;
  return columns || DEFAULT_COLUMNS;
}

/** Lines longer than this are hard to read, however wide the terminal. */
const MAX_TEXT_COLUMNS = 110;
const TEXT_COLUMNS_IN_FILES = 100;

/** How wide running text is set. */
export function textColumnsOf(stream: WideStream): number {
  return Math.min(columnsOf(stream) ?? TEXT_COLUMNS_IN_FILES, MAX_TEXT_COLUMNS);
}
