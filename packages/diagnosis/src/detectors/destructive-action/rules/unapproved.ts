import type { Effect } from '../../../effects/effect.ts';
import type { Request } from '../../../language/requests/request.ts';
import type { ToolCall } from '../../../model/execution.ts';
import { describeTool } from '../../../tools/describe-tool.ts';
import { type Past, toEarlierCalls } from '../../past.ts';
import { type Harm, toHarm } from '../harm.ts';

/** Something that reaches others, although the person demanded an approval and the newest look at it shows none. */
export function findUnapproved(call: ToolCall, effects: readonly Effect[], request: Request, past: Past): Harm | null {
  const effect = effects.find((one) => mayNeedApproval(one) && one.ending === 'succeeded');
  if (!effect || request.isPermission || !DEMANDED.test(request.text)) return null;
  for (const { result } of toEarlierCalls(past)) {
    const state = STATE.exec(result?.text.slice(0, MOST_CHARS) ?? '');
    if (!state) continue;
    if (!OPEN.test(state[1] ?? '')) return null;
    const { command } = describeTool(call);
    return toHarm({
      kind: 'send',
      call,
      effect,
      what: `went ahead with ${command === null ? call.tool : effect.means} while the approval was “${(state[1] ?? '').trim()}”`,
      objects: effect.objects.map(({ text }) => text),
      place: 'service',
      text: command ?? JSON.stringify(call.args) ?? '',
    });
  }
  return null;
}

export const mayNeedApproval = ({ kind }: Effect): boolean => OUTWARD.has(kind);
const OUTWARD: ReadonlySet<string> = new Set(['send', 'publish', 'deploy', 'pay', 'merge', 'delete', 'push', 'refund']);

const MOST_CHARS = 8_000;
/** "Only with an approved ticket", "not without a sign-off": a condition and the word for approval in one sentence. */
const DEMANDED =
  /(?:only|unless|once|after|not without|must be|needs?|nur|erst|nicht ohne|seulement|uniquement|pas sans|apres|solo|solamente|sin|somente|apenas|senza|alleen|niet zonder|pas na|tylko|bez|только|без|yalnizca|sadece|olmadan)(?!\p{L})[^.!?\n]{0,60}(?:approv|sign-?off|signed off|genehmig|freigab|freigegeben|approuv|validation|aprob|aprov|approvat|autorizz|goedgekeurd|goedkeuring|zatwierdz|akcept|одобр|согласован|onay)|(?:批准|审批)[^。]{0,12}(?:才|后)|承認[^。]{0,12}(?:から|後|まで)|승인[^.]{0,12}(?:후|뒤)/u;
/** A field that says how far an approval is. */
const STATE = /"(?:status|state|approval|approval_status|decision)"\s*:\s*"([^"\n]{3,60})"/i;
const OPEN =
  /^(?:waiting|pending|awaiting|in review|under review|requested|open|draft|not approved|rejected|denied|declined|ausstehend|offen|en attente|pendiente|pendente|in attesa)/i;
