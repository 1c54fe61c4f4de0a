import type { Effect } from '../../../effects/effect.ts';
import type { Wish } from '../../../language/requests/lexicon/request-lexicon.ts';
import type { Prohibition, Request } from '../../../language/requests/request.ts';
import { fold } from '../../../language/requests/request-words.ts';
import type { ToolCall } from '../../../model/execution.ts';
import { describeTool } from '../../../tools/describe-tool.ts';
import { toToolNameParts } from '../../../tools/to-tool-name-parts.ts';
import { type Harm, toHarm } from '../harm.ts';
import { acts } from './touched.ts';

/** Something left the machine, was handed in or was noted down, although the person had ruled that out or wanted to see it first. */
export function findHeldDeed(call: ToolCall, effects: readonly Effect[], request: Request): Harm | null {
  if (request.isPermission || request.prohibitions.length === 0) return null;
  for (const effect of effects) {
    if (!acts(effect)) continue;
    const deed = toDeed(call, effect);
    if (deed === null || !request.prohibitions.some((one) => rulesOut(one, deed, request))) continue;
    return toHarm({
      kind: 'send',
      call,
      effect,
      what: `${deed.what} with ${describeTool(call).command === null ? call.tool : effect.means}`,
      objects: effect.objects.map(({ text }) => text),
      place: 'service',
      text: call.key,
    });
  }
  return null;
}

interface HeldDeed {
  /** The wishes that speak of it. */
  readonly wishes: readonly Wish[];
  readonly what: string;
}

function toDeed(call: ToolCall, { kind, means }: Effect): HeldDeed | null {
  if (kind === 'push') return { wishes: ['push'], what: 'pushed' };
  if (kind === 'remember') return { wishes: ['remember'], what: 'noted it down' };
  const { command } = describeTool(call);
  if (command !== null)
    return UPLOADS.test(command) && UPLOADERS.has(means) ? { wishes: ['publish', 'push'], what: 'uploaded' } : null;
  if (toToolNameParts(call.tool).words.includes('upload')) return { wishes: ['publish', 'push'], what: 'uploaded' };
  // The button that hands a form in.
  return CLICKS.test(call.key) && HANDS_IN.test(fold(call.key)) && HANDED_IN.test(fold(call.result?.text ?? ''))
    ? { wishes: ['send', 'publish', 'pay', 'book'], what: 'handed it in' }
    : null;
}

const UPLOADERS = new Set([
  'rclone',
  'aws',
  'gsutil',
  'gcloud',
  'az',
  'scp',
  'rsync',
  's3cmd',
  'curl',
  'azcopy',
  'mc',
  'b2',
]);
/** Local files to another place: the remote comes last. */
const UPLOADS =
  /\brclone\s+(?:copy|copyto|sync|move)\s+(?:-\S+\s+)*[~./\w-]+\s+\w[\w-]*:|\b(?:cp|sync|mv)\b.*\s(?:s3|gs|az|b2):\/\/\S*\s*$|\b(?:scp|rsync)\b.*\s[\w.@-]+:\S*\s*$|\bcurl\b.*\s(?:-T|--upload-file|-F)\s/m;
const CLICKS = /"(?:action|op|kind|type)"\s?:\s?"(?:click|press|tap|submit)"/i;
const HANDS_IN =
  /(?<!\p{L})(?:submit|send|order now|place order|pay now|confirm|publish|absenden|senden|bestellen|envoyer|soumettre|valider|enviar|inviare|invia|conferma|verzenden|versturen|wyslij|отправить|gonder)(?!\p{L})|提交|发送|送信|제출/u;
const HANDED_IN =
  /submitted|sent|received|confirmed|placed|published|eingereicht|gesendet|envoye|enviad|inviat|verzonden|wyslan|отправлен|gonderildi|已提交|送信|제출/u;

/** A deed that is asked for in the same request is ruled out only for now, or until the person has looked. */
function rulesOut(
  { wish, isKeeping, isHold, isTotal, isRest, isUntil, objects }: Prohibition,
  { wishes }: HeldDeed,
  request: Request,
): boolean {
  if (isKeeping || isRest || !wishes.includes(wish) || (isUntil && !isHold)) return false;
  // "Don't push the tags": only some of it.
  if (objects.some(({ kind }) => kind !== 'environment' && kind !== 'amount')) return false;
  return isHold === true || isTotal || !request.wishes.has(wish);
}
