import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeUntested } from './untested.ts';
import { isOlderOpenClaw, isUntestedOpenClaw, openClawVersionIn } from './version.ts';

test('versions are compared by number, part by part', () => {
  for (const version of ['2026.6.35', '2026.3.31', '2025.12.1', '2026.6.11-beta.2'])
    assert.ok(isOlderOpenClaw(version), version);
  for (const version of ['2026.7.1', '2026.7.1-1', '2026.7.2-beta.3', '2026.7.35', '2026.10.1', '2027.1.1'])
    assert.ok(!isOlderOpenClaw(version), version);
  for (const version of ['2026.9.7', '2026.10.1', '2026.9.10', '2027.1.1'])
    assert.ok(isUntestedOpenClaw(version), version);
  for (const version of ['2026.9.6', '2026.9.3', '2026.7.35']) assert.ok(!isUntestedOpenClaw(version), version);
  assert.equal(openClawVersionIn('OpenClaw 2026.7.1-2 (abc)'), '2026.7.1-2');
});

test('a newer version is judged by what arrived', () => {
  const all = {
    agent_start: 1,
    agent_end: 1,
    input: 1,
    before_provider_request: 2,
    after_provider_response: 2,
    message_end: 1,
  };
  assert.equal(judgeUntested('2026.11.1', all, false)?.isIncomplete, false);
  assert.equal(judgeUntested('2026.11.1', { ...all, agent_end: 0 }, true)?.isIncomplete, false);
  assert.equal(judgeUntested('2026.11.1', { ...all, agent_end: 0 }, false)?.isIncomplete, true);
  assert.match(judgeUntested('2026.11.1', {}, false)?.message ?? '', /Nothing that an agent does/);
  assert.equal(judgeUntested('2026.8.2', {}, false), null);
});
