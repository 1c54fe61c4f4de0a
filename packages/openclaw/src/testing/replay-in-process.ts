import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { readRecording } from './recording.ts';
import { toSteps } from './replay-steps.ts';
import { createReplayedHost } from './replayed-host.ts';

/**
 * For tests: replays a recording in a process of its own, which the test kills. It says `b N` before it hands out the N-th event
 * and `a N` once the handlers have returned, over a pipe that outlives it.
 */
const PAUSE_MS = 0.2;
const WAIT_FOR_KILL_MS = 10_000;

const [recording = '', runsDir = '', capture = 'standard'] = process.argv.slice(2);
const clock = new Int32Array(new SharedArrayBuffer(4));
const host = createReplayedHost({ after: () => {} }, { entryPoint: 'gateway', runsDir, capture });
await host.register('discovery');
// Who is killed leaves no cache to those who come after.
flushCompileCache();
for (const [index, step] of toSteps(readRecording(recording)).entries()) {
  writeSync(1, `b ${index}\n`);
  host.deliver(step);
  writeSync(1, `a ${index}\n`);
  Atomics.wait(clock, 0, 0, PAUSE_MS);
}
Atomics.wait(clock, 0, 0, WAIT_FOR_KILL_MS);
