import type { Prediction } from '../packages/critiqor/src/judge/evaluate-traces.ts';
import type { Check, Scorer } from './cross-validate-labels.ts';
import type { LabelledTrace } from './labelled-traces.ts';
import { ROOT_SETS } from './root-cause-model.ts';

/**
 * Which traces are judged wrongly, so that every count of the page can be traced: by set, and by place in the file of the set (from 0).
 * Part of what `npm run bench:accuracy` prints.
 */

export interface Judged {
  readonly traces: readonly LabelledTrace[];
  readonly predictions: readonly Prediction[];
  readonly checks: readonly Check[];
  readonly scorer: Scorer;
}

/** How many failed and successful runs hold a finding of a type and severity. */
export interface OutcomeOfFinding {
  readonly type: string;
  readonly severity: string;
  readonly failed: number;
  readonly succeeded: number;
}

/** Made up by people, not recorded: what a finding says there says nothing about real runs. */
const AUTHORED = 'stepshield_train';
const SEVERITIES = ['critical', 'high', 'medium', 'low'];

export function toErrorAnalysis(judged: Judged): string {
  const predictionOf = byTrace(judged);
  const placeOf = toPlaces(judged.traces);
  const list = (ids: readonly string[]): string => {
    const bySet = Map.groupBy(ids, (id) => placeOf.get(id)?.set ?? '');
    const parts = [...bySet].map(
      ([set, ids]) => `${set} ${ids.length}: ${ids.map((id) => placeOf.get(id)?.place).join(' ')}`,
    );
    return `${ids.length}${ids.length === 0 ? '' : ` (${parts.join('; ')})`}`;
  };
  const lines = ['', 'Judged wrongly, by set and place in its file (from 0)'];
  for (const { name, type, positive, negative } of judged.checks) {
    const fires = (id: string): boolean => predictionOf.get(id)?.findings.some((found) => found.type === type) ?? false;
    lines.push(`  ${name}: missed ${list([...positive].filter((id) => !fires(id)))}`);
    lines.push(`  ${name}: false alarms ${list([...negative].filter(fires))}`);
  }
  const claims = judged.checks.find(({ name }) => name === 'claims');
  const isNearMiss = ({ trace_id, labels }: LabelledTrace): boolean =>
    claims?.positive.has(trace_id) === true && Object.values(labels.tests ?? {}).includes('passed');
  const missesClaim = ({ trace_id }: LabelledTrace): boolean =>
    !predictionOf.get(trace_id)?.findings.some(({ type }) => type === 'unverified_claim');
  const near = judged.traces.filter(isNearMiss);
  lines.push(`  claims, false, though some hidden tests passed: ${list(near.map(({ trace_id }) => trace_id))}`);
  lines.push(`  … of these missed: ${list(near.filter(missesClaim).map(({ trace_id }) => trace_id))}`);
  lines.push(...describeRoots(judged, predictionOf, list));
  const known = judged.traces.filter(({ outcome, dataset }) => outcome !== 'unknown' && dataset !== AUTHORED);
  const hasFinding = ({ trace_id }: LabelledTrace): boolean => (predictionOf.get(trace_id)?.findings.length ?? 0) > 0;
  const quiet = known.filter((trace) => trace.outcome === 'fail' && !hasFinding(trace));
  const accused = known.filter((trace) => trace.outcome === 'success' && hasFinding(trace));
  lines.push(`  failed runs without any finding: ${list(quiet.map(({ trace_id }) => trace_id))}`);
  lines.push(`  successful runs with a finding: ${list(accused.map(({ trace_id }) => trace_id))}`);
  lines.push('', 'What a finding says about the outcome (recorded runs)');
  for (const { type, severity, failed, succeeded } of toOutcomesOfFindings(judged))
    lines.push(`  ${type} ${severity}: ${failed} failed, ${succeeded} successful`);
  return lines.join('\n');
}

/** How often each check is met by numbers that have seen all traces, to see what choosing them elsewhere costs. */
export function toCountsAsShipped(judged: Judged): string {
  const predictionOf = byTrace(judged);
  const lines = judged.checks.map(({ name, type, positive, negative }) => {
    const fires = (id: string): boolean => predictionOf.get(id)?.findings.some((found) => found.type === type) ?? false;
    const [found, alarms] = [positive, negative].map((ids) => [...ids].filter(fires).length);
    return `  ${name}: found ${found} of ${positive.size}, false alarms ${alarms} of ${negative.size}`;
  });
  const { outcome, root_cause } = judged.scorer.score(judged.traces, judged.predictions);
  const { k, n } = root_cause.pooled_human.top1.exact ?? { k: 0, n: 0 };
  lines.push(`  macro AUROC ${outcome.macro.auroc.toFixed(3)}, exact root step ${k} of ${n}`);
  return ['', 'By the shipped numbers, which have seen these traces: to compare, not to quote', ...lines].join('\n');
}

/** Runs by the worst finding of each type that they hold. */
export function toOutcomesOfFindings({ traces, ...judged }: Judged): OutcomeOfFinding[] {
  const predictionOf = byTrace({ traces, ...judged });
  const counts = new Map<string, { failed: number; succeeded: number }>();
  for (const { trace_id, outcome, dataset } of traces) {
    if (outcome === 'unknown' || dataset === AUTHORED) continue;
    for (const [type, found] of Map.groupBy(predictionOf.get(trace_id)?.findings ?? [], ({ type }) => type)) {
      const worst = SEVERITIES.find((severity) => found.some((finding) => finding.severity === severity)) ?? '';
      const count = counts.get(`${type} ${worst}`) ?? { failed: 0, succeeded: 0 };
      counts.set(`${type} ${worst}`, count);
      if (outcome === 'fail') count.failed += 1;
      else count.succeeded += 1;
    }
  }
  return [...counts]
    .map(([key, count]) => ({ type: key.split(' ')[0] ?? '', severity: key.split(' ')[1] ?? '', ...count }))
    .sort(
      (left, right) =>
        SEVERITIES.indexOf(left.severity) - SEVERITIES.indexOf(right.severity) || right.failed - left.failed,
    );
}

/** How far off the named root steps are, set by set. */
function describeRoots({ traces }: Judged, predictionOf: ByTrace, list: (ids: readonly string[]) => string): string[] {
  return ROOT_SETS.flatMap((set) => {
    const rooted = traces.filter(({ dataset, labels }) => dataset === set && labels.root);
    const missed = rooted.map((trace) => ({ id: trace.trace_id, ...toMiss(trace, predictionOf.get(trace.trace_id)) }));
    const of = (kind: string): string => list(missed.filter((miss) => miss.kind === kind).map(({ id }) => id));
    return [
      `  root step, ${set}, second or third: ${of('near')}`,
      `  root step, ${set}, further down the list: ${of('named')}`,
      `  root step, ${set}, not named: ${of('unnamed')}`,
      `  root step, ${set}, a step of the person, which is never named: ${of('person')}`,
    ];
  });
}

function toMiss({ events, labels }: LabelledTrace, prediction: Prediction | undefined): { readonly kind: string } {
  const named = [...new Set((prediction?.root_cause ?? []).map(({ event_i }) => events[event_i]?.native_step))];
  const at = named.indexOf(labels.root?.native_step);
  if (at === 0) return { kind: 'right' };
  const own = events.filter(({ native_step }) => native_step === labels.root?.native_step);
  if (own.every(({ type }) => type === 'user_message')) return { kind: 'person' };
  return { kind: at < 0 ? 'unnamed' : at < 3 ? 'near' : 'named' };
}

type ByTrace = ReadonlyMap<string, Prediction>;

function byTrace({ traces, predictions, scorer }: Judged): ByTrace {
  const byId = new Map(predictions.map((prediction) => [prediction.trace_id, prediction]));
  return new Map(
    traces.flatMap(({ trace_id }) => {
      const prediction = byId.get(scorer.blindId(trace_id));
      return prediction ? [[trace_id, prediction] as const] : [];
    }),
  );
}

function toPlaces(traces: readonly LabelledTrace[]): Map<string, { readonly set: string; readonly place: number }> {
  const sizes = new Map<string, number>();
  return new Map(
    traces.map(({ trace_id, dataset }) => {
      const place = sizes.get(dataset) ?? 0;
      sizes.set(dataset, place + 1);
      return [trace_id, { set: dataset, place }];
    }),
  );
}
