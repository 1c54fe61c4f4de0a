import { toCanonicalJson } from '@critiqor/evidence/contract/canonical-json';
import type { RunPaths } from '@critiqor/evidence/contract/run-directory';
import { tryReadRecord } from '../../runs/open/read-record.ts';
import { addLifecycleEvent, type LifecycleDraft } from '../../runs/run-lifecycle.ts';
import type { RunRecord } from '../../runs/run-record.ts';
import { toRecordText, writeRecord } from '../../runs/runs-directory.ts';
import { withRunsLock } from '../../runs/runs-lock.ts';
import { RECORD_SOURCE } from '../../sealed/sealed-format.ts';
import { CritiqorError } from '../../system/errors.ts';
import { readPlainText } from '../../system/open-plain-file.ts';

/**
 * The record of a run that this process monitors, kept in memory as it was written last. The agent can write the file too, and what it says
 * is sealed as the supervisor's word: whatever somebody else wrote there is overwritten, and counts as damage.
 */
export interface OwnRecord {
  readonly paths: RunPaths;
  readonly record: RunRecord;
  /** Does something under the lock, unless another command finalizes the run: then we may write neither record nor evidence. */
  whileMonitoring(work: () => void, waitMs?: number): void;
  /** Adds an event to the record, under the same condition. */
  add(draft: LifecycleDraft, waitMs?: number): void;
  /** Adds an event for who holds the lock already. */
  addLocked(draft: LifecycleDraft): void;
}

const CHANGED: LifecycleDraft = {
  event_type: 'error_event',
  status: 'error',
  payload: { source: RECORD_SOURCE, message: 'the record of the run was changed while the agent ran' },
};

export function createOwnRecord(paths: RunPaths, first: RunRecord): OwnRecord {
  let record = first;
  let text = toRecordText(first);
  const addLocked = (draft: LifecycleDraft): void => {
    const next = addLifecycleEvent(record, draft, new Date().toISOString());
    writeRecord(paths, next);
    record = next;
    text = toRecordText(next);
  };
  const whileMonitoring = (work: () => void, waitMs?: number): void => {
    withRunsLock(
      paths.runsDir,
      () => {
        if (readText(paths) !== text) {
          if (isTakenOver(tryReadRecord(paths), record)) return;
          addLocked(CHANGED);
        }
        work();
      },
      waitMs,
    );
  };
  return {
    paths,
    get record() {
      return record;
    },
    whileMonitoring,
    add: (draft, waitMs) => whileMonitoring(() => addLocked(draft), waitMs),
    addLocked,
  };
}

/** Whether another command has begun to finalize or abort the run: it keeps what we wrote and goes on from there. */
function isTakenOver(found: RunRecord | null, own: RunRecord): boolean {
  if (!found || found.status === 'MONITORING' || found.session_id !== own.session_id) return false;
  if (toCanonicalJson(found.metadata) !== toCanonicalJson(own.metadata)) return false;
  // Once it is sealed, the merged events are in the place of ours.
  if (found.timestamps.finalized_at !== null) return true;
  const kept = found.event_log.slice(0, own.event_log.length);
  return JSON.stringify(kept) === JSON.stringify(own.event_log);
}

function readText({ record }: RunPaths): string | null {
  try {
    return readPlainText(record);
  } catch (cause) {
    if (!(cause instanceof CritiqorError)) throw cause;
    // Something else is in its place.
    return null;
  }
}
