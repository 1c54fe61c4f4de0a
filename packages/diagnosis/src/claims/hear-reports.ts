import type { Effect } from '../effects/effect.ts';
import { readStatements } from '../language/statements/read-statements.ts';
import type { Statement } from '../language/statements/statement.ts';
import type { Item } from '../model/execution.ts';
import type { Reading } from '../model/reading.ts';
import { describeTool } from '../tools/describe-tool.ts';
import { readSessionReport, type SessionReport } from '../tools/session-report.ts';
import { toArguments } from '../tools/tool-arguments.ts';

/** What was given to others ended as their reports say: a report of failure makes the deed a failed one. */
export function hearReports(effects: readonly Effect[], items: readonly Item[], reading: Reading): readonly Effect[] {
  if (!effects.some(({ kind }) => kind === 'delegate')) return effects;
  const failures = new Map<string, string>();
  for (const item of items) {
    const report = toReport(item);
    if (!report) continue;
    const bad = reading.text(readStatements, report.text).find(isFailedWork);
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

/** Work that failed; that something is wrong may be what was to be found out. */
const isFailedWork = ({ act, margin, topics }: Statement): boolean =>
  act === 'failed' && margin >= CLEAR_MARGIN && topics.some((topic) => WORK.has(topic));
const WORK: ReadonlySet<string> = new Set(['tests', 'build', 'lint', 'deploy', 'install']);
const CLEAR_MARGIN = 0.5;

/** A report comes by itself, or is fetched with the key of its session. */
function toReport(item: Item): SessionReport | null {
  if (item.kind === 'message') return item.role === 'user' ? readSessionReport(item.text) : null;
  if (item.kind !== 'tool_call' || item.result === null) return null;
  const { domain, deed } = describeTool(item);
  const { sessionKey } = toArguments(item.args);
  return domain === 'agent' && deed !== 'delegate' && typeof sessionKey === 'string'
    ? { session: sessionKey, text: toReported(item.result.text) }
    : null;
}

/** What is reported, out of the members around it. */
const toReported = (text: string): string => REPORTED.exec(text)?.[1] ?? text;
const REPORTED = /"(?:result|text|reply|output)"\s*:\s*"((?:[^"\\]|\\.){0,8000})"/;

/** The session that a call started is named in its result. */
function toFailure({ yields, call }: Effect, failures: ReadonlyMap<string, string>): string | undefined {
  const result = call.result?.text ?? '';
  for (const [session, quote] of failures)
    if (yields.some(({ text }) => text === session) || result.includes(`"${session}"`)) return quote.slice(0, 160);
  return undefined;
}
