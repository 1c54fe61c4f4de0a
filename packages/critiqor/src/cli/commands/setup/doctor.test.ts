import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runCommand } from '../../../testing/pipeline/run-command.ts';
import { concludeFindings } from './doctor.ts';

test('doctor ends with one line: ready, or what to fix first', () => {
  const ok = { what: 'Node', state: 'ok', detail: '' } as const;
  const note = { what: 'disk', state: 'warning', detail: '' } as const;
  const problem = { what: 'OpenClaw', state: 'problem', detail: '' } as const;
  assert.equal(concludeFindings([ok]), 'Ready. Start with: critiqor monitor openclaw');
  assert.equal(concludeFindings([ok, note]), 'Ready (1 note above). Start with: critiqor monitor openclaw');
  assert.equal(
    concludeFindings([ok, note, problem, { ...problem, what: 'recorder' }]),
    'Not ready: 2 problems (1 note above). Fix first: OpenClaw.',
  );
});

test('each check is printed when it is done, the conclusion last', async (t) => {
  const { out, code } = await runCommand(t, 'doctor', '--openclaw-command', 'no-such-openclaw-here');
  assert.equal(code, 1);
  assert.match(
    out,
    /^ok {4}Node .*\n[\s\S]*\nFAIL {2}OpenClaw [\s\S]*\n\nNot ready: 1 problem.*\. Fix first: OpenClaw\.$/,
  );
  const json = await runCommand(t, 'doctor', '--json', '--openclaw-command', 'no-such-openclaw-here');
  assert.equal(JSON.parse(json.out).at(-1).state, 'problem');
});
