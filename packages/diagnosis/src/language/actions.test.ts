import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { asksForWords, findActions, findForeignIds, findPretendedOutput } from './actions.ts';

describe('an action that was claimed', () => {
  for (const [text, verb] of [
    ['I have sent the mail.', 'sent'],
    ['Your room has been successfully booked.', 'booked'],
    ['I’ve just cancelled the order.', 'cancelled'],
    ['I opened a pull request.', 'opened a pull request'],
  ] as const)
    test(text, () => assert.equal(findActions(text)[0]?.verb, verb));
  for (const text of [
    'You sent the mail on Monday.',
    'If you agree, I have sent worse mails.',
    'The room has not been booked.',
    'I can send the mail.',
    'The mail was sent by Kim yesterday.',
    'Has it been sent?',
  ])
    test(`none: ${text}`, () => assert.deepEqual(findActions(text), []));
});

test('outputs that are spoken of as if they were there', () => {
  assert.ok(findPretendedOutput('Based on the output, all is well.', 'Is the disk full?'));
  assert.ok(findPretendedOutput('I ran the tests.', 'Does it work?'));
  assert.equal(findPretendedOutput('Run the tests to see.', 'Does it work?'), null);
  assert.equal(findPretendedOutput('Based on the output, the disk is full.', 'This is the output of df: …'), null);
  assert.ok(findPretendedOutput('{"command": "df"}\nBased on the output, it is full.', 'The log says ENOSPC.'));
});

test('a request for words, or for what was done before', () => {
  assert.ok(asksForWords('Draft a mail that says we have sent the parcel'));
  assert.ok(asksForWords('Have you booked the table?'));
  assert.ok(!asksForWords('Book a table for two'));
});

test('identifiers that another system gives', () => {
  assert.deepEqual(findForeignIds('Message ID: 18f3ac77b1.'), ['18f3ac77b1']);
  assert.deepEqual(findForeignIds('See ticket #4711 for more.'), ['4711']);
  assert.deepEqual(findForeignIds('The message is short.'), []);
});
