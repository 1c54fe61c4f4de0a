/** What stopped a run from outside, as the words of providers and hosts tell it. */
type FaultKind =
  | 'interrupted'
  | 'context limit'
  | 'usage limit'
  | 'step limit'
  | 'authentication'
  | 'rate limit'
  | 'overloaded'
  | 'time limit'
  | 'network'
  | 'model unavailable'
  | 'server error';

export interface Fault {
  readonly kind: FaultKind;
  readonly httpStatus: number | null;
}

/** Reads the reason that a host gives for an error; null when it names no cause outside of the agent. */
export function readFault(text: string): Fault | null {
  const head = text.slice(0, HEAD_CHARS);
  const found = KINDS.find(([, pattern]) => pattern.test(head));
  if (!found) return null;
  const status = STATUS.exec(head)?.[1];
  return { kind: found[0], httpStatus: status === undefined ? null : Number(status) };
}

/**
 * The same for a message in place of an answer: some hosts write the provider's error into the conversation. Only a text that
 * is nothing but such a line counts, because an answer may speak of the limits of other services.
 */
export function readFaultLine(text: string): Fault | null {
  const line = text.trim();
  if (isNotice(line)) return readFault(line);
  if (line.length > LINE_CHARS || FIRST_PERSON.test(line)) return null;
  return HEADLINE.test(line) ? readFault(line) : null;
}

/** Hosts tell the person in whole sentences that the provider failed, and what to try: "Authentication failed (provider returned HTTP 401) …". */
const isNotice = (line: string): boolean =>
  line.length <= NOTICE_CHARS &&
  !AGENT.test(line) &&
  NAMES_PROVIDER.test(line) &&
  FAILS.test(line) &&
  ADVICE.test(line);
const NOTICE_CHARS = 500;
const AGENT = /\b(?:I|I['’]\w+|we|my|me|our)\b/;
const NAMES_PROVIDER =
  /^\W{0,4}[^\n]{0,160}\b(?:LLM|AI service|API provider|(?:model )?provider|API|model|agent run)\b/i;
const FAILS =
  /^\W{0,4}[^\n]{0,160}\b(?:failed|rejected|returned|timed out|reached|exhausted|(?:temporarily |rate-limited or )?overloaded|rate-limited|expired|missing)\b/i;
const ADVICE =
  /\b(?:try (?:the request )?again|trying again|re-?authenticate|re-?auth with|switch to (?:a different|another) (?:api key|model)|top up|use \/new|try \/reset)\b/i;

const HEAD_CHARS = 1_000;
const LINE_CHARS = 240;

/** In the order in which they are asked: a refusal for want of credit comes as 429 too. The words are those of HTTP and of provider APIs. */
const KINDS: readonly (readonly [FaultKind, RegExp])[] = [
  [
    'interrupted',
    /\b(?:abort|interrupt|cancel|stop|kill|terminat)\w{0,4} by (?:the )?(?:user|person|operator|human|owner)\b|\buser[- ](?:abort|interrupt|cancel|stop)|\bSIG(?:INT|TERM|HUP)\b|^\W*(?:interrupted|cancell?ed|aborted)\b/i,
  ],
  [
    'context limit',
    /\bcontext[ _-]?(?:length|window|limit|size|overflow|budget|tokens?)\b|\b(?:prompt|input|request|conversation) (?:is |was )?too (?:long|large)\b|\btoo many (?:input |prompt )?tokens\b|\b(?:input|prompt|total) tokens? (?:limit )?exceed/i,
  ],
  [
    'usage limit',
    /\busage[ _-]limit|\bquota\b|\binsufficient[ _](?:credits?|funds|balance|quota)|\bcredit balance\b|\bout of credits?\b|\bbilling\b|\bpayment required\b|\b(?:spend(?:ing)?|budget|cost)[ _-]limit|\bbudget exceeded\b/i,
  ],
  [
    'step limit',
    /\bmax(?:imum)?(?: number of)?[ _-]?(?:turns?|steps?|iterations?|rounds?|tool calls)\b|\b(?:turn|step|iteration|recursion)s?[ _-]limit\b/i,
  ],
  [
    'model unavailable',
    /\bmodel[ _-]?not[ _-]?(?:found|available|supported)|\b(?:unknown|no such|unsupported|invalid) model\b|\bmodel\b[^\n]{0,80}\b(?:does not exist|(?:is |was )?not (?:found|available|supported|deployed)|(?:has been |is |was )(?:retired|deprecated|decommissioned|removed|shut down))/i,
  ],
  [
    'authentication',
    /\b40[13]\b|\b(?:invalid|incorrect|missing|expired)[ _](?:x-)?(?:api[ _-]?key|token|credentials?)|\bunauthori[sz]ed\b|\bauthentication\b|\bnot logged in\b/i,
  ],
  ['rate limit', /\b429\b|\brate[ _-]?limit|\btoo many requests\b/i],
  ['overloaded', /\b(?:503|529)\b|\boverloaded|\bat capacity\b|\bservice unavailable\b/i],
  ['time limit', /\btime[ _-]?limit\b|\btimed?[ _-]?out\b|\bdeadline exceeded\b|\b(?:408|504)\b/i],
  [
    'network',
    /\bE(?:CONN|NOTFOUND|TIMEDOUT|HOSTUNREACH|AI_AGAIN)\w{0,10}|\b(?:connection|network|socket)\b[^\n]{0,20}\b(?:refused|reset|error|closed|hang|lost|failed)|\bfetch failed\b/i,
  ],
  [
    'server error',
    /\b5\d\d\b|\binternal server error\b|\bbad gateway\b|\binternal error\b|\b(?:api|server)_error\b|\bupstream\b/i,
  ],
];

const STATUS = /(?<![\d.,])([45]\d\d)(?![\d.,]*\d)/;
const FIRST_PERSON = /\b(?:I|I['’]\w+|we|my|me|our|you|your)\b/;
/** A report about an error, or the error itself: what ran out, and that it did. */
const HEADLINE = new RegExp(
  `^\\W{0,3}(?:${[
    '(?:[\\w.]{0,40} ?)?(?:error|exception|failure)\\b',
    '(?:exit(?:ed|ing)?|stopped|terminated|aborted|interrupted) (?:due to|because of|on|by)\\b',
    '(?:\\w{1,20} ){0,2}(?:run|session|conversation|task|agent|model call|request) (?:stopped|ended|aborted|terminated|failed|interrupted)\\b',
    '[\\w ]{0,40}\\b(?:limit|quota|tokens?|window|length|budget) (?:was |is |has been )?(?:reached|exceeded|hit|used up)\\b',
    '(?:prompt|input|request|conversation) is too (?:long|large)\\b|credit balance\\b|invalid api key\\b|too many requests\\b',
    // An answer may begin with a figure of its own.
    '[45]\\d\\d\\b(?:\\W{0,6}$|[^\\n]{0,60}\\b(?:error|unavailable|overload\\w*|time-?d? ?out|gateway|too many|unauthori[sz]ed|forbidden|limit|retry\\w*|capacity|bad request|not found|internal|payment required|credentials?|key)\\b)',
  ].join('|')})`,
  'i',
);
