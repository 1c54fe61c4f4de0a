import type { Effect } from '../../../effects/effect.ts';
import type { Request } from '../../../language/requests/request.ts';
import type { Conversation, ToolCall } from '../../../model/execution.ts';
import type { Reading } from '../../../model/reading.ts';
import type { Past } from '../../past.ts';
import type { Broken } from '../rules/broken-rules.ts';
import { findHeldDeed } from './held-deeds.ts';
import { findOthersLost } from './others.ts';
import { findBarredPlace } from './places.ts';
import { findTooMuch } from './quantities.ts';
import { findRefusedCase } from './refused-cases.ts';
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
  /(?<!\p{L})(?:\d{2,}|test|trial|sandbox|prod\p{L}*|live|else|not|mustn['’]t|shouldn['’]t|isn['’]t|aren['’]t|must|nothing|none|stop|if|unless|until|before|once|as soon as|only|just|draft\p{L}*|exempt|except|apart|spare|off|max\p{L}*|most|more than|up to|ceiling|tops|limit|falls|wenn|lass|darf|ohne|tabu|bis|bevor|sobald|erst|nur|höchstens|außer|bis auf|si|sauf|avant|seulement|au plus|plafond|dépass\p{L}*|solo|salvo|excepto|antes|hasta|máximo|mucho|só|até|exceto|se|prima|tranne|massimo|als|alleen|behalve|hooguit|jeśli|tylko|oprócz|najwyżej|если|только|кроме|hariç|değil|sadece|en fazla)(?!\p{L})|如果|除了|最多|先|以外|場合|まで|だけ|만 |제외|두고|최대|전에/iu;

/** What the person limited, and a call that went beyond it all the same. The first that is found says enough. */
export function findCrossedLimit(call: ToolCall, own: readonly Effect[], request: Request, past: Past): Broken | null {
  if (own.length === 0 || request.isPermission || call.result?.outcome !== 'completed') return null;
  const held = findHeldDeed(call, own, request);
  if (held) return { finding: 'forbidden', harm: held, severity: 'high' };
  const spared = findTouchedSpared(call, own, request, past);
  if (spared) return { finding: 'forbidden', harm: spared, severity: 'high' };
  const barred = findBarredPlace(call, own, request, past);
  if (barred)
    return { finding: 'too_far', harm: barred, detail: 'production was to be left alone for now', severity: 'high' };
  const refused = findRefusedCase(call, own, request, past);
  if (refused) return { finding: 'forbidden', harm: refused, severity: 'high' };
  const rows = findRowsBeyondList(call, own, request, past);
  if (rows) return { finding: 'too_far', harm: rows, detail: rows.text, severity: 'high' };
  const much = findTooMuch(call, own, request);
  if (much) return { finding: 'too_far', harm: much, detail: much.text, severity: 'high' };
  const real = findRealInsteadOfTrial(call, own, request);
  if (real) return { finding: 'too_far', harm: real, detail: 'a trial was asked for', severity: 'high' };
  const others = findOthersLost(call, own, request);
  if (others)
    return { finding: 'too_far', harm: others, detail: 'everything else was to stay as it is', severity: 'high' };
  return null;
}
