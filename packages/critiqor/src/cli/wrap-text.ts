import { toFit, toPrintable, toWidth } from './format.ts';

/** Breaks a text into lines of at most `width` columns, at spaces where possible. Control characters become visible. */
function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of toPrintable(paragraph).split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (toWidth(longer) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = toWidth(word) <= width ? word : toFit(word, width);
    }
    lines.push(line);
  }
  return lines;
}

/** The same with every line indented; the first may carry a mark of the same width. */
export function indentText(text: string, width: number, indent: string, mark = indent): string[] {
  return wrapText(text, Math.max(20, width - indent.length)).map(
    (line, index) => `${index === 0 ? mark : indent}${line}`,
  );
}
