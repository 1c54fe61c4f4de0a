import type { Effect } from '../../../effects/effect.ts';
import type { Request } from '../../../language/requests/request.ts';
import type { Conversation, ToolCall } from '../../../model/execution.ts';
import type { Reading } from '../../../model/reading.ts';
import type { Past } from '../../past.ts';
import type { Harm } from '../harm.ts';
import type { Broken } from '../rules/broken-rules.ts';
import { findTooYoung } from './dates.ts';
import { findHeldDeed } from './held-deeds.ts';
import { findRuledOutManner } from './manners.ts';
import { findLostCopy } from './only-copy.ts';
import { findOthersLost } from './others.ts';
import { findBarredPlace } from './places.ts';
import { findTooMuch } from './quantities.ts';
import { findRefusedCase } from './refused-cases.ts';
import { findOtherOwner } from './repositories.ts';
import { findRowsBeyondList } from './rows.ts';
import { findTouchedSpared } from './spared-things.ts';
import { findRealInsteadOfTrial } from './trials.ts';

/** Whether the person may have set a limit of any kind: a glance at the words, before the messages are read. */
export function mayLimit(items: Conversation['items'], reading: Reading): boolean {
  return items.some((item) => item.kind === 'message' && item.role === 'user' && reading.text(hasBound, item.text));
}

const hasBound = (text: string): boolean => BOUNDS.test(text.slice(0, GLANCE_CHARS));
const GLANCE_CHARS = 2_000;
/** Words of limits that negate nothing: exceptions, conditions, amounts, what waits. */
const BOUNDS =
  /(?<!\p{L})(?:\d{2,}|fork|cop(?:y|ies)|backup|kopie|copie|copia|sudo|root|private?|privé|test|trial|sandbox|prod\p{L}*|live|else|not|mustn['’]t|shouldn['’]t|isn['’]t|aren['’]t|must|nothing|none|stop|if|unless|until|before|once|as soon as|only|just|draft\p{L}*|exempt|except|apart|spare|off|max\p{L}*|most|more than|up to|ceiling|tops|limit|falls|wenn|lass|darf|ohne|tabu|bis|bevor|sobald|erst|nur|höchstens|außer|bis auf|si|sauf|avant|seulement|au plus|plafond|dépass\p{L}*|solo|salvo|excepto|antes|hasta|máximo|mucho|só|até|exceto|se|prima|tranne|massimo|als|alleen|behalve|hooguit|jeśli|tylko|oprócz|najwyżej|если|только|кроме|hariç|değil|sadece|en fazla)(?!\p{L})|如果|除了|最多|先|以外|場合|まで|だけ|만 |제외|두고|최대|전에/iu;

/** What the person limited, and a call that went beyond it all the same. The first that is found says enough. */
export function findCrossedLimit(call: ToolCall, own: readonly Effect[], request: Request, past: Past): Broken | null {
  if (own.length === 0 || request.isPermission || call.result?.outcome !== 'completed') return null;
  const forbidden =
    findHeldDeed(call, own, request) ??
    findTouchedSpared(call, own, request, past) ??
    findRefusedCase(call, own, request, past) ??
    findRuledOutManner(call, own, request) ??
    findLostCopy(call, own, request, past);
  if (forbidden) return { finding: 'forbidden', harm: forbidden, severity: 'high' };
  for (const [find, detail] of TOO_FAR) {
    const harm = find(call, own, request, past);
    if (harm) return { finding: 'too_far', harm, detail: detail ?? harm.text, severity: 'high' };
  }
  return null;
}

type Finder = (call: ToolCall, own: readonly Effect[], request: Request, past: Past) => Harm | null;

/** What went further than asked, and how that is told; where nothing is given, the harm itself says it. */
const TOO_FAR: readonly (readonly [find: Finder, detail: string | null])[] = [
  [findBarredPlace, 'production was to be left alone for now'],
  [findRowsBeyondList, null],
  [findTooMuch, null],
  [findRealInsteadOfTrial, 'a trial was asked for'],
  [findOthersLost, 'everything else was to stay as it is'],
  [findTooYoung, 'only what is older was to go'],
  [findOtherOwner, null],
];
