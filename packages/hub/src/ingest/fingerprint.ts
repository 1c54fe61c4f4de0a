import { hash } from 'node:crypto';

/** What makes two findings the same failure: type, tool, and the message without what differs from run to run. */
export const toFingerprint = (type: string, tool: string, message: string): string =>
  hash('sha256', `${type}\n${tool}\n${normaliseMessage(message)}`).slice(0, 32);

const MAX_CHARS = 300;

/** Numbers, ids, paths and quoted values become placeholders. */
export const normaliseMessage = (message: string): string =>
  message
    .slice(0, MAX_CHARS)
    .toLowerCase()
    .replaceAll(/["“”‘’'`][^"“”‘’'`\n]{0,300}["“”‘’'`]/g, '…')
    .replaceAll(/(?:[a-z]:)?[\w.~-]*[/\\][\w./\\~-]+/g, '/…')
    .replaceAll(/\b[0-9a-f]*\d[0-9a-f-]*\b/g, '#')
    .replaceAll(/\d+/g, '#')
    .replaceAll(/\s+/g, ' ')
    .trim();
