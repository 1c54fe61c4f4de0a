import type { ReportBlock } from './report-block.ts';

/** The report as Markdown, for pull requests and job summaries. */
export function* toMarkdown(blocks: readonly ReportBlock[]): Generator<string> {
  for (const block of blocks) {
    const text = toParagraph(block);
    if (text !== '') yield `${text}\n\n`;
  }
}

function toParagraph(block: ReportBlock): string {
  switch (block.kind) {
    case 'title':
      return `# ${escapeMarkdown(block.text)}`;
    case 'section':
      return `## ${escapeMarkdown(block.text)}`;
    case 'subsection':
      return `### ${escapeMarkdown(block.text)}`;
    case 'text':
      return escapeMarkdown(block.text);
    case 'verdict':
      return `**${escapeMarkdown(block.text)}**`;
    case 'quote':
      return `## ${escapeMarkdown(block.name)}\n\n${block.text
        .split('\n')
        .map((line) => `> ${escapeMarkdown(line)}`)
        .join('\n>\n')}`;
    case 'code':
      return toFence(block.text);
    case 'list':
      return block.items.map((item) => `- ${escapeMarkdown(item)}`).join('\n');
    case 'table':
      return [block.head, block.head.map(() => '---'), ...block.rows].map(toRow).join('\n');
  }
}

/** Dashes of the line below the titles are not text. */
const toRow = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => (cell === '---' ? cell : escapeMarkdown(cell))).join(' | ')} |`;

/** Recorded text stays text: no heading, link, image, mention, HTML or table cell comes out of it. */
function escapeMarkdown(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .replaceAll(/[\\`*_{}[\]()#+!|<>~&@$]/g, '\\$&')
    .replaceAll(/^-/g, '\\-')
    .replaceAll(/^(\d+)\./g, '$1\\.')
    .replaceAll('://', '\\://');
}

/** A fence that the text cannot close. */
function toFence(text: string): string {
  const longest = (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 2);
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}
