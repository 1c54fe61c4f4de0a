import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { asObject, asText } from '../../../../openclaw/src/host/host.ts';
import { readFileLines, type SourceLine } from '../read-file-lines.ts';
import type { SessionLinks, SessionStore, StoredEntry, StoredSession } from './stored-session.ts';

/** `sessions.json` has a few kilobytes per conversation. */
const MAX_INDEX_BYTES = 256 << 20;
const RUNTIME_TYPE = /"type":"(?:session\.started|session\.ended|tool\.call)"/;
/** The type is among the first members of a line. */
const HEAD_CHARS = 400;

/** The sessions in the files of a folder (OpenClaw 2026.7). */
export function openSessionFiles(folder: string, names: readonly string[], agentId: string): SessionStore {
  const files = names.map((name) => join(folder, name));
  return {
    files,
    hold: () => () => {},
    sessions() {
      const indexed = readSessionIndex(folder);
      return files.map((path) =>
        isPlain(path)
          ? toSession(path, agentId, indexed.get(basename(path, '.jsonl')) ?? {})
          : { place: path, why: 'It is not a plain file.' },
      );
    },
  };
}

const isPlain = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false })?.isFile() === true;

function toSession(path: string, agentId: string, links: SessionLinks): StoredSession {
  const id = basename(path, '.jsonl');
  const trajectory = join(dirname(path), `${id}.trajectory.jsonl`);
  return {
    source: 'openclaw_store',
    id,
    ...links,
    agentId,
    place: path,
    file: path,
    layout: 'files',
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
}

function toEntry({ number, offset, end, text }: SourceLine, path: string): StoredEntry {
  const entry = { cursor: offset, place: `${path}:${number}`, text, sizeBytes: end - offset };
  return text === null ? { ...entry, why: 'The line is too long.' } : entry;
}

/** What `sessions.json` says of each session of an agent. */
function readSessionIndex(folder: string): ReadonlyMap<string, SessionLinks> {
  const index = join(folder, 'sessions.json');
  try {
    if (!existsSync(index) || lstatSync(index).size > MAX_INDEX_BYTES) return new Map();
    const sessions = Object.entries(Object(JSON.parse(readFileSync(index, 'utf8'))));
    return new Map(
      sessions.map(([key, session]) => {
        const { sessionId, spawnedBy, label } = asObject(session);
        return [String(sessionId), { key, spawnedBy: asText(spawnedBy), label: asText(label) }];
      }),
    );
  } catch {
    // Being rewritten, or damaged: the sessions themselves are what counts.
    return new Map();
  }
}
