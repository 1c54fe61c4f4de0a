import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { readWholeJournal } from '../read/journal-reader.ts';
import { summarizeNotes } from '../testing/test-journal.ts';
import { EVIDENCE_VERSION, isJournalEvent } from './event.ts';
import { upgradeEvent } from './upgrade-event.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const fixture = (name: string): string => resolve(ROOT, 'packages/evidence/fixtures', name);

test('an event of the current version is left as it is', () => {
  const event = { v: EVIDENCE_VERSION, anything: 1 };
  assert.deepEqual(upgradeEvent(event), { event });
});

test('there is a way from every older version to the current one', () => {
  for (let v = 0; v < EVIDENCE_VERSION; v++) {
    const upgraded = upgradeEvent({ v, payload: {} });
    assert.ok('event' in upgraded && upgraded.event.v === EVIDENCE_VERSION, `from version ${v}`);
  }
});

for (const v of [undefined, null, '1', -1, 0.5, Number.NaN, {}]) {
  test(`the version ${String(v)} is none`, () => {
    const refused = upgradeEvent({ v });
    assert.ok('refused' in refused && refused.kind === 'garbage_line');
  });
}

test('an event from the future is refused in one plain sentence that says what to do', () => {
  assert.deepEqual(upgradeEvent({ v: 99 }), {
    kind: 'future_version',
    refused: `The line has evidence version 99; this Critiqor reads up to ${EVIDENCE_VERSION}. Update Critiqor to read it.`,
  });
});

test('a journal of the preview is read as one of today, its chain checked as it was written', async () => {
  const { events, report } = await readWholeJournal(fixture('journal-v0.jsonl'));
  assert.deepEqual(report.notes, []);
  assert.ok(events.every(isJournalEvent));
  const tools = events.map(({ event_type, source, tool_name, tool_call_id, duration_ms }) => ({
    event_type,
    source,
    tool_name,
    tool_call_id,
    duration_ms,
  }));
  const none = { tool_name: undefined, tool_call_id: undefined, duration_ms: undefined };
  const call = { source: 'preview', tool_name: 'exec', tool_call_id: 'call_1' };
  assert.deepEqual(tools, [
    { event_type: 'session_start', source: 'preview', ...none },
    { event_type: 'tool_call', ...call, duration_ms: null },
    { event_type: 'tool_result', ...call, duration_ms: 12.5 },
    { event_type: 'session_end', source: 'preview', ...none },
  ]);
  assert.deepEqual(events[1]?.payload, {
    toolName: 'exec',
    toolCallId: 'call_1',
    input: { command: 'ls -la "Ünïcode 😀"' },
  });
});

test('what the preview said beside the payload is not overwritten', () => {
  const upgraded = upgradeEvent({
    v: 0,
    source: 's',
    tool_name: 'own',
    event_type: 'x',
    payload: { toolName: 'other', toolCallId: 7 },
  });
  assert.deepEqual(upgraded, {
    event: { v: 1, source: 's', tool_name: 'own', event_type: 'x', payload: { toolName: 'other', toolCallId: 7 } },
  });
});

test('lines from the future are noted, and those of today beside them are read', async () => {
  const { events, report } = await readWholeJournal(fixture('journal-future.jsonl'));
  assert.deepEqual(
    events.map(({ event_type }) => event_type),
    ['recorder_start', 'gateway_start', 'gateway_stop'],
  );
  assert.deepEqual(summarizeNotes(report), ['future_version@2', 'future_version@4', 'future_version@5']);
});

test('the fixtures are what the script makes', () => {
  execFileSync(process.execPath, ['scripts/make-evidence-fixtures.ts', '--check'], { cwd: ROOT });
});
