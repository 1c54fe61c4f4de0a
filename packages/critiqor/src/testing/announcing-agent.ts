import { spawnSync } from 'node:child_process';
import { writeSync } from 'node:fs';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { createEventEncoder } from '@critiqor/evidence/write/event-encoder';
import { createJournalWriter, type JournalWriterOptions } from '@critiqor/evidence/write/journal-writer';

/**
 * For tests: an agent with a real recorder that announces its lines. Half-way it runs a command as a tool would, in a process of its own;
 * `SAY` is written to the supervisor's socket by a plugin that shares the process.
 */
const WRITER = 'w_0123456789ab';
const {
  CRITIQOR_RUNS_DIR: runsDir = '',
  CRITIQOR_RUN_ID: runId = '',
  TOOL,
  SAY,
  SAY_FIRST,
  LINES = '20',
  DIE,
} = process.env;
type OpenAnnouncer = (writer: string, env: NodeJS.ProcessEnv) => JournalWriterOptions['announce'] | null;
// Of another package, which this one never imports.
const announcer = new URL('../../../openclaw/src/announce-lines.ts', import.meta.url).href;
const { openAnnouncer } = (await import(announcer)) as { openAnnouncer: OpenAnnouncer };
const announce = openAnnouncer(WRITER, process.env);
const journal = createJournalWriter({
  path: toRunPaths(runsDir, runId).journal,
  writer: WRITER,
  encode: createEventEncoder('standard', (text) => text, 'openclaw'),
  ...(announce ? { announce } : {}),
});
const clock = { wall: Date.now(), monotonic: Math.round(performance.now()) };
const payload = { pid: process.pid, ppid: process.ppid, entry_point: 'agent_local', clock };
journal.append({ event_type: 'recorder_start', source: 'recorder', payload });
for (let number = 2; number <= Number(LINES); number++) {
  if (number === Number(LINES) / 2) {
    if (SAY_FIRST) writeSync(3, `${SAY_FIRST}\n`);
    if (TOOL) spawnSync('/bin/sh', ['-c', TOOL], { stdio: 'inherit' });
    if (SAY) writeSync(3, `${SAY}\n`);
  }
  journal.append({ event_type: 'input', source: 'transcript', payload: { text: `message ${number}` } });
}
if (DIE) process.kill(process.pid, 'SIGKILL');
journal.close();
