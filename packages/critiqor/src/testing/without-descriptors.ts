import { openSync } from 'node:fs';
import { resolveRunId } from '../runs/runs-directory.ts';
import { openSealedSession } from '../sealed/sealed-reader.ts';
import { finalizeRun } from '../supervise/finalize-run.ts';
import { CritiqorError } from '../system/errors.ts';
import { readPlainText } from '../system/open-plain-file.ts';

/** For tests: `without-descriptors.ts RUNS_DIR FILE` says what the product says when no file can be opened any more. */
const [runsDir = '', file = ''] = process.argv.slice(2);
const attempts: Readonly<Record<string, () => unknown>> = {
  readPlainText: () => readPlainText(file),
  openSealedSession: () => openSealedSession(file),
  resolveRunId: () => resolveRunId(runsDir, 'run_001'),
  finalizeRun: () => finalizeRun(runsDir),
};
const said: Record<string, unknown> = {};
try {
  for (;;) openSync('/dev/null', 'r');
} catch {
  // Now there is none left.
}
for (const [name, attempt] of Object.entries(attempts)) {
  try {
    await attempt();
    said[name] = 'worked';
  } catch (cause) {
    const isOurs = cause instanceof CritiqorError;
    said[name] = isOurs ? `${cause.message} ${cause.remedy ?? ''}` : `unforeseen: ${cause}`;
  }
}
console.log(JSON.stringify(said));
