import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { RunPaths } from '@critiqor/evidence/contract/run-directory';
import { MAX_COMPACT_EVENTS } from '../sealed/compact-event.ts';
import { readSealedTail, toDurationMs } from '../sealed/sealed-tail.ts';
import { readVerdict, type Verdict } from './read-verdict.ts';
import { isActive, type RunRecord, type RunState } from './run-record.ts';

/** A run in one row. Null is unknown. */
export interface RunSummary extends Verdict, RunNumbers {
  readonly run_id: string;
  readonly status: RunState | 'UNREADABLE';
  readonly started_at: string | null;
  readonly finalized_at: string | null;
  /** How long the agent ran. */
  readonly duration_ms: number | null;
  readonly agent_id: string | null;
  readonly labels: Readonly<Record<string, string>>;
  readonly benchmark_id: string | null;
  readonly difficulty_tier: string | null;
  readonly visibility: string | null;
  readonly events: number | null;
  /** What of the run could not be read, and why. */
  readonly problem?: string;
}

/** What the record says of findings and cost, in numbers. */
interface RunNumbers {
  readonly findings_by_type: Readonly<Record<string, number>>;
  readonly findings_by_severity: Readonly<Record<string, number>>;
  readonly cost_usd: number | null;
  readonly tokens: number | null;
  readonly model_calls: number | null;
  readonly tool_calls: number | null;
}

const NO_VERDICT: Verdict = {
  trust_score: null,
  readiness_level: null,
  confidence_score: null,
  primary_failure: null,
};

/** Sums a run up from its files; `record` is null when it cannot be read. What one file does not say stays unknown. */
export function toRunSummary(paths: RunPaths, record: RunRecord | null): RunSummary {
  if (!record) return toUnreadable(paths);
  const { timestamps, metadata } = record;
  return {
    run_id: record.run_id,
    status: record.status,
    started_at: timestamps.started_at,
    finalized_at: timestamps.finalized_at ?? null,
    agent_id: asText(metadata.agent_id),
    labels: metadata.labels ?? {},
    benchmark_id: asText(metadata.benchmark_id),
    difficulty_tier: asText(metadata.difficulty_tier),
    visibility: asText(metadata.visibility),
    ...toNumbers(record),
    ...toMeasures(paths, record),
    ...toJudgement(paths),
  };
}

type LoggedEvent = Partial<
  Readonly<{ event: string; event_type: string; timestamp: string; payload: { duration?: unknown } }>
>;

/** How many events, and how long the agent ran. Of a large run the record lists only the first events. */
function toMeasures(paths: RunPaths, record: RunRecord): Pick<RunSummary, 'events' | 'duration_ms'> {
  const log = record.event_log as readonly LoggedEvent[];
  if (isActive(record.status)) {
    const end = log.findLast(({ event_type }) => event_type === 'process_end');
    return { events: readLiveEvents(paths.session), duration_ms: end ? toDurationMs(end) : null };
  }
  if (log.length >= MAX_COMPACT_EVENTS) {
    const { totalEvents, durationMs } = readSealedTail(paths.session);
    return { events: totalEvents, duration_ms: durationMs };
  }
  const timeOf = (type: string): number => Date.parse(log.find(({ event }) => event === type)?.timestamp ?? '');
  const duration = timeOf('process_end') - timeOf('process_start');
  const isSealed = Boolean(record.timestamps.finalized_at);
  return { events: isSealed ? log.length : null, duration_ms: Number.isNaN(duration) ? null : duration };
}

function readLiveEvents(sessionPath: string): number | null {
  try {
    const total = JSON.parse(readFileSync(sessionPath, 'utf8')).metrics.total_events;
    return typeof total === 'number' ? total : null;
  } catch {
    // The supervisor has not written it yet.
    return null;
  }
}

/** Of a run that was judged: the record repeats what a list needs of the diagnosis. */
function toNumbers({ failure_analysis, cost_analysis }: Partial<RunRecord>): RunNumbers {
  const { by_type, by_severity } = Object(failure_analysis) as Members;
  const { cost_usd, tokens, model_calls, tool_calls } = Object(cost_analysis) as Members;
  return {
    findings_by_type: toCounts(by_type),
    findings_by_severity: toCounts(by_severity),
    cost_usd: asNumber(cost_usd),
    tokens: asNumber((Object(tokens) as Members).total),
    model_calls: asNumber(model_calls),
    tool_calls: asNumber(tool_calls),
  };
}

type Members = Readonly<Record<string, unknown>>;

const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const asNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const toCounts = (value: unknown): Record<string, number> =>
  Object.fromEntries(
    Object.entries(Object(value)).filter(
      (entry): entry is [string, number] => Number.isSafeInteger(entry[1]) && entry[1] !== 0,
    ),
  );

function toJudgement(paths: RunPaths): Verdict & Pick<RunSummary, 'problem'> {
  try {
    return readVerdict(paths.directory) ?? NO_VERDICT;
  } catch (cause) {
    return { ...NO_VERDICT, problem: (cause as Error).message };
  }
}

function toUnreadable(paths: RunPaths): RunSummary {
  return {
    run_id: basename(paths.directory),
    status: 'UNREADABLE',
    started_at: null,
    finalized_at: null,
    duration_ms: null,
    agent_id: null,
    labels: {},
    benchmark_id: null,
    difficulty_tier: null,
    visibility: null,
    ...toNumbers({}),
    events: null,
    ...NO_VERDICT,
    problem: `${paths.record} cannot be read as the record of a run; the evidence beside it is untouched.`,
  };
}
