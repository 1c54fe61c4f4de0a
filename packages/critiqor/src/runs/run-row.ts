import { basename } from 'node:path';
import { type RunRow, VISIBILITIES } from '@critiqor/api/runs';
import type { Diagnosis } from '@critiqor/diagnosis/model/diagnosis';
import { toNumber, toText } from '@critiqor/evidence/contract/payload-values';
import type { RunPaths } from '@critiqor/evidence/contract/run-directory';
import { MAX_LOGGED_EVENTS } from '../sealed/event-log.ts';
import { readSealedTail, toDurationMs } from '../sealed/sealed-tail.ts';
import { readPlainText } from '../system/open-plain-file.ts';
import { type RunVerdict, readDiagnosis, toRunVerdict } from './read-diagnosis.ts';
import { isActive, type RunMetadata, type RunRecord } from './run-record.ts';
import type { RunFacts } from './search/run-facts.ts';

const NO_VERDICT: RunVerdict = {
  trust_score: null,
  readiness_level: null,
  confidence_score: null,
  primary_failure: null,
};

/**
 * Summarizes a run from its files; `record` is null when it cannot be read. Whatever the files do not say stays unknown. `diagnosis`: the
 * one to use instead of the file.
 */
export function toRunRow(
  paths: RunPaths,
  record: RunRecord | null,
  sizeBytes: number,
  diagnosis?: Diagnosis | null,
  facts: RunFacts | null = null,
): RunRow {
  if (!record) return toUnreadable(paths, sizeBytes);
  const { timestamps, metadata } = record;
  // What is not sealed has no verdict, whatever is beside it: the agent can write there.
  const known = isActive(record.status) ? (diagnosis ?? null) : diagnosis;
  return {
    run_id: record.run_id,
    status: record.status,
    is_live: isActive(record.status),
    started_at: timestamps.started_at,
    finalized_at: timestamps.finalized_at ?? null,
    agent_id: toText(metadata.agent_id),
    labels: toTexts(metadata.labels),
    benchmark_id: toText(metadata.benchmark_id),
    difficulty_tier: toText(metadata.difficulty_tier),
    ...toShownFacts(facts, metadata.job),
    visibility: VISIBILITIES.find((known) => known === metadata.visibility) ?? 'private',
    ...toNumbers(isActive(record.status) ? {} : record),
    ...toMeasures(paths, record),
    // Lists read them where they are needed: what a deleted run was asked must not stay in the list of seals.
    task: null,
    answer: null,
    ...(known === undefined ? toJudgement(paths) : toKnownJudgement(known)),
    size_bytes: sizeBytes,
    check: 'unlisted',
  };
}

/** What the recorder said about the job comes first; it is known before anything is sealed. */
function toShownFacts(facts: RunFacts | null, job?: RunMetadata['job']) {
  return {
    channel: job?.channel ?? facts?.channel ?? null,
    trigger: job?.trigger ?? facts?.trigger ?? null,
    conversation: job?.conversation_key ?? facts?.conversation ?? null,
    models: facts?.models ?? [],
  };
}

type LoggedEvent = Partial<
  Readonly<{
    event: string;
    event_type: string;
    timestamp: string;
    payload: { readonly duration?: unknown; readonly state?: unknown };
  }>
>;

type Measures = Pick<RunRow, 'events' | 'duration_ms' | 'startup_ms'>;

/** Number of events, how long the agent worked, and how long it took to start. */
function toMeasures(paths: RunPaths, record: RunRecord): Measures {
  const { events, duration_ms } = toProcessMeasures(paths, record);
  const { evidence_summary: seen } = Object(record.diagnosis) as { readonly evidence_summary?: unknown };
  const { started_at, duration_ms: worked } = Object(seen) as { readonly [name: string]: unknown };
  const launched = (record.event_log as readonly LoggedEvent[]).find(
    ({ event_type }) => event_type === 'process_start',
  );
  const startup = Date.parse(toText(started_at) ?? '') - Date.parse(launched?.timestamp ?? '');
  return { events, duration_ms: toNumber(worked) ?? duration_ms, startup_ms: startup >= 0 ? startup : null };
}

/** The record of a large run lists only the first events. */
function toProcessMeasures(paths: RunPaths, record: RunRecord): Omit<Measures, 'startup_ms'> {
  const log = record.event_log as readonly LoggedEvent[];
  if (isActive(record.status)) {
    const end = log.findLast(({ event_type }) => event_type === 'process_end');
    return { events: readLiveEvents(paths.session), duration_ms: end ? toDurationMs(end) : null };
  }
  if (record.event_log_cut || log.length >= MAX_LOGGED_EVENTS) {
    const { totalEvents, durationMs } = readSealedTail(paths.session);
    return { events: totalEvents, duration_ms: durationMs };
  }
  const timeOf = (type: string): number => Date.parse(log.find(({ event }) => event === type)?.timestamp ?? '');
  const duration = timeOf('process_end') - timeOf('process_start');
  const isSealed = Boolean(record.timestamps.finalized_at);
  // The transition that closed the run came after the seal; logs of before lack it.
  const events = log.at(-1)?.payload?.state === record.status ? log.length - 1 : log.length;
  return { events: isSealed ? events : null, duration_ms: Number.isNaN(duration) ? null : duration };
}

function readLiveEvents(sessionPath: string): number | null {
  try {
    const total = JSON.parse(readPlainText(sessionPath) ?? '').metrics.total_events;
    return toNumber(total);
  } catch {
    // The supervisor has not written it yet.
    return null;
  }
}

type RunNumbers = Pick<
  RunRow,
  'findings_by_type' | 'findings_by_severity' | 'cost_usd' | 'tokens' | 'model_calls' | 'tool_calls'
>;

/** The record of a diagnosed run repeats what a list needs from the diagnosis. */
function toNumbers({ failure_analysis, cost_analysis }: Partial<RunRecord>): RunNumbers {
  const { by_type, by_severity } = Object(failure_analysis) as Members;
  const { cost_usd, tokens, model_calls, tool_calls } = Object(cost_analysis) as Members;
  return {
    findings_by_type: toCounts(by_type),
    findings_by_severity: toCounts(by_severity),
    cost_usd: toNumber(cost_usd),
    tokens: toNumber((Object(tokens) as Members).total),
    model_calls: toNumber(model_calls),
    tool_calls: toNumber(tool_calls),
  };
}

type Members = Readonly<Record<string, unknown>>;

const toTexts = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

const toCounts = (value: unknown): Record<string, number> =>
  Object.fromEntries(
    Object.entries(Object(value)).filter(
      (entry): entry is [string, number] => Number.isSafeInteger(entry[1]) && entry[1] !== 0,
    ),
  );

function toJudgement(paths: RunPaths): RunVerdict & Pick<RunRow, 'problem'> {
  try {
    const diagnosis = readDiagnosis(paths.diagnosis);
    return { ...(diagnosis ? toRunVerdict(diagnosis) : NO_VERDICT), problem: null };
  } catch (cause) {
    return { ...NO_VERDICT, problem: (cause as Error).message };
  }
}

const toKnownJudgement = (diagnosis: Diagnosis | null): RunVerdict & Pick<RunRow, 'problem'> => ({
  ...(diagnosis ? toRunVerdict(diagnosis) : NO_VERDICT),
  problem: null,
});

/** The row without anything that was concluded from the evidence, and why. */
export const withoutVerdict = (row: RunRow, problem: string): RunRow => ({
  ...row,
  ...NO_VERDICT,
  findings_by_type: {},
  findings_by_severity: {},
  check: 'changed',
  problem,
});

export function toUnreadable(
  paths: RunPaths,
  sizeBytes: number,
  problem = `${paths.record} is not a readable run record. The evidence next to it is untouched.`,
): RunRow {
  return {
    run_id: basename(paths.directory),
    status: 'UNREADABLE',
    is_live: false,
    started_at: null,
    finalized_at: null,
    duration_ms: null,
    startup_ms: null,
    task: null,
    answer: null,
    agent_id: null,
    labels: {},
    benchmark_id: null,
    difficulty_tier: null,
    ...toShownFacts(null),
    visibility: 'private',
    ...toNumbers({}),
    events: null,
    ...NO_VERDICT,
    size_bytes: sizeBytes,
    check: 'changed',
    problem,
  };
}
