import type { ToolCall } from '../model/execution.ts';
import type { GradedFinding } from '../scoring/graded-finding.ts';
import type { CitedEvents } from './cited-events.ts';

/** A fact that joins two failures, and how it is found in what they cite. */
export interface Join {
  /** For a person: what both rest on. */
  readonly fact: string;
  /** The events that show it, or null when it does not hold. */
  readonly find: (from: GradedFinding, to: GradedFinding, cited: CitedEvents) => readonly string[] | null;
}

/** The calls that both findings cite, in order. */
export function toSharedCalls(from: GradedFinding, to: GradedFinding, cited: CitedEvents): readonly ToolCall[] {
  const own = new Set(cited.calls(from));
  return cited.calls(to).filter((call) => own.has(call));
}

export const toIds = (places: readonly { readonly eventId: string }[]): readonly string[] | null =>
  places.length === 0 ? null : places.map(({ eventId }) => eventId);

export const SAME_CALL: Join = {
  fact: 'the same call',
  find: (from, to, cited) => toIds(toSharedCalls(from, to, cited)),
};

export const SAME_MESSAGE: Join = {
  fact: 'the same message',
  find(from, to) {
    const own = new Set(from.draft.events);
    const shared = to.draft.events.filter((id) => own.has(id));
    return shared.length > 0 ? shared : null;
  },
};

/** Whether the effect begins with one of the shared calls, or is mostly made of them: then it came from there. */
function comesFrom(shared: readonly ToolCall[], to: GradedFinding, cited: CitedEvents): boolean {
  const began = cited.call(to.draft.beganAt);
  return (began !== undefined && shared.includes(began)) || 2 * shared.length >= cited.calls(to).length;
}

export const FIRST_OR_MOST_CALLS: Join = {
  fact: 'the same calls: the first of the effect or most of them',
  find(from, to, cited) {
    const shared = toSharedCalls(from, to, cited);
    return comesFrom(shared, to, cited) ? toIds(shared) : null;
  },
};

export const FURTHER_CALLS: Join = {
  fact: 'the same calls, after the effect had begun with others',
  find(from, to, cited) {
    const shared = toSharedCalls(from, to, cited);
    return comesFrom(shared, to, cited) ? null : toIds(shared);
  },
};

/** Cascades of one kind of failure: what failed is the same from the first to the last. */
const OF_ONE_KIND: ReadonlySet<string> = new Set(['same_failure', 'refused_again', 'never_achieved']);

/** Whether failures of different kinds had begun before the loop made its first call. */
function isInsideFailures(cascade: GradedFinding, loop: GradedFinding, cited: CitedEvents): boolean {
  const [failed] = cited.calls(cascade);
  const [looped] = cited.calls(loop);
  if (!failed || !looped || OF_ONE_KIND.has(cascade.draft.message)) return false;
  return failed.position < looped.position;
}

export const SAME_FAILING_CALL: Join = {
  fact: 'the same calls, which all fail with one error or fail from the first on',
  find: (from, to, cited) => (isInsideFailures(from, to, cited) ? null : toIds(toSharedCalls(from, to, cited))),
};

export const FURTHER_FAILING_CALLS: Join = {
  fact: 'the same calls, after other calls had failed with other errors',
  find: (from, to, cited) => (isInsideFailures(to, from, cited) ? toIds(toSharedCalls(from, to, cited)) : null),
};

/** What the one wasted and the other counts. */
function toSharedWaste(from: GradedFinding, to: GradedFinding): { readonly shared: string[]; readonly all: number } {
  const own = new Set(from.draft.wasted);
  const counted = [...new Set([...to.draft.wasted, ...to.draft.events])];
  return { shared: counted.filter((id) => own.has(id)), all: counted.length };
}

export const MOST_WASTE: Join = {
  fact: 'the same wasted work: at least half of what is counted',
  find(from, to) {
    const { shared, all } = toSharedWaste(from, to);
    return shared.length > 0 && 2 * shared.length >= all ? shared : null;
  },
};

export const LESSER_WASTE: Join = {
  fact: 'the same wasted work: less than half of what is counted',
  find(from, to) {
    const { shared, all } = toSharedWaste(from, to);
    return shared.length > 0 && 2 * shared.length < all ? shared : null;
  },
};
