import type { AnswerChange, Comparison, FindingChange, ToolChange } from '@critiqor/api/compare';
import type { RunRow } from '@critiqor/api/runs';
import { findCaveats, findUnlike } from './find-unlike.ts';
import { judgeChange, toReadinessChange } from './judge-change.ts';
import { matchFindings } from './match-findings.ts';
import { type RunSide, toPlainWords } from './run-side.ts';

export type RunComparison = Omit<Comparison, 'runs' | 'findings'>;

export interface CompareOptions {
  /** The user says that the runs did the same task, whatever they were asked. */
  readonly sameTask?: boolean | undefined;
}

/** Compares a run with an earlier one. It subtracts and matches; it judges neither of them. */
export function compareRuns(before: RunSide, after: RunSide, { sameTask = false }: CompareOptions = {}): RunComparison {
  const finding_changes = matchFindings(before, after);
  const unlike = findUnlike([before], [after]);
  return {
    verdict: judgeChange(before, after, finding_changes, sameTask ? [] : unlike),
    finding_changes,
    change: toChange(before, after, finding_changes),
    tools: toTools(before, after),
    answer: toAnswer(before, after),
    unlike,
    caveats: findCaveats([before], [after]),
  };
}

function toChange(before: RunSide, after: RunSide, findings: readonly FindingChange[]): Comparison['change'] {
  const difference = (read: (row: RunRow) => number | null): number | null => {
    const [old, now] = [read(before.row), read(after.row)];
    return old === null || now === null ? null : now - old;
  };
  const primary = before.row.primary_failure;
  const typesOf = (side: 'before' | 'after'): ReadonlySet<string> =>
    new Set(findings.filter((change) => change[side]).map(({ type }) => type));
  const [old, now] = [typesOf('before'), typesOf('after')];
  return {
    trust: difference(({ trust_score }) => trust_score),
    confidence: difference(({ confidence_score }) => confidence_score),
    cost_usd: difference(({ cost_usd }) => cost_usd),
    tokens: difference(({ tokens }) => tokens),
    duration_ms: difference(({ duration_ms }) => duration_ms),
    tool_calls: difference(({ tool_calls }) => tool_calls),
    readiness: toReadinessChange(before.row.readiness_level, after.row.readiness_level),
    primary_failure:
      primary === null || !after.diagnosis
        ? null
        : { type: primary, still_there: after.diagnosis.findings.some(({ type }) => type === primary) },
    gained: [...now].filter((type) => !old.has(type)),
    lost: [...old].filter((type) => !now.has(type)),
  };
}

/** Tools that either run called, those with the largest difference first. */
function toTools(before: RunSide, after: RunSide): ToolChange[] {
  const [old, now] = [before, after].map(
    ({ diagnosis }) => new Map(diagnosis?.cost_analysis.by_tool.map(({ tool, calls }) => [tool, calls])),
  ) as [Map<string, number>, Map<string, number>];
  const tools = [...new Set([...old.keys(), ...now.keys()])];
  return tools
    .map((tool) => ({ tool, before: old.get(tool) ?? 0, after: now.get(tool) ?? 0 }))
    .sort((left, right) => Math.abs(right.after - right.before) - Math.abs(left.after - left.before));
}

function toAnswer({ answer: before }: RunSide, { answer: after }: RunSide): AnswerChange {
  return {
    same: before === null || after === null ? null : toPlainWords(before) === toPlainWords(after),
    before,
    after,
  };
}
