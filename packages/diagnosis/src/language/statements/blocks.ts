/** A stretch of an answer that Markdown sets apart. */
interface Block {
  readonly kind: 'text' | 'item' | 'row' | 'heading' | 'quote' | 'code';
  readonly start: number;
  readonly end: number;
}

interface Line {
  readonly text: string;
  readonly start: number;
}

const FENCE = /^\s{0,12}(`{3,}|~{3,})/;
const HEADING = /^\s{0,3}#{1,6}(?:\s|$)/;
const BOLD_LINE = /^\s{0,3}(?:\*\*[^*\n]{1,120}\*\*|__[^_\n]{1,120}__):?\s*$/;
const ITEM = /^\s{0,24}(?:[-*+•·・–◦▪]\s|\d{1,3}[.)]\s|\[[ xX]\]\s|[☐☑☒✅❌✔✗✘⚠⏳🟢🔴🟡])/u;
const QUOTE = /^\s{0,3}>/;
const ROW = /^\s{0,12}\|/;
const DELIMITER_ROW = /^[\s|:-]+$/;
const RULE = /^\s{0,3}(?:-[\s-]*-|\*[\s*]*\*|_[\s_]*_|=[\s=]*=)\s*$/;
/** Lines that a tool wrote: a time stamp or level first, a prompt, a frame of a stack. */
const LOG =
  /^\s{0,12}(?:\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d|\[(?:INFO|ERROR|WARN|DEBUG|WARNING)\]|\$ \S|at \S{1,200} \(\S{1,200}:\d+\)|npm (?:ERR!|error)|Traceback \()/;

/** Finds the blocks of an answer, line by line. */
export function toBlocks(answer: string): Block[] {
  const lines = toLines(answer);
  const blocks: Block[] = [];
  /** The last block goes on while this is set. */
  let open = false;
  const close = (): void => {
    open = false;
  };
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    if (!line) continue;
    const end = line.start + line.text.length;
    const fence = FENCE.exec(line.text)?.[1];
    if (fence !== undefined) {
      close();
      const last = findFenceEnd(lines, index, fence);
      const final = lines[last];
      blocks.push({ kind: 'code', start: line.start, end: (final?.start ?? line.start) + (final?.text.length ?? 0) });
      index = last;
      continue;
    }
    const kind = toKind(line.text, lines[index + 1]?.text ?? '');
    if (kind === null) close();
    else {
      const last = blocks.at(-1);
      const goesOn =
        kind === 'continued' ? last?.kind !== 'code' : (kind === 'quote' || kind === 'code') && last?.kind === kind;
      if (open && last && goesOn) blocks[blocks.length - 1] = { kind: last.kind, start: last.start, end };
      else blocks.push({ kind: kind === 'continued' ? 'text' : kind, start: line.start, end });
      open = kind !== 'heading' && kind !== 'row';
    }
  }
  return blocks;
}

function toKind(line: string, next: string): Block['kind'] | 'continued' | null {
  if (line.trim() === '') return null;
  if (HEADING.test(line)) return 'heading';
  if (BOLD_LINE.test(line)) return /[.!?。！？]\s*(?:\*\*|__):?\s*$/.test(line) ? 'text' : 'heading';
  if (QUOTE.test(line)) return 'quote';
  if (ROW.test(line)) {
    if (DELIMITER_ROW.test(line)) return null;
    return DELIMITER_ROW.test(next) && ROW.test(next) ? 'heading' : 'row';
  }
  if (RULE.test(line)) return null;
  if (LOG.test(line)) return 'code';
  return ITEM.test(line) ? 'item' : 'continued';
}

function findFenceEnd(lines: readonly Line[], from: number, fence: string): number {
  for (let index = from + 1; index < lines.length; index++) {
    const found = FENCE.exec(lines[index]?.text ?? '')?.[1];
    if (found?.startsWith(fence)) return index;
  }
  return lines.length - 1;
}

function toLines(answer: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  while (start <= answer.length) {
    const found = answer.indexOf('\n', start);
    const end = found < 0 ? answer.length : found;
    lines.push({ text: answer.slice(start, end), start });
    start = end + 1;
  }
  return lines;
}
