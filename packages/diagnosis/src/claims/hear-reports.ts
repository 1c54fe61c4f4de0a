import type { Effect } from '../effects/effect.ts';
import { readStatements } from '../language/statements/read-statements.ts';
import type { Item } from '../model/execution.ts';
import type { Reading } from '../model/reading.ts';
import { readSessionReport } from '../tools/session-report.ts';

/** What was given to others ended as their reports say: a report of failure makes the deed a failed one. */
export function hearReports(effects: readonly Effect[], items: readonly Item[], reading: Reading): readonly Effect[] {
  if (!effects.some(({ kind }) => kind === 'delegate')) return effects;
  const failures = new Map<string, string>();
  for (const item of items) {
    const report = item.kind === 'message' && item.role === 'user' ? readSessionReport(item.text) : null;
    if (!report) continue;
    const bad = reading
      .text(readStatements, report.text)
      .find(({ act, margin }) => act === 'failed' && margin >= CLEAR_MARGIN);
    if (bad) failures.set(report.session, bad.text);
    else failures.delete(report.session);
  }
  if (failures.size === 0) return effects;
  return effects.map((effect) => {
    const quote = effect.kind === 'delegate' ? toFailure(effect, failures) : undefined;
    return quote === undefined
      ? effect
      : { ...effect, ending: 'failed', because: { text: 'its report says so', quote } };
  });
}

const CLEAR_MARGIN = 0.5;

/** The session that a call started is named in its result. */
function toFailure({ yields, call }: Effect, failures: ReadonlyMap<string, string>): string | undefined {
  const result = call.result?.text ?? '';
  for (const [session, quote] of failures)
    if (yields.some(({ text }) => text === session) || result.includes(`"${session}"`)) return quote.slice(0, 160);
  return undefined;
}
