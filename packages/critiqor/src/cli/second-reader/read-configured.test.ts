import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { EXIT } from '../../system/exit-codes.ts';
import { makeRunsDir } from '../../testing/finalized-run.ts';
import { runCommand } from '../../testing/pipeline/run-command.ts';
import { makeReadableRun, startReadableRun } from '../../testing/reader/readable-run.ts';
import { GOOD, KEY, useHome } from '../../testing/reader/reader-home.ts';
import { startEndpoint } from '../../testing/reader/scripted-endpoint.ts';

/** A project with a reader in its critiqor.yaml; the test is in its folder. */
function useProject(t: TestContext, reader: string): string {
  const runsDir = makeRunsDir(t);
  const folder = dirname(runsDir);
  writeFileSync(join(folder, 'critiqor.yaml'), `reader:\n  model: m\n${reader}`);
  const before = process.cwd();
  process.chdir(folder);
  t.after(() => process.chdir(before));
  return runsDir;
}

const finalize = async (t: TestContext, runsDir: string) => {
  startReadableRun(runsDir);
  const { out, code } = await runCommand(t, 'finalize', '--runs-dir', runsDir, '--no-dashboard', '--json');
  return { code, told: JSON.parse(out) };
};

test('finalize reads the run that it seals, once somebody has agreed', async (t) => {
  useHome(t);
  const endpoint = await startEndpoint(t, GOOD);
  const runsDir = useProject(t, `  endpoint: ${endpoint.address}\n`);
  const unasked = await finalize(t, runsDir);
  assert.equal(unasked.code, EXIT.ok);
  assert.equal(unasked.told.second_reader.reading, null);
  assert.match(unasked.told.second_reader.note, /nobody has agreed to .*Agree once with: critiqor read run_001/);
  assert.equal(endpoint.connections(), 0);
  process.env.CRITIQOR_READER_CONSENT = endpoint.address;
  const { code, told } = await finalize(t, runsDir);
  assert.equal(code, EXIT.ok);
  assert.equal(told.second_reader.reading.readiness_level, 'unsafe_for_production');
  assert.ok(!JSON.stringify(told).includes(KEY));
});

test('it reads only where the file says so, and never without a reader', async (t) => {
  useHome(t);
  const endpoint = await startEndpoint(t, GOOD);
  process.env.CRITIQOR_READER_CONSENT = endpoint.address;
  const runsDir = useProject(t, `  endpoint: ${endpoint.address}\n  on: [check]\n`);
  assert.equal((await finalize(t, runsDir)).told.second_reader, undefined);
  writeFileSync(join(dirname(runsDir), 'critiqor.yaml'), 'capture: standard\n');
  assert.equal((await finalize(t, runsDir)).told.second_reader, undefined);
  assert.equal(endpoint.connections(), 0);
});

test('a reader that fails, hangs or is misspelt leaves the run as it is', async (t) => {
  useHome(t);
  const endpoint = await startEndpoint(t, [{ status: 401, body: '' }]);
  process.env.CRITIQOR_READER_CONSENT = endpoint.address;
  const runsDir = useProject(t, `  endpoint: ${endpoint.address}\n`);
  const refused = await finalize(t, runsDir);
  assert.equal(refused.code, EXIT.ok);
  assert.deepEqual([refused.told.second_reader.reading.state, refused.told.diagnosis.run_id], ['failed', 'run_001']);
  writeFileSync(join(dirname(runsDir), 'critiqor.yaml'), 'reader:\n  model: m\n  endpoint: ftp://nowhere\n');
  const wrong = await finalize(t, runsDir);
  assert.equal(wrong.code, EXIT.ok);
  assert.match(wrong.told.second_reader.note, /not read: .*not an HTTP address/);
});

test('a long run is read in parts; when one fails, the rest is not called ready', async (t) => {
  useHome(t);
  const runsDir = makeRunsDir(t);
  const paths = await makeReadableRun(runsDir, {
    commands: Array.from({ length: 60 }, (_, index) => ({
      command: `npm test -- part-${index}`,
      output: `Tests: 12 passed, 12 total in part ${index}\n${`line ${index} of the log\n`.repeat(20)}`,
      exitCode: 0,
    })),
    answer: 'All parts pass.',
  });
  const before = readFileSync(paths.diagnosis, 'utf8');
  const clean = { content: JSON.stringify({ verdict: 'trust', objections: [], cleared: [] }) };
  const endpoint = await startEndpoint(t, [clean, { status: 400, body: '{}' }, clean]);
  const sizes = ['--window', '3000', '--budget', '9000'];
  const args = ['read', '--runs-dir', runsDir, '--endpoint', endpoint.address, '--model', 'm', ...sizes];
  const { out, code } = await runCommand(t, ...args, '--consent', '--json');
  assert.equal(code, EXIT.ok);
  const [reading] = JSON.parse(out);
  assert.ok(reading.parts.length > 2, String(reading.parts.length));
  assert.deepEqual(
    [reading.state, reading.parts.map(({ state }: { state: string }) => state).slice(0, 3)],
    ['partly_read', ['read', 'failed', 'read']],
  );
  assert.equal(reading.readiness_level, 'review_recommended');
  assert.ok(reading.usage.estimated_tokens <= 9_000, String(reading.usage.estimated_tokens));
  assert.ok(reading.sent.left_out > 0);
  for (const { body } of endpoint.received) assert.match(String(body.messages[1]?.content), /All parts pass\./);
  assert.equal(readFileSync(paths.diagnosis, 'utf8'), before);
});
