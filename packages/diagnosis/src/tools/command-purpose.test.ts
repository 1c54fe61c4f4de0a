import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { limitsItsTime, onlyLooks, runsNothing, runsTests } from './command-purpose.ts';

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

test('commands that run nothing of what was made', () => {
  assert.ok(runsNothing('rm -rf build && ls'));
  assert.ok(runsNothing('chmod +x run.sh; git add run.sh'));
  assert.ok(!runsNothing('chmod +x run.sh && ./run.sh'));
});

describe('runs of tests', () => {
  for (const command of [
    'pytest -q',
    'npm test',
    'go test ./...',
    'python3 test_all.py',
    'cargo test',
    './run_tests.sh',
  ])
    test(command, () => assert.ok(runsTests(command)));
  for (const command of [
    'pip install pytest',
    'npm run build',
    'python3 main.py',
    'cat latest.log',
    'python3 -c "a way to test it"',
    'ls tests',
  ])
    test(`not ${command}`, () => assert.ok(!runsTests(command)));
});

test('a time limit of its own', () => {
  assert.ok(limitsItsTime('cd app && timeout 5 node server.js'));
  assert.ok(!limitsItsTime('curl --connect-timeout 5 example.org'));
});
