import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isProbe, toMeans, toTarget } from './call-target.ts';

const CASES: readonly (readonly [tool: string, args: unknown, target: string, means: string])[] = [
  ['exec', { command: 'cd app && npm test -- -q' }, 'exec npm test', 'exec npm'],
  ['exec', { command: 'sudo env A=1 timeout 5 make install' }, 'exec make install', 'exec make'],
  ['exec', { command: 'python -m pytest -q' }, 'exec python pytest', 'exec python'],
  ['exec', { command: 'python train.py --lr 3' }, 'exec python train.py', 'exec python'],
  ['exec', { command: 'python - <<EOF\nx\nEOF' }, 'exec python', 'exec python'],
  ['exec', { command: 'sleep 3; grep -rn x .' }, 'exec grep x', 'exec grep'],
  ['exec', { command: 'git commit -m "a && b"' }, 'exec git commit', 'exec git'],
  ['read', { path: 'a.md' }, 'read a.md', 'read'],
  ['web_fetch', { url: 'https://a.io' }, 'web_fetch https://a.io', 'web_fetch'],
  ['think', {}, 'think', 'think'],
];

for (const [tool, args, target, means] of CASES)
  test(`${tool} ${JSON.stringify(args)}`, () => {
    assert.equal(toTarget({ tool, args }), target);
    assert.equal(toMeans({ tool, args }), means);
  });

test('programs whose exit code is an answer', () => {
  assert.ok(isProbe('exec grep x'));
  assert.ok(!isProbe('exec make'));
});
