import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { makeFakeOpenClaw, recordLines } from '../../testing/fake-openclaw.ts';
import { makeRunsDir } from '../../testing/finalized-run.ts';
import { makeReadableRun, toReadableLines } from '../../testing/reader/readable-run.ts';
import { GOOD, KEY } from '../../testing/reader/reader-home.ts';
import { startEndpoint } from '../../testing/reader/scripted-endpoint.ts';
import { CRITIQOR, runCritiqor } from '../../testing/run-critiqor.ts';
import { openTerminal } from '../../testing/test-terminal.ts';

const { CI: _, CRITIQOR_READER_CONSENT: __, ...ENV } = process.env;

function makeHome(t: TestContext): string {
  const home = mkdtempSync(join(tmpdir(), 'critiqor-home-'));
  t.after(() => rmSync(home, { recursive: true, force: true }));
  return home;
}

test('in a terminal the text is shown and a person is asked, once', async (t) => {
  const home = makeHome(t);
  const runsDir = makeRunsDir(t);
  await makeReadableRun(runsDir);
  const endpoint = await startEndpoint(t, GOOD);
  const args = ['read', '--runs-dir', runsDir, '--endpoint', endpoint.address, '--model', 'm', '--again'];
  const env = { ...ENV, HOME: home, CRITIQOR_READER_KEY: KEY, NO_COLOR: '1' };
  const read = async (answer: string | null) => {
    const terminal = openTerminal(CRITIQOR, args, { cwd: dirname(runsDir), env, columns: 200 });
    t.after(() => terminal.close());
    if (answer !== null) {
      await terminal.waitForText('Send it? [y/N]');
      assert.equal(endpoint.received.length, 0, 'nothing was sent yet');
      terminal.type(`${answer}\r`);
    }
    return { code: await terminal.exited, screen: terminal.screen() };
  };
  const refused = await read('n');
  assert.equal(refused.code, 2);
  assert.match(refused.screen, /BEGIN RECORD [\da-f]{24}[\s\S]*Tests: 3 failed, 9 passed, 12 total[\s\S]*Send it\?/);
  assert.ok(refused.screen.includes(`would be sent to ${endpoint.place} (model m, the variable CRITIQOR_READER_KEY)`));
  assert.deepEqual([endpoint.connections(), existsSync(join(home, '.critiqor'))], [0, false]);

  const agreed = await read('y');
  assert.equal(agreed.code, 0, agreed.screen);
  assert.equal(endpoint.received.length, 1);
  assert.ok(readFileSync(join(home, '.critiqor/reader-consent.json'), 'utf8').includes(endpoint.place));
  const again = await read(null);
  assert.deepEqual([again.code, endpoint.received.length], [0, 2]);
  assert.ok(!again.screen.includes('Send it?'));
  for (const { screen } of [refused, agreed, again]) assert.ok(!screen.includes(KEY));
});

test('run reads what it sealed, says so in its report, and ends as the agent did', async (t) => {
  const home = makeHome(t);
  const folder = makeHome(t);
  const openclaw = makeFakeOpenClaw(join(folder, 'bin'), recordLines(folder, toReadableLines(), 'exit 5'));
  const endpoint = await startEndpoint(t, GOOD);
  writeFileSync(join(folder, 'critiqor.yaml'), `reader:\n  endpoint: ${endpoint.address}\n  model: m\n`);
  const [runsDir, report] = [join(folder, 'runs'), join(folder, 'report.json')];
  const args = [
    'run',
    '--openclaw-command',
    openclaw,
    '--runs-dir',
    runsDir,
    '--report',
    report,
    '--',
    'agent',
    'exec',
  ];
  const env = { HOME: home, CRITIQOR_READER_KEY: KEY, CRITIQOR_READER_CONSENT: endpoint.address, CI: '1' };
  const { code, stderr, stdout } = await runCritiqor([...args, 'hello'], { cwd: folder, env });
  assert.equal(code, 5, stderr);
  assert.match(stderr, /second reader m/);
  const { second_reader, diagnosis } = JSON.parse(readFileSync(report, 'utf8'));
  assert.equal(second_reader.reading.readiness_level, 'unsafe_for_production');
  assert.equal(typeof diagnosis.trust_score, 'number');
  const [request] = endpoint.received;
  assert.equal(request?.authorization, `Bearer ${KEY}`);
  for (const text of [stderr, stdout, readFileSync(report, 'utf8')]) assert.ok(!text.includes(KEY));
});
