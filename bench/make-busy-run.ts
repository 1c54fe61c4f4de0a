import { ensureRunDirectories, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { createRunRecord } from '../packages/critiqor/src/runs/run-lifecycle.ts';
import { writeRecord } from '../packages/critiqor/src/runs/runs-directory.ts';
import { closeRun } from '../packages/critiqor/src/testing/test-dashboard.ts';
import { TEST_METADATA } from '../packages/critiqor/src/testing/test-metadata.ts';
import { writeBusyJournal } from './busy-journal.ts';

/** A process of its own that makes a sealed and judged run of many events: `make-busy-run.ts RUNS_DIR EVENTS`. */
const [runsDir = '', events = '1000'] = process.argv.slice(2);
const paths = toRunPaths(runsDir, 'run_001');
ensureRunDirectories(paths);
writeRecord(paths, createRunRecord('run_001', TEST_METADATA, new Date().toISOString()));
writeBusyJournal(paths, Number(events));
await closeRun(paths);
