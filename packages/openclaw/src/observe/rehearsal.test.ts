import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EventDraft } from '@critiqor/evidence/contract/event';
import { createEventEncoder } from '@critiqor/evidence/write/event-encoder';
import { createReplayedHost } from '../testing/replayed-host.ts';
import { createRecorder } from './recorder.ts';
import { playRun, rehearse } from './rehearsal.ts';

test('the rehearsal leaves no trace in the evidence but the time that it took', async (t) => {
  const host = createReplayedHost(t, { entryPoint: 'gateway' });
  await host.start();
  host.exit();
  const { events, report } = await host.journal();
  const [first] = events;
  assert.deepEqual(report.notes, []);
  assert.equal(first?.event_type, 'recorder_start');
  assert.equal(first?.seq, 1);
  const rehearsalMs = Number(first?.payload.rehearsal_ms);
  // The limit only guards against hanging: on a busy machine the process waits for its turn meanwhile.
  assert.ok(rehearsalMs > 0 && rehearsalMs < 60_000, `took ${rehearsalMs} ms`);
  assert.equal(events.filter(({ event_type }) => !event_type.startsWith('recorder_')).length, 0);
  assert.equal(events.at(-1)?.payload.host_events, 0);
});

test('what is rehearsed is a run as hosts show it, and nothing in it fails or is taken for a secret', () => {
  const drafts: EventDraft[] = [];
  const recorder = createRecorder({ append: (draft) => drafts.push(draft), written: 0, close: () => {} });
  playRun(recorder, 'run');
  assert.deepEqual(new Set(drafts.map(({ event_type }) => event_type)), FREQUENT);
  const encode = createEventEncoder('standard', () => 'digest');
  const position = { seq: 1, writer: 'w', prevHash: '', timestamp: '' };
  for (const draft of drafts) assert.doesNotMatch(encode(draft, position), /"redactions":|"truncations":/);
});

test('every line of the rehearsal is made, and nearly all of them twice', () => {
  const encode = createEventEncoder('standard', () => 'digest');
  const made = new Map<string, number>();
  rehearse((draft, position) => {
    made.set(draft.event_type, (made.get(draft.event_type) ?? 0) + 1);
    return encode(draft, position);
  });
  assert.deepEqual(new Set(made.keys()), FREQUENT);
  // Skills are written when they are new.
  for (const [type, count] of made) assert.ok(count >= (type === 'skill_available' ? 1 : 2), type);
});

test('where nothing can be encoded the rehearsal ends all the same', () => {
  const fails = (): never => {
    throw new Error('no');
  };
  assert.ok(rehearse(fails) >= 0);
});

/** What the journal of nearly every run holds. */
const FREQUENT = new Set([
  'context_report',
  'skill_available',
  'agent_start',
  'input',
  'turn_start',
  'turn_end',
  'before_provider_request',
  'message_start',
  'after_provider_response',
  'message_end',
  'tool_call',
  'tool_result',
  'agent_end',
  'recorder_status',
]);
