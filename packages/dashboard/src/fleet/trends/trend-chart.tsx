import { useState } from 'react';
import { ChartFrame } from '../../charts/chart-frame.tsx';
import { formatDay, formatShortDate } from '../../words/format.ts';

export interface ChartedPoint {
  readonly at: number;
  /** Null: there is nothing to show at this time. */
  readonly value: number | null;
  readonly interval: readonly [number, number] | null;
  /** What the value rests on. */
  readonly note: string;
}

interface Props {
  readonly title: string;
  readonly points: readonly ChartedPoint[];
  readonly format: (value: number) => string;
  /** Columns at which something changed. */
  readonly marked: readonly number[];
  readonly max?: number;
  /** Whether a column is a whole day. */
  readonly isDaily: boolean;
}

/** A value over time with its 95 % interval, and a line where something changed. */
export function TrendChart({ title, points, format, marked, max, isDaily }: Props) {
  const when = isDaily ? formatDay : formatShortDate;
  const [hovered, setHovered] = useState<number | null>(null);
  const known = points.filter(({ value }) => value !== null);
  const top = max ?? Math.max(0, ...known.map(({ value, interval }) => interval?.[1] ?? value ?? 0));
  const shown = hovered === null ? null : points[hovered];
  return (
    <div className="trend-chart">
      <ChartFrame
        title={title}
        count={points.length}
        max={top}
        format={format}
        hovered={hovered}
        onHover={setHovered}
        legend={
          <span className="muted small num">
            {shown ? sayPoint(shown, format, when(shown.at)) : 'shaded: 95 % interval'}
          </span>
        }
      >
        {({ x, y, step, bottom }) => {
          const middle = (index: number) => x(index) + step / 2;
          return (
            <>
              {marked.map((index) => (
                <line key={index} className="trend-marker" x1={x(index)} x2={x(index)} y1={8} y2={bottom} />
              ))}
              {points.map(({ at, interval }, index) =>
                interval ? (
                  <rect
                    key={at}
                    className="trend-interval"
                    x={x(index) + step * 0.1}
                    width={Math.max(1, step * 0.8)}
                    y={y(interval[1])}
                    height={Math.max(1, y(interval[0]) - y(interval[1]))}
                  />
                ) : null,
              )}
              {toLines(points).map((line) => (
                <polyline
                  key={line[0]?.index}
                  className="trend-mean"
                  points={line.map(({ index, value }) => `${middle(index)},${y(value)}`).join(' ')}
                />
              ))}
              {points.map(({ at, value }, index) =>
                value === null ? null : (
                  <circle key={at} className="trend-dot" cx={middle(index)} cy={y(value)} r={Math.min(3, step / 2)} />
                ),
              )}
            </>
          );
        }}
      </ChartFrame>
      <p className="trend-ends muted small num" aria-hidden="true">
        <span>{when(points[0]?.at)}</span>
        <span>{points.length > 1 ? when(points.at(-1)?.at) : ''}</span>
      </p>
    </div>
  );
}

function sayPoint({ value, interval, note }: ChartedPoint, format: Props['format'], when: string): string {
  if (value === null) return `${when}: ${note}`;
  const reach = interval ? ` [${format(interval[0])} to ${format(interval[1])}]` : '';
  return `${when}: ${format(value)}${reach}, ${note}`;
}

/** Neighbours are joined; over a gap nothing is known. */
function toLines(points: readonly ChartedPoint[]): { readonly index: number; readonly value: number }[][] {
  const lines: { index: number; value: number }[][] = [];
  for (const [index, { value }] of points.entries()) {
    if (value === null) continue;
    const last = lines.at(-1);
    if (last && last.at(-1)?.index === index - 1) last.push({ index, value });
    else lines.push([{ index, value }]);
  }
  return lines;
}
