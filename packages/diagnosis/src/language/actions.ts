import { toSentences } from './sentences.ts';

/** Something done to the world outside the conversation, as an answer claims it. */
interface ClaimedAction {
  /** The verb, as the answer has it. */
  readonly verb: string;
  readonly sentence: string;
  /** Said of the thing, not of the agent: it may be a state of affairs. */
  readonly isPassive: boolean;
  /** Parts of tool names or arguments by which it could have been done. */
  readonly means: RegExp;
}

/** The actions that an answer says the agent has just carried out. What others did, or what is going to be done, is none. */
export function findActions(text: string): ClaimedAction[] {
  const actions: ClaimedAction[] = [];
  for (const sentence of toSentences(text)) {
    if (NOT_NOW.test(sentence)) continue;
    for (const { verbs, means } of ACTIONS) {
      const active = verbs.active.exec(sentence)?.[1];
      const verb = active ?? verbs.passive.exec(sentence)?.[1];
      const isPassive = active === undefined;
      if (verb !== undefined) actions.push({ verb: verb.toLowerCase(), sentence, isPassive, means });
    }
  }
  return actions;
}

const I_HAVE = String.raw`\b(?:i|we)(?:['’]ve| have)? (?:(?:just|now|also|already|successfully|then) ){0,2}`;
const HAS_BEEN = String.raw`\b(?:has|have) (?:now |also |just )?been (?:successfully )?`;

const toVerbs = (verbs: string) => ({
  active: new RegExp(`${I_HAVE}(${verbs})\\b`, 'i'),
  passive: new RegExp(`${HAS_BEEN}(${verbs})\\b`, 'i'),
});

const ACTIONS: readonly { readonly verbs: ReturnType<typeof toVerbs>; readonly means: RegExp }[] = [
  {
    verbs: toVerbs('sent|e-?mailed|messaged|forwarded|replied to|notified|texted'),
    means: /send|mail|messag|reply|forward|notif|slack|telegram|sms|discord|whatsapp|smtp|post|certificate|invite/,
  },
  {
    verbs: toVerbs('posted|published|tweeted|commented on'),
    means: /post|publish|tweet|comment|messag|send|create|issue|blog|upload/,
  },
  { verbs: toVerbs('booked|reserved|ordered|purchased'), means: /book|reserv|order|purchas|checkout|buy|cart/ },
  { verbs: toVerbs('cancell?ed'), means: /cancel|delet|remov|refund|update|unsubscrib|stop|terminat|revoke/ },
  { verbs: toVerbs('refunded'), means: /refund|cancel|return|payment|charge|credit|certificate|exchange/ },
  {
    verbs: toVerbs('scheduled|rescheduled'),
    means: /calendar|schedul|event|invite|cron|meeting|remind|appointment|timer|at\b/,
  },
  {
    verbs: toVerbs('merged|pushed|deployed|released|rolled back'),
    means: /merge|push|deploy|releas|git|rollback|rollout|kubectl|terraform|publish|cherry-pick|rebase|apply/,
  },
  {
    verbs: toVerbs('opened (?:a|the|an) (?:pull request|pr|issue|ticket)|filed (?:a|the|an) \\w+'),
    means: /pull|\bpr\b|issue|ticket|github|gitlab|jira|create/,
  },
  { verbs: toVerbs('uploaded'), means: /upload|put|push|copy|cp\b|sync|send|write|s3/ },
];

/** A condition, a question, an offer or a negation; and what was reported to be so. */
const NOT_NOW =
  /\?$|^(?:if|once|when|after|before|because|since|would|should)\b|\b(?:not|never|n['’]t|unable|if you|would have|should have|was already|were already|earlier|previously|last (?:week|time|month|year)|yesterday|ago)\b/i;
