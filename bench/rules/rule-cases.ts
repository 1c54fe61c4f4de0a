import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DETECTORS } from '@critiqor/diagnosis/detectors/registry';
import { type DetectorRun, runDetectors } from '@critiqor/diagnosis/detectors/run-detectors';
import { readTrace, type Trace } from '@critiqor/diagnosis/intake/read-trace';
import { toVisibleFactsOfTrace } from '@critiqor/diagnosis/intake/visible-facts';
import type { Risk } from '@critiqor/diagnosis/model/diagnosis';
import { DEFAULT_PROFILE } from '@critiqor/diagnosis/scoring/default-profile';
import { createViews, type Views } from '@critiqor/diagnosis/views/views';
import { type LabelledTrace, readLabelledTraces } from '../labelled-traces.ts';

/** What the author of a book expects of a run. */
export interface Expectation {
  readonly pair: string;
  readonly verdict: 'trust' | 'review' | 'unsafe' | 'not_run';
  readonly must?: readonly string[];
  readonly must_not?: readonly string[];
}

/** A labelled run with everything that decides its verdict, so that the verdict can be made again without one rule. */
export interface RuleCase {
  readonly id: string;
  /** The data set or book. */
  readonly source: string;
  readonly isBook: boolean;
  readonly outcome: 'success' | 'fail' | 'unknown';
  readonly expect: Expectation | null;
  readonly trace: LabelledTrace;
  readonly runs: readonly DetectorRun[];
  readonly risks: readonly Risk[];
  readonly toldTurns: Views['toldTurns'];
  readonly isStep: (eventId: string) => boolean;
  readonly isJudgeable: boolean;
  /** Names of the rules that have a part in its verdict. */
  readonly rules: ReadonlySet<string>;
}

/** Judges every labelled trace and every book once. */
export function readCases(folder: string): RuleCase[] {
  const recorded = readLabelledTraces(folder).map((trace) => toCase(trace, toSource(trace), false, null));
  const places = [join(folder, 'verdicts'), join(import.meta.dirname, '..', 'books')];
  const books = places.flatMap((place) =>
    (existsSync(place) ? readdirSync(place) : [])
      .filter((name) => name.endsWith('.jsonl'))
      .map((name) => join(place, name)),
  );
  const authored = books.flatMap((book) =>
    readFileSync(book, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as LabelledTrace & { readonly expect: Expectation })
      .map((trace) => toCase(trace, basename(book, '.jsonl'), true, trace.expect)),
  );
  return [...recorded, ...authored];
}

/** MIRAGE was put together from several environments with agents and tools of their own. */
function toSource({ dataset, labels }: LabelledTrace): string {
  const { env } = labels as { readonly env?: string };
  return env === undefined ? dataset : `${dataset} ${env}`;
}

function toCase(trace: LabelledTrace, source: string, isBook: boolean, expect: Expectation | null): RuleCase {
  const { task, model, events } = trace;
  // What an engine may see, and nothing else.
  const seen: Trace = { ...(task === undefined ? {} : { task }), ...(model === undefined ? {} : { model }), events };
  const execution = readTrace(seen);
  const views = createViews(execution);
  const runs = runDetectors(DETECTORS, views, { isVisible: toVisibleFactsOfTrace(execution).isVisible });
  const risks = DEFAULT_PROFILE.risks(views);
  const { toldTurns } = views;
  const steps = new Set<string>();
  for (const { eventId, result } of execution.toolCalls) {
    steps.add(eventId);
    if (result) steps.add(result.eventId);
  }
  for (const { eventId, endEventId } of execution.modelCalls) {
    steps.add(eventId);
    if (endEventId !== null) steps.add(endEventId);
  }
  return {
    id: trace.trace_id,
    source,
    isBook,
    outcome: trace.outcome,
    expect,
    trace,
    runs,
    risks,
    toldTurns,
    isStep: (eventId) => steps.has(eventId),
    isJudgeable: execution.toolCalls.length > 0 || execution.messages.some(({ role }) => role === 'assistant'),
    rules: new Set([
      ...runs.flatMap(({ detector, findings }) => findings.map(({ message }) => `${detector.meta.id}.${message}`)),
      ...risks.flatMap(({ sign }) => (sign === undefined ? [] : [`sign.${sign}`])),
      ...toldTurns.flatMap(({ reservations }) => reservations.map(({ reason }) => `reservation.${reason}`)),
    ]),
  };
}
