import { createHash, type Hash } from 'node:crypto';
import type { FactName } from '@critiqor/evidence/contract/facts';
import { asObject, asText, type HostObject } from '../../../../openclaw/src/host/host.ts';
import { ChangedSource, type FoundPart, type FoundRun, type RecordAt } from '../import-source.ts';
import { toTime } from '../to-time.ts';
import { createTranscriptReplay } from './replay-transcript.ts';
import { type RuntimeRuns, readRuntimeRuns } from './runtime-runs.ts';
import {
  isSession,
  type StoredEntry,
  type StoredPart,
  type StoredSession,
  type StoreOptions,
} from './stored-session.ts';

/** What a transcript contains; everything else that a recorder sees in a running host is missing. */
const TRANSCRIPT_FACTS: readonly FactName[] = [
  'run_begin',
  'run_end',
  'turns',
  'user_input',
  'assistant_message',
  'model_call_start',
  'model_call_end',
  'tokens_and_cost',
  'context_occupancy',
  'tool_call',
  'tool_result',
  'tool_outcome',
  'long_output',
  'memory_access',
  'skill_read',
  'refused_unknown_or_invalid_calls',
  'approvals',
  'reasoning',
  'compaction',
];

/** A stretch of a conversation, as far as it has been read. */
interface ConversationStretch {
  readonly from: number;
  to: number;
  readonly id: string;
  readonly place: string;
  readonly startedAt: number;
  endedAt: number;
  readonly hash: Hash;
  messages: number;
}

/**
 * The runs of a session: stretches of turns, parted where a person wrote after a pause. It is read once to find and hash them, and a stretch
 * once more when it is new.
 */
export function* findStoredRuns(
  part: StoredPart,
  { idleMs, now }: StoreOptions,
  onBytes: (bytes: number) => void,
): Generator<FoundPart> {
  if (!isSession(part)) {
    yield { bad: part };
    return;
  }
  let runtime: RuntimeRuns | undefined;
  const toRuntime = (): RuntimeRuns => {
    runtime ??= readRuntimeRuns(part.runtime());
    return runtime;
  };
  let stretch: ConversationStretch | null = null;
  for (const entry of part.entries()) {
    onBytes(entry.sizeBytes);
    const parsed = parseEntry(entry);
    if (typeof parsed === 'string') yield { bad: { place: entry.place, why: parsed } };
    const message = typeof parsed === 'string' ? null : messageOf(parsed);
    const time = (typeof parsed === 'string' ? undefined : timeOf(parsed)) ?? stretch?.endedAt;
    if (message && time !== undefined) {
      const isNew = !stretch || (message.role === 'user' && time - stretch.endedAt >= idleMs);
      if (stretch && isNew) yield { run: toRun(part, stretch, toRuntime, false) };
      if (isNew) stretch = createStretch(entry, asText((parsed as HostObject).id), time);
      if (stretch) {
        stretch.messages += 1;
        stretch.endedAt = Math.max(stretch.endedAt, time);
      }
    }
    // Other entries are written between two runs as well, and would make an old run look changed.
    if (stretch && isKept(parsed)) addEntry(stretch, entry);
  }
  if (stretch) yield { run: toRun(part, stretch, toRuntime, now - stretch.endedAt < idleMs) };
}

function createStretch(entry: StoredEntry, id: string | undefined, time: number): ConversationStretch {
  const { cursor, place } = entry;
  return {
    from: cursor,
    to: cursor,
    id: id ?? `${cursor}`,
    place,
    startedAt: time,
    endedAt: time,
    hash: createHash('sha256'),
    messages: 0,
  };
}

function addEntry(stretch: ConversationStretch, { cursor, text }: StoredEntry): void {
  stretch.to = cursor;
  stretch.hash.update(`${text ?? '(unreadable)'}\n`);
}

function toRun(
  session: StoredSession,
  stretch: ConversationStretch,
  toRuntime: () => RuntimeRuns,
  isOpen: boolean,
): FoundRun {
  const { from, to, startedAt, endedAt } = stretch;
  const digest = stretch.hash.digest('hex');
  return {
    source: session.source,
    identity: `${session.agentId}/${session.id}/${stretch.id}`,
    digest,
    place: stretch.place,
    startedAt,
    endedAt,
    isOpen,
    agentId: session.agentId,
    framework: 'openclaw',
    host: 'openclaw',
    hostVersion: session.hostVersion,
    shownFacts: [...TRANSCRIPT_FACTS, ...(toRuntime().at(startedAt) ? (['run_trigger'] as const) : [])],
    play: (record) => playStretch(session, { from, to, startedAt, digest }, toRuntime(), record),
  };
}

function playStretch(
  session: StoredSession,
  { from, to, startedAt, digest }: Pick<ConversationStretch, 'from' | 'to' | 'startedAt'> & { readonly digest: string },
  runtime: RuntimeRuns,
  record: RecordAt,
): void {
  const replay = createTranscriptReplay(session, runtime, record, startedAt);
  const hash = createHash('sha256');
  for (const entry of session.entries(from, to)) {
    const parsed = parseEntry(entry);
    if (isKept(parsed)) hash.update(`${entry.text ?? '(unreadable)'}\n`);
    if (typeof parsed === 'string') replay.skip();
    else replay.add(parsed, timeOf(parsed));
  }
  replay.end();
  if (hash.digest('hex') !== digest) throw new ChangedSource();
}

/** The entry, or why it is none. */
function parseEntry({ text, why }: StoredEntry): HostObject | string {
  if (text === null) return why ?? 'It cannot be read.';
  try {
    const entry = asObject(JSON.parse(text));
    return typeof entry.type === 'string' ? entry : 'It has no type.';
  } catch {
    return 'It is not JSON.';
  }
}

/** Whether an entry is part of a run: a message, a compaction, or something unreadable in its place. */
const isKept = (parsed: HostObject | string): boolean =>
  typeof parsed === 'string' || parsed.type === 'compaction' || messageOf(parsed) !== null;

function messageOf(entry: HostObject): HostObject | null {
  const message = asObject(entry.message);
  return entry.type === 'message' && typeof message.role === 'string' ? message : null;
}

const timeOf = (entry: HostObject): number | undefined =>
  toTime(entry.timestamp) ?? toTime(asObject(entry.message).timestamp);
