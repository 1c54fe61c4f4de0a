import { toCount } from '../../language/count.ts';
import type { Compaction, Conversation, ModelCall } from '../../model/execution.ts';
import { cite, toModelCallEnd } from '../cite.ts';
import type { FindingDraft } from '../detector.ts';

export const COLLAPSE_THRESHOLDS = {
  collapse: {
    value: 90,
    because:
      'Per cent of the context that vanishes between two calls. Summaries of recorded runs leave a third to two thirds; a tenth is no summary.',
  },
  collapseTokens: {
    value: 20_000,
    because:
      'Below this, a context holds little more than its instructions, and a drop is only a short conversation that started again.',
  },
} as const;

type Draft = FindingDraft<'collapsed'>;

/** Almost all of the context is gone from one call to the next, and stays gone. */
export function judgeCollapse({ items }: Conversation): Draft[] {
  let before: ModelCall | null = null;
  let compaction: Compaction | null = null;
  let suspect: {
    readonly before: ModelCall;
    readonly after: ModelCall;
    readonly compaction: Compaction | null;
  } | null = null;
  for (const item of items) {
    if (item.run.hidden) continue;
    if (item.kind === 'compaction') compaction = item;
    if (item.kind !== 'model_call' || item.purpose !== null || item.contextUsed === null || item.contextUsed === 0)
      continue;
    if (suspect) {
      if (hasCollapsed(suspect.before, item)) return [toCollapse(suspect)];
      suspect = null;
    } else if (before && before.model === item.model && hasCollapsed(before, item)) {
      suspect = { before, after: item, compaction };
    }
    before = item;
    compaction = null;
  }
  return suspect ? [toCollapse(suspect)] : [];
}

/** Only what is large can collapse. */
export function isLarge({ contextUsed }: ModelCall): boolean {
  return contextUsed !== null && contextUsed >= COLLAPSE_THRESHOLDS.collapseTokens.value;
}

function hasCollapsed(call: ModelCall, { contextUsed: after }: ModelCall): boolean {
  const { contextUsed: before } = call;
  if (before === null || after === null || !isLarge(call)) return false;
  return 100 * (before - after) > COLLAPSE_THRESHOLDS.collapse.value * before;
}

function toCollapse(drop: {
  readonly before: ModelCall;
  readonly after: ModelCall;
  readonly compaction: Compaction | null;
}): Draft {
  const { before, after, compaction } = drop;
  return {
    message: 'collapsed',
    data: {
      before: toCount(before.contextUsed),
      after: toCount(after.contextUsed),
      how: compaction ? 'by a compaction' : 'without any compaction being recorded',
    },
    severity: compaction ? 'medium' : 'high',
    level: 'runtime_event',
    certainty: 0.9,
    events: cite([toModelCallEnd(before), ...(compaction ? [compaction] : []), toModelCallEnd(after)]),
    beganAt: compaction?.eventId ?? toModelCallEnd(after).eventId,
    counts: { n: 1 },
    wasted: [],
  };
}
