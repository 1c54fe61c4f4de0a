import { closeSync, readSync } from 'node:fs';
import { toText } from '@critiqor/evidence/contract/payload-values';
import { upgradeEvent } from '@critiqor/evidence/contract/upgrade-event';
import { parseObject } from '@critiqor/evidence/read/journal-line';
import { openPlainFile } from '../system/open-plain-file.ts';

/** What a run was asked and what it answered; null when not found. */
export interface FirstAndLast {
  readonly task: string | null;
  readonly answer: string | null;
}

/** The task follows the recorder's first lines, the answer comes just before the end. */
const BLOCK_BYTES = 32 << 10;
const MAX_BLOCKS = 8;
const LINE_CHARS = 300;
const MAX_CHARS = 20_000;
const NOTHING: FirstAndLast = { task: null, answer: null };

/**
 * The first request and the last answer of sealed evidence or of a journal. Lists read thousands of runs, so only both ends of each file
 * are looked at. It checks nothing; `verify` does. `readStory` reads everything.
 */
export function readFirstAndLast(path: string): FirstAndLast {
  try {
    const file = openPlainFile(path);
    if (!file) return NOTHING;
    try {
      const asked = findTask(file.fd, file.stats.size);
      return { task: asked?.text ?? null, answer: findAnswer(file.fd, file.stats.size, asked?.conversation) };
    } finally {
      closeSync(file.fd);
    }
  } catch {
    // Not a file of ours: whoever opens the run is told why.
    return NOTHING;
  }
}

/** A text in one line, for lists. */
export function toListLine(text: string | null): string | null {
  const line =
    text
      ?.slice(0, 2 * LINE_CHARS)
      .replaceAll(/\s+/g, ' ')
      .trim() ?? null;
  return line === null || line.length <= LINE_CHARS ? line : `${line.slice(0, LINE_CHARS - 1)}…`;
}

interface Utterance {
  readonly text: string;
  readonly conversation: unknown;
}

function findTask(fd: number, size: number): Utterance | null {
  let text = '';
  for (let offset = 0; offset < Math.min(size, MAX_BLOCKS * BLOCK_BYTES); offset += BLOCK_BYTES) {
    text += readBlock(fd, offset, Math.min(BLOCK_BYTES, size - offset));
    const lines = text.split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) {
      const said = toSaid(line, 'input');
      if (said) return said;
    }
  }
  return null;
}

/** Subagents answer in conversations of their own. */
function findAnswer(fd: number, size: number, conversation: unknown): string | null {
  let text = '';
  for (let end = size; end > Math.max(0, size - MAX_BLOCKS * BLOCK_BYTES); end -= BLOCK_BYTES) {
    const begin = Math.max(0, end - BLOCK_BYTES);
    const [rest = '', ...lines] = `${readBlock(fd, begin, end - begin)}${text}`.split('\n');
    text = rest;
    for (const line of lines.toReversed()) {
      const said = toSaid(line, 'message_end');
      if (said && (conversation === undefined || said.conversation === conversation)) return said.text;
    }
  }
  return null;
}

/** A character that the edge of a block cuts is shown as unreadable; a list is worth no second read. */
function readBlock(fd: number, offset: number, bytes: number): string {
  const buffer = Buffer.allocUnsafe(bytes);
  return buffer.toString('utf8', 0, readSync(fd, buffer, 0, bytes, offset));
}

/** What a line of this type says; null when it is another one, not the agent's, or empty. */
function toSaid(line: string, type: 'input' | 'message_end'): Utterance | null {
  if (!line.includes(`"event_type":"${type}"`)) return null;
  const parsed = parseObject(line.endsWith(',') ? line.slice(0, -1) : line);
  const upgraded = parsed && upgradeEvent(parsed);
  if (!upgraded || !('event' in upgraded)) return null;
  const { event } = upgraded;
  const payload = Object(event.payload) as Readonly<Record<string, unknown>>;
  if (event.event_type !== type || (type === 'message_end' && (payload.role ?? 'assistant') !== 'assistant'))
    return null;
  const text = (toText(payload.text) ?? '').trim();
  if (text === '') return null;
  return {
    text: text.length <= MAX_CHARS ? text : `${text.slice(0, MAX_CHARS)}…`,
    conversation: event.conversation_key,
  };
}
