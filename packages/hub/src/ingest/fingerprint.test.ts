import assert from 'node:assert/strict';
import { test } from 'node:test';
import { normaliseMessage, toFingerprint } from './fingerprint.ts';

test('what differs from run to run does not make another failure', () => {
  const same = [
    'exec was called 12 times with the same arguments: "cat /tmp/a.txt"',
    'exec was called 7 times with the same arguments: "ls ../b"',
    'Exec was called 3 times  with the same arguments: “x”',
  ];
  assert.equal(new Set(same.map((text) => toFingerprint('infinite_tool_loop', 'exec', text))).size, 1);
  assert.equal(
    normaliseMessage('Session 7cdc0ef1-d7ca-4e8a-b1cd-4c509fd1865e in /home/a/b failed'),
    'session # in /… failed',
  );
});

test('an apostrophe begins no quotation, and a message in JSON is not empty', () => {
  assert.equal(normaliseMessage("can't open 'a b': it doesn't exist"), "can't open …: it doesn't exist");
  assert.notEqual(normaliseMessage('{"error":"rate limited"}'), normaliseMessage('{"error":"not found"}'));
});

test('type, tool and words do', () => {
  const prints = [
    toFingerprint('a', 'exec', 'x'),
    toFingerprint('b', 'exec', 'x'),
    toFingerprint('a', 'read', 'x'),
    toFingerprint('a', 'exec', 'y'),
  ];
  assert.equal(new Set(prints).size, 4);
});

test('a hostile message takes no longer than another', () => {
  const began = performance.now();
  for (const text of ['"'.repeat(1e6), '/'.repeat(1e6), 'a-'.repeat(5e5), '1'.repeat(1e6)])
    toFingerprint('a', 'b', text);
  assert.ok(performance.now() - began < 2_000);
});
