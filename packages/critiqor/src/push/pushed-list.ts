import { hash } from 'node:crypto';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DIRECTORY_MODE, FILE_MODE } from '@critiqor/evidence/contract/run-directory';
import { parseObject } from '@critiqor/evidence/read/journal-line';
import { tryReadPlainText } from '../system/open-plain-file.ts';

/** What became of a run that was sent: none of these is sent again by itself. */
const PUSH_STATES = ['accepted', 'known', 'quarantined', 'erased'] as const;
export type PushState = (typeof PUSH_STATES)[number];

/** What a hub has acknowledged, in a file of the runs directory. Sealed runs that are not in it wait to be sent: they are the spool. */
export interface PushedList {
  stateOf(seal: string): PushState | undefined;
  add(runId: string, seal: string, state: PushState): void;
}

export function openPushedList(stateFolder: string, hub: string, project: string): PushedList {
  const folder = join(stateFolder, 'push');
  const path = join(folder, `${hash('sha256', `${hub}\n${project}`).slice(0, 16)}.jsonl`);
  const states = new Map<string, PushState>();
  for (const line of (tryReadPlainText(path) ?? '').split('\n')) {
    const { seal, state } = parseObject(line) ?? {};
    const known = PUSH_STATES.find((name) => name === state);
    if (typeof seal === 'string' && known) states.set(seal, known);
  }
  return {
    stateOf: (seal) => states.get(seal),
    add(runId, seal, state) {
      states.set(seal, state);
      mkdirSync(folder, { recursive: true, mode: DIRECTORY_MODE });
      const line = JSON.stringify({ run_id: runId, seal, state, hub, project, at: new Date().toISOString() });
      // One write: a line that a crash cut off is no line, and the hub knows the run.
      appendFileSync(path, `${line}\n`, { mode: FILE_MODE });
    },
  };
}
