import type { Deed } from '../../tools/deeds.ts';
import { BAD, DRAFT_WORDS, ENDED, GOOD, PENDING } from '../status-words.ts';

/** What a state means depends on what was asked for: cancelled is good for a cancellation. */
export function isGoodFor(deed: Deed, word: string): boolean {
  if (deed === 'cancel' || deed === 'delete' || deed === 'stop' || deed === 'refund') if (ENDED.has(word)) return true;
  if (
    deed === 'schedule' &&
    (word === 'scheduled' || word === 'pending' || word === 'tentative' || word === 'waiting' || word === 'queued')
  )
    return true;
  if (deed === 'create' && KEPT.has(word)) return true;
  if (deed === 'delegate' || deed === 'start')
    if (word === 'accepted' || word === 'running' || word === 'started' || word === 'spawned' || word === 'queued')
      return true;
  if (deed === 'change' && (BAD.has(word) || PENDING.has(word)) && CHOSEN.has(word)) return true;
  if (deed === 'book' && (word === 'hold' || word === 'held')) return true;
  return GOOD.has(word) || (word === 'accepted' && (deed === 'send' || deed === 'schedule'));
}

/** What is made may be a draft: that it was made is what counts. */
const KEPT = new Set([
  ...DRAFT_WORDS,
  'parked',
  'draft',
  'open',
  'tentative',
  'proposed',
  'review',
  'unpaid',
  'hold',
  'pending_review',
  'in_review',
  'submitted',
  'scheduled',
]);
/** States into which things are put on purpose. */
const CHOSEN = new Set([
  ...DRAFT_WORDS,
  'parked',
  'rejected',
  'declined',
  'blocked',
  'paused',
  'in_progress',
  'on_hold',
  'in_review',
  'waiting',
  'skipped',
  'closed',
  'draft',
  'scheduled',
  'cancelled',
  'canceled',
  'expired',
]);
