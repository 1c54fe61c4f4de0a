import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findDenial, findFailureText, isBlank } from './refusals.ts';

test('calls that somebody kept from being carried out', () => {
  for (const text of [
    'Exec denied (gateway id=3f9c, user-denied): rm -rf a',
    "The user doesn't want to proceed with this tool use.",
    'This command requires approval',
    'Tool spotify__create_playlist not found',
    'Validation failed for tool "edit":\n - edits: must be array',
    "Claude requested permissions to write, but you haven't granted it yet.",
  ])
    assert.ok(findDenial(text), text);
  for (const text of [
    'EACCES: permission denied, open a',
    'bash: x: command not found',
    'access denied for user root@localhost',
    'ok',
  ])
    assert.equal(findDenial(text), null, text);
});

test('results that say they failed', () => {
  for (const text of [
    'Error: 422 Unprocessable',
    'Failed to send',
    '404 Not Found',
    'Could not find the text',
    'ValueError: x',
    'Request timed out after 30 s',
  ])
    assert.ok(findFailureText(text), text);
  for (const text of ['Sent.', 'No errors found', 'Errors fixed: 3', 'The build has not failed'])
    assert.equal(findFailureText(text), null, text);
});

test('results that say nothing', () => {
  for (const text of ['', '  \n', '(no output)', '[No output]', '(no output)\n']) assert.ok(isBlank(text), text);
  for (const text of ['ok', 'no output was expected here but there was some more of it, and more'])
    assert.ok(!isBlank(text), text);
});
