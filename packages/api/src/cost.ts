import type { TokensByKind } from '@critiqor/diagnosis/model/diagnosis';

/** One model call, or several in a row when there are more than `points`. */
export interface CostPoint {
  readonly at_ms: number;
  readonly event_id: string;
  readonly calls: number;
  readonly model: string | null;
  readonly tokens: TokensByKind;
  readonly cost_usd: number | null;
  /** Running total. */
  readonly cost_usd_so_far: number | null;
  readonly tokens_so_far: number;
  /** The fullest of the calls. */
  readonly context_used: number | null;
  readonly context_budget: number | null;
  readonly duration_ms: number | null;
  readonly errors: number;
}

/** `GET /api/runs/:run/cost`. */
export interface CostSeries {
  readonly model_calls: number;
  readonly points: readonly CostPoint[];
  readonly compactions: readonly {
    readonly event_id: string;
    readonly at_ms: number;
    readonly tokens_before: number | null;
    readonly tokens_after: number | null;
    readonly outcome: string | null;
  }[];
  readonly by_tool: readonly {
    readonly tool: string;
    readonly calls: number;
    readonly errors: number;
    readonly total_ms: number | null;
    readonly slowest_ms: number | null;
    readonly slowest_event_id: string | null;
  }[];
  readonly by_model: readonly {
    readonly model: string;
    readonly calls: number;
    readonly tokens: number | null;
    readonly cost_usd: number | null;
  }[];
}
