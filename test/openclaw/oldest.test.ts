import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareFacts } from '../compat/compare-facts.ts';
import { ROWS } from '../compat/fact-rows.ts';
import { playVersion } from '../compat/play-version.ts';
import { type HostVersion, VERSIONS } from '../compat/versions.ts';

/** What the oldest supported version does not show in `agent --local`; everything else is recorded completely. */
const HIDDEN = new Set(['retry after the 500']);
/** Its provider client repeats a request by itself, so one request of two is not seen. */
const PARTLY_HIDDEN = new Set([
  'model calls',
  'ends of model calls, with the right outcome',
  'duration of model calls',
  'status code of failed calls (500, 400)',
  'token limit of the context',
  'subagent: begun and ended',
  'runs that end, with the right outcome',
]);

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
    const { recorded = -1, happened = 0 } = facts[is] ?? {};
    if (HIDDEN.has(is)) assert.equal(recorded, 0, is);
    else if (PARTLY_HIDDEN.has(is)) assert.ok(recorded >= happened - 1, `${is}: ${recorded} of ${happened}`);
    else assert.equal(recorded, happened, is);
  }
});
