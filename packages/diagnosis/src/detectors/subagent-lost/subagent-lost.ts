import { defineDetector, type FindingDraft, toOutcome } from '../detector.ts';
import { findLostSubagents, type LostSubagent, type WayOfLosing } from './lost-subagents.ts';

/** Work that was delegated to a subagent and never came back, or came back broken and was reported as done. */
export const subagentLost = defineDetector<WayOfLosing, 'subagents' | 'runs' | 'source' | 'reading'>({
  meta: {
    id: 'subagent_lost',
    title: 'Subagent lost',
    why: 'A subagent’s task is part of the job; when it fails silently, the answer is built on work that nobody did.',
    signals: ['subagents'],
    revision: 3,
    messages: {
      failed_unreported: {
        says: 'The subagent {label} failed ({ending}), and the answer does not mention it.',
        remedy:
          'Do not rely on the part that {label} was responsible for. Tell the agent to check how each subagent ended before it answers, and to retry or say what is missing.',
        verification: 'In a new run, each subagent succeeds, or the answer names the one that failed.',
      },
      failed_unanswered: {
        says: 'The subagent {label} failed ({ending}), and the conversation that started it never continued.',
        remedy: 'Look at the conversation of {label} for the reason, and run the whole job again.',
        verification: 'In a new run, the subagent {label} succeeds, and an answer follows.',
      },
      failed_noticed: {
        says: 'The subagent {label} failed ({ending}); the agent noticed it.',
        remedy: 'Look at the conversation of {label} for the reason, and run its task again if it is still needed.',
        verification: 'In a new run, the subagent {label} succeeds.',
      },
      never_ended: {
        says: 'The subagent {label} was started and never seen to end, although the run that started it is over.',
        remedy:
          'Check whether {label} is still running or was lost with its process; have the agent wait for its subagents before it answers.',
        verification: 'In a new run, the end of each subagent is recorded before the last answer.',
      },
      result_unused: {
        says: 'The subagent {label} succeeded, but the conversation that started it never continued: its result reached nobody.',
        remedy:
          'Check that the gateway delivers completions to the conversation, or have the agent fetch the result itself.',
        verification: 'In a new run, the conversation continues after the subagent has ended.',
      },
    },
  },
  needs: ['subagents', 'runs', 'source', 'reading'],
  thresholds: {},
  detect(views) {
    return toOutcome(findLostSubagents(views).map(toFinding));
  },
});

const toFinding = ({
  way,
  subagent: { eventId, label },
  ending,
  severity,
  certainty,
  events,
  leavesOpen,
}: LostSubagent): FindingDraft<WayOfLosing> => ({
  message: way,
  data: { label: label ?? '(unnamed)', ending: ending ?? 'unknown' },
  severity,
  level: way === 'failed_unreported' ? 'final_response' : 'runtime_event',
  certainty,
  events,
  beganAt: eventId,
  counts: { n: 1 },
  ...(leavesOpen ? { leavesOpen } : {}),
  wasted: [],
});
