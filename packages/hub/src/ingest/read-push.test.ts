import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HubRefusal } from '../hub-refusal.ts';
import { readPush } from './read-push.ts';

const WHOLE = { run_id: 'run_001', seal: 'a'.repeat(64), machine: 'm', parts: null, diagnosis: null, annotations: '' };
const read = (manifest: unknown, evidence = '{}') => readPush(Buffer.from(`${JSON.stringify(manifest)}\n${evidence}`));

test('the first line and what follows it', () => {
  const { manifest, evidence } = read(WHOLE, '{"a":\n1}');
  assert.deepEqual(manifest, WHOLE);
  assert.equal(evidence.toString(), '{"a":\n1}');
  assert.deepEqual(read({ ...WHOLE, parts: ['b'.repeat(64)] }, '').manifest.parts, ['b'.repeat(64)]);
});

test('anything else is refused with 400', () => {
  const wrong: [unknown, string?][] = [
    [null],
    [7],
    [[]],
    [{ ...WHOLE, run_id: '../x' }],
    [{ ...WHOLE, seal: "' OR 1" }],
    [{ ...WHOLE, seal: undefined }],
    [{ ...WHOLE, machine: 'x'.repeat(201) }],
    [{ ...WHOLE, parts: [] }],
    [{ ...WHOLE, parts: ['x'] }, ''],
    [{ ...WHOLE, parts: ['b'.repeat(64)] }, 'both'],
    [WHOLE, ''],
    [{ ...WHOLE, annotations: 7 }],
  ];
  for (const [manifest, evidence] of wrong) {
    assert.throws(
      () => read(manifest, evidence),
      (cause) => cause instanceof HubRefusal && cause.status === 400,
    );
  }
  for (const body of ['', 'x', '{\n', '\n']) assert.throws(() => readPush(Buffer.from(body)), HubRefusal);
});
