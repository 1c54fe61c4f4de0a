import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareFacts } from '../compat/compare-facts.ts';
import { ROWS } from '../compat/fact-rows.ts';
import { playVersion } from '../compat/play-version.ts';
import { type HostVersion, VERSIONS } from '../compat/versions.ts';

/** What the oldest supported version shows completely in `agent --local`; of the rest a few may be missing (`docs/compatibility.md`). */
const COMPLETE = new Set([
  'runs that begin',
  'what started the run',
  'user messages',
  'tools that the model was offered',
  'tool calls, with arguments',
  'exit codes of the two commands',
]);
/** The request that its provider client repeats by itself, the tokens of the unknown tool, a subagent that the end of the process cuts off. */
const MAY_BE_MISSING = 2;

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
    if (COMPLETE.has(is)) assert.equal(recorded, happened, is);
    else assert.ok(recorded >= happened - MAY_BE_MISSING, `${is}: ${recorded} of ${happened}`);
  }
});
