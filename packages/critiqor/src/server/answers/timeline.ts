import {
  type FindingMark,
  LANES,
  type Lane,
  type Span,
  type SpanBucket,
  type TimelineSlice,
} from '@critiqor/api/timeline';
import type { EvidenceIndex } from '../index/evidence-index.ts';
import { STATUS, STATUS_NAMES } from '../index/layout.ts';
import type { QueryParams } from '../query-params.ts';
import type { RunView } from '../run-view.ts';
import { toIdleStretches } from './idle-stretches.ts';

const MAX_MARKS = 500;
/** Of more, the arguments could not be read on the screen, and each is a row to be read. */
const MAX_DETAILED = 600;

/** A window of the run in lanes; lanes with more spans than can be drawn become buckets. */
export function toTimelineSlice(view: RunView, params: QueryParams): TimelineSlice {
  const [runFrom, runTo] = view.index.range ?? [0, 0];
  const from = params.time('from_ms') ?? runFrom;
  const to = Math.max(params.time('to_ms') ?? runTo, from);
  const limit = params.integer('limit', { min: 100, max: 5_000, fallback: 2_000 });
  const buckets = params.integer('buckets', { min: 50, max: 1_000, fallback: 300 });
  const sessions = params.list('session');
  const wanted = params.list('lane');
  const inWindow = spansByLane(view, { from, to, runTo, sessions: toSessions(view, sessions) });
  const lanes = inWindow.filter(({ lane }) => wanted.length === 0 || wanted.includes(lane));
  const isBucketed = chooseBucketed(lanes, limit);
  const drawn = lanes.filter(({ lane }) => !isBucketed.has(lane)).flatMap(({ spans }) => spans);
  return {
    run_from_ms: runFrom,
    run_to_ms: runTo,
    from_ms: from,
    to_ms: to,
    lanes: toLaneSizes(view),
    idle: toIdleStretches(view.index),
    spans: drawn.map((span) => toSpan(view, span, drawn.length <= MAX_DETAILED)),
    buckets: lanes
      .filter(({ lane }) => isBucketed.has(lane))
      .flatMap(({ lane, spans }) => toBuckets(view, lane, spans, { from, to, runTo, buckets })),
    marks: toMarks(view, from, to),
  };
}

const toSessions = (view: RunView, names: readonly string[]): ReadonlySet<number> | null =>
  names.length === 0 ? null : new Set(view.numbersOf('sessions', names));

interface Window {
  readonly from: number;
  readonly to: number;
  readonly runTo: number;
}

interface LaneSpans {
  readonly lane: Lane;
  readonly spans: number[];
}

function spansByLane(
  { index: { spans } }: RunView,
  { from, to, runTo, sessions }: Window & { readonly sessions: ReadonlySet<number> | null },
): readonly LaneSpans[] {
  const lanes = LANES.map((lane): LaneSpans => ({ lane, spans: [] }));
  for (let span = 0; span < spans.lane.length; span++) {
    const start = spans.start[span] ?? 0;
    const end = spans.end[span] ?? Number.NaN;
    if (start > to || (Number.isNaN(end) ? runTo : end) < from) continue;
    if (sessions && !sessions.has(spans.session[span] ?? 0)) continue;
    lanes[spans.lane[span] ?? 0]?.spans.push(span);
  }
  return lanes;
}

/** The fullest lanes become buckets first. */
function chooseBucketed(lanes: readonly LaneSpans[], limit: number): ReadonlySet<Lane> {
  const bucketed = new Set<Lane>();
  let total = lanes.reduce((sum, { spans }) => sum + spans.length, 0);
  for (const { lane, spans } of lanes.toSorted((left, right) => right.spans.length - left.spans.length)) {
    if (total <= limit) break;
    bucketed.add(lane);
    total -= spans.length;
  }
  return bucketed;
}

const laneSizes = new WeakMap<EvidenceIndex, TimelineSlice['lanes']>();

/** The same for every window, so it is counted once. */
function toLaneSizes({ index }: RunView): TimelineSlice['lanes'] {
  const sizes = laneSizes.get(index) ?? countLanes(index);
  laneSizes.set(index, sizes);
  return sizes;
}

function countLanes({ spans }: EvidenceIndex): TimelineSlice['lanes'] {
  const sizes = LANES.map(() => ({ rows: 0, spans: 0 }));
  for (let span = 0; span < spans.lane.length; span++) {
    const size = sizes[spans.lane[span] ?? 0];
    if (!size) continue;
    size.spans += 1;
    size.rows = Math.max(size.rows, (spans.row[span] ?? 0) + 1);
  }
  return LANES.map((lane, number) => ({ lane, rows: sizes[number]?.rows ?? 0, spans: sizes[number]?.spans ?? 0 }));
}

function toSpan(view: RunView, span: number, isDetailed: boolean): Span {
  const { spans, idOf } = view.index;
  const [first, last] = [(spans.first[span] ?? 0) - 1, (spans.last[span] ?? 0) - 1];
  const end = spans.end[span] ?? Number.NaN;
  const lane = LANES[spans.lane[span] ?? 0] ?? 'run';
  const cited = [first, last].filter((ordinal) => ordinal >= 0).flatMap((ordinal) => view.citing(ordinal));
  return {
    lane,
    row: spans.row[span] ?? 0,
    start_ms: spans.start[span] ?? 0,
    end_ms: Number.isNaN(end) ? null : end,
    status: STATUS_NAMES[spans.status[span] ?? STATUS.open] ?? 'open',
    ...toWords(view, lane, spans.label[span] ?? 0, isDetailed ? Math.max(first, -1) : -1),
    event_id: idOf(first >= 0 ? first : last),
    end_event_id: last >= 0 ? idOf(last) : null,
    session: view.nameOf('sessions', spans.session[span] ?? 0),
    finding_ids: [...new Set(cited)],
  };
}

/** A span is named by what it does: a tool by its call, a run by who asked. */
function toWords(view: RunView, lane: Lane, label: number, first: number): Pick<Span, 'label' | 'detail'> {
  const name = toLabel(view, lane, label);
  const detail = first === -1 ? '' : view.toRow(first).text;
  return { label: lane === 'tool' && detail !== '' ? `${name} ${detail}` : name, detail };
}

function toLabel(view: RunView, lane: Lane, label: number): string {
  switch (lane) {
    case 'run': {
      const trigger = view.nameOf('words', label);
      return trigger === null ? 'Agent run' : `Agent run, started by ${trigger}`;
    }
    case 'turn':
      return `Turn ${label}`;
    case 'model':
      return view.nameOf('models', label) ?? 'model call';
    case 'tool':
      return view.nameOf('tools', label) ?? 'tool call';
    case 'subagent':
      return view.nameOf('labels', label) ?? 'subagent';
    default:
      return view.nameOf('words', label) ?? lane;
  }
}

function toBuckets(
  { index: { spans } }: RunView,
  lane: Lane,
  members: readonly number[],
  { from, to, runTo, buckets }: Window & { readonly buckets: number },
): SpanBucket[] {
  const width = Math.max((to - from) / buckets, Number.MIN_VALUE);
  const counts = new Uint32Array(buckets);
  const errors = new Uint32Array(buckets);
  const covered = new Float64Array(buckets);
  const toBucket = (time: number): number => Math.max(0, Math.min(Math.floor((time - from) / width), buckets - 1));
  for (const span of members) {
    const start = Math.max(spans.start[span] ?? 0, from);
    const end = spans.end[span] ?? Number.NaN;
    const until = Math.min(Number.isNaN(end) ? runTo : end, to);
    const first = toBucket(start);
    counts[first] = (counts[first] ?? 0) + 1;
    if (spans.status[span] === STATUS.error) errors[first] = (errors[first] ?? 0) + 1;
    for (let bucket = first; bucket <= toBucket(until); bucket++) {
      const within = Math.min(until, from + (bucket + 1) * width) - Math.max(start, from + bucket * width);
      covered[bucket] = (covered[bucket] ?? 0) + Math.max(within, 0);
    }
  }
  return Array.from(counts, (count, bucket) => ({
    lane,
    start_ms: from + bucket * width,
    end_ms: from + (bucket + 1) * width,
    count,
    errors: errors[bucket] ?? 0,
    busy: Math.min(1, (covered[bucket] ?? 0) / width),
  })).filter(({ count, busy }) => count > 0 || busy > 0);
}

/** The findings in the window, beginnings first. */
function toMarks(view: RunView, from: number, to: number): FindingMark[] {
  const { index } = view;
  const marks = view.findings.flatMap((finding) => {
    const began = index.ordinalOf(finding.began_at_event_id);
    return view.citedBy(finding.id).flatMap((ordinal): FindingMark[] => {
      const at = index.events.time[ordinal] ?? Number.NaN;
      if (!(at >= from && at <= to)) return [];
      const { id, type, severity } = finding;
      const head = { finding_id: id, type, severity, title: view.titleOf(finding) };
      return [{ ...head, event_id: index.idOf(ordinal), at_ms: at, began: ordinal === began }];
    });
  });
  return marks.sort((left, right) => Number(right.began) - Number(left.began)).slice(0, MAX_MARKS);
}
