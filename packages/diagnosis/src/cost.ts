import type { Conversation, Execution, ModelCall, ToolCall, Usage } from './execution.ts';
import { isFailure } from './is-failure.ts';
import type { CostAnalysis, ModelCallCost, TokensByKind, ToolCost, Waste } from './report/diagnosis.ts';
import type { GradedFinding } from './scoring/score.ts';
import { toIssuers } from './views/issuers.ts';

/** Model calls that a report lists; a dashboard draws the rest from the evidence. */
const LISTED_MODEL_CALLS = 500;
/** Tools that a report lists: more would be noise. */
const LISTED_TOOLS = 50;

/** What the run cost, as far as it was reported, and what of it came to nothing. Unknown is null, never 0. */
export function toCostAnalysis(execution: Execution, findings: readonly GradedFinding[]): CostAnalysis {
  const { modelCalls, toolCalls } = execution;
  const duplicates = countDuplicates(toolCalls);
  const redundancy = toolCalls.length === 0 ? 0 : Math.round((100 * duplicates.total) / toolCalls.length);
  const wasted = new Set(findings.flatMap(({ draft }) => draft.wasted));
  const toWaste = createWasteCounter(execution, wasted);
  const listed = toListed(modelCalls);
  return {
    tokens: sumTokens(modelCalls),
    cost_usd: sumKnown(modelCalls, ({ costUsd }) => costUsd),
    model_calls: modelCalls.length,
    model_calls_without_tokens: modelCalls.filter(({ usage }) => usage === null).length,
    model_calls_without_cost: modelCalls.filter(({ costUsd }) => costUsd === null).length,
    model_ms: sumKnown(modelCalls, ({ durationMs }) => durationMs),
    tool_calls: toolCalls.length,
    tool_ms: sumKnown(toolCalls, ({ result }) => result?.durationMs ?? null),
    duplicate_calls: duplicates.total,
    redundancy_score: redundancy,
    cost_efficiency: 100 - redundancy,
    waste: toWaste(wasted),
    waste_by_finding: findings
      .filter(({ draft }) => draft.wasted.length > 0)
      .map(({ id, draft }) => ({ finding_id: id, ...toWaste(new Set(draft.wasted)) })),
    by_tool: toToolCosts(toolCalls, duplicates.byTool),
    by_model_call: listed.map(toModelCallCost),
    by_model_call_left_out: modelCalls.length - listed.length,
  };
}

/**
 * Counts what a set of events cost: the tool calls among them, and the model calls among them or that asked for nothing but such tool
 * calls. A model call that also asked for useful work is not waste. Looks only at the runs of those that may be asked about.
 */
function createWasteCounter(
  execution: Execution,
  wasted: ReadonlySet<string>,
): (eventIds: ReadonlySet<string>) => Waste {
  const isAskedAbout = ({ eventId }: ToolCall | ModelCall): boolean => wasted.has(eventId);
  const tools = new Map(execution.toolCalls.filter(isAskedAbout).map((call) => [call.eventId, call]));
  const models = new Map(execution.modelCalls.filter(isAskedAbout).map((call) => [call.eventId, call]));
  const issuers = new Map<ToolCall, ModelCall>();
  const asked = new Map<ModelCall, ToolCall[]>();
  for (const run of new Set([...tools.values()].map((call) => call.run))) {
    for (const [call, issuer] of toIssuers(run)) {
      issuers.set(call, issuer);
      const calls = asked.get(issuer);
      if (calls) calls.push(call);
      else asked.set(issuer, [call]);
    }
  }
  return (eventIds) => {
    if (eventIds.size === 0) return { tool_calls: 0, model_calls: 0, tokens: null, cost_usd: null, duration_ms: null };
    const wastedTools = [...eventIds].flatMap((id) => tools.get(id) ?? []);
    const isWasted = ({ eventId }: ToolCall): boolean => eventIds.has(eventId);
    const wastedModels = new Set([
      ...[...eventIds].flatMap((id) => models.get(id) ?? []),
      ...wastedTools.flatMap((call) => issuers.get(call) ?? []).filter((call) => asked.get(call)?.every(isWasted)),
    ]);
    const calls = [...wastedModels];
    const times = [
      ...wastedTools.map(({ result }) => result?.durationMs ?? null),
      ...calls.map((call) => call.durationMs),
    ];
    return {
      tool_calls: wastedTools.length,
      model_calls: calls.length,
      tokens: sumTokens(calls).total,
      cost_usd: sumKnown(calls, ({ costUsd }) => costUsd),
      duration_ms: sumKnown(times, (time) => time),
    };
  };
}

function countDuplicates(calls: readonly ToolCall[]): { total: number; byTool: ReadonlyMap<string, number> } {
  const seen = new Map<Conversation, Set<string>>();
  const byTool = new Map<string, number>();
  let total = 0;
  for (const { run, key, tool } of calls) {
    const keys = seen.get(run.conversation) ?? new Set<string>();
    if (keys.size === 0) seen.set(run.conversation, keys);
    if (!keys.has(key)) {
      keys.add(key);
      continue;
    }
    total += 1;
    byTool.set(tool, (byTool.get(tool) ?? 0) + 1);
  }
  return { total, byTool };
}

function toToolCosts(calls: readonly ToolCall[], duplicates: ReadonlyMap<string, number>): ToolCost[] {
  return [...Map.groupBy(calls, ({ tool }) => tool)]
    .map(([tool, own]) => ({
      tool,
      calls: own.length,
      failed: own.filter(({ result }) => isFailure(result)).length,
      duplicates: duplicates.get(tool) ?? 0,
      total_ms: sumKnown(own, ({ result }) => result?.durationMs ?? null),
      slowest_ms: maxKnown(own, ({ result }) => result?.durationMs ?? null),
    }))
    .sort((left, right) => right.calls - left.calls || (left.tool < right.tool ? -1 : 1))
    .slice(0, LISTED_TOOLS);
}

/** The calls with the most tokens, in their order; of equal ones the first. */
function toListed(calls: readonly ModelCall[]): readonly ModelCall[] {
  if (calls.length <= LISTED_MODEL_CALLS) return calls;
  const sizes = new Float64Array(calls.map(({ usage }) => (usage === null ? 0 : (toTokens(usage).total ?? 0))));
  const least = sizes.toSorted()[calls.length - LISTED_MODEL_CALLS] as number;
  let left = LISTED_MODEL_CALLS - sizes.filter((size) => size > least).length;
  return calls.filter((_, index) => {
    const size = sizes[index] as number;
    if (size === least) left -= 1;
    return size > least || (size === least && left >= 0);
  });
}

function toModelCallCost(call: ModelCall): ModelCallCost {
  return {
    event_id: call.endEventId ?? call.eventId,
    model: call.model,
    tokens: toTokens(call.usage),
    cost_usd: call.costUsd,
    context_used: call.contextUsed,
    context_budget: call.contextBudget,
    duration_ms: call.durationMs,
  };
}

export function toTokens(usage: Usage | null): TokensByKind {
  const kinds = {
    input: usage?.input ?? null,
    output: usage?.output ?? null,
    cache_read: usage?.cacheRead ?? null,
    cache_write: usage?.cacheWrite ?? null,
  };
  const { input, output, cache_read, cache_write } = kinds;
  return { ...kinds, total: sumKnown([input, output, cache_read, cache_write], (tokens) => tokens) };
}

function sumTokens(calls: readonly ModelCall[]): TokensByKind {
  const kinds = { input: createSum(), output: createSum(), cache_read: createSum(), cache_write: createSum() };
  for (const { usage } of calls) {
    if (usage === null) continue;
    kinds.input.add(usage.input);
    kinds.output.add(usage.output);
    kinds.cache_read.add(usage.cacheRead);
    kinds.cache_write.add(usage.cacheWrite);
  }
  const input = kinds.input.total();
  const output = kinds.output.total();
  const cache_read = kinds.cache_read.total();
  const cache_write = kinds.cache_write.total();
  const total = sumKnown([input, output, cache_read, cache_write], (tokens) => tokens);
  return { input, output, cache_read, cache_write, total };
}

function sumKnown<T>(items: readonly T[], toValue: (item: T) => number | null): number | null {
  const sum = createSum();
  for (const item of items) sum.add(toValue(item));
  return sum.total();
}

/** The sum of what is known; null when nothing is. Rounded, so that the order of addition does not show. */
function createSum() {
  let sum: number | null = null;
  return {
    add(value: number | null): void {
      if (value !== null) sum = (sum ?? 0) + value;
    },
    total: (): number | null => (sum === null || Number.isInteger(sum) ? sum : Number(sum.toFixed(6))),
  };
}

function maxKnown<T>(items: readonly T[], toValue: (item: T) => number | null): number | null {
  let max: number | null = null;
  for (const item of items) {
    const value = toValue(item);
    if (value !== null && (max === null || value > max)) max = value;
  }
  return max;
}
