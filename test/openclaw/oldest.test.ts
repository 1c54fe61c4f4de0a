import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareFacts } from '../compat/compare-facts.ts';
import { ROWS } from '../compat/fact-rows.ts';
import { playVersion } from '../compat/play-version.ts';
import { type HostVersion, VERSIONS } from '../compat/versions.ts';

/** Its provider's client repeats a failed request by itself, so that two requests are one model call and the 500 is seen by nobody. */
const MISSING: Readonly<Record<string, number>> = {
  'model calls': 1,
  'ends of model calls, with the right outcome': 1,
  'duration of model calls': 1,
  'status code of failed calls (500, 400)': 1,
  'retry after the 500': 1,
  'token limit of the context': 1,
};

test('the oldest supported OpenClaw, on the oldest Node that it allows, is recorded as far as it shows itself', async () => {
  const oldest = VERSIONS.at(-1) as HostVersion;
  assert.ok(oldest.version.startsWith('2026.7.') && oldest.node?.startsWith('22.22.'));
  const played = await playVersion(oldest, 'agent_local');
  assert.equal(played.finalized.code, 0, played.finalized.stderr);
  assert.deepEqual(played.executed, ['one', 'two']);
  const header = played.facts.find(({ event_type }) => event_type === 'recorder_start');
  assert.equal(header?.payload.host_version, oldest.version);
  assert.equal(header?.payload.node_version, oldest.node);
  const facts = compareFacts(played);
  for (const { is } of ROWS) {
    const { recorded, happened = 0, wrong, unsaid } = facts[is] ?? {};
    assert.deepEqual([recorded, wrong], [happened - (MISSING[is] ?? 0), 0], is);
    assert.equal(unsaid, undefined, `coverage says what is missing: ${is}`);
  }
});
