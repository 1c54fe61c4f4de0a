import { toCount } from '../../language/count.ts';
import type { Compaction, Run } from '../../model/execution.ts';
import type { Severity } from '../../model/failure-types.ts';
import { takeEnds } from '../../model/take-ends.ts';
import type { ContextFiller, ContextStep } from '../../views/context-timeline.ts';
import { toModelCallEnd } from '../cite.ts';
import type { FindingDraft } from '../detector.ts';
import { CITED, FILLING_THRESHOLDS, type Filling, type FillingMessage, toDraft, toSaturation } from './filling.ts';
import { nameFillers, toLargestFillers } from './largest-fillers.ts';

type Draft = FindingDraft<FillingMessage>;

/** The worst that the filling of one context led to, by its steps and its compactions. */
export function judgeFilling(steps: readonly ContextStep[], compactions: readonly Compaction[]): Draft | null {
  const about: Filling = { steps, compactions, saturation: toSaturation(steps, compactions) };
  return (
    judgeOverflow(about) ??
    judgeRepeatedCompaction(about) ??
    judgeOversizedResult(about) ??
    judgeFailedCompaction(about) ??
    judgeSaturation(about)
  );
}

function judgeOverflow(about: Filling): Draft | null {
  const { steps, compactions } = about;
  const firstIndex = steps.findIndex(({ isRefused }) => isRefused);
  const first = steps[firstIndex];
  // A refusal alone, without any size, does not show what filled the context: the provider's detector names the limit.
  if (!first || (steps.length === 1 && first.used === null && first.budget === null)) return null;
  const refused = steps.filter(({ isRefused }) => isRefused);
  const isRecovered = steps.slice(firstIndex).some(({ call, isRefused }) => !isRefused && call.outcome === 'completed');
  const isStuck = steps.at(-1)?.isRefused === true;
  const run = steps.at(-1)?.call.run ?? first.call.run;
  const fillers = toLargestFillers(steps.slice(0, firstIndex + 1));
  const severity: Severity =
    !isStuck && isRecovered ? 'medium' : run.end?.ending === 'error' || refused.length > 1 ? 'critical' : 'high';
  return toDraft({
    message: isStuck || !isRecovered ? 'overflow' : 'overflow_recovered',
    data: {
      used: toCount(first.used),
      budget: toCount(first.budget),
      refused: refused.length,
      fillers: nameFillers(fillers),
    },
    severity,
    fillers,
    events: [
      ...refused.slice(0, CITED).map(({ call }) => toModelCallEnd(call)),
      ...takeEnds(compactions, CITED, CITED),
      ...(isStuck && run.end ? [run.end] : []),
    ],
    n: refused.length + compactions.length,
    saturation: Math.max(100, about.saturation),
    wasted: refused.map(({ call }) => call.eventId),
  });
}

function judgeRepeatedCompaction(about: Filling): Draft | null {
  const byRun = new Map<Run, Compaction[]>();
  for (const compaction of about.compactions) {
    if (compaction.outcome === 'failed') continue;
    const own = byRun.get(compaction.run);
    if (own) own.push(compaction);
    else byRun.set(compaction.run, [compaction]);
  }
  const most = [...byRun.values()].reduce<readonly Compaction[]>(
    (most, own) => (own.length > most.length ? own : most),
    [],
  );
  const [first] = most;
  if (!first || most.length < FILLING_THRESHOLDS.compactionsInRun.value) return null;
  const fillers = toLargestFillers(about.steps.filter(({ call }) => call.run === first.run));
  return toDraft({
    message: 'repeated_compaction',
    data: { compactions: most.length, fillers: nameFillers(fillers) },
    severity: most.length >= FILLING_THRESHOLDS.manyCompactions.value ? 'high' : 'medium',
    fillers,
    events: takeEnds(most, CITED, CITED),
    n: most.length,
    saturation: about.saturation,
    wasted: [],
  });
}

function judgeOversizedResult(about: Filling): Draft | null {
  let largest: { readonly filler: ContextFiller; readonly step: ContextStep } | null = null;
  for (const step of about.steps) {
    if (step.growth === null) continue;
    for (const filler of step.fillers) if (filler.tokens > (largest?.filler.tokens ?? 0)) largest = { filler, step };
  }
  if (!largest) return null;
  const { filler, step } = largest;
  const share = step.budget === null ? null : (100 * filler.tokens) / step.budget;
  const isOversized =
    share === null
      ? filler.tokens >= FILLING_THRESHOLDS.oversizedTokens.value
      : share >= FILLING_THRESHOLDS.oversizedShare.value;
  if (!isOversized) return null;
  return toDraft({
    message: 'oversized_result',
    data: {
      tokens: toCount(filler.tokens),
      share: share === null ? 'of a context of unknown size' : `${Math.round(share)} % of its capacity`,
      fillers: nameFillers([filler]),
      limit: FILLING_THRESHOLDS.oversizedShare.value,
    },
    severity: step.used !== null && step.budget !== null && step.used > step.budget ? 'high' : 'medium',
    fillers: [filler],
    events: [toModelCallEnd(step.call)],
    n: 1,
    saturation: about.saturation,
    wasted: [],
  });
}

function judgeFailedCompaction(about: Filling): Draft | null {
  const last = about.compactions.at(-1);
  if (last?.outcome !== 'failed') return null;
  return toDraft({
    message: 'compaction_failed',
    data: {},
    severity: 'medium',
    fillers: toLargestFillers(about.steps),
    events: [last],
    n: about.compactions.length,
    saturation: about.saturation,
    wasted: [],
  });
}

function judgeSaturation(about: Filling): Draft | null {
  const { steps, compactions, saturation } = about;
  if (saturation < FILLING_THRESHOLDS.saturation.value) return null;
  const fullest = steps.reduce<ContextStep | null>(
    (fullest, step) => ((step.used ?? 0) > (fullest?.used ?? 0) ? step : fullest),
    null,
  );
  if (!fullest) return null;
  const fillers = toLargestFillers(steps.slice(0, steps.indexOf(fullest) + 1));
  const isCompacted = compactions.some(({ outcome }) => outcome === 'completed');
  return toDraft({
    message: isCompacted ? 'compacted' : 'saturated',
    data: {
      saturation,
      used: toCount(fullest.used),
      budget: toCount(fullest.budget),
      fillers: nameFillers(fillers),
    },
    severity: !isCompacted && saturation >= FILLING_THRESHOLDS.fullSaturation.value ? 'medium' : 'low',
    fillers,
    events: [toModelCallEnd(fullest.call), ...takeEnds(compactions, CITED, CITED)],
    n: 1 + compactions.length,
    saturation,
    wasted: [],
  });
}
