import type { ReturningFailures } from '@critiqor/api/recurring';
import type { RunCatalogue } from '../run-catalogue.ts';

const MIN_RUNS = 2;
const MAX_GROUPS = 50;

/** Failures that came back, grouped by type and agent. */
export function toRecurring(catalogue: RunCatalogue): ReturningFailures {
  const groups = new Map<string, { type: string; agent: string | null; seen: { run_id: string; at: string }[] }>();
  for (const { row } of catalogue.list()) {
    for (const type of Object.keys(row.findings_by_type)) {
      const key = JSON.stringify([type, row.agent_id]);
      const group = groups.get(key) ?? { type, agent: row.agent_id, seen: [] };
      groups.set(key, group);
      if (row.started_at !== null) group.seen.push({ run_id: row.run_id, at: row.started_at });
    }
  }
  return {
    groups: [...groups.values()]
      .flatMap(({ type, agent, seen }) => {
        const inOrder = seen.sort((left, right) => (left.at < right.at ? -1 : 1));
        const [first, last] = [inOrder[0], inOrder.at(-1)];
        return first && last && seen.length >= MIN_RUNS ? [{ type, agent, runs: seen.length, first, last }] : [];
      })
      .sort((left, right) => right.runs - left.runs)
      .slice(0, MAX_GROUPS),
  };
}
