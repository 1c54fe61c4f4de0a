import { statSync } from 'node:fs';
import { asObject, asText, type HostObject } from '../../../../openclaw/src/host/host.ts';
import type { ImportFile } from '../import-source.ts';
import { readFileLines } from '../read-file-lines.ts';
import { findStoredRuns } from './find-stored-runs.ts';
import type { StoredEntry, StoredSession, StoreOptions } from './stored-session.ts';

/** `events.jsonl` of `openclaw sessions export-trajectory`: the transcript of one session, between what the runtime noted. */
export function openTrajectoryFile(path: string, options: StoreOptions): ImportFile {
  return {
    path,
    sizeBytes: statSync(path).size,
    *find(onBytes) {
      yield* findStoredRuns({ root: toSession(path), spawned: [] }, options, onBytes);
    },
  };
}

function toSession(path: string): StoredSession {
  const { sessionId, sessionKey } = firstEvent(path);
  const key = asText(sessionKey);
  return {
    source: 'openclaw_trajectory',
    id: asText(sessionId) ?? path,
    key,
    agentId: /^agent:([^:]+):/.exec(key ?? '')?.[1] ?? 'main',
    place: path,
    file: path,
    layout: 'files',
    hostVersion: undefined,
    *entries(from = 0, to = Number.MAX_SAFE_INTEGER) {
      for (const { offset, end, number, text } of readFileLines(path, from)) {
        if (offset > to) return;
        const entry = toEntry(text);
        const place = { cursor: offset, place: `${path}:${number}`, sizeBytes: end - offset };
        if (entry !== null) yield { ...place, ...entry };
      }
    },
    *runtime() {
      for (const { text } of readFileLines(path)) if (text !== null && /"source":"runtime"/.test(text)) yield text;
    },
  };
}

/** A line of the transcript as the entry that it was made from; null for what is none. */
function toEntry(text: string | null): Pick<StoredEntry, 'text' | 'why'> | null {
  if (text === null) return { text: null, why: 'The line is too long.' };
  const event = tryParse(text);
  if (event === null) return { text: null, why: 'It is not JSON.' };
  const { source, type, ts: timestamp, entryId: id } = event;
  const data = asObject(event.data);
  if (source !== 'transcript') return null;
  if (type === 'session.compaction') return { text: JSON.stringify({ ...data, type: 'compaction', id, timestamp }) };
  return data.message === undefined
    ? null
    : { text: JSON.stringify({ type: 'message', id, timestamp, message: data.message }) };
}

function firstEvent(path: string): HostObject {
  for (const { text } of readFileLines(path)) {
    const event = tryParse(text ?? '');
    if (event?.sessionId !== undefined) return event;
  }
  return {};
}

function tryParse(text: string): HostObject | null {
  try {
    return asObject(JSON.parse(text));
  } catch {
    // Said where it is counted.
    return null;
  }
}
