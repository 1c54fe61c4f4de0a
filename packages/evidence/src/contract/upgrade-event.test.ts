import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { readWholeJournal } from '../read/journal-reader.ts';
import { summarizeNotes } from '../testing/test-journal.ts';
import { EVIDENCE_VERSION, isJournalEvent, type JournalEvent } from './event.ts';
import { upgradeEvent } from './upgrade-event.ts';
import type { JournalEventV1 } from './versions/v1.ts';

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
    event: {
      v: EVIDENCE_VERSION,
      host: 'openclaw',
      source: 's',
      tool_name: 'own',
      event_type: 'x',
      payload: { toolName: 'other', toolCallId: 7 },
    },
  });
});

const FIRST: JournalEventV1 = {
  v: 1,
  timestamp: '2026-01-01T00:00:00.000Z',
  event_type: 'tool_call',
  source_layer: 'tool_hooks',
  source: 'agent_event.tool',
  status: 'ok',
  payload: { toolName: 'exec' },
  seq: 1,
  writer: 'w_a',
  prev_hash: '0'.repeat(64),
  hash: 'f'.repeat(64),
  openclaw_run_id: 'r',
  openclaw_session_key: 'k',
  openclaw_session_id: 's',
  openclaw_agent_id: 'a',
};
const upgrade = (members: object): unknown => {
  const upgraded = upgradeEvent({ ...FIRST, ...members });
  return 'event' in upgraded && isJournalEvent(upgraded.event) ? upgraded.event : upgraded;
};

test('version 1 named its ids after OpenClaw; today they are those of a host', () => {
  const { openclaw_run_id, openclaw_session_key, openclaw_session_id, openclaw_agent_id, ...rest } = FIRST;
  const ids = { host_run_id: 'r', conversation_key: 'k', conversation_id: 's', agent_id: 'a' };
  assert.deepEqual(upgrade({}), { ...rest, ...ids, v: EVIDENCE_VERSION, host: 'openclaw' });
  const bare = upgradeEvent({ ...rest, source_layer: 'supervisor' });
  assert.deepEqual(bare, { event: { ...rest, source_layer: 'supervisor', v: EVIDENCE_VERSION } });
});

test('what version 1 named after OpenClaw in payloads is renamed, and nothing else', () => {
  const payloadOf = (event_type: string, payload: object): unknown =>
    (upgrade({ event_type, payload }) as JournalEvent).payload;
  assert.deepEqual(payloadOf('recorder_start', { openclaw_version: '1', pid: 2 }), { host_version: '1', pid: 2 });
  assert.deepEqual(payloadOf('session_end', { next_session_id: 'n' }), { next_conversation_id: 'n' });
  for (const type of ['subagent_spawned', 'subagent_ended']) {
    const child = { child_session_key: 'c', parent_session_key: 'p', mode: 'run' };
    const renamed = { child_conversation_key: 'c', parent_conversation_key: 'p', mode: 'run' };
    assert.deepEqual(payloadOf(type, child), renamed);
  }
  for (const type of ['agent_start', 'input']) {
    assert.deepEqual(payloadOf(type, { trigger_source: 'session_key' }), { trigger_source: 'conversation_key' });
    assert.deepEqual(payloadOf(type, { trigger_source: 'host' }), { trigger_source: 'host' });
  }
  const argument = { input: { openclaw_version: '1', child_session_key: 'c' } };
  assert.deepEqual(payloadOf('tool_call', argument), argument);
});

test('a journal of version 1 is read as one of today, its chain checked as it was written', async () => {
  const path = resolve(ROOT, 'fixtures/evidence/gateway-parent.jsonl');
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  const { events, report } = await readWholeJournal(path);
  assert.deepEqual([report.notes, events.length], [[], lines.length]);
  assert.ok(events.every(isJournalEvent));
  assert.doesNotMatch(JSON.stringify(events), /"(?:openclaw_\w+|child_session_key)":/);
  const before = lines.map((line) => JSON.parse(line) as JournalEventV1);
  assert.ok(before.every(({ v }) => v === 1));
  assert.deepEqual(
    events.map(({ host_run_id, conversation_key, hash }) => [host_run_id, conversation_key, hash]),
    before.map(({ openclaw_run_id, openclaw_session_key, hash }) => [openclaw_run_id, openclaw_session_key, hash]),
  );
});

/** Where the names of one host are at home: its own code, and what reads the version that used them for every host. */
const NAMES_OF_OPENCLAW =
  /^(?:openclaw\/|critiqor\/src\/hosts\/openclaw\/|evidence\/src\/contract\/(?:versions\/|upgrade-event))/;

test('only what knows OpenClaw uses its names for ids', () => {
  const packages = resolve(ROOT, 'packages');
  const sources = readdirSync(packages, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\/src\/.*\.tsx?$/.test(file) && !file.includes('node_modules') && !NAMES_OF_OPENCLAW.test(file),
  );
  assert.ok(sources.length > 300);
  for (const file of sources) {
    const names = /openclaw_(?:run_id|session_\w+|agent_id|version)/;
    assert.doesNotMatch(readFileSync(resolve(packages, file), 'utf8'), names, file);
  }
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
