import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import type { PassReport } from '../../../keep/keep-once.ts';
import { makeOpenRun } from '../../../testing/always/open-run.ts';
import { startFakeHub } from '../../../testing/pipeline/fake-hub.ts';
import { startEndpoint } from '../../../testing/reader/scripted-endpoint.ts';
import { runCritiqor } from '../../../testing/run-critiqor.ts';

/** A home with a configuration, and a keeper that has already made its first pass. */
async function makeKeeper(t: TestContext, config: string) {
  const home = mkdtempSync(join(tmpdir(), 'critiqor-home-'));
  t.after(() => rmSync(home, { recursive: true, force: true }));
  mkdirSync(join(home, '.critiqor'));
  writeFileSync(join(home, '.critiqor/critiqor.yaml'), config);
  writeFileSync(join(home, '.critiqor/token'), 'good\n');
  const runsDir = join(home, 'runs');
  const pass = async (env: Readonly<Record<string, string>> = {}): Promise<PassReport & { stderr: string }> => {
    const { code, stdout, stderr } = await runCritiqor(['keep', '--once', '--json', '--runs-dir', runsDir], {
      cwd: home,
      env: { HOME: home, CRITIQOR_HUB: '', CRITIQOR_HUB_TOKEN: '', CRITIQOR_READER_CONSENT: '', ...env },
    });
    assert.equal(code, 0, stderr);
    return { ...JSON.parse(stdout), stderr };
  };
  makeOpenRun(runsDir, 'run_001', { closedBy: 'idle' });
  return { home, runsDir, pass };
}

test('the keeper sends sealed runs to the hub of the settings, each once', async (t) => {
  const hub = await startFakeHub(t);
  const { runsDir, pass } = await makeKeeper(
    t,
    `hub:\n  address: ${hub.address}\n  token_file: token\n  machine: box\n  private: true\n`,
  );
  assert.equal((await pass()).pushed, 1);
  makeOpenRun(runsDir, 'run_002', { closedBy: 'idle' });
  assert.equal((await pass()).pushed, 1);
  assert.equal((await pass()).pushed, 0);
  assert.deepEqual(
    hub.runs.map(({ run_id, machine }) => [run_id, machine]),
    [
      ['run_001', 'box'],
      ['run_002', 'box'],
    ],
  );
});

test('private runs stay at home unless the settings say otherwise; a hub that refuses disturbs nothing', async (t) => {
  let isDown = true;
  const hub = await startFakeHub(t, () =>
    isDown ? [503, { error: { code: 'unavailable', message: 'Later.' } }] : undefined,
  );
  const { pass } = await makeKeeper(t, `hub:\n  address: ${hub.address}\n  token_file: token\n`);
  const first = await pass();
  assert.deepEqual([first.sealed, first.pushed], [['run_001'], 0]);
  assert.match(first.stderr, /not sent to the hub: .* does not answer/);
  isDown = false;
  assert.deepEqual([(await pass()).pushProblem, hub.runs.length], [null, 0]);
});

const READER = (address: string, more = '') => `reader:\n  endpoint: ${address}\n  model: some-model\n${more}`;
const CLEAR = { content: JSON.stringify({ verdict: 'trust', objections: [], cleared: [] }) };

test('the keeper lets the configured reader read what was sealed since its first pass, after consent', async (t) => {
  const endpoint = await startEndpoint(t, [CLEAR]);
  const { runsDir, pass } = await makeKeeper(t, READER(endpoint.address));
  assert.equal((await pass()).read, 0, 'what was sealed before');
  makeOpenRun(runsDir, 'run_002', { closedBy: 'idle' });
  const refused = await pass();
  assert.deepEqual([refused.read, endpoint.connections()], [0, 0]);
  assert.match(refused.readProblem ?? '', /run_002 was not read: nobody has agreed/);
  const consent = { CRITIQOR_READER_CONSENT: endpoint.address };
  const { read, readProblem, more } = await pass(consent);
  assert.deepEqual([read, readProblem, more], [1, null, false]);
  assert.equal((await pass(consent)).read, 0);
  assert.equal(endpoint.received.length, 1);
});

test('a reader that is not for the keeper is not asked', async (t) => {
  const endpoint = await startEndpoint(t, [CLEAR]);
  const { runsDir, pass } = await makeKeeper(t, READER(endpoint.address, '  on: [finalize]\n'));
  await pass();
  makeOpenRun(runsDir, 'run_002', { closedBy: 'idle' });
  await pass({ CRITIQOR_READER_CONSENT: endpoint.address });
  assert.equal(endpoint.connections(), 0);
});

test('a reader that fails is asked three times about a run, and no more', async (t) => {
  const endpoint = await startEndpoint(t, [{ status: 400, body: 'no' }]);
  const { runsDir, pass } = await makeKeeper(t, READER(endpoint.address));
  await pass();
  makeOpenRun(runsDir, 'run_002', { closedBy: 'idle' });
  const consent = { CRITIQOR_READER_CONSENT: endpoint.address };
  for (let round = 0; round < 5; round += 1) await pass(consent);
  const state = JSON.parse(readFileSync(join(runsDir, '.critiqor/keeper.json'), 'utf8'));
  assert.deepEqual([endpoint.received.length, state.unread], [3, []]);
});
