import type { LaneLayout } from './lane-layout.ts';
import type { Palette } from './palette.ts';
import type { FoldedSlice, TimeFold } from './time-fold.ts';
import type { TimeView } from './time-view.ts';

/** Everything that one frame is drawn from. */
export interface Scene {
  readonly slice: FoldedSlice;
  readonly fold: TimeFold;
  readonly layout: LaneLayout;
  readonly view: TimeView;
  readonly width: number;
  readonly palette: Palette;
  readonly selected: string | null;
  readonly hovered: string | null;
}

export function toX(ms: number, { view, width }: Pick<Scene, 'view' | 'width'>): number {
  return ((ms - view.from) / (view.to - view.from)) * width;
}
