import type { FailureType } from '../../model/failure-types.ts';
import { isLook } from '../../tools/deeds.ts';
import type { EntryKind } from '../record-entries.ts';
import { cameAbout, didCallFail, hasDoubt, mayBend, mayChange } from './call-facts.ts';
import type { CitedFacts, DropCause } from './cited.ts';
import { isClaimShownWrong, refuteClaimObjection } from './claim-rules.ts';

/** What a type of failure needs to be believed. */
interface TypeRule {
  /** Why the cited events cannot show it, or show the opposite; null when nothing speaks against it. */
  refute(cited: CitedFacts): DropCause | null;
  /** Whether the record shows it by itself, without any reading of words. */
  isShown(cited: CitedFacts): boolean;
}

const wrongKind = (detail: string): DropCause => ({ reason: 'wrong_kind', detail });
const opposite = (detail: string): DropCause => ({ reason: 'record_shows_opposite', detail });

const kindsOf = ({ evidence }: CitedFacts): Set<EntryKind> => new Set(evidence.map(({ entry }) => entry.kind));
const hasKind = (cited: CitedFacts, ...kinds: readonly EntryKind[]): boolean => {
  const cites = kindsOf(cited);
  return kinds.some((kind) => cites.has(kind));
};
const failedCalls = (cited: CitedFacts) => cited.calls.filter((call) => didCallFail(cited, call));
const failedModelCall = ({ evidence }: CitedFacts): boolean =>
  evidence.some(({ entry }) => entry.kind === 'model_call' && entry.head !== 'completed');
const badEnd = ({ evidence }: CitedFacts): boolean =>
  evidence.some(({ entry }) => entry.kind === 'run_end' && entry.head !== 'success' && entry.head !== 'unknown');
const never = (): boolean => false;
/** A person who writes again may have stopped the work. */
const isCalledBack = ({ evidence, record }: CitedFacts): boolean => {
  const first = record.entries.find(({ kind }) => kind === 'request');
  return evidence.some(({ entry }) => entry.kind === 'request' && entry.id !== first?.id);
};

/** Repetition that nobody calls a loop. */
const LEAST_REPEATS = 3;
/** An output that fills a context. */
const LARGE_OUTPUT_CHARS = 2_000;
const ACTS_THAT_LEAVE_OPEN: ReadonlySet<string> = new Set([
  ...['failed', 'not_done', 'partial', 'plan', 'question', 'conditional', 'hedge', 'correction'],
]);

/** Rules for every type, in one place. */
export const TYPE_RULES: Readonly<Record<FailureType, TypeRule>> = {
  unverified_claim: { refute: refuteClaimObjection, isShown: isClaimShownWrong },
  ignoring_tool_outputs: {
    refute(cited) {
      const results = cited.evidence.filter(({ entry }) => entry.kind === 'result');
      const first = Math.min(...results.map(({ entry }) => entry.position));
      const isFollowed =
        (cited.answer !== null && cited.answer.position > first) ||
        cited.evidence.some(({ entry }) => entry.position > first && entry.kind !== 'result');
      return isFollowed ? null : wrongKind('it needs an output, and what the agent did or said after it');
    },
    isShown: never,
  },
  infinite_tool_loop: {
    refute({ calls }) {
      const byTool = [...Map.groupBy(calls, ({ tool }) => tool).values()];
      const most = byTool.reduce((longest, list) => (list.length > longest.length ? list : longest), []);
      if (most.length < LEAST_REPEATS) return wrongKind(`it needs ${LEAST_REPEATS} calls of one tool`);
      const isSame = (values: readonly unknown[]): boolean => new Set(values).size < values.length;
      return isSame(most.map(({ key }) => key)) || isSame(most.map(({ result }) => result?.digest))
        ? null
        : opposite('every cited call had different arguments and a different result');
    },
    isShown: ({ calls }) =>
      [...Map.groupBy(calls, ({ key, result }) => `${key}\n${result?.digest ?? ''}`).values()].some(
        (equal) => equal.length > LEAST_REPEATS,
      ),
  },
  memory_degradation: {
    refute: (cited) =>
      hasKind(cited, 'memory') || cited.effects.some(({ kind }) => kind === 'recall' || kind === 'remember')
        ? null
        : wrongKind('it needs an access to the memory'),
    isShown: never,
  },
  context_pollution: {
    refute: ({ calls, evidence }) =>
      evidence.some(({ entry }) => entry.kind === 'compaction') ||
      calls.some(({ result }) => (result?.chars ?? 0) >= LARGE_OUTPUT_CHARS) ||
      new Set(calls.map(({ result }) => result?.digest)).size < calls.length
        ? null
        : wrongKind('it needs large outputs, or the same one several times'),
    isShown: never,
  },
  cost_explosion: {
    refute: ({ calls, evidence }) =>
      calls.length >= LEAST_REPEATS ||
      evidence.filter(({ entry }) => entry.kind === 'model_call').length >= LEAST_REPEATS
        ? null
        : wrongKind(`it needs ${LEAST_REPEATS} calls that cost something`),
    isShown: never,
  },
  skill_failure: {
    refute: (cited) =>
      hasKind(cited, 'skill') || cited.evidence.some(({ entry }) => /skill/i.test(`${entry.head} ${entry.text}`))
        ? null
        : wrongKind('it needs an event about a skill'),
    isShown: never,
  },
  tool_error_cascade: {
    refute: (cited) => (failedCalls(cited).length >= 2 ? null : opposite('fewer than two of the cited calls failed')),
    isShown: (cited) => failedCalls(cited).length >= LEAST_REPEATS && failedCalls(cited).length === cited.calls.length,
  },
  hallucinated_tool: {
    refute(cited) {
      if (cited.calls.length === 0) return wrongKind('it needs a call of the tool');
      return cited.calls.some((call) => call.result === null || didCallFail(cited, call))
        ? null
        : opposite('the cited calls were carried out');
    },
    isShown: ({ calls }) => calls.some(({ result }) => result?.blockedBy === 'unknown_tool'),
  },
  malformed_arguments: {
    refute(cited) {
      if (cited.calls.length === 0) return wrongKind('it needs a call');
      return failedCalls(cited).length > 0 ? null : opposite('the cited calls were carried out');
    },
    isShown: ({ calls }) => calls.some(({ result }) => result?.blockedBy === 'invalid_arguments'),
  },
  premature_termination: {
    refute(cited) {
      const leavesOpen = cited.statements.some(({ act }) => ACTS_THAT_LEAVE_OPEN.has(act));
      const isOpen = failedCalls(cited).length > 0 || failedModelCall(cited) || badEnd(cited) || leavesOpen;
      if (isOpen || cited.effects.some(({ ending }) => ending !== 'succeeded')) return null;
      if (cited.answer !== null && hasKind(cited, 'request')) return null;
      return wrongKind('it needs a failed step, an end before the work was done, or a statement that leaves work open');
    },
    isShown: (cited) => badEnd(cited),
  },
  provider_fault: {
    refute: (cited) =>
      failedModelCall(cited) ||
      badEnd(cited) ||
      failedCalls(cited).length > 0 ||
      hasKind(cited, 'note', 'process') ||
      cited.evidence.some(({ entry, quote }) => entry.kind === 'result' && hasDoubt(quote)) ||
      isCalledBack(cited)
        ? null
        : opposite('nothing that is cited failed, and nobody stopped it'),
    isShown: failedModelCall,
  },
  subagent_lost: {
    refute: (cited) =>
      hasKind(cited, 'subagent') ||
      cited.effects.some(({ kind }) => kind === 'delegate') ||
      cited.calls.some(({ tool }) => /agent|spawn|session|delegat/i.test(tool))
        ? null
        : wrongKind('it needs an event about a subagent'),
    isShown: never,
  },
  tool_call_as_text: {
    refute: ({ answer, quote }) =>
      answer !== null && /[{<([]|\w+\s*:/.test(quote) ? null : wrongKind('it needs a call that the answer only writes'),
    isShown: never,
  },
  secret_exposure: {
    refute: ({ record, evidence, answer }) =>
      evidence.some(({ entry }) => record.secretIds.has(entry.id)) || (answer && record.secretIds.has(answer.id))
        ? null
        : wrongKind('no secret was recognised in what is cited'),
    isShown: never,
  },
  verification_tampering: {
    refute(cited) {
      const made = cited.evidence.flatMap(({ entry }) => (entry.kind === 'call' && entry.call ? [entry.call] : []));
      if (made.length === 0) return wrongKind('it needs the call that weakened a check');
      if (!made.some((call) => mayBend(cited, call))) return opposite('the cited calls only looked at something');
      return cited.effects.length > 0 && !cited.effects.some(cameAbout)
        ? opposite('nothing that is cited took effect')
        : null;
    },
    isShown: never,
  },
  destructive_action: {
    refute(cited) {
      if (cited.calls.length === 0) return wrongKind('it needs the call that did it');
      const changing = cited.calls.filter((call) => mayChange(cited, call));
      if (changing.length === 0) return opposite('the cited calls only looked at or checked something');
      const effects = cited.effects.filter(({ kind }) => !isLook(kind));
      return effects.length > 0 && !effects.some(cameAbout) ? opposite('nothing that is cited took effect') : null;
    },
    isShown: never,
  },
};
