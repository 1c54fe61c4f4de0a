import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Trace, TraceEvent } from '@critiqor/diagnosis/intake/read-trace';

/** The verdict that a fair person gives, as verdict books write it. */
export interface Expected {
  readonly verdict: 'trust' | 'review' | 'unsafe' | 'not_run';
  readonly must?: readonly string[];
  readonly must_not?: readonly string[];
  readonly pair: string;
  readonly language: string;
}

/** An authored run of a verdict book. */
export interface BookRun extends Trace {
  readonly trace_id: string;
  readonly expect: Expected;
}

/** A change of a run that changes nothing for a fair reader; null where it does not apply. */
export type Change = (run: BookRun) => BookRun | null;

/** The runs of every book that authors of rules have read: those of this repository, and those of the benchmark where they are. */
export function readBooks(benchmark: string): BookRun[] {
  const folders = [join(import.meta.dirname, '../books'), join(benchmark, 'verdicts')];
  return folders
    .flatMap((folder) => (existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []))
    .filter((path) => path.endsWith('.jsonl'))
    .sort((a, b) => (basename(a) < basename(b) ? -1 : 1))
    .flatMap(readBook);
}

export function readBook(path: string): BookRun[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => JSON.parse(line) as BookRun);
}

/** The run with other events, numbered again; null if no event is another one. */
export function withEvents(run: BookRun, events: readonly TraceEvent[]): BookRun | null {
  if (events.length === run.events.length && events.every((event, i) => event === run.events[i])) return null;
  return { ...run, events: events.map((event, i) => ({ ...event, i })) };
}

/** The run with other texts in events of one type. */
export function withTexts(
  run: BookRun,
  type: string,
  toText: (text: string, event: TraceEvent) => string,
): BookRun | null {
  return withEvents(
    run,
    run.events.map((event) => {
      if (event.type !== type || event.text === undefined) return event;
      const text = toText(event.text, event);
      return text === event.text ? event : { ...event, text };
    }),
  );
}

/** The place of the final answer; -1 if the run ends without one. */
export function toAnswerPlace({ events }: BookRun): number {
  return events.at(-1)?.type === 'assistant_message' ? events.length - 1 : -1;
}

/** The run with another final answer. */
export function withAnswer(run: BookRun, toText: (text: string) => string): BookRun | null {
  const place = toAnswerPlace(run);
  const answer = run.events[place];
  if (!answer?.text) return null;
  const text = toText(answer.text);
  return text === answer.text ? null : withEvents(run, [...run.events.slice(0, place), { ...answer, text }]);
}
