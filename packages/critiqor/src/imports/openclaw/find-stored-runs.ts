import { createHash, type Hash } from 'node:crypto';
import type { FactName } from '@critiqor/evidence/contract/facts';
import { asText, type HostObject } from '../../../../openclaw/src/host/host.ts';
import type { FoundPart, FoundRun } from '../import-source.ts';
import { type PlayedPart, playSessions } from './play-sessions.ts';
import { type RuntimeRuns, readRuntimeRuns } from './runtime-runs.ts';
import type { SessionFamily, SpawnedSession } from './session-families.ts';
import { entryTime, isKept, messageOf, parseEntry, toHashed } from './stored-entry.ts';
import type { StoredEntry, StoredSession, StoreOptions } from './stored-session.ts';

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
}

/**
 * The runs of a conversation: stretches of turns, parted where a person wrote after a pause, each with the subagents that it started. It is
 * read once to find and hash them, and a stretch once more when it is new.
 */
export function* findStoredRuns(
  { root, spawned }: SessionFamily,
  { idleMs, now }: StoreOptions,
  onBytes: (bytes: number) => void,
): Generator<FoundPart> {
  let runtime: RuntimeRuns | undefined;
  const toRuntime = (): RuntimeRuns => {
    runtime ??= readRuntimeRuns(root.runtime());
    return runtime;
  };
  const waiting = [...spawned].sort((left, right) => left.joinsAt - right.joinsAt);
  /** The run of a stretch, with the subagents that began before the next one. */
  const close = function* (own: ConversationStretch, nextAt: number): Generator<FoundPart> {
    const count = waiting.findIndex(({ joinsAt }) => joinsAt >= nextAt);
    const joined = waiting.splice(0, count < 0 ? waiting.length : count);
    const children: PlayedPart[] = [];
    let endedAt = own.endedAt;
    for (const { session } of joined) {
      try {
        const child = yield* readSpawned(session, own.startedAt, onBytes);
        children.push(child.part);
        endedAt = Math.max(endedAt, child.endedAt);
      } catch (cause) {
        // The store of another agent: its damage must not take this conversation away.
        yield { bad: { place: session.place, why: (cause as Error).message } };
      }
    }
    yield { run: toRun(root, { ...own, endedAt }, toRuntime, children, now - endedAt < idleMs) };
  };
  let stretch: ConversationStretch | null = null;
  for (const entry of root.entries()) {
    onBytes(entry.sizeBytes);
    const parsed = parseEntry(entry);
    if (typeof parsed === 'string') yield { bad: { place: entry.place, why: parsed } };
    const message = typeof parsed === 'string' ? null : messageOf(parsed);
    const time = (typeof parsed === 'string' ? undefined : entryTime(parsed)) ?? stretch?.endedAt;
    if (message && time !== undefined) {
      const isNew = !stretch || (message.role === 'user' && time - stretch.endedAt >= idleMs);
      if (stretch && isNew) yield* close(stretch, time);
      if (isNew) stretch = createStretch(entry, asText((parsed as HostObject).id), time);
      if (stretch) stretch.endedAt = Math.max(stretch.endedAt, time);
    }
    // Other entries are written between two runs as well, and would make an old run look changed.
    if (stretch && isKept(parsed)) addEntry(stretch, entry);
  }
  if (stretch) yield* close(stretch, Number.POSITIVE_INFINITY);
}

/** Reads the session of a subagent, to hash it and to know when it ended. */
function* readSpawned(
  session: SpawnedSession['session'],
  startedAt: number,
  onBytes: (bytes: number) => void,
): Generator<FoundPart, { readonly part: PlayedPart; readonly endedAt: number }> {
  const hash = createHash('sha256');
  let endedAt = startedAt;
  for (const entry of session.entries()) {
    onBytes(entry.sizeBytes);
    const parsed = parseEntry(entry);
    if (typeof parsed === 'string') yield { bad: { place: entry.place, why: parsed } };
    else if (messageOf(parsed)) endedAt = Math.max(endedAt, entryTime(parsed) ?? endedAt);
    if (isKept(parsed)) hash.update(toHashed(entry));
  }
  const digest = hash.digest('hex');
  return { part: { session, startedAt, digest, runtime: () => readRuntimeRuns(session.runtime()) }, endedAt };
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
  };
}

function addEntry(stretch: ConversationStretch, entry: StoredEntry): void {
  stretch.to = entry.cursor;
  stretch.hash.update(toHashed(entry));
}

function toRun(
  session: StoredSession,
  stretch: ConversationStretch,
  toRuntime: () => RuntimeRuns,
  children: readonly PlayedPart[],
  isOpen: boolean,
): FoundRun {
  const { from, to, startedAt, endedAt } = stretch;
  const own: PlayedPart = { session, from, to, startedAt, runtime: toRuntime, digest: stretch.hash.digest('hex') };
  return {
    source: session.source,
    identity: `${session.agentId}/${session.id}/${stretch.id}`,
    digest: toDigest([own, ...children]),
    place: stretch.place,
    startedAt,
    endedAt,
    isOpen,
    agentId: session.agentId,
    framework: 'openclaw',
    host: 'openclaw',
    hostVersion: session.hostVersion,
    shownFacts: [
      ...TRANSCRIPT_FACTS,
      ...(toRuntime().at(startedAt) ? (['run_trigger'] as const) : []),
      ...(children.length > 0 ? (['subagents'] as const) : []),
    ],
    play: (record) => playSessions([own, ...children], record),
  };
}

/** That of a conversation alone is the digest of its entries. */
function toDigest(parts: readonly PlayedPart[]): string {
  const [first, ...others] = parts.map(({ digest }) => digest);
  if (others.length === 0) return first ?? '';
  return createHash('sha256')
    .update([first, ...others].join('\n'))
    .digest('hex');
}
