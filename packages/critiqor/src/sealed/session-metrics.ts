import type { JournalEvent } from '@critiqor/evidence/contract/event';
import { createFactReader, type FactReader } from '@critiqor/evidence/read/facts/fact-reader';
import { toCanonicalType } from './canonical-type.ts';

/** By which rules the figures were computed; seals of rule 1 do not say it. A seal is verified by its own rule. */
export const METRICS_RULE = 2;

export interface SessionMetrics {
  readonly rule: typeof METRICS_RULE;
  /** Lines of all writers, refinements and copies included. */
  readonly total_events: number;
  /** Lines by canonical type, refinements folded into the lines that they add to. */
  readonly by_event_type: Readonly<Record<string, number>>;
  readonly by_source_layer: Readonly<Record<string, number>>;
  /** Things that went wrong, each once. */
  readonly error_events: number;
  /** Calls per tool, each once: copies and the wrappers of deferred tools are left out. */
  readonly tool_calls: Readonly<Record<string, number>>;
  readonly failed_tool_calls: number;
  readonly tool_ms: number | null;
  readonly model_calls: number;
  readonly failed_model_calls: number;
  readonly model_ms: number | null;
  readonly turns: number;
  /** As far as they were reported; null is unknown. */
  readonly tokens: {
    readonly input: number | null;
    readonly output: number | null;
    readonly cache_read: number | null;
    readonly cache_write: number | null;
    readonly total: number | null;
  };
  readonly cost_usd: number | null;
}

interface MetricsCounter {
  add(event: JournalEvent): void;
  toMetrics(): SessionMetrics;
  readonly facts: FactReader;
}

/** Under which calls are counted for which the host gave no name of a tool. */
const UNNAMED = '(unnamed)';

/**
 * Counts events as they come. Only the order within each writer matters, so the journal, the live tail and the sealed file give the
 * same numbers.
 */
export function createMetricsCounter(): MetricsCounter {
  const byType = new Map<string, number>();
  const byLayer = new Map<string, number>();
  let total = 0;
  const facts = createFactReader({
    modelCall({ usageLines }, step, { payload }) {
      // The tokens of a model call often come in a later line: the line that they belong to is then one with tokens.
      if (step !== 'ending_refined' || usageLines !== 1 || (payload.usage ?? null) === null) return;
      increment(byType, 'after_provider_response', -1);
      increment(byType, 'token_usage', 1);
    },
  });
  return {
    facts,
    add(event) {
      total += 1;
      if (facts.add(event) === 'folded') return;
      increment(byType, toCanonicalType(event), 1);
      increment(byLayer, event.source_layer, 1);
    },
    toMetrics() {
      const { errors, callsByTool, toolCalls, modelCalls, turns, tokens, costUsd } = facts.toTotals();
      const named = [...callsByTool].map(([tool, calls]) => [tool === '' ? UNNAMED : tool, calls] as const);
      return {
        rule: METRICS_RULE,
        total_events: total,
        by_event_type: toSortedObject(byType),
        by_source_layer: toSortedObject(byLayer),
        error_events: errors,
        tool_calls: toSortedObject(named),
        failed_tool_calls: toolCalls.failed,
        tool_ms: toolCalls.durationMs,
        model_calls: modelCalls.calls,
        failed_model_calls: modelCalls.failed,
        model_ms: modelCalls.durationMs,
        turns,
        tokens: {
          input: tokens.input,
          output: tokens.output,
          cache_read: tokens.cacheRead,
          cache_write: tokens.cacheWrite,
          total: tokens.total,
        },
        cost_usd: costUsd,
      };
    },
  };
}

function increment(counts: Map<string, number>, name: string, by: 1 | -1): void {
  counts.set(name, (counts.get(name) ?? 0) + by);
}

/** Sorted, so that the same counts give the same bytes. */
function toSortedObject(counts: Iterable<readonly [string, number]>): Record<string, number> {
  const entries = [...counts].filter(([, count]) => count > 0);
  return Object.fromEntries(entries.sort(([left], [right]) => (left < right ? -1 : 1)));
}
