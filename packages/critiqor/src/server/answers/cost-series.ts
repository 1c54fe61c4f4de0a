import type { CostPoint, CostSeries } from '@critiqor/api/cost';
import type { ColumnArray } from '../index/columns.ts';
import type { QueryParams } from '../query-params.ts';
import type { RunView } from '../run-view.ts';

const MAX_LISTED = 200;

/** Tokens, money and context over the model calls of a run. What was not reported stays unknown. */
export function toCostSeries(view: RunView, params: QueryParams): CostSeries {
  const size = params.integer('points', { min: 10, max: 2_000, fallback: 400 });
  const { models } = view.index;
  const calls = models.span.length;
  const perPoint = Math.max(1, Math.ceil(calls / size));
  const points: CostPoint[] = [];
  const soFar = { cost: null as number | null, tokens: 0 };
  for (let first = 0; first < calls; first += perPoint) {
    const point = toPoint(view, first, Math.min(first + perPoint, calls));
    soFar.cost = add(soFar.cost, point.cost_usd);
    soFar.tokens += point.tokens.total ?? 0;
    points.push({ ...point, cost_usd_so_far: soFar.cost, tokens_so_far: soFar.tokens });
  }
  return {
    model_calls: calls,
    points,
    compactions: toCompactions(view),
    by_tool: toToolCosts(view),
    by_model: toModelCosts(view),
  };
}

function toPoint(view: RunView, from: number, to: number): Omit<CostPoint, 'cost_usd_so_far' | 'tokens_so_far'> {
  const { models, spans, idOf } = view.index;
  const span = models.span[from] ?? 0;
  const sum = (column: ColumnArray): number | null => sumKnown(column, from, to);
  const fullest = toFullest(models.used, from, to);
  const tokens = {
    input: sum(models.input),
    output: sum(models.output),
    cache_read: sum(models.cacheRead),
    cache_write: sum(models.cacheWrite),
  };
  return {
    at_ms: spans.start[span] ?? 0,
    event_id: idOf((spans.first[span] || (spans.last[span] ?? 1)) - 1),
    calls: to - from,
    model: view.nameOf('models', models.model[from] ?? 0),
    tokens: { ...tokens, total: sum(models.total) },
    cost_usd: sum(models.cost),
    context_used: toKnown(models.used[fullest]),
    context_budget: toKnown(models.budget[fullest]),
    duration_ms: sum(models.duration),
    errors: sum(models.failed) ?? 0,
  };
}

function toFullest(used: ColumnArray, from: number, to: number): number {
  let fullest = from;
  for (let call = from; call < to; call++) {
    const isFuller = !((used[call] ?? Number.NaN) <= (used[fullest] ?? Number.NaN)) && !Number.isNaN(used[call]);
    if (isFuller) fullest = call;
  }
  return fullest;
}

function toCompactions(view: RunView): CostSeries['compactions'] {
  const { compactions, spans, idOf } = view.index;
  return Array.from(compactions.span.subarray(0, MAX_LISTED), (span, number) => ({
    event_id: idOf((spans.first[span] || (spans.last[span] ?? 1)) - 1),
    at_ms: spans.start[span] ?? 0,
    tokens_before: toKnown(compactions.before[number]),
    tokens_after: toKnown(compactions.after[number]),
    outcome: view.nameOf('words', spans.label[span] ?? 0),
  }));
}

/** A deferred tool is called through a wrapper: the inner call counts. */
function toToolCosts(view: RunView): CostSeries['by_tool'] {
  const { tools, spans, idOf } = view.index;
  const found = new Map<number, { calls: number; errors: number; total: number | null; slowest: number }>();
  for (let call = 0; call < tools.span.length; call++) {
    if (tools.wrapper[call] === 1) continue;
    const number = tools.tool[call] ?? 0;
    const known = found.get(number) ?? { calls: 0, errors: 0, total: null, slowest: -1 };
    found.set(number, known);
    known.calls += 1;
    known.errors += tools.failed[call] ?? 0;
    const duration = toKnown(tools.duration[call]);
    known.total = add(known.total, duration);
    if (duration !== null && duration > (toKnown(tools.duration[known.slowest]) ?? -1)) known.slowest = call;
  }
  const costs = [...found].map(([number, { calls, errors, total, slowest }]) => {
    const span = tools.span[slowest] ?? -1;
    return {
      tool: view.nameOf('tools', number) ?? 'unknown',
      calls,
      errors,
      total_ms: total,
      slowest_ms: toKnown(tools.duration[slowest]),
      slowest_event_id: span === -1 ? null : idOf((spans.first[span] || (spans.last[span] ?? 1)) - 1),
    };
  });
  return costs.sort((left, right) => right.calls - left.calls).slice(0, MAX_LISTED);
}

function toModelCosts(view: RunView): CostSeries['by_model'] {
  const { models } = view.index;
  const found = new Map<number, { calls: number; tokens: number | null; cost: number | null }>();
  for (let call = 0; call < models.span.length; call++) {
    const number = models.model[call] ?? 0;
    const known = found.get(number) ?? { calls: 0, tokens: null, cost: null };
    found.set(number, known);
    known.calls += 1;
    known.cost = add(known.cost, toKnown(models.cost[call]));
    known.tokens = add(known.tokens, toKnown(models.total[call]));
  }
  const costs = [...found].map(([number, { calls, tokens, cost }]) => ({
    model: view.nameOf('models', number) ?? 'unknown',
    calls,
    tokens,
    cost_usd: cost,
  }));
  return costs.sort((left, right) => right.calls - left.calls).slice(0, MAX_LISTED);
}

function sumKnown(column: ColumnArray, from: number, to: number): number | null {
  let sum: number | null = null;
  for (let call = from; call < to; call++) sum = add(sum, toKnown(column[call]));
  return sum;
}

const add = (sum: number | null, value: number | null): number | null => (value === null ? sum : (sum ?? 0) + value);
const toKnown = (value: number | undefined): number | null =>
  value === undefined || Number.isNaN(value) ? null : value;
