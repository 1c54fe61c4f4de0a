import type { ReportBlock } from './report-block.ts';

/** The report as one page: no script, no address, no font of anybody's. It opens offline and prints. */
export function* toHtml(blocks: readonly ReportBlock[]): Generator<string> {
  const [title = 'Critiqor report'] = blocks.flatMap((block) => (block.kind === 'title' ? [block.text] : []));
  yield `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
`;
  for (const block of blocks) yield `${toElement(block)}\n`;
  yield '</main>\n<footer><p>Made by Critiqor from sealed evidence.</p></footer>\n</body>\n</html>\n';
}

function toElement(block: ReportBlock): string {
  switch (block.kind) {
    case 'title':
      return `<h1>${escapeHtml(block.text)}</h1>`;
    case 'section':
      return `<h2>${escapeHtml(block.text)}</h2>`;
    case 'subsection':
      return `<h3>${escapeHtml(block.text)}</h3>`;
    case 'text':
      return `<p>${escapeHtml(block.text)}</p>`;
    case 'verdict':
      return `<p class="verdict ${CLASSES[block.readiness] ?? 'none'}"><strong>${escapeHtml(block.text)}</strong></p>`;
    case 'quote':
      return `<section aria-label="${escapeHtml(block.name)}"><h2>${escapeHtml(block.name)}</h2><blockquote>${escapeHtml(block.text)}</blockquote></section>`;
    case 'code':
      return `<pre>${escapeHtml(block.text)}</pre>`;
    case 'list':
      return block.items.length === 0
        ? ''
        : `<ul>${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
    case 'table':
      return toTableElement(block.head, block.rows);
  }
}

function toTableElement(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const titles = head.map((title) => `<th scope="col">${escapeHtml(title)}</th>`).join('');
  const toRow = ([first = '', ...rest]: readonly string[]): string =>
    `<tr><th scope="row">${escapeHtml(first)}</th>${rest.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
  return `<div class="wide"><table><thead><tr>${titles}</tr></thead><tbody>${rows.map(toRow).join('')}</tbody></table></div>`;
}

const CLASSES: Readonly<Record<string, string>> = {
  ready_for_runtime: 'ok',
  review_recommended: 'review',
  unsafe_for_production: 'unsafe',
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Recorded text is only ever text: no markup, and nothing that reverses or hides what stands around it. */
function escapeHtml(text: string): string {
  return text
    .replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
    .replaceAll(/[^\P{Cc}\n\t]|[\p{Cf}\p{Cs}]/gu, '\ufffd');
}

const STYLE = `
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1rem; color: CanvasText; background: Canvas; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2rem; } h3 { font-size: 1rem; margin-top: 1.5rem; }
.verdict { border-left: .5rem solid; padding: .5rem 1rem; }
.ok { border-color: #1a7f37; } .review { border-color: #9a6700; } .unsafe { border-color: #cf222e; } .none { border-color: #6e7781; }
blockquote, pre { margin: 0; padding: .5rem 1rem; border-left: .2rem solid #8888; white-space: pre-wrap; overflow-wrap: anywhere; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; margin: .5rem 0; }
th, td { text-align: left; vertical-align: top; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid #8884; overflow-wrap: anywhere; }
tbody th { font-weight: 600; white-space: nowrap; }
footer { margin-top: 3rem; font-size: .85rem; }
@media print {
  body { font-size: 10pt; max-width: none; padding: 0; color: #000; background: #fff; }
  h2, h3 { break-after: avoid; } tr, blockquote { break-inside: avoid; } .wide { overflow: visible; }
}
`;
