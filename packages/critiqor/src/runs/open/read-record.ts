import type { RunPaths } from '@critiqor/evidence/contract/run-directory';
import { CritiqorError } from '../../system/errors.ts';
import type { RunRecord } from '../run-record.ts';
import { readStoredRecord } from '../runs-directory.ts';
import { toOpenRecord } from './open-record.ts';
import { readOpenRun } from './open-runs.ts';

export function readRecord(paths: RunPaths): RunRecord {
  const record = tryReadRecord(paths);
  if (record) return record;
  throw new CritiqorError('record_unreadable', `${paths.record} is not a readable run record.`, {
    remedy: `Its evidence in ${paths.directory} is untouched. Check it with: critiqor verify ${paths.directory}`,
  });
}

/**
 * The record of a run, or null when there is none that can be read. A run that is still open has an entry instead, and what becomes its record
 * is redacted: a command that lists thousands of sealed runs reads stored records only and starts without the patterns of secrets.
 */
export function tryReadRecord(paths: RunPaths): RunRecord | null {
  const stored = readStoredRecord(paths);
  const open = stored ? null : readOpenRun(paths);
  return open ? toOpenRecord(open) : stored;
}
