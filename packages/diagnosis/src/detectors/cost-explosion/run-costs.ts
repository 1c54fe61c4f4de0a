import type { ModelCall, Run } from '../../model/execution.ts';
import { formatUsd } from '../../model/words.ts';

/** What runs used. Unknown is null, not zero. */
interface RunCost {
  readonly tokens: number | null;
  readonly costUsd: number | null;
  /** Calls that repeat one before with equal arguments. */
  readonly duplicates: number;
}

export function toRunCost(runs: readonly Run[]): RunCost {
  const seen = new Set<string>();
  let duplicates = 0;
  let tokens: number | null = null;
  let costUsd: number | null = null;
  for (const { items } of runs) {
    for (const item of items) {
      if (item.kind === 'tool_call') {
        if (seen.has(item.key)) duplicates += 1;
        seen.add(item.key);
      }
      if (item.kind !== 'model_call') continue;
      tokens = add(tokens, toCallTokens(item));
      costUsd = add(costUsd, item.costUsd);
    }
  }
  return { tokens, costUsd, duplicates };
}

export function toCallTokens({ usage }: ModelCall): number | null {
  return usage?.total ?? null;
}

export const toMoney = (costUsd: number | null): string => (costUsd === null ? 'unknown' : formatUsd(costUsd));

const add = (sum: number | null, value: number | null): number | null => (value === null ? sum : (sum ?? 0) + value);
