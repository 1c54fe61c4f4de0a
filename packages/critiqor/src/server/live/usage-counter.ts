import type { JournalEvent } from '@critiqor/evidence/contract/event';

/** Tokens and cost so far. Several events may report the same model call: later values win, kind by kind. */
export function createUsageCounter() {
  const calls = new Map<string, Record<string, number>>();
  const sums: Record<string, number> = {};
  const KINDS = ['input', 'output', 'cache_read', 'cache_write'];

  const learn = (call: Record<string, number>, name: string, value: unknown): void => {
    if (typeof value !== 'number' || !Number.isFinite(value)) return;
    sums[name] = (sums[name] ?? 0) + value - (call[name] ?? 0);
    call[name] = value;
  };

  return {
    add({ event_type, host_run_id, payload }: JournalEvent) {
      if (event_type !== 'after_provider_response') return;
      const key = [host_run_id, payload.purpose, payload.model_call].map((part) => JSON.stringify(part)).join('\n');
      const call = calls.get(key) ?? {};
      calls.set(key, call);
      const usage = Object(payload.usage) as Readonly<Record<string, unknown>>;
      for (const kind of KINDS) learn(call, kind, usage[kind]);
      learn(call, 'cost_usd', payload.cost_usd);
    },
    toSums() {
      const known = KINDS.filter((kind) => sums[kind] !== undefined);
      const tokens = known.length === 0 ? null : known.reduce((sum, kind) => sum + (sums[kind] ?? 0), 0);
      return { tokens, cost_usd: sums.cost_usd ?? null };
    },
  };
}
