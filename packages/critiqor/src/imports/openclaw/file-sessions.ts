import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readFileLines, type SourceLine } from '../read-file-lines.ts';
import type { StoredEntry, StoredPart, StoredSession } from './stored-session.ts';

/** `sessions.json` has a few kilobytes per conversation. */
const MAX_INDEX_BYTES = 256 << 20;
const RUNTIME_TYPE = /"type":"(?:session\.started|session\.ended|tool\.call)"/;
/** The type is among the first members of a line. */
const HEAD_CHARS = 400;

/** A session in a file of its own (OpenClaw 2026.7). */
export function readSessionFile(
  path: string,
  agentId: string,
  keys: ReadonlyMap<string, string>,
): { parts: Iterable<StoredPart>; close: () => void } {
  if (!lstatSync(path).isFile()) return { parts: [{ place: path, why: 'It is not a plain file.' }], close: () => {} };
  const id = basename(path, '.jsonl');
  const trajectory = join(dirname(path), `${id}.trajectory.jsonl`);
  const session: StoredSession = {
    source: 'openclaw_store',
    id,
    key: keys.get(id),
    agentId,
    place: path,
    hostVersion: undefined,
    *entries(from = 0, to = Number.MAX_SAFE_INTEGER): Generator<StoredEntry> {
      for (const line of readFileLines(path, from)) {
        if (line.offset > to) return;
        yield toEntry(line, path);
      }
    },
    *runtime(): Generator<string> {
      if (!lstatSync(trajectory, { throwIfNoEntry: false })?.isFile()) return;
      for (const { text } of readFileLines(trajectory)) {
        if (text !== null && RUNTIME_TYPE.test(text.slice(0, HEAD_CHARS))) yield text;
      }
    },
  };
  return { parts: [session], close: () => {} };
}

function toEntry({ number, offset, end, text }: SourceLine, path: string): StoredEntry {
  const entry = { cursor: offset, place: `${path}:${number}`, text, sizeBytes: end - offset };
  return text === null ? { ...entry, why: 'The line is too long.' } : entry;
}

/** The lasting key of each session of an agent, by `sessions.json`. */
export function readSessionKeys(folder: string): ReadonlyMap<string, string> {
  const index = join(folder, 'sessions.json');
  try {
    if (!existsSync(index) || lstatSync(index).size > MAX_INDEX_BYTES) return new Map();
    const sessions = Object.entries(Object(JSON.parse(readFileSync(index, 'utf8'))));
    return new Map(sessions.map(([key, session]) => [String(Object(session).sessionId), key]));
  } catch {
    // Being rewritten, or damaged: the sessions themselves are what counts.
    return new Map();
  }
}
