import type { SkillOffer } from '../../model/execution.ts';
import { defineDetector, toOutcome } from '../detector.ts';
import { FIT_THRESHOLDS, type SkillWords, toSkillWords } from './skill-requests.ts';
import { judgeSkillUse, type SkillOffers } from './skill-use.ts';

type MessageId = 'not_listed' | 'not_read' | 'not_followed' | 'read_failed' | 'step_failed' | 'step_left_out';

/** Skills that were needed and not used: not offered, not opened, not found, or read and not followed. */
export const skillFailure = defineDetector<MessageId, 'conversations' | 'skillOffers' | 'reading'>({
  meta: {
    id: 'skill_failure',
    title: 'Skill failure',
    why: 'A skill describes how a job is done here; without it, the agent invents its own way.',
    signals: ['tool_call'],
    revision: 3,
    messages: {
      not_listed: {
        says: 'The request names the skill {skill}, but it was not offered to the agent.',
        remedy:
          'Check that the skill is installed where this agent looks, that its requirements are met (`openclaw skills check`), and that no filter excludes it; then start a new conversation.',
        verification: 'The list of skills of a new run contains {skill}.',
      },
      not_read: {
        says: 'The skill {skill} was available and fits the request, but the agent did not open it.',
        remedy:
          'Name the skill in the request, or state in its description when to use it, in the words that people use when they ask.',
        verification: 'A new run of the same request opens the instructions of {skill} first.',
      },
      not_followed: {
        says: 'The agent opened the skill {skill} and answered without performing any of its steps.',
        remedy: 'State in the skill which step must run first, and require its output in the answer.',
        verification: 'A new run shows a call to one of the commands of {skill}.',
      },
      step_failed: {
        says: 'A step of the skill {skill} failed, and no later attempt at it succeeded.',
        remedy: 'Run that step by hand, fix the skill or install what it needs, then run the job again.',
        verification: 'A new run of the same job completes every step of {skill}.',
      },
      step_left_out: {
        says: 'The agent followed the skill {skill} but left out a step that it demands in every case: {step}.',
        remedy: 'Run {step} now, and let the last step of the skill require its result.',
        verification: 'A new run of the same job calls {step}.',
      },
      read_failed: {
        says: 'The agent tried to open the skill {skill} and could not.',
        remedy: 'Check that its SKILL.md is where the list of skills says, and that the agent may read it.',
        verification: 'A new run opens {skill} without an error.',
      },
    },
  },
  needs: ['conversations', 'skillOffers', 'reading'],
  thresholds: FIT_THRESHOLDS,
  detect({ conversations, skillOffers, reading }) {
    const offers = createSkillOffers(skillOffers);
    const findings = conversations.flatMap((conversation) => judgeSkillUse(conversation, offers, reading));
    if (findings.length === 0 && skillOffers.length === 0)
      return { outcome: 'insufficient', reason: 'no list of skills was recorded' };
    return toOutcome(findings);
  },
});

/** A list is recorded only when it changes: it applies to all later runs of the same agent. */
function createSkillOffers(offers: readonly SkillOffer[]): SkillOffers {
  const byAgent = Map.groupBy(offers, ({ run }) => run.conversation.agentId);
  let last: { readonly skills: SkillOffer['skills']; readonly words: SkillWords } | null = null;
  return {
    at(run) {
      const own = byAgent.get(run.conversation.agentId) ?? [];
      if (own.length === 0) return null;
      const first = run.items.find(({ kind }) => kind === 'model_call')?.position ?? run.end?.position ?? run.position;
      let low = 0;
      let high = own.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((own[middle]?.position ?? 0) <= first) low = middle + 1;
        else high = middle;
      }
      return own[low - 1] ?? null;
    },
    wordsOf({ skills }) {
      // A restarted host records the list that it had before.
      if (!last || !areSame(last.skills, skills)) last = { skills, words: toSkillWords(skills) };
      return last.words;
    },
  };
}

function areSame(left: SkillOffer['skills'], right: SkillOffer['skills']): boolean {
  return (
    left === right ||
    (left.length === right.length &&
      left.every(
        (skill, index) => skill.name === right[index]?.name && skill.description === right[index]?.description,
      ))
  );
}
