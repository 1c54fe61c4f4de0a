import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { CostSeries } from '@critiqor/api/cost';
import { LANES } from '@critiqor/api/timeline';
import { diagnose } from '@critiqor/diagnosis/diagnose';
import type { CostAnalysis } from '@critiqor/diagnosis/model/diagnosis';
import type { RunPaths } from '@critiqor/evidence/contract/run-directory';
import { readSteps, type TimelineStep } from '../cli/timeline.ts';
import { openSealedSession } from '../sealed/sealed-reader.ts';
import type { SessionMetrics } from '../sealed/session-metrics.ts';
import { toCostSeries } from '../server/answers/cost-series.ts';
import { buildIndex } from '../server/index/build-index.ts';
import { openIndex } from '../server/index/evidence-index.ts';
import { toQueryParams } from '../server/query-params.ts';
import { createRunView } from '../server/run-view.ts';

/** What a run comes to, as far as a consumer of its evidence says it. */
export interface Figures {
  readonly calls_by_tool?: Readonly<Record<string, number>>;
  readonly failed_tool_calls?: number;
  readonly tool_ms?: number | null;
  readonly model_calls?: number;
  readonly failed_model_calls?: number;
  readonly model_ms?: number | null;
  readonly turns?: number;
  readonly tokens?: number | null;
  readonly tokens_by_kind?: Readonly<Record<string, number | null>>;
  readonly cost_usd?: number | null;
}

/** Everything in which consumers differ: `consumer: figure, this and that`. The first consumer is what the others are held against. */
export function findDifferences(consumers: Readonly<Record<string, Figures>>): string[] {
  const [[, expected] = ['', {}], ...others] = Object.entries(consumers);
  return others.flatMap(([name, figures]) =>
    (Object.keys(figures) as (keyof Figures)[])
      .filter((figure) => toComparable(figures[figure]) !== toComparable(expected[figure]))
      .map((figure) => `${name}: ${figure} ${toComparable(figures[figure])} for ${toComparable(expected[figure])}`),
  );
}

/** The engine rounds money to six digits. */
function toComparable(value: unknown): string {
  const isObject = typeof value === 'object' && value !== null;
  const sorted = isObject ? Object.fromEntries(Object.entries(value).sort()) : value;
  return JSON.stringify(sorted, (_, part: unknown) => (typeof part === 'number' ? Number(part.toFixed(6)) : part));
}

export function fromMetrics(metrics: SessionMetrics): Figures {
  const { failed_tool_calls, tool_ms, model_calls, failed_model_calls, model_ms, turns, cost_usd } = metrics;
  const { total, ...kinds } = metrics.tokens;
  return {
    calls_by_tool: metrics.tool_calls,
    failed_tool_calls,
    tool_ms,
    model_calls,
    failed_model_calls,
    model_ms,
    turns,
    cost_usd,
    tokens: total,
    tokens_by_kind: kinds,
  };
}

/** The metrics that stand in the sealed file. */
export const fromSeal = ({ session }: RunPaths): Figures => {
  const lines = readFileSync(session, 'utf8').trimEnd().split('\n');
  return fromMetrics((JSON.parse(`{"events":[${lines.at(-1)}`) as { metrics: SessionMetrics }).metrics);
};

export function fromSteps({ session }: RunPaths): Figures {
  const steps = readSteps(session);
  const ofKind = (kind: TimelineStep['kind']): readonly TimelineStep[] => steps.filter((step) => step.kind === kind);
  const [tools, models] = [ofKind('tool'), ofKind('model')];
  return {
    failed_tool_calls: tools.filter(({ failed }) => failed).length,
    tool_ms: sum(tools.map(({ duration_ms }) => duration_ms)),
    failed_model_calls: models.filter(({ failed }) => failed).length,
    model_ms: sum(models.map(({ duration_ms }) => duration_ms)),
    tokens: sum(models.map(({ tokens }) => tokens)),
    cost_usd: sum(models.map(({ cost_usd }) => cost_usd)),
  };
}

/** The dashboard's cost page and timeline, through the index that they are drawn from. */
export async function fromDashboard({ session }: RunPaths): Promise<Figures> {
  const db = new DatabaseSync(':memory:');
  await buildIndex(session, db, { identity: 'x' });
  const index = openIndex(db, 'x');
  const view = createRunView(index, { runId: 'run_001', isAnonymous: false, diagnosis: null });
  const series = toCostSeries(view, toQueryParams(new URLSearchParams()));
  const { model_calls, points, by_tool } = series;
  const turn = LANES.indexOf('turn');
  const turns = index.spans.lane.filter((lane) => lane === turn).length;
  index.close();
  const kind = (name: 'input' | 'output' | 'cache_read' | 'cache_write'): number | null =>
    sum(points.map(({ tokens }) => tokens[name]));
  return {
    calls_by_tool: toCounts(by_tool),
    failed_tool_calls: sum(by_tool.map(({ errors }) => errors)) ?? 0,
    tool_ms: sum(by_tool.map(({ total_ms }) => total_ms)),
    model_calls,
    failed_model_calls: sum(points.map(({ errors }) => errors)) ?? 0,
    model_ms: sum(points.map(({ duration_ms }) => duration_ms)),
    turns,
    tokens: sum(points.map(({ tokens }) => tokens.total)),
    tokens_by_kind: {
      input: kind('input'),
      output: kind('output'),
      cache_read: kind('cache_read'),
      cache_write: kind('cache_write'),
    },
    cost_usd: sum(points.map(({ cost_usd }) => cost_usd)),
  };
}

/** What the engine's cost analysis says. */
export function fromEngine({ session }: RunPaths): Figures {
  const sealed = openSealedSession(session);
  try {
    const events = [...sealed.events()].map(({ event_id, journal }) => ({ ...journal, event_id }));
    const identity = { run_id: 'run_001', agent_id: '', tenant_id: '', framework: 'openclaw', visibility: 'private' };
    return fromCostAnalysis(diagnose({ identity, events, integrity: null }).cost_analysis);
  } finally {
    sealed.close();
  }
}

function fromCostAnalysis({ by_tool, tool_ms, model_calls, model_ms, tokens, cost_usd }: CostAnalysis): Figures {
  const { total, ...kinds } = tokens;
  return {
    calls_by_tool: toCounts(by_tool),
    failed_tool_calls: by_tool.reduce((all, { failed }) => all + failed, 0),
    tool_ms,
    model_calls,
    model_ms,
    tokens: total,
    tokens_by_kind: kinds,
    cost_usd,
  };
}

const toCounts = (tools: readonly Pick<CostSeries['by_tool'][number], 'tool' | 'calls'>[]): Record<string, number> =>
  Object.fromEntries(tools.map(({ tool, calls }) => [tool, calls]));

const sum = (values: readonly (number | null)[]): number | null =>
  values.reduce((all, value) => (value === null ? all : (all ?? 0) + value), null);
