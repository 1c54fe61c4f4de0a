import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { limitsItsTime, onlyLooks } from './command-purpose.ts';

describe('commands that only look', () => {
  for (const command of [
    'ls -la',
    'cd /app && cat a | grep "x|y"',
    'git status',
    'find . -name "*.py" | wc -l',
    'which node',
  ])
    test(command, () => assert.ok(onlyLooks(command)));
  for (const command of ['make', 'ls && make', 'python3 - <<EOF\nprint(1)\nEOF', 'git push', 'sed -i s/a/b/ x'])
    test(`not ${command.split('\n', 1)[0]}`, () => assert.ok(!onlyLooks(command)));
});

test('a time limit of its own', () => {
  assert.ok(limitsItsTime('cd app && timeout 5 node server.js'));
  assert.ok(!limitsItsTime('curl --connect-timeout 5 example.org'));
});
