import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { EventDraft } from '@critiqor/evidence/contract/event';
import { createRunStates } from '../calls/run-states.ts';
import { readRecording } from '../testing/recording.ts';
import { asOtherRuns, type Step, toSteps } from '../testing/replay-steps.ts';
import { createScriptedRun } from '../testing/scripted-steps.ts';
import { createRecorder, type Journal, type Recorder } from './recorder.ts';

/** A gateway runs for months: what the recorder remembers must not grow with what it has seen. */

const STREAM = ['09-subagent', '08a-model-500-429-recovered', '07c-compaction-failed'].flatMap((name) =>
  toSteps(readRecording(name)),
);

/** A recorder whose lines go nowhere: only its own memory is left to grow. */
function createForgetfulRecorder(onLine: (draft: EventDraft) => void = () => {}): Recorder {
  let written = 0;
  const journal: Journal = {
    append(draft) {
      onLine(draft);
      written += 1;
      return written;
    },
    get written() {
      return written;
    },
    close() {},
  };
  return createRecorder(journal);
}

function deliver(recorder: Recorder, { seam, event, context }: Step): void {
  const layer = seam.split('.', 1)[0];
  if (layer === 'agent_event') recorder.agentEvent(event);
  else if (layer === 'transcript') recorder.transcript(event);
  else if (layer === 'diagnostic') recorder.diagnostic(event);
  else recorder.hook(seam.slice('hook.'.length), event, context);
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Memory in use once nothing more can be freed, in MB. */
function usedMb(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

test('thousands of runs leave no more behind than hundreds', (t) => {
  const recorder = createForgetfulRecorder();
  const replay = (from: number, to: number): void => {
    for (let number = from; number < to; number++)
      for (const step of asOtherRuns(STREAM, `-${number}`)) deliver(recorder, step);
  };
  // Six runs each.
  replay(0, 100);
  const before = usedMb();
  replay(100, 700);
  const grown = usedMb() - before;
  // Needed until here, or it would be collected before it is measured.
  recorder.close();
  t.diagnostic(`${grown.toFixed(1)} MB more after 3,600 further runs`);
  assert.ok(grown < 3, `${grown} MB`);
});

test('arguments of calls are forgotten when their run is over', (t) => {
  const recorder = createForgetfulRecorder();
  const before = usedMb();
  for (let number = 0; number < 200; number++) {
    const run = createScriptedRun(`run-${number}`, `agent:main:${number}`).lifecycle({ phase: 'start' });
    for (let call = 0; call < 5; call++) {
      run.toolStart(`c${call}`, 'write', {
        content: Array.from({ length: 2_000 }, (_, index) => `${number} ${call} ${index}`),
      });
    }
    for (const step of run.lifecycle({ phase: 'end', executionSettled: true }).steps) deliver(recorder, step);
  }
  const grown = usedMb() - before;
  // Needed until here, or it would be collected before it is measured.
  recorder.close();
  t.diagnostic(`${grown.toFixed(1)} MB after 200 runs with large arguments`);
  assert.ok(grown < 10, `${grown} MB`);
});

test('of a run that never ends only the newest calls are remembered', (t) => {
  const recorder = createForgetfulRecorder();
  const before = usedMb();
  for (let call = 1; call <= 20_000; call++) {
    const args = { content: Array.from({ length: 20 }, (_, index) => `${call} ${index}`) };
    const data = { phase: 'start', toolCallId: `c${call}`, name: 'write', args };
    deliver(recorder, { seam: 'agent_event.tool', event: { runId: 'endless', seq: call, stream: 'tool', data } });
  }
  const grown = usedMb() - before;
  recorder.close();
  t.diagnostic(`${grown.toFixed(1)} MB after 20,000 calls`);
  assert.ok(grown < 3, `${grown} MB`);
});

test('an open run is remembered, however many others begin and end', () => {
  const lines: EventDraft[] = [];
  const recorder = createForgetfulRecorder((draft) => void lines.push(draft));
  const long = createScriptedRun('long', 'agent:main:long').lifecycle({ phase: 'start' }).steps.slice();
  for (const step of long) deliver(recorder, step);
  for (let number = 0; number < 2_000; number++) {
    const short = createScriptedRun(`short-${number}`, `agent:main:${number}`);
    for (const step of short.lifecycle({ phase: 'start' }).lifecycle({ phase: 'end', executionSettled: true }).steps)
      deliver(recorder, step);
  }
  deliver(recorder, {
    seam: 'agent_event.lifecycle',
    event: { runId: 'long', seq: 2, stream: 'lifecycle', data: { phase: 'end' } },
  });
  assert.deepEqual(
    lines.filter(({ event_type }) => event_type === 'recorder_fault'),
    [],
  );
  assert.equal(lines.at(-1)?.conversation_key, 'agent:main:long');
});

test('runs that never end are forgotten too, the oldest first', () => {
  const runs = createRunStates();
  for (let number = 0; number < 5_000; number++) runs.of(`run-${number}`).started = true;
  const remembered = [...runs.all()].map(({ id }) => id);
  assert.ok(remembered.length <= 1_000);
  assert.equal(remembered.at(-1), 'run-4999');
});
