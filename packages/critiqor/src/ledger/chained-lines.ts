/** The lines of a chained file, with their numbers. The last one ends with a line break; what was appended behind it, or an empty line, was not written by us. */
export function toChainedLines(text: string | null): readonly (readonly [number: number, line: string])[] {
  const lines = (text ?? '').split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines.map((line, index) => [index + 1, line] as const);
}

/** Whether the last line lacks its end: it was being written when its process was killed, or somebody cut the end off. */
export const isCutOff = (text: string | null): boolean => !!text && !text.endsWith('\n');
