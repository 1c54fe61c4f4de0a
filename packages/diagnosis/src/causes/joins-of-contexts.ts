import type { Compaction, ModelCall, ToolCall } from '../model/execution.ts';
import type { GradedFinding } from '../scoring/graded-finding.ts';
import type { CitedEvents } from './cited-events.ts';
import type { Join } from './joins.ts';

/** A token holds at most about this many characters, even of monotonous text. */
const MOST_CHARS_PER_TOKEN = 8;

/** Whether the context of a model call still holds a result: it came later, nothing was summarised between, and there is room for it. */
export function holds(model: ModelCall, { run, result }: ToolCall, cited: CitedEvents): boolean {
  const { conversation } = run;
  if (!result || model.run.conversation !== conversation || model.position < result.position) return false;
  if (cited.isSummarised(conversation, result.position, model.position)) return false;
  return model.contextUsed === null || model.contextUsed * MOST_CHARS_PER_TOKEN >= result.chars;
}

export const toEndId = ({ eventId, endEventId }: ModelCall): string => endEventId ?? eventId;

/** The model calls that a finding about costs counts, earliest first: those it cites, those that asked for its calls, the first of its runs. */
function toPaid({ draft }: GradedFinding, cited: CitedEvents): readonly ModelCall[] {
  if (draft.message === 'runaway_command') return [];
  const paid = draft.events.flatMap((id) => {
    const call = cited.call(id);
    const first = cited.run(id)?.items.find((item) => item.kind === 'model_call' && item.purpose === null);
    return (
      cited.modelCall(id) ?? (call ? cited.issuer(call) : undefined) ?? (first?.kind === 'model_call' ? first : [])
    );
  });
  return [...new Set(paid)]
    .filter(({ contextUsed }) => contextUsed !== null)
    .sort((left, right) => left.position - right.position);
}

/** The first model call that is paid for and holds a result that fills the context. */
function findPaidResult(
  from: GradedFinding,
  to: GradedFinding,
  cited: CitedEvents,
): { readonly events: readonly string[]; readonly isFirst: boolean } | null {
  const results = cited.calls(from);
  for (const [index, model] of toPaid(to, cited).entries()) {
    const held = results.filter((call) => holds(model, call, cited));
    const ids = held.flatMap(({ result }) => result?.eventId ?? []);
    if (ids.length > 0) return { events: [...ids, toEndId(model)], isFirst: index === 0 };
  }
  return null;
}

export const PAID_RESULT: Join = {
  fact: 'a result that fills the context, in the context of the first model call that is counted',
  find(from, to, cited) {
    const paid = findPaidResult(from, to, cited);
    return paid?.isFirst ? paid.events : null;
  },
};

export const LATER_PAID_RESULT: Join = {
  fact: 'a result that fills the context, in the context of a later model call that is counted',
  find(from, to, cited) {
    const paid = findPaidResult(from, to, cited);
    return paid && !paid.isFirst ? paid.events : null;
  },
};

/** Findings about costs that count all tokens of the runs that they cite. */
const COUNTS_RUNS: ReadonlySet<string> = new Set(['repeated_work', 'growing_runs', 'self_triggered']);

export const PAID_ATTEMPT: Join = {
  fact: 'a failed attempt that was paid for, in a counted run that was already costly',
  find(from, to, cited) {
    if (!COUNTS_RUNS.has(to.draft.message)) return null;
    const runs = new Set(to.draft.events.map((id) => cited.place(id)?.run));
    const began = cited.place(to.draft.beganAt)?.position ?? Number.POSITIVE_INFINITY;
    const attempts = new Set(from.draft.events.flatMap((id) => cited.modelCall(id) ?? []));
    const paid = [...attempts].filter(
      (call) =>
        runs.has(call.run) && call.position > began && ((call.costUsd ?? 0) > 0 || (call.usage?.total ?? 0) > 0),
    );
    return paid.length > 0 ? paid.map(toEndId) : null;
  },
};

/** What memory lost with a summary; the other ways of losing have other reasons. */
const LOST_BY_SUMMARY: ReadonlySet<string> = new Set(['collapsed', 'spawned_again', 'asked_again', 'rule_lost']);

export const SAME_COMPACTION: Join = {
  fact: 'the same compaction, or the compaction that summarised the result: what is missing after it was there before it',
  find(from, to, cited) {
    if (!LOST_BY_SUMMARY.has(to.draft.message)) return null;
    const own = new Set(from.draft.events.map(cited.compaction));
    const results = cited.calls(from);
    const isJoined = to.draft.events
      .flatMap((id) => cited.compaction(id) ?? [])
      .some((compaction) => own.has(compaction) || results.some((call) => summarised(compaction, call, cited)));
    return isJoined ? to.draft.events : null;
  },
};

/** Whether a compaction was the first after a result in its conversation. */
function summarised({ run, position }: Compaction, call: ToolCall, cited: CitedEvents): boolean {
  const { conversation } = call.run;
  if (!call.result || run.conversation !== conversation || position < call.result.position) return false;
  return !cited.isSummarised(conversation, call.result.position, position);
}

/** Model calls and ends of runs that both cite, by the ids of the effect. */
function toSharedEnds(from: GradedFinding, to: GradedFinding, cited: CitedEvents): readonly string[] {
  const toKey = (id: string): unknown =>
    cited.modelCall(id) ?? (cited.place(id)?.run.end?.eventId === id ? id : undefined);
  const own = new Set(from.draft.events.map(toKey));
  own.delete(undefined);
  return to.draft.events.filter((id) => own.has(toKey(id)));
}

export const SAME_LOST_CALL: Join = {
  fact: 'the same failed model call, or the end that it caused',
  find(from, to, cited) {
    const shared = from.draft.message === 'recovered' ? [] : toSharedEnds(from, to, cited);
    return shared.length > 0 ? shared : null;
  },
};

export const SAME_OVERFLOW: Join = {
  fact: 'the same refused model call, or a run that ends because the context with the result overflowed',
  find(from, to, cited) {
    const shared = from.draft.message === 'overflow' ? toSharedEnds(from, to, cited) : [];
    if (shared.length > 0) return shared;
    const end = to.draft.events.map((id) => cited.place(id)?.run.end).find((found) => found?.failure === OVERFLOW);
    const ended = to.draft.events.find((id) => id === end?.eventId);
    const run = ended === undefined ? undefined : cited.place(ended)?.run;
    if (!end || !run) return null;
    const held = cited.calls(from).flatMap(({ run: { conversation }, result }) => {
      const isHeld =
        result && conversation === run.conversation && result.position < end.position
          ? !cited.isSummarised(conversation, result.position, end.position)
          : false;
      return isHeld && result ? [result.eventId] : [];
    });
    return held.length > 0 ? [...held, end.eventId] : null;
  },
};

const OVERFLOW = 'context_overflow';
