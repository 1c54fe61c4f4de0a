import { basename } from 'node:path';
import type { RunPaths } from '@critiqor/evidence/contract/run-directory';
import { isLiving, readWriters, type WriterProcess } from '../runs/writer-processes.ts';
import { processesWith } from '../system/process-identity.ts';

/** Variables that tell the recorder and us which run a process belongs to. */
export function runVariables({ runsDir, directory }: RunPaths): Record<string, string> {
  return { CRITIQOR_RUN_ID: basename(directory), CRITIQOR_RUNS_DIR: runsDir, CRITIQOR_EVENT_SOURCE: 'openclaw' };
}

/**
 * Living processes of the agent that can write evidence: those named by a recorder or, with `unattached` and while none has attached,
 * whatever was started for the run. Later the run's variables mean little: commands that the agent left behind have them too.
 */
export function agentProcesses(
  paths: RunPaths,
  unattached: boolean,
  writers: readonly WriterProcess[] = readWriters(paths.journal),
): number[] {
  if (writers.length === 0) return unattached ? processesWith(runVariables(paths)) : [];
  return writers.filter(isLiving).map(({ pid }) => pid);
}
