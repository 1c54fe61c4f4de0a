import { readFileSync } from 'node:fs';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { loadSigningKey } from '../verify/signing-keys.ts';
import { sealTestRun } from './test-evidence.ts';

/** For tests: seals run_001 in a process of its own that `fail-at-call.ts` may end, and says which calls of the file system it made. */
const [runsDir = '', keyPath = ''] = process.argv.slice(2);
const signingKey = loadSigningKey(keyPath);
const counter = globalThis as { countCalls?: boolean; calls?: string[] };
// What is loaded late is loaded before counting.
readFileSync(keyPath);
counter.countCalls = true;
try {
  await sealTestRun(toRunPaths(runsDir, 'run_001'), { signingKey });
} finally {
  counter.countCalls = false;
}
console.log(JSON.stringify(counter.calls));
