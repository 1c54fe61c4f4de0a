import { isQuestion } from './requests.ts';
import { toSentences } from './sentences.ts';

/** Something done to the world outside the conversation, as an answer claims it. */
export interface ClaimedAction {
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

/** Whether a request asks for words, or for what was done before: what the answer says then is no report of this run. */
export function asksForWords(asked: string): boolean {
  return ASKS_FOR_WORDS.test(asked) || isQuestion(asked);
}

/** Whether an answer speaks of outputs as if a tool had given them. Who pastes an output is answered about it: then only calls in words count. */
export function findPretendedOutput(text: string, asked: string): string | null {
  if (PASTES.test(asked) && !CALL_IN_WORDS.test(text)) return null;
  return toSentences(text).find((sentence) => PRETENDS_OUTPUT.test(sentence)) ?? null;
}

/** Identifiers that only another system could have given: of messages, tickets, bookings. */
export function findForeignIds(text: string): string[] {
  const ids: string[] = [];
  for (const [, found = ''] of text.matchAll(FOREIGN_ID)) {
    const id = found.replace(/[.>-]+$/, '');
    if (/\d/.test(id)) ids.push(id);
  }
  return ids;
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

const ASKS_FOR_WORDS =
  /\b(?:write|draft|compose|rephrase|reword|translate|proofread|rewrite|summari[sz]e|role-?play|pretend|template|wording|text for|caption)\b|\b(?:did|have|has|had|was|were|when|what|which|why|who) (?:you|it|the|that|this|they|we|i)\b/i;
const PASTES = /output|\blogs?\b|error|result|respon|trace|```|\n[^\n]*\n[^\n]*\n/i;
const CALL_IN_WORDS = /\{\s*"(?:command|cmd|file_path|path|pattern|query|todos|url)"\s*:/;

const PRETENDS_OUTPUT =
  /\b(?:based on the (?:output|results?|response)|the (?:output|command|tool|response) (?:shows?|showed|returned|returns|printed|confirms?|confirmed)|(?:i|we)(?:['’]ve| have)? (?:just |now |successfully )?(?:ran|run|executed) (?:the|your|all|it|this)\b)/i;

/** A label, then a value with a digit: "message id: 18f3a…", "ticket #4711". */
const FOREIGN_ID =
  /\b(?:message|confirmation|ticket|booking|tracking|transaction|invoice|issue|pull request|pr|event|job|reference)(?: ?(?:id|number|no\.?|code))?(?: is|:)? ?[:#]? ?[`*"']{0,3}#?([A-Za-z0-9][A-Za-z0-9_<>@.-]{2,60})/gi;
