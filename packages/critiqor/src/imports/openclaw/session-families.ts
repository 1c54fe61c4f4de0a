import { entryTime, parseEntry } from './stored-entry.ts';
import type { StoredSession } from './stored-session.ts';

/** The session of a subagent, at any depth below a conversation. */
export interface SpawnedSession {
  readonly session: StoredSession;
  /** When the subagent of the conversation itself began that this one is, or was started by. */
  readonly joinsAt: number;
}

/** A conversation and its subagents: what a person calls one run. */
export interface SessionFamily {
  readonly root: StoredSession;
  readonly spawned: readonly SpawnedSession[];
}

/** Deeper than any host lets agents delegate; ends a chain that leads back to itself. */
const MAX_DEPTH = 32;

/**
 * Puts the sessions of subagents below the conversation that started them, also one of another agent. A subagent whose parent was deleted is a
 * conversation of its own.
 */
export function toFamilies(sessions: readonly StoredSession[]): SessionFamily[] {
  const byKey = Map.groupBy(sessions, ({ key }) => key);
  const times = new Map<StoredSession, number>();
  const beganAt = (session: StoredSession): number => {
    const known = times.get(session) ?? readBegin(session);
    times.set(session, known);
    return known;
  };
  const parentOf = (child: StoredSession): StoredSession | undefined => {
    if (child.spawnedBy === undefined || child.spawnedBy === child.key) return undefined;
    const candidates = toNearest(child, byKey.get(child.spawnedBy) ?? []);
    if (candidates.length < 2) return candidates[0];
    // A conversation that was reset has several sessions: the last one that had begun.
    const earlier = candidates.filter((candidate) => beganAt(candidate) <= beganAt(child));
    return earlier.toSorted((left, right) => beganAt(left) - beganAt(right)).at(-1) ?? candidates[0];
  };
  const below = new Map<StoredSession, SpawnedSession[]>(sessions.map((session) => [session, []]));
  const roots = sessions.filter((session) => {
    const line = toAncestors(session, parentOf);
    const [root, top] = [line.at(-1), line.at(-2) ?? session];
    if (!root) return true;
    below.get(root)?.push({ session, joinsAt: beganAt(top) });
    return false;
  });
  return roots.map((root) => ({
    root,
    spawned: (below.get(root) ?? []).sort((left, right) => beganAt(left.session) - beganAt(right.session)),
  }));
}

/** An upgrade of the host leaves its old store beside the new one: what is in the same store, or at least one of the same layout, belongs together. */
function toNearest(child: StoredSession, candidates: readonly StoredSession[]): readonly StoredSession[] {
  const sameLayout = candidates.filter(({ layout }) => layout === child.layout);
  const sameStore = sameLayout.filter(({ agentId }) => agentId === child.agentId);
  return [sameStore, sameLayout, candidates].find(({ length }) => length > 0) ?? [];
}

/** The sessions above one, the nearest first; none if they lead nowhere. */
function toAncestors(
  session: StoredSession,
  parentOf: (session: StoredSession) => StoredSession | undefined,
): StoredSession[] {
  const line: StoredSession[] = [];
  for (let above = parentOf(session); above; above = parentOf(above)) {
    if (line.length >= MAX_DEPTH) return [];
    line.push(above);
  }
  return line;
}

/** The time of the first entry that has one. */
function readBegin(session: StoredSession): number {
  try {
    for (const entry of session.entries()) {
      const parsed = parseEntry(entry);
      const time = typeof parsed === 'string' ? undefined : entryTime(parsed);
      if (time !== undefined) return time;
    }
  } catch {
    // A damaged store: said when the session is read as a whole.
  }
  return Number.NEGATIVE_INFINITY;
}
