/** One line of a drawing: its name and its points. */
export interface Series {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

const WIDTH = 420;
const HEIGHT = 300;
const LEFT = 62;
const BOTTOM = 46;
const TOP = 34;
const RIGHT = 96;
const COLOURS = ['#2563eb', '#dc2626', '#059669', '#d97706', '#7c3aed', '#0891b2'];

/** Lines over a logarithmic grid, side by side: a straight line that rises with the dashed one grows as its input does. */
export function drawGrowth(
  charts: readonly { title: string; x: string; y: string; series: readonly Series[] }[],
): string {
  const drawn = charts.map((chart, index) => `<g transform="translate(${index * WIDTH} 0)">${drawChart(chart)}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH * charts.length} ${HEIGHT}" font-family="system-ui, sans-serif" font-size="11"><title>Time and memory over events and runs</title><rect width="100%" height="100%" fill="#fff"/>\n${drawn.join('\n')}\n</svg>\n`;
}

function drawChart({
  title,
  x,
  y,
  series,
}: {
  title: string;
  x: string;
  y: string;
  series: readonly Series[];
}): string {
  const points = series.flatMap((line) => line.points);
  const [fromX, toX] = decades(points.map(([value]) => value));
  const [fromY, toY] = decades(points.map(([, value]) => value));
  const placeX = (value: number): number =>
    LEFT + ((Math.log10(value) - fromX) / (toX - fromX)) * (WIDTH - LEFT - RIGHT);
  const placeY = (value: number): number =>
    HEIGHT - BOTTOM - ((Math.log10(value) - fromY) / (toY - fromY)) * (HEIGHT - BOTTOM - TOP);
  const ticks = (from: number, to: number): number[] =>
    Array.from({ length: to - from + 1 }, (_, index) => 10 ** (from + index));
  const toLine = (line: Series['points']): string =>
    line.map(([a, b]) => `${placeX(a).toFixed(1)},${placeY(b).toFixed(1)}`).join(' ');
  const linear = series[0]?.points.at(-1);
  const guide: Series['points'] = linear
    ? [
        [
          10 ** Math.max(fromX, Math.log10(linear[0]) - (Math.log10(linear[1]) - fromY)),
          Math.max(10 ** fromY, linear[1] * 10 ** (fromX - Math.log10(linear[0]))),
        ],
        linear,
      ]
    : [];
  return [
    `<text x="${LEFT}" y="18" font-size="13" font-weight="600">${title}</text>`,
    ...ticks(fromX, toX).map(
      (value) =>
        `<line x1="${placeX(value)}" x2="${placeX(value)}" y1="${TOP}" y2="${HEIGHT - BOTTOM}" stroke="#e5e7eb"/><text x="${placeX(value)}" y="${HEIGHT - BOTTOM + 15}" text-anchor="middle">${toShort(value)}</text>`,
    ),
    ...ticks(fromY, toY).map(
      (value) =>
        `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${placeY(value)}" y2="${placeY(value)}" stroke="#e5e7eb"/><text x="${LEFT - 6}" y="${placeY(value) + 4}" text-anchor="end">${toShort(value)}</text>`,
    ),
    `<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 12}" text-anchor="middle">${x}</text>`,
    `<text transform="translate(14 ${(HEIGHT - BOTTOM + TOP) / 2}) rotate(-90)" text-anchor="middle">${y}</text>`,
    `<polyline points="${toLine(guide)}" fill="none" stroke="#9ca3af" stroke-dasharray="4 4"/>`,
    ...series.flatMap(({ points: line }, index) => {
      const colour = COLOURS[index % COLOURS.length];
      return [
        `<polyline points="${toLine(line)}" fill="none" stroke="${colour}" stroke-width="2"/>`,
        ...line.map(
          ([a, b]) => `<circle cx="${placeX(a).toFixed(1)}" cy="${placeY(b).toFixed(1)}" r="2.5" fill="${colour}"/>`,
        ),
      ];
    }),
    ...series.map(
      ({ name }, index) =>
        `<rect x="${WIDTH - RIGHT + 10}" y="${TOP + index * 16}" width="9" height="9" fill="${COLOURS[index % COLOURS.length]}"/><text x="${WIDTH - RIGHT + 24}" y="${TOP + 8 + index * 16}">${name}</text>`,
    ),
  ].join('\n');
}

/** The powers of ten around some values. */
function decades(values: readonly number[]): readonly [number, number] {
  const logs = values.map((value) => Math.log10(Math.max(value, 1e-9)));
  const from = Math.floor(Math.min(...logs));
  return [from, Math.max(from + 1, Math.ceil(Math.max(...logs) - 1e-9))];
}

const toShort = (value: number): string =>
  value >= 1e6 ? `${value / 1e6}M` : value >= 1e3 ? `${value / 1e3}k` : String(Number(value.toPrecision(2)));
