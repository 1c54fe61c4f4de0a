import type { PointerEvent, ReactNode } from 'react';
import { niceTicks } from './nice-ticks.ts';
import { useWidth } from './use-width.ts';

const LEFT = 62;
const TOP = 8;

export interface ChartScale {
  /** Left edge and width of a column. */
  readonly x: (index: number) => number;
  readonly step: number;
  readonly y: (value: number) => number;
  readonly bottom: number;
  readonly width: number;
}

interface Props {
  readonly title: string;
  readonly count: number;
  readonly max: number;
  readonly height?: number;
  readonly format: (value: number) => string;
  readonly hovered: number | null;
  readonly onHover: (index: number | null) => void;
  readonly onPick?: (index: number) => void;
  readonly legend?: ReactNode;
  readonly children: (scale: ChartScale) => ReactNode;
}

/** Axes, grid and pointer of a column chart. */
export function ChartFrame({
  title,
  count,
  max,
  height = 150,
  format,
  hovered,
  onHover,
  onPick,
  legend,
  children,
}: Props) {
  const [place, width] = useWidth<HTMLDivElement>();
  const bottom = height - 6;
  const step = Math.max(0.1, (width - LEFT - 4) / Math.max(1, count));
  const ticks = niceTicks(max, 3);
  const top = Math.max(max, ticks.at(-1) ?? max, Number.MIN_VALUE);
  const y = (value: number) => bottom - (value / top) * (bottom - TOP);
  const x = (index: number) => LEFT + index * step;
  const indexOf = (event: PointerEvent) => {
    const index = Math.floor((event.nativeEvent.offsetX - LEFT) / step);
    return index >= 0 && index < count ? index : null;
  };
  return (
    <figure className="chart">
      <figcaption>
        <h2>{title}</h2>
        {legend}
      </figcaption>
      <div ref={place} className="chart-place" style={{ height }}>
        <svg
          width={width}
          height={height}
          aria-hidden="true"
          onPointerMove={(event) => onHover(indexOf(event))}
          onPointerLeave={() => onHover(null)}
          onPointerUp={(event) => {
            const index = indexOf(event);
            if (index !== null) onPick?.(index);
          }}
        >
          {ticks.map((tick) => (
            <g key={tick}>
              <line className="grid" x1={LEFT} x2={width} y1={y(tick)} y2={y(tick)} />
              <text className="tick" x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
                {format(tick)}
              </text>
            </g>
          ))}
          {hovered === null ? null : (
            <rect className="chart-column" x={x(hovered)} y={TOP} width={Math.max(1, step)} height={bottom - TOP} />
          )}
          {width > 0 ? children({ x, step, y, bottom, width }) : null}
          <line className="axis" x1={LEFT} x2={width} y1={bottom} y2={bottom} />
        </svg>
      </div>
    </figure>
  );
}
