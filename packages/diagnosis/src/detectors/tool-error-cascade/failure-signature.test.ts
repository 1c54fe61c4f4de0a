import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTrace } from '../../intake/read-trace.ts';
import { createReading } from '../../model/reading.ts';
import { toFailureSignature } from './failure-signature.ts';

function sign(text: string): string {
  const call = { type: 'tool_call', tool: 'orders', args: {}, call_id: 'a' };
  const { toolCalls } = readTrace({
    events: [
      { i: 0, ...call },
      { i: 1, type: 'tool_result', call_id: 'a', text, is_error: true },
    ],
  });
  const result = toolCalls[0]?.result;
  assert.ok(result);
  return toFailureSignature(result, createReading());
}

test('names, places and numbers do not make another failure', () => {
  assert.equal(
    sign('Error: module "left" not found in /a/b.js:17'),
    sign('Error: module "right" not found in /c.js:4'),
  );
  assert.equal(sign('{"error": "order 4711 is closed"}'), sign('{"error": "order 9 is closed"}'));
});

test('another message is another failure, also where an object holds it', () => {
  assert.notEqual(sign('{"error": "order is closed"}'), sign('{"error": "no such customer"}'));
  assert.notEqual(
    sign('{"status": "error", "message": "card refused"}'),
    sign('{"status": "error", "message": "address missing"}'),
  );
  assert.notEqual(sign("Error: 'not enough seats'"), sign("Error: 'payment refused'"));
});
