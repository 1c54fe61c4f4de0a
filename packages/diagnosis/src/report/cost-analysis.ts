import type { Mutable } from '@critiqor/evidence/contract/mutable';
import type { CostAnalysis, ModelCallCost, TokensByKind, ToolCost, Waste } from '../model/diagnosis.ts';
import type { Conversation, Execution, ModelCall, ToolCall, Usage } from '../model/execution.ts';
import { isFailure } from '../model/is-failure.ts';
import type { GradedFinding } from '../scoring/graded-finding.ts';
import type { CitedItems } from '../views/cited-items.ts';
import { toIssuers } from '../views/issuers.ts';

/** Model calls that a report lists; a dashboard draws the rest from the evidence. */
const LISTED_MODEL_CALLS = 500;
/** Tools that a report lists: more would be noise. */
const LISTED_TOOLS = 50;

/**
 * What the run cost, as far as it was reported, and how much of it was wasted: by all findings, and by each that is listed.
 * Unknown is null, never 0.
 */
export function toCostAnalysis(
  execution: Execution,
  findings: readonly GradedFinding[],
  listed: readonly GradedFinding[],
  cited: CitedItems,
): CostAnalysis {
  const { modelCalls, toolCalls } = execution;
  const tools = sumUpTools(toolCalls);
  const duplicates = tools.reduce((sum, tool) => sum + tool.duplicates, 0);
  const redundancy = toolCalls.length === 0 ? 0 : Math.round((100 * duplicates) / toolCalls.length);
  const wasted = new Set(findings.flatMap(({ draft }) => draft.wasted));
  const toWaste = createWasteCounter(cited, wasted);
  const largest = toLargest(modelCalls);
  return {
    ...sumUpModelCalls(modelCalls),
    tool_calls: toolCalls.length,
    tool_ms: sumKnown(toolCalls, ({ result }) => result?.durationMs ?? null),
    duplicate_calls: duplicates,
    redundancy_score: redundancy,
    cost_efficiency: 100 - redundancy,
    waste: toWaste(wasted),
    waste_by_finding: listed
      .filter(({ draft }) => draft.wasted.length > 0)
      .map(({ id, draft }) => ({ finding_id: id, ...toWaste(new Set(draft.wasted)) })),
    by_tool: toToolCosts(tools),
    by_model_call: largest.map(toModelCallCost),
    by_model_call_left_out: modelCalls.length - largest.length,
  };
}

/**
 * Counts what a set of events cost: the tool calls among them, and the model calls among them or that requested nothing but such tool
 * calls. A model call that also asked for useful work is not waste. Looks only at the runs of those that may be asked about.
 */
function createWasteCounter(cited: CitedItems, wasted: ReadonlySet<string>): (eventIds: ReadonlySet<string>) => Waste {
  const tools = new Map<string, ToolCall>();
  const models = new Map<string, ModelCall>();
  for (const eventId of wasted) {
    for (const item of cited.get(eventId) ?? []) {
      if (item.eventId !== eventId) continue;
      if (item.kind === 'tool_call') tools.set(eventId, item);
      else if (item.kind === 'model_call') models.set(eventId, item);
    }
  }
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

/** Calls by tool, in the order in which the tools were first called. */
function sumUpTools(calls: readonly ToolCall[]): ToolCost[] {
  const keys = new Map<Conversation, Set<string>>();
  const tools = new Map<string, Mutable<ToolCost>>();
  for (const { run, key, tool, result } of calls) {
    let own = tools.get(tool);
    if (!own) {
      own = { tool, calls: 0, failed: 0, duplicates: 0, total_ms: null, slowest_ms: null };
      tools.set(tool, own);
    }
    own.calls += 1;
    if (isFailure(result)) own.failed += 1;
    const duration = result?.durationMs ?? null;
    if (duration !== null) {
      own.total_ms = (own.total_ms ?? 0) + duration;
      own.slowest_ms = own.slowest_ms === null ? duration : Math.max(own.slowest_ms, duration);
    }
    let known = keys.get(run.conversation);
    if (!known) {
      known = new Set();
      keys.set(run.conversation, known);
    }
    if (known.has(key)) own.duplicates += 1;
    else known.add(key);
  }
  return [...tools.values()];
}

function toToolCosts(tools: readonly ToolCost[]): ToolCost[] {
  return tools
    .toSorted((left, right) => right.calls - left.calls || (left.tool < right.tool ? -1 : 1))
    .slice(0, LISTED_TOOLS)
    .map((tool) => ({ ...tool, total_ms: toRounded(tool.total_ms) }));
}

/** The calls with the most tokens, in their order; of equal ones the first. */
function toLargest(calls: readonly ModelCall[]): readonly ModelCall[] {
  if (calls.length <= LISTED_MODEL_CALLS) return calls;
  const sizes = new Float64Array(calls.length);
  for (let index = 0; index < sizes.length; index += 1) sizes[index] = calls[index]?.usage?.total ?? 0;
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

function toTokens(usage: Usage | null): TokensByKind {
  const { input = null, output = null, cacheRead = null, cacheWrite = null, total = null } = usage ?? {};
  return { input, output, cache_read: cacheRead, cache_write: cacheWrite, total: toRounded(total) };
}

function sumTokens(calls: readonly ModelCall[]): TokensByKind {
  const sum: Mutable<Usage> = { input: null, output: null, cacheRead: null, cacheWrite: null, total: null };
  for (const { usage } of calls) {
    if (usage === null) continue;
    sum.input = add(sum.input, usage.input);
    sum.output = add(sum.output, usage.output);
    sum.cacheRead = add(sum.cacheRead, usage.cacheRead);
    sum.cacheWrite = add(sum.cacheWrite, usage.cacheWrite);
    sum.total = add(sum.total, usage.total);
  }
  return toTokens({
    input: toRounded(sum.input),
    output: toRounded(sum.output),
    cacheRead: toRounded(sum.cacheRead),
    cacheWrite: toRounded(sum.cacheWrite),
    total: sum.total,
  });
}

function sumUpModelCalls(calls: readonly ModelCall[]) {
  let withoutTokens = 0;
  let withoutCost = 0;
  let cost: number | null = null;
  let duration: number | null = null;
  for (const { usage, costUsd, durationMs } of calls) {
    if (usage === null) withoutTokens += 1;
    if (costUsd === null) withoutCost += 1;
    cost = add(cost, costUsd);
    duration = add(duration, durationMs);
  }
  return {
    tokens: sumTokens(calls),
    cost_usd: toRounded(cost),
    model_calls: calls.length,
    model_calls_without_tokens: withoutTokens,
    model_calls_without_cost: withoutCost,
    model_ms: toRounded(duration),
  };
}

/** The sum of what is known; null when nothing is. */
function sumKnown<T>(items: readonly T[], toValue: (item: T) => number | null): number | null {
  let sum: number | null = null;
  for (const item of items) sum = add(sum, toValue(item));
  return toRounded(sum);
}

const add = (sum: number | null, value: number | null): number | null =>
  value === null ? sum : sum === null ? value : sum + value;

/** Rounded, so that the order of addition does not show. */
const toRounded = (sum: number | null): number | null =>
  sum === null || Number.isInteger(sum) ? sum : Number(sum.toFixed(6));
