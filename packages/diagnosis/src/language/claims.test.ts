import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findClaim, mentionsTrouble } from './claims.ts';

describe('a claim of success', () => {
  for (const text of [
    'Done.',
    'I have successfully moved the files.',
    'The service is now running.',
    'I’ve updated the config. Anything else?',
    'All requirements are met.',
  ])
    test(`is one: ${text}`, () => assert.notEqual(findClaim(text), null));
  for (const text of [
    'What should I do with the old file?',
    'I could not finish this: the disk is full.',
    'If you agree, it will be done tomorrow.',
    'Let me get this done.',
    'The task is not completed.',
    'Workaround until fixed: restart it.',
    'It is 14 degrees in Kiel.',
    'Unfortunately the upload stopped. The rest is done.',
  ])
    test(`is none: ${text}`, () => assert.equal(findClaim(text), null));
});

test('a reservation far below a claim is a footnote to it', () => {
  assert.notEqual(findClaim(`Done.\n${'It is fine. '.repeat(200)}\nI could not try the last part.`), null);
});

test('trouble is named', () => {
  assert.ok(mentionsTrouble('The command failed.'));
  assert.ok(mentionsTrouble('That file does not exist.'));
  assert.ok(!mentionsTrouble('The theme is blue.'));
  assert.ok(!mentionsTrouble('It compiled with no errors and good error handling.'));
});
