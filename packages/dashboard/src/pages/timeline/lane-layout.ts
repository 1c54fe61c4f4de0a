import type { Lane, TimelineSlice } from '@critiqor/api/timeline';

export interface LaneBox {
  readonly lane: Lane;
  readonly title: string;
  readonly top: number;
  readonly height: number;
  readonly rowHeight: number;
  readonly spans: number;
}

export interface LaneLayout {
  readonly boxes: readonly LaneBox[];
  readonly height: number;
}

export const AXIS_HEIGHT = 24;
export const MARKS_HEIGHT = 24;
const GAP = 9;
const ROW = 18;
/** The maximum height of a lane; with more rows, the rows become thinner. */
const MAX_LANE = 150;

const TITLES: Readonly<Record<Lane, string>> = {
  run: 'Agent runs',
  turn: 'Turns',
  model: 'Model calls',
  tool: 'Tools',
  memory: 'Memory',
  compaction: 'Compaction',
  subagent: 'Subagents',
};

/** The position of each lane. It depends only on the whole run, so nothing jumps while zooming. */
export function layLanes(lanes: TimelineSlice['lanes']): LaneLayout {
  let top = AXIS_HEIGHT + MARKS_HEIGHT + GAP;
  const boxes = lanes
    .filter(({ spans }) => spans > 0)
    .map(({ lane, rows, spans }) => {
      const rowHeight = Math.max(2, Math.min(ROW, MAX_LANE / Math.max(1, rows)));
      const height = Math.max(ROW, rowHeight * Math.max(1, rows));
      const box = { lane, title: TITLES[lane] ?? lane, top, height, rowHeight, spans };
      top += height + GAP;
      return box;
    });
  return { boxes, height: Math.max(140, top + 4) };
}
