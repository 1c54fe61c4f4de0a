import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findInstruction, findStatedNumber, isRefusal, toNamedNumbers } from './results.ts';

test('instructions, with the tool that they name', () => {
  assert.equal(
    findInstruction('Command still running (pid 7). Use process (list/poll/log) for follow-up.')?.tool,
    'process',
  );
  assert.equal(findInstruction('Too large. Use read_range instead.')?.tool, 'read_range');
  assert.equal(findInstruction('The file was not read yet. Read it first.')?.tool, 'read');
  assert.equal(findInstruction('Rate limited. Do not retry before noon.')?.tool, null);
  assert.equal(findInstruction('ENOENT: no such file'), null);
  assert.equal(findInstruction(`${'x'.repeat(3_000)} use vim instead ${'y'.repeat(3_000)}`), null);
});

test('refusals', () => {
  assert.ok(isRefusal('Approval denied by the user.'));
  assert.ok(isRefusal('This command is not allowed here.'));
  assert.ok(!isRefusal('ENOENT: no such file'));
});

test('numbers by name', () => {
  assert.deepEqual(toNamedNumbers('{"totalPrice": 12.50, "items": 3, "items": 4}\nheart_rate: 54'), [
    ['total price', '12.5'],
    ['items', '3'],
    ['items', '4'],
    ['heart rate', '54'],
  ]);
  assert.equal(findStatedNumber('The total price is $1,200.50 now.', 'total price'), '1200.5');
  assert.equal(findStatedNumber('The total price went up by 3.', 'total price'), null);
  assert.equal(findStatedNumber('The subtotal price is 9.', 'total price'), null);
});
