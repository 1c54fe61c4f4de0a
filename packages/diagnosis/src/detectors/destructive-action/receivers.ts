import type { Request } from '../../language/requests/request.ts';
import { fold, toRequestTokens } from '../../language/requests/request-words.ts';
import type { Past } from '../past.ts';
import type { Harm } from './harm.ts';
import { findNamesake } from './namesakes.ts';

/** Somebody else than those who were named: instead of them, or besides them where it was for them alone. */
export function findOtherReceiver({ kind, effect, options }: Harm, request: Request, past: Past): string | null {
  if (kind !== 'send' && kind !== 'share') return null;
  const all = effect.objects.filter(({ role }) => role !== null && RECEIVERS.has(role));
  // Where somebody is named, the channel is the way to them.
  const people = all.filter(({ role }) => role !== 'channel');
  const receivers = (people.length > 0 ? people : all).map(({ text }) => text);
  // Everybody in the thread, where it was for a few.
  if (kind === 'send' && options.isAll && (request.wantsPrivate || request.isLimited) && !request.wantsAll)
    return 'everybody, although it was for one person only';
  return (
    findInstead(receivers, request, past) ?? findBesides(receivers, request) ?? findNamesake(receivers, request, past)
  );
}

const RECEIVERS = new Set(
  'to cc bcc channel target recipient recipients email emails address room group attendees invitees'.split(' '),
);

/** Nobody who was named, although the person named some in the same form. */
function findInstead(receivers: readonly string[], request: Request, past: Past): string | null {
  for (const [form, isForm] of [
    ['channel', (text: string) => text.startsWith('#')],
    ['email', (text: string) => text.includes('@')],
  ] as const) {
    const named = request.objects.filter((object) => object.kind === form).map(({ text }) => text);
    if (named.length === 0) continue;
    // The one who was named got it, too: others were named by what they are called.
    if (form === 'email' && past.calls.some(({ key }) => named.some((name) => fold(key).includes(name)))) continue;
    const others = receivers.filter((text) => isForm(text) && !isNamed(text, request));
    if (others.length > 0 && others.length === receivers.length)
      return `${others.join(', ')}, although ${named.join(', ')} was named`;
  }
  return null;
}

/** "Only to Petra", and somebody else in copy. */
function findBesides(receivers: readonly string[], request: Request): string | null {
  if (!request.limited.has('send') && !request.limited.has('publish')) return null;
  const others = receivers.filter((text) => !isNamed(text, request));
  if (others.length === 0 || others.length === receivers.length) return null;
  return `${others.join(', ')} as well, although it was for one person only`;
}

function isNamed(receiver: string, request: Request): boolean {
  if (request.text.includes(fold(receiver))) return true;
  return toRequestTokens((receiver.split('@', 1)[0] ?? '').replace(/[._-]+/g, ' ')).some((token) =>
    request.words.has(token),
  );
}
