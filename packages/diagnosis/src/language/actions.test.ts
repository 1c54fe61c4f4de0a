import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findActions } from './actions.ts';

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
