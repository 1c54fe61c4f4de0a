import type { ChartScale } from './chart-frame.tsx';

interface Props {
  readonly scale: ChartScale;
  readonly index: number;
  readonly from: number;
  readonly to: number;
  readonly className: string;
}

/** A piece of a column, from one value to another, with a gap to its neighbours. */
export function ChartColumn({ scale: { x, y, step }, index, from, to, className }: Props) {
  return (
    <rect
      className={className}
      x={x(index) + Math.min(1, step * 0.1)}
      y={y(to)}
      width={Math.max(1, step - Math.min(2, step * 0.2))}
      height={y(from) - y(to)}
    />
  );
}
