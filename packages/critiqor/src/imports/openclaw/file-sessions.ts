import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { asObject, asText } from '../../../../openclaw/src/host/host.ts';
import type { BadRecord } from '../import-source.ts';
import { readFileLines, type SourceLine } from '../read-file-lines.ts';
import { type SessionFamily, toFamilies } from './session-families.ts';
import type { SessionLinks, StoredEntry, StoredSession } from './stored-session.ts';

/** `sessions.json` has a few kilobytes per conversation. */
const MAX_INDEX_BYTES = 256 << 20;
const RUNTIME_TYPE = /"type":"(?:session\.started|session\.ended|tool\.call)"/;
/** The type is among the first members of a line. */
const HEAD_CHARS = 400;

/** The conversations in the files of a folder, each by the path of its own (OpenClaw 2026.7). */
export function readSessionFiles(
  folder: string,
  names: readonly string[],
  agentId: string,
): ReadonlyMap<string, readonly (SessionFamily | BadRecord)[]> {
  const indexed = readSessionIndex(folder);
  const paths = names.map((name) => join(folder, name));
  const sessions = paths
    .filter(isPlain)
    .map((path) => toSession(path, agentId, indexed.get(basename(path, '.jsonl')) ?? {}));
  const others = paths.filter((path) => !isPlain(path)).map((place) => ({ place, why: 'It is not a plain file.' }));
  return new Map<string, readonly (SessionFamily | BadRecord)[]>([
    ...toFamilies(sessions).map((family) => [family.root.place, [family]] as const),
    ...others.map((bad) => [bad.place, [bad]] as const),
  ]);
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
