import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withholdArguments } from './withhold-arguments.ts';

test('keeps the program, its commands and the names of its options, and no text', () => {
  assert.deepEqual(withholdArguments(['openclaw', 'agent', '--message', 'call Ada about the merger', '--local']), [
    'openclaw',
    'agent',
    '--message',
    '[withheld 25 characters]',
    '--local',
  ]);
  assert.deepEqual(withholdArguments(['node', '/app/openclaw.mjs', 'agent', '-m=hello', 'world']), [
    'node',
    '/app/openclaw.mjs',
    'agent',
    '-m=[withheld 5 characters]',
    '[withheld 5 characters]',
  ]);
  assert.deepEqual(withholdArguments(['openclaw', 'Tell me a secret']), ['openclaw', '[withheld 16 characters]']);
});
