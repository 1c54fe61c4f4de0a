import { lstatSync } from 'node:fs';
import { writeFileAtomically } from '../../runs/runs-directory.ts';
import { EVIDENCE_SOURCE } from '../../sealed/sealed-format.ts';
import type { KeptStatement } from '../../witness/keeper.ts';
import { toAbsentWitness } from '../../witness/statement.ts';
import { toStatementText } from '../../witness/statement-file.ts';
import { createLiveSession, type LiveSession } from '../live-session.ts';
import type { OwnRecord } from './own-record.ts';
import type { Troubles } from './troubles.ts';
import { type AgentWitness, createAgentWitness } from './witness-agent.ts';

/** What the supervisor sees of a run while its agent works: the journal as it grows, and what the recorder announces. */
export interface RunWatch {
  readonly live: LiveSession;
  /** Null when the user turned it off. */
  readonly witness: AgentWitness | null;
  /** Called a few times a second: writes the live summary. */
  tick(): void;
  /** Once the agent is gone: reads the rest and keeps what was witnessed, for a seal that another process makes. */
  settle(): Promise<void>;
  toStatement(): KeptStatement;
  /** Whether the recorder wrote anything, even with a damaged first line; or whether that cannot be known. */
  hasArrived(): boolean;
}

/** How long a tick waits for other commands; the next one comes soon. */
const LIVE_LOCK_MS = 50;
/** Damage is noted once, so it waits longer; the time limit of the agent waits with it. */
const DAMAGE_LOCK_MS = 1_000;

export function createRunWatch(own: OwnRecord, troubles: Troubles, isWitnessed: boolean): RunWatch {
  const { paths, record } = own;
  const live = createLiveSession(paths, {
    createdAt: record.timestamps.created_at,
    sessionId: record.session_id,
    onRestart: () => noteDamage(own, troubles, 'the journal was removed, shortened or replaced while the agent ran'),
  });
  const witness = isWitnessed ? createAgentWitness() : null;
  const toStatement = (): KeptStatement =>
    witness?.toStatement() ?? { ...toAbsentWitness('turned_off'), writers: new Map() };
  const keepLive = (): void => {
    // Another process may hold the lock for ever; signals and the time limit must not wait for that.
    if (live.poll()) {
      const summary = live.toSessionJson();
      own.whileMonitoring(() => writeFileAtomically(paths.session, summary), LIVE_LOCK_MS);
    }
  };
  const keepStatement = (): void => {
    const text = toStatementText(toStatement());
    own.whileMonitoring(() => writeFileAtomically(paths.witness, text));
  };
  return {
    live,
    witness,
    tick: () => troubles.attempt(keepLive),
    async settle() {
      await witness?.settle();
      troubles.attempt(keepStatement);
      troubles.attempt(keepLive);
      if (live.journalBytes > 0 && isGone(paths.journal)) {
        noteDamage(own, troubles, 'the journal was removed while the agent ran');
      }
    },
    toStatement,
    hasArrived: () => hasContent(paths.journal),
  };
}

/** Damage that only we could see. The seal counts it, so it is part of the run's own events. */
function noteDamage(own: OwnRecord, troubles: Troubles, message: string): void {
  if (troubles.list.has(message)) return;
  const payload = { source: EVIDENCE_SOURCE, message };
  troubles.attempt(() => own.add({ event_type: 'error_event', status: 'error', payload }, DAMAGE_LOCK_MS));
  troubles.add(message);
}

/** Whether a file is no longer there. Where we may not look, nothing is known: the agent's exit code must not depend on it. */
function isGone(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) === undefined;
  } catch {
    return false;
  }
}

function hasContent(path: string): boolean {
  try {
    const found = lstatSync(path, { throwIfNoEntry: false });
    return found !== undefined && (found.size > 0 || !found.isFile());
  } catch {
    // We may not look.
    return true;
  }
}
