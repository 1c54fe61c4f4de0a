/** A text, and what it contains between fences or in backticks. */
interface SplitText {
  /** The text without any of that. */
  readonly prose: string;
  readonly blocks: readonly CodeBlock[];
}

export interface CodeBlock {
  /** The word behind the opening fence, in small letters. */
  readonly language: string;
  readonly text: string;
  /** How much prose precedes it. */
  readonly proseBefore: number;
}

/** Separates prose from code. A fence that is never closed reaches to the end. */
export function splitCode(text: string): SplitText {
  const blocks: CodeBlock[] = [];
  let prose = '';
  let open: { language: string; lines: string[] } | null = null;
  const close = (): void => {
    if (open) blocks.push({ language: open.language, text: open.lines.join('\n'), proseBefore: prose.length });
    open = null;
  };
  for (const line of text.split('\n')) {
    const fence = /^\s{0,8}(?:```|~~~)/.test(line);
    if (fence && open) close();
    else if (fence) open = { language: line.trim().slice(3).trim().toLowerCase(), lines: [] };
    else if (open) open.lines.push(line);
    else prose += `${withoutInlineCode(line)}\n`;
  }
  close();
  return { prose, blocks };
}

const withoutInlineCode = (line: string): string => line.replace(/`[^`]{1,500}`/g, '``');
