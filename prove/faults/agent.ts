import { spawnSync } from 'node:child_process';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { createEventEncoder } from '@critiqor/evidence/write/event-encoder';
import { createJournalWriter, type JournalWriterOptions } from '@critiqor/evidence/write/journal-writer';
import { openAnnouncer } from '../../packages/openclaw/src/announce-lines.ts';

/**
 * An agent with a real recorder. It records FACTS facts, at half of them runs FAULT and at three quarters REPAIR, as a shell's words, and leaves in the file
 * TRUTH which facts the recorder took and how long the slowest took.
 */
const {
  CRITIQOR_RUNS_DIR: runsDir = '',
  CRITIQOR_RUN_ID: runId = '',
  TRUTH = '',
  FAULT,
  REPAIR,
  FACTS = '200',
  WITHOUT_DESCRIPTORS,
} = process.env;
const WRITER = 'w_0123456789ab';
/** Longer than the recorder waits before it tries to open a file again. */
const PAUSE_MS = 150;
const announce: JournalWriterOptions['announce'] | null = openAnnouncer(WRITER, process.env);
const journal = createJournalWriter({
  path: toRunPaths(runsDir, runId).journal,
  writer: WRITER,
  encode: createEventEncoder('standard', (text) => text, 'openclaw'),
  ...(announce ? { announce } : {}),
});
const clock = { wall: Date.now(), monotonic: Math.round(performance.now()) };
journal.append({
  event_type: 'recorder_start',
  source: 'recorder',
  payload: { pid: process.pid, ppid: process.ppid, entry_point: 'agent_local', clock },
});
const taken: number[] = [];
const count = Number(FACTS);
let slowestMs = 0;
let held: number[] = [];
for (let fact = 1; fact <= count; fact += 1) {
  if (fact === Math.floor(count / 2)) change(FAULT);
  if (fact === Math.floor(count * 0.75)) change(REPAIR, true);
  const began = performance.now();
  const seq = journal.append({
    event_type: 'input',
    source: 'transcript',
    payload: { text: `fact ${fact}; ${'x'.repeat(900)}` },
  });
  slowestMs = Math.max(slowestMs, performance.now() - began);
  if (seq !== null) taken.push(fact);
}
journal.close();
writeFileSync(TRUTH, JSON.stringify({ taken, lost: count - taken.length, slowestMs }));
console.log('agent done');

function change(command: string | undefined, isRepair = false): void {
  if (WITHOUT_DESCRIPTORS) held = isRepair ? held.flatMap((fd) => closeSync(fd) ?? []) : takeAllDescriptors();
  if (command) spawnSync('/bin/sh', ['-c', command], { stdio: 'inherit' });
  if (isRepair) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
}

/** The journal's own as well: its file is gone, so that it must be opened anew. */
function takeAllDescriptors(): number[] {
  const all: number[] = [];
  try {
    for (;;) all.push(openSync('/dev/null', 'r'));
  } catch {
    return all;
  }
}
