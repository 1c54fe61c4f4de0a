import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openDigester } from '@critiqor/evidence/write/digest-key';
import { createEventEncoder } from '@critiqor/evidence/write/event-encoder';
import { createJournalWriter } from '@critiqor/evidence/write/journal-writer';
import { createRecorder, type Recorder } from './recorder.ts';

/** From the handler to the disk, nothing may be kept per event: a gateway runs for months. */

const WARM_UP = 10_000;
const EVENTS = 50_000;
const EVENTS_PER_RUN = 1_000;
/** A list that keeps one small object for every second event already takes more. */
const MAX_GROWN_BYTES = 1_500_000;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function usedBytes(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Grown memory after many events, each with an id and arguments of its own. */
function grownBy(deliver: (recorder: Recorder, index: number) => void): number {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-memory-'));
  try {
    const { digest } = openDigester(join(folder, 'key'));
    const encode = createEventEncoder('standard', digest);
    const journal = createJournalWriter({ path: join(folder, 'journal.jsonl'), writer: 'w_test', encode });
    const recorder = createRecorder(journal);
    for (let index = 0; index < WARM_UP; index++) deliver(recorder, index);
    const before = usedBytes();
    for (let index = WARM_UP; index < WARM_UP + EVENTS; index++) deliver(recorder, index);
    const grown = usedBytes() - before;
    assert.equal(journal.written, WARM_UP + EVENTS);
    recorder.close();
    return grown;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function toolEvent(number: number, run: number, data: object): object {
  return {
    runId: `run-${run}`,
    seq: number,
    stream: 'tool',
    ts: 1_794_733_590_000 + number,
    sessionKey: `agent:main:${run}`,
    sessionId: `session-${run}`,
    data,
  };
}

test('calls that never end, of runs that never end', (t) => {
  const grown = grownBy((recorder, index) => {
    const data = {
      phase: 'start',
      name: 'exec',
      args: { command: `npm test -- --grep "case ${index}"` },
      toolCallId: `call_${index}`,
    };
    recorder.agentEvent(toolEvent((index % EVENTS_PER_RUN) + 1, Math.floor(index / EVENTS_PER_RUN), data));
  });
  t.diagnostic(`${(grown / EVENTS).toFixed(1)} bytes per event`);
  assert.ok(grown < MAX_GROWN_BYTES, `${grown} bytes`);
});

test('calls with their results, of one run that never ends', (t) => {
  const grown = grownBy((recorder, index) => {
    const toolCallId = `call_${index >> 1}`;
    const data =
      index % 2 === 0
        ? { phase: 'start', name: 'read', args: { path: `src/file-${index}.ts` }, toolCallId }
        : { phase: 'result', name: 'read', result: { content: [{ type: 'text', text: `${index}` }] }, toolCallId };
    recorder.agentEvent(toolEvent(index + 1, 0, data));
  });
  t.diagnostic(`${(grown / EVENTS).toFixed(1)} bytes per event`);
  assert.ok(grown < MAX_GROWN_BYTES, `${grown} bytes`);
});
