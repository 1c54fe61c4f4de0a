import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import type { RunPaths } from '@critiqor/evidence/contract/run-directory';
import { withRunsLock } from '../runs/runs-lock.ts';
import { finalizeRun } from '../supervise/finalize-run.ts';
import type { FinalizeOptions } from '../supervise/seal-run.ts';
import { startRun } from '../supervise/start-run.ts';
import { createTestWriter, writeJournal } from './test-evidence.ts';
import { TEST_METADATA } from './test-metadata.ts';

/** For tests: a runs directory that is gone afterwards. */
export function makeRunsDir(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-runs-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'runs');
}

/** For tests: the next run of a directory, recorded by a writer of that name, sealed, diagnosed and listed. */
export async function makeFinalizedRun(
  runsDir: string,
  writer = 'w_a',
  options: FinalizeOptions = {},
): Promise<RunPaths> {
  const { paths } = withRunsLock(runsDir, () => startRun(runsDir, TEST_METADATA, new Date().toISOString()));
  const write = createTestWriter(writer);
  const model = { source_layer: 'extension_api', tool_name: undefined, tool_call_id: undefined } as const;
  const call = { tool_call_id: 'call_1', tool_name: 'exec' } as const;
  writeJournal(paths, [
    write({ ...model, event_type: 'recorder_start', payload: { evidence_version: 2 } }),
    write({ ...model, event_type: 'input', payload: { text: `List the files of ${writer}` } }),
    write({ ...call, payload: { toolName: 'exec', toolCallId: 'call_1', input: { command: 'ls' } } }),
    write({ ...call, event_type: 'tool_result', outcome: 'completed', duration_ms: 12, payload: { result: 'fine' } }),
    write({ ...model, event_type: 'message_end', payload: { role: 'assistant', text: 'There is one file.' } }),
  ]);
  await finalizeRun(runsDir, options);
  return paths;
}
