/** What a terminal shows after a program has printed, and a drawing of it. Knows what our own commands print, no more. */

interface Style {
  readonly color: string | null;
  readonly bold: boolean;
  readonly dim: boolean;
}

interface Cell {
  readonly char: string;
  readonly style: Style;
}

/** Lines of cells. */
export type Screen = readonly (readonly Cell[])[];

const PLAIN: Style = { color: null, bold: false, dim: false };
const COLORS: Readonly<Record<number, string>> = {
  30: '#6e7681',
  31: '#ff7b72',
  32: '#7ee787',
  33: '#e3b341',
  34: '#79c0ff',
  35: '#d2a8ff',
  36: '#56d4dd',
  37: '#f0f6fc',
  90: '#8b949e',
};
const CONTROL =
  /\u001b\[([0-9;?<>=]*)([A-Za-z])|\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)|\u001b[()#][A-Z0-9]|\u001b.|[\u0000-\u0009\u000b\u000c\u000e-\u001a]/y;

/** The lines of a screen that is as high as it needs to be. */
export function toScreen(output: string, columns: number): Screen {
  const lines: Cell[][] = [[]];
  let [row, column, style] = [0, 0, PLAIN];
  const newLine = (): void => {
    row += 1;
    lines[row] ??= [];
  };
  for (let at = 0; at < output.length; ) {
    CONTROL.lastIndex = at;
    const control = CONTROL.exec(output);
    if (control) {
      at = CONTROL.lastIndex;
      if (control[2] === 'm') style = restyle(style, control[1] ?? '');
      if (control[2] === 'K') lines[row]?.splice(column);
      continue;
    }
    const char = String.fromCodePoint(output.codePointAt(at) ?? 0);
    at += char.length;
    if (char === '\n') newLine();
    else if (char === '\r') column = 0;
    else {
      if (column === columns) {
        newLine();
        column = 0;
      }
      const line = lines[row] as Cell[];
      while (line.length < column) line.push({ char: ' ', style: PLAIN });
      line[column] = { char, style };
      column += 1;
    }
  }
  return lines;
}

function restyle(style: Style, codes: string): Style {
  let { color, bold, dim } = style;
  for (const code of codes.split(';').map(Number)) {
    if (code === 0) ({ color, bold, dim } = PLAIN);
    else if (code === 1) bold = true;
    else if (code === 2) dim = true;
    else if (code === 22) [bold, dim] = [false, false];
    else if (code === 39) color = null;
    else color = COLORS[code] ?? color;
  }
  return { color, bold, dim };
}

const CHAR_WIDTH = 8.43;
const LINE_HEIGHT = 20;
const MARGIN = 18;
const BAR_HEIGHT = 34;
const FONT = 'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace';

/** Draws a screen. Every piece of text has its place, so that columns stay columns in whatever font there is. */
export function drawScreen(lines: Screen, columns: number, title: string): string {
  const width = Math.ceil(columns * CHAR_WIDTH + 2 * MARGIN);
  const height = BAR_HEIGHT + lines.length * LINE_HEIGHT + MARGIN;
  const rows = lines.map((line, row) => drawLine(line, BAR_HEIGHT + (row + 0.75) * LINE_HEIGHT)).filter(Boolean);
  const dots = ['#ff5f57', '#febc2e', '#28c840'].map(
    (fill, index) => `<circle cx="${MARGIN + 4 + index * 20}" cy="17" r="6" fill="${fill}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeXml(title)}">
<title>${escapeXml(title)}</title>
<rect width="${width}" height="${height}" rx="10" fill="#0d1117"/>
<path d="M0 ${BAR_HEIGHT}V10a10 10 0 0 1 10-10H${width - 10}a10 10 0 0 1 10 10V${BAR_HEIGHT}z" fill="#161b22"/>
${dots.join('')}
<g font-family='${FONT}' font-size="14" fill="#e6edf3">
${rows.join('\n')}
</g>
</svg>
`;
}

function drawLine(line: readonly Cell[], y: number): string {
  const runs: { from: number; text: string; style: Style }[] = [];
  for (const [column, { char, style }] of line.entries()) {
    const last = runs.at(-1);
    if (last && isSame(last.style, style)) last.text += char;
    else runs.push({ from: column, text: char, style });
  }
  return runs
    .filter(({ text }) => text.trim() !== '')
    .map(({ from, text, style }) => {
      const indent = text.length - text.trimStart().length;
      // Browsers collapse spaces in pictures, whatever the style says.
      const shown = text.trim().replaceAll(' ', '\u00a0');
      const x = MARGIN + (from + indent) * CHAR_WIDTH;
      const length = ` textLength="${round([...shown].length * CHAR_WIDTH)}" lengthAdjust="spacingAndGlyphs"`;
      return `<text x="${round(x)}" y="${round(y)}"${length}${attributes(style)}>${escapeXml(shown)}</text>`;
    })
    .join('');
}

function attributes({ color, bold, dim }: Style): string {
  return [color ? ` fill="${color}"` : '', bold ? ' font-weight="bold"' : '', dim ? ' opacity="0.65"' : ''].join('');
}

const isSame = (left: Style, right: Style): boolean =>
  left.color === right.color && left.bold === right.bold && left.dim === right.dim;

const round = (value: number): number => Math.round(value * 100) / 100;

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
