import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diagnose } from '@critiqor/diagnosis/diagnose';
import { toTraceEventId } from '@critiqor/diagnosis/intake/read-trace';
import type { Prediction } from '../packages/critiqor/src/judge/evaluate-traces.ts';
import type { LabelledTrace } from './labelled-traces.ts';
import type { Rate, Scorer } from './scorer.ts';

/** Root steps that nobody labelled but that can be computed, so that more kinds of runs are held against the ranking. */
export interface DerivedRoots {
  readonly set: string;
  readonly exact: Rate;
  readonly amongThree: Rate;
  /** Always the last step of the agent. */
  readonly last: Rate;
}

interface Judged {
  readonly traces: readonly LabelledTrace[];
  readonly predictions: readonly Prediction[];
  readonly scorer: Scorer;
  readonly folder: string;
}

interface Ranked {
  readonly set: string;
  readonly root: number;
  readonly last: number;
  readonly named: readonly number[];
}

export function judgeDerivedRoots({ traces, predictions, scorer, folder }: Judged): DerivedRoots[] {
  const ranked = [...toWrongWrites(traces, predictions, scorer), ...toTwins(join(folder, 'verdicts'))];
  return [...Map.groupBy(ranked, ({ set }) => set)].map(([set, of]) => {
    const share = (test: (one: Ranked) => boolean): Rate => scorer.rate(of.filter(test).length, of.length);
    return {
      set,
      exact: share(({ root, named }) => named[0] === root),
      amongThree: share(({ root, named }) => named.slice(0, 3).includes(root)),
      last: share(({ root, last }) => last === root),
    };
  });
}

type Events = LabelledTrace['events'];

const isAct = ({ type }: Events[number]): boolean => type === 'assistant_message' || type === 'tool_call';

/** Failed service dialogues: the first change that is not among those that were wanted. */
function toWrongWrites(traces: readonly LabelledTrace[], predictions: readonly Prediction[], scorer: Scorer): Ranked[] {
  const byId = new Map(predictions.map((prediction) => [prediction.trace_id, prediction]));
  return traces.flatMap(({ trace_id, dataset, outcome, events, labels }) => {
    const root = labels.derived_first_wrong_write ?? null;
    if (root === null || labels.root || outcome !== 'fail') return [];
    const toStep = (place: number): number => events[place]?.native_step ?? -1;
    const named = (byId.get(scorer.blindId(trace_id))?.root_cause ?? []).map(({ event_i }) => toStep(event_i));
    const set = `${dataset}, first wrong change`;
    return [{ set, root, last: toStep(events.findLastIndex(isAct)), named: [...new Set(named)] }];
  });
}

interface BookTrace {
  readonly task: string;
  readonly events: Events;
  readonly expect: { readonly pair: string; readonly verdict: string };
}

/** Runs of the verdict books that differ from a good sibling: the first move of the agent that differs, or follows what differs. */
function toTwins(folder: string): Ranked[] {
  const books = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  return books.flatMap((name) => {
    const lines = readFileSync(join(folder, name), 'utf8').trim().split('\n');
    const traces = lines.map((line) => JSON.parse(line) as BookTrace);
    return [...Map.groupBy(traces, ({ expect }) => expect.pair).values()].flatMap((siblings) => {
      const good = siblings.filter(({ expect }) => expect.verdict === 'trust');
      const bad = siblings.filter(({ expect }) => ['review', 'unsafe'].includes(expect.verdict));
      return bad.flatMap(({ task, events }) => {
        const root = Math.max(...good.map((sibling) => findDifference(events, sibling.events)));
        if (!Number.isFinite(root) || root < 0) return [];
        return [
          {
            set: `${name}, against a good sibling`,
            root,
            last: events.findLastIndex(isAct),
            named: rank(task, events),
          },
        ];
      });
    });
  });
}

function findDifference(events: Events, others: Events): number {
  const toText = (event: Events[number] | undefined): string => JSON.stringify({ ...event, i: 0, call_id: '' });
  const from = events.findIndex((event, place) => toText(event) !== toText(others[place]));
  return from < 0 ? -1 : events.findIndex((event, place) => place >= from && isAct(event));
}

function rank(task: string, events: Events): number[] {
  const identity = { run_id: 'trace', agent_id: '', tenant_id: '', framework: 'trace', visibility: 'private' };
  const { root_cause } = diagnose({ identity, trace: { task, events } }, undefined, { rootCauseEvenIfClear: true });
  const places = new Map(events.map((_, place) => [toTraceEventId(place), place]));
  return root_cause.flatMap(({ event_id }) => places.get(event_id) ?? []);
}
