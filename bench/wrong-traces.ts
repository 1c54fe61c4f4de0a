import type { Prediction } from '../packages/critiqor/src/judge/evaluate-traces.ts';
import type { LabelledTrace } from './labelled-traces.ts';
import type { Confusion, Scorer } from './scorer.ts';

export interface Judged {
  readonly traces: readonly LabelledTrace[];
  readonly predictions: readonly Prediction[];
  readonly scorer: Scorer;
}

interface Wrong {
  readonly what: string;
  readonly set: string;
  readonly place: number;
}

/** Which traces are judged wrongly, by set and place in its file (from 0), so that every count can be traced. The scorer itself is asked. */
export function toWrongTraces({ traces, predictions, scorer }: Judged): string {
  const byId = new Map(predictions.map((prediction) => [prediction.trace_id, prediction]));
  const sizes = new Map<string, number>();
  const loop = traces.find(({ labels }) => labels.trace_labels?.[0]?.startsWith('repetitive'));
  const wrong = traces.flatMap((trace): Wrong[] => {
    const set = trace.dataset;
    const place = sizes.get(set) ?? 0;
    sizes.set(set, place + 1);
    const prediction = byId.get(scorer.blindId(trace.trace_id));
    return toMistakes(trace, prediction, scorer, loop).map((what) => ({ what, set, place }));
  });
  const lines = [...Map.groupBy(wrong, ({ what }) => what)].sort().map(([what, of]) => {
    const sets = [...Map.groupBy(of, ({ set }) => set)];
    return `  ${what}: ${sets.map(([set, of]) => `${set} ${of.length}: ${of.map(({ place }) => place).join(' ')}`).join('; ')}`;
  });
  return ['', 'Judged wrongly, by set and place in its file (from 0)', ...lines].join('\n');
}

function toMistakes(
  trace: LabelledTrace,
  prediction: Prediction | undefined,
  { score }: Scorer,
  loop: LabelledTrace | undefined,
): string[] {
  const predictions = prediction ? [prediction] : [];
  const { types, root_cause, outcome } = score([trace], predictions);
  const mistakes = types.flatMap((row) => toMistake(`${row.type} (${row.against})`, row));
  // The scorer looks at contrast runs only where there is a loop, so each trace is put beside the same one, of which nothing is predicted.
  const loops = trace === loop || !loop ? undefined : score([loop, trace], predictions).loops.mirage.ours;
  if (loops && loops.recall.n === 2 && loops.recall.k === 0) mistakes.push('loop missed');
  if (loops && loops.false_alarms_contrast.k > 0) mistakes.push('loop, false alarm');
  if (Object.values(outcome.sets)[0]?.success_with_serious_finding.k)
    mistakes.push('successful run with a serious finding');
  for (const { top1, top3 } of Object.values(root_cause.sets).slice(0, 1))
    if (top1.exact?.k === 0) mistakes.push(top3.exact?.k ? 'root step second or third' : 'root step not among three');
  return mistakes;
}

function toMistake(name: string, { recall, false_alarms }: Confusion): string[] {
  if (recall.n > recall.k) return [`${name} missed`];
  return false_alarms.k > 0 ? [`${name}, false alarm`] : [];
}
