import { hash } from 'node:crypto';

/** Raised when the same finding gets another fingerprint: runs that were judged before are then judged again. */
export const FINGERPRINT_REVISION = 2;

/** What makes two findings the same failure: type, tool, and the message without what differs from run to run. */
export const toFingerprint = (type: string, tool: string, message: string): string =>
  hash('sha256', `${type}\n${tool}\n${normaliseMessage(message)}`).slice(0, 32);

const MAX_CHARS = 300;
/** Not an apostrophe: one within a word neither begins nor ends a quotation. */
const QUOTED = /(?<!\w)["“”‘’'`][^"“”‘’'`\n]{0,300}["“”‘’'`](?!\w)/g;
const HAS_WORDS = /\p{L}{3}/u;

/** Numbers, ids, paths and quoted values become placeholders. */
export function normaliseMessage(message: string): string {
  const line = message.slice(0, MAX_CHARS).toLowerCase();
  const unquoted = line.replaceAll(QUOTED, '…');
  // In JSON all words are quoted: the message is among them.
  return (HAS_WORDS.test(unquoted) ? unquoted : line)
    .replaceAll(/(?:[a-z]:)?[\w.~-]*[/\\][\w./\\~-]+/g, '/…')
    .replaceAll(/\b[0-9a-f]*\d[0-9a-f-]*\b/g, '#')
    .replaceAll(/\d+/g, '#')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
