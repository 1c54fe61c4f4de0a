import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { checkRun } from '../../runs/check-run.ts';
import { readSteps } from '../../testing/imports/read-steps.ts';
import { importAll } from '../../testing/imports/test-store.ts';
import { openImportFiles } from './open-import-file.ts';

const OPTIONS = { idleMs: 900_000, now: Date.UTC(2030, 0) };
const EVENTS = [
  { i: 0, type: 'system', tools: ['exec'] },
  { i: 1, type: 'user_message', text: 'Run the tests.', ts: '2026-10-01T00:00:00Z' },
  { i: 2, type: 'tool_call', tool: 'exec', args: { command: 'npm test' }, usage: { input: 100, output: 5 } },
  { i: 3, type: 'tool_result', text: '3 failed', is_error: true, exit_code: 1 },
  { i: 4, type: 'assistant_message', text: 'All tests pass.', usage: { input: 120, output: 4 } },
];

function makePlace(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-traces-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const runsDir = join(folder, 'runs');
  const path = join(folder, 'traces.jsonl');
  return { folder, runsDir, path, run: () => importAll(runsDir, openImportFiles(path, OPTIONS)) };
}

test('a trace becomes a sealed run', async (t) => {
  const { path, runsDir, run } = makePlace(t);
  const lines = ['one', 'two'].map((trace_id) => JSON.stringify({ trace_id, model: 'gpt-x', events: EVENTS }));
  writeFileSync(path, `${lines.join('\n')}\n`);
  assert.equal((await run()).imported.length, 2);
  const paths = toRunPaths(runsDir, 'run_001');
  assert.deepEqual(readSteps(paths.session), [
    'agent_start',
    'context_report',
    'input Run the tests.',
    'before_provider_request  gpt-x',
    'after_provider_response completed undefined ms, 100 + 5 tokens',
    'tool_call exec {"command":"npm test"}',
    'tool_result exec failed: 3 failed',
    'before_provider_request  gpt-x',
    'after_provider_response completed undefined ms, 120 + 4 tokens',
    'message_end All tests pass.',
    'agent_end completed',
  ]);
  const { diagnosis } = await checkRun(paths);
  assert.equal(diagnosis?.coverage.imported_from, 'critiqor_trace');
  assert.ok(diagnosis.findings.some(({ type }) => type === 'unverified_claim'));
  assert.equal((await run()).known, 2);
});

test('bad lines are counted and located; a compressed or foreign file is refused in words', async (t) => {
  const { folder, path, run } = makePlace(t);
  const good = JSON.stringify({ trace_id: 'one', events: EVENTS });
  writeFileSync(path, [good, '{"events":[{}]}', '{"events":', '7'].join('\n'));
  const { imported, bad_records } = await run();
  assert.equal(imported.length, 1);
  assert.deepEqual(
    bad_records.map(({ place, why }) => `${place.slice(path.length)} ${why}`),
    [':2 Event 0 is not an object with a type.', ':3 It is not JSON.', ':4 The line has no list of events.'],
  );
  const refused: readonly (readonly [string, string | Buffer, RegExp])[] = [
    ['packed.jsonl', gzipSync(good), /is compressed/],
    ['else.json', '{"hello":1}', /cannot be imported/],
    ['empty.json', '', /cannot be imported/],
  ];
  for (const [name, content, why] of refused) {
    writeFileSync(join(folder, name), content);
    assert.throws(() => openImportFiles(join(folder, name), OPTIONS), why);
  }
  assert.throws(() => openImportFiles(join(folder, 'missing'), OPTIONS), /does not exist/);
});
