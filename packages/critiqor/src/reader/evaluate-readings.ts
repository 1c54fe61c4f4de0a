import { hash } from 'node:crypto';
import { diagnose } from '@critiqor/diagnosis/diagnose';
import { checkTrace } from '@critiqor/diagnosis/intake/check-trace';
import { readTrace, type Trace, toTraceEventId } from '@critiqor/diagnosis/intake/read-trace';
import type { Diagnosis } from '@critiqor/diagnosis/model/diagnosis';
import type { DroppedWord } from '@critiqor/diagnosis/model/model-reading';
import { mergeAnswers, toReaderVerdict } from '@critiqor/diagnosis/reader/merge-answers';
import { type ReaderRecord, toReaderRecord } from '@critiqor/diagnosis/reader/reader-record';
import type { Profile } from '@critiqor/diagnosis/scoring/profile';
import type { Prediction } from '../judge/evaluate-traces.ts';
import { readLines } from '../judge/read-lines.ts';
import { groupAnswers, readAnswersFile } from './answers-file.ts';
import { readOffline } from './read-offline.ts';
import type { ReaderOptions } from './reader-options.ts';
import { type RunRequests, toRunRequests } from './requests.ts';

/** The requests about the traces of a file. Lines that are no traces are passed over: the scores of `eval` name them. */
export async function* toTraceRequests(
  path: string,
  profile: Profile,
  options: ReaderOptions,
): AsyncGenerator<RunRequests & { readonly trace_id: string }> {
  for await (const { text, place } of readLines(path)) {
    const read = toTraceRecord(text, place, profile);
    if ('error' in read) continue;
    const { record, subject, secret, trace_id } = read;
    yield { trace_id, ...toRunRequests(record, subject, secret, options) };
  }
}

/** What a reader says about a trace, in the format of the scorers; dropped objections are listed and count for nothing. */
interface ReaderPrediction extends Omit<Prediction, 'findings'> {
  readonly findings: readonly (Prediction['findings'][number] & { readonly support: 'shown' | 'open' })[];
  readonly dropped: readonly Pick<DroppedWord, 'what' | 'type' | 'reason' | 'detail'>[];
  /** The engine's own verdict, for comparison. */
  readonly engine_readiness: string | null;
}

/** Scores the answers of a model about the traces of a file as the engine's own verdicts are scored. */
export async function* evaluateAnswers(
  path: string,
  answersPath: string,
  profile: Profile,
): AsyncGenerator<ReaderPrediction> {
  const answers = groupAnswers(await readAnswersFile(answersPath));
  for await (const { text, place } of readLines(path)) {
    const read = toTraceRecord(text, place, profile);
    if ('error' in read) yield { trace_id: read.trace_id, ...NOTHING, error: read.error };
    else {
      const began = performance.now();
      const parts = readOffline(answers.get(read.subject) ?? [], read.secret, []);
      yield toPrediction(read, parts, began);
    }
  }
}

const NOTHING = {
  trust_score: null,
  readiness: null,
  root_cause: [],
  findings: [],
  dropped: [],
  engine_readiness: null,
  elapsed_ms: 0,
};

function toPrediction(
  { trace_id, record, trace, diagnosis }: TraceRecord,
  asked: ReturnType<typeof readOffline>,
  began: number,
): ReaderPrediction {
  const answers = asked.flatMap(({ answer }) => answer ?? []);
  const engine_readiness = diagnosis.executive_summary.readiness_level;
  if (answers.length === 0) {
    const problem = asked[0]?.part.problem ?? 'there is no answer about it';
    return {
      trace_id,
      ...NOTHING,
      engine_readiness,
      error: `The reader gave no answer that could be read: ${problem}.`,
    };
  }
  const checked = mergeAnswers(record, answers);
  const { readiness } = toReaderVerdict({ state: 'read', ...checked }, diagnosis);
  const places = new Map(trace.events.map((_, i) => [toTraceEventId(i), i]));
  return {
    trace_id,
    trust_score: null,
    readiness,
    root_cause: [],
    findings: checked.objections.map(({ type, severity, support, statement, evidence }) => ({
      type,
      severity,
      support,
      event_is: [...evidence, ...(statement ? [statement] : [])].flatMap(({ event_id }) => places.get(event_id) ?? []),
    })),
    dropped: checked.dropped.map(({ what, type, reason, detail }) => ({ what, type, reason, detail })),
    engine_readiness,
    elapsed_ms: Number((performance.now() - began).toFixed(3)),
  };
}

interface TraceRecord {
  readonly trace_id: string;
  readonly trace: Trace;
  readonly diagnosis: Diagnosis;
  readonly record: ReaderRecord;
  readonly subject: string;
  readonly secret: string;
}

type ReadTraceLine = TraceRecord | { readonly trace_id: string; readonly error: string };

const IDENTITY = { run_id: 'trace', agent_id: '', tenant_id: '', framework: 'trace', visibility: 'private' };

function toTraceRecord(line: string, place: string, profile: Profile): ReadTraceLine {
  let parsed: { readonly trace_id?: unknown };
  try {
    parsed = Object(JSON.parse(line));
  } catch {
    return { trace_id: place, error: 'The line is not JSON.' };
  }
  const trace_id = typeof parsed.trace_id === 'string' ? parsed.trace_id : place;
  const checked = checkTrace(parsed);
  if ('problem' in checked) return { trace_id, error: checked.problem };
  try {
    const { trace } = checked;
    const { task, model, events } = trace;
    // Labels are no part of it: answers to a blind copy fit the labelled book.
    const secret = hash('sha256', JSON.stringify([task ?? null, model ?? null, events]));
    const diagnosis = diagnose({ identity: IDENTITY, trace }, profile);
    const record = toReaderRecord(readTrace(trace), diagnosis);
    return { trace_id, trace, diagnosis, record, subject: `t-${secret.slice(0, 20)}`, secret };
  } catch (cause) {
    // A stack overflow on hostile nesting, or a mistake of ours: one trace less, and all others are read.
    return { trace_id, error: `The engine failed on this trace (${(cause as Error).name}).` };
  }
}
