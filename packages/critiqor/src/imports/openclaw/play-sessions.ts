import { createHash } from 'node:crypto';
import type { EventDraft } from '@critiqor/evidence/contract/event';
import { asObject, asText, given, type HostObject } from '../../../../openclaw/src/host/host.ts';
import { ChangedSource, type RecordAt } from '../import-source.ts';
import { createTranscriptReplay, type ReplayWatch, type TranscriptReplay } from './replay-transcript.ts';
import type { RuntimeRuns } from './runtime-runs.ts';
import { entryTime, isKept, parseEntry, toHashed } from './stored-entry.ts';
import type { StoredSession } from './stored-session.ts';

/** What is written of a session: all of it, or the entries between two cursors. */
export interface PlayedPart {
  readonly session: StoredSession;
  readonly from?: number;
  readonly to?: number;
  readonly startedAt: number;
  /** Read when it is needed. */
  readonly runtime: () => RuntimeRuns;
  /** SHA-256 of the entries, when they were found. */
  readonly digest: string;
}

/** A part with its next entry. */
interface OpenPart {
  readonly replay: TranscriptReplay;
  readonly next: () => Upcoming | null;
  /** Stops reading, also half-way. */
  readonly close: () => void;
  ahead: Upcoming | null;
}

interface Upcoming {
  readonly parsed: HostObject | string;
  readonly at: number;
}

/** How a subagent was started, by the key of its conversation: `run` or `session`. */
type SpawnModes = Map<string, string | undefined>;

/** Writes the events of a conversation and of its subagents, in the order in which they happened. */
export function playSessions(parts: readonly PlayedPart[], record: RecordAt): void {
  const modes: SpawnModes = new Map();
  const all: OpenPart[] = [];
  try {
    for (const [index, part] of parts.entries()) all.push(openPart(part, record, index > 0 ? modes : null));
    playAll(all, modes);
  } finally {
    for (const part of all) part.close();
  }
}

function playAll(parts: readonly OpenPart[], modes: SpawnModes): void {
  let open = parts;
  while (open.length > 0) {
    const first = open.reduce((left, right) => ((right.ahead?.at ?? 0) < (left.ahead?.at ?? 0) ? right : left));
    if (first.ahead) {
      const { parsed } = first.ahead;
      if (typeof parsed === 'string') first.replay.skip();
      else {
        noteMode(parsed, modes);
        first.replay.add(parsed, entryTime(parsed));
      }
      first.ahead = first.next();
    }
    if (!first.ahead) {
      first.replay.end();
      open = open.filter((other) => other !== first);
    }
  }
}

/** `modes` is null for the conversation itself. */
function openPart(part: PlayedPart, record: RecordAt, modes: SpawnModes | null): OpenPart {
  const { session, from, to, startedAt, runtime, digest } = part;
  const entries = session.entries(from, to)[Symbol.iterator]();
  const hash = createHash('sha256');
  let at = startedAt;
  const next = (): Upcoming | null => {
    const { value: entry, done } = entries.next();
    if (done) {
      if (hash.digest('hex') !== digest) throw new ChangedSource();
      return null;
    }
    const parsed = parseEntry(entry);
    if (isKept(parsed)) hash.update(toHashed(entry));
    at = Math.max(at, (typeof parsed === 'string' ? undefined : entryTime(parsed)) ?? at);
    return { parsed, at };
  };
  const watch = modes ? watchSubagent(session, record, modes) : undefined;
  const close = (): void => void entries.return?.();
  return { replay: createTranscriptReplay(session, runtime(), record, startedAt, watch), next, close, ahead: next() };
}

/** The result of the call that started a subagent; that of a deferred call is inside the entry for it. */
function noteMode(entry: HostObject, modes: SpawnModes): void {
  const details = asObject(asObject(entry.message).details);
  for (const { childSessionKey, mode } of [details, asObject(asObject(details.result).details)]) {
    const key = asText(childSessionKey);
    if (key !== undefined) modes.set(key, asText(mode));
  }
}

/** Notes that a subagent began and ended, where a recorder hears it from the host. */
function watchSubagent({ key, spawnedBy, label }: StoredSession, record: RecordAt, modes: SpawnModes): ReplayWatch {
  const keys = given({ child_conversation_key: key, parent_conversation_key: spawnedBy });
  const write = (event: Pick<EventDraft, 'event_type' | 'payload' | 'outcome'>, at: number): void => {
    record({ ...event, source: 'import.transcript', ...given({ conversation_key: spawnedBy }) }, at);
  };
  let child: string | null = null;
  return {
    began(runId, at) {
      if (child !== null) return;
      child = runId;
      const payload = { child_run_id: runId, ...keys, ...given({ label, mode: modes.get(key ?? '') }) };
      write({ event_type: 'subagent_spawned', payload }, at);
    },
    ended({ outcome, ending }, at) {
      const payload = { child_run_id: child, ...keys, ...given({ ending }), concluded_from: 'run_end' };
      write({ event_type: 'subagent_ended', outcome, payload }, at);
    },
  };
}
