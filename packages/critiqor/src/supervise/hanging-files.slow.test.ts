import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { makeFakeOpenClaw, recordMark } from '../testing/fake-openclaw.ts';
import { type Ended, runCritiqor, startCritiqor } from '../testing/run-critiqor.ts';
import type { RunReport } from './run-report.ts';

/** An agent that puts something else in the place of our files: no command waits for it, follows it or trusts the run. */

const LIMIT_MS = 60_000;
const IN_RUN = '"$CRITIQOR_RUNS_DIR/$CRITIQOR_RUN_ID';

/** The real commands, each with a limit: a command that hangs fails the test instead of hanging it. */
function prepare(t: TestContext, attack: string) {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-hanging-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const runsDir = join(folder, 'runs');
  const openclaw = makeFakeOpenClaw(join(folder, 'bin'), recordMark(folder, 'mark', attack));
  const critiqor = async (args: readonly string[]): Promise<Ended & { readonly ms: number }> => {
    const began = Date.now();
    const { child, ended } = startCritiqor(args, { cwd: folder });
    const limit = setTimeout(() => child.kill('SIGKILL'), LIMIT_MS);
    const end = await ended;
    clearTimeout(limit);
    assert.notEqual(end.signal, 'SIGKILL', `critiqor ${args.join(' ')} hangs`);
    assert.doesNotMatch(end.stderr, /unexpected failure|\n {4}at /, 'no stack');
    return { ...end, ms: Date.now() - began };
  };
  const report = join(folder, 'report.json');
  return {
    folder,
    runsDir,
    run: (...options: readonly string[]) =>
      critiqor([
        ...['run', '--openclaw-command', openclaw, '--runs-dir', runsDir, '--report', report, ...options],
        ...['--', 'agent', 'exec', 'hello'],
      ]),
    monitor: () => critiqor(['monitor', 'openclaw', '--openclaw-command', openclaw, '--runs-dir', runsDir]),
    critiqor: (...args: readonly string[]) => critiqor([...args, '--runs-dir', runsDir]),
    readReport: (): RunReport => JSON.parse(readFileSync(report, 'utf8')),
  };
}

const JOURNAL = `${IN_RUN}/events.jsonl"`;
const ATTACKS: Readonly<Record<string, string>> = {
  'a pipe for the journal': `rm ${JOURNAL}; mkfifo ${JOURNAL}`,
  'a link to /dev/zero for the journal': `rm ${JOURNAL}; ln -s /dev/zero ${JOURNAL}`,
  'a link to another file for the journal': `mv ${JOURNAL} elsewhere; ln -s "$PWD/elsewhere" ${JOURNAL}`,
  'a directory for the journal': `rm ${JOURNAL}; mkdir ${JOURNAL}`,
  'a file of holes for the journal': `truncate -s 2T ${JOURNAL}`,
};

for (const [what, attack] of Object.entries(ATTACKS)) {
  test(`${what}: run ends with 4 and says why`, async (t) => {
    const { run, readReport, critiqor } = prepare(t, attack);
    const { code, stderr } = await run('--timeout', '30');
    assert.equal(code, 4, stderr);
    assert.match(stderr, /not judgeable/);
    const { verification, diagnosis } = readReport();
    assert.deepEqual([verification, diagnosis?.trust_score ?? null], ['damaged', null]);
    assert.equal((await critiqor('verify', 'latest')).code, 4);
    assert.equal((await critiqor('runs')).code, 0);
  });
}

test('a pipe for the journal while the agent runs: the time limit holds, and so do status and finalize', async (t) => {
  const { run } = prepare(t, `rm ${JOURNAL}; mkfifo ${JOURNAL}; exec sleep 300`);
  const { code, ms, stderr } = await run('--timeout', '2');
  assert.equal(code, 4, stderr);
  assert.ok(ms < 30_000, `${ms} ms`);

  const later = prepare(t, `rm ${JOURNAL}; mkfifo ${JOURNAL}`);
  assert.equal((await later.monitor()).code, 0);
  assert.equal((await later.critiqor('status')).code, 0);
  assert.equal((await later.critiqor('finalize', '--no-dashboard')).code, 4);
  assert.match((await later.critiqor('status')).stdout, /No run is being monitored/);
});

const ELSEWHERE: Readonly<Record<string, string>> = {
  'the live summary': `rm -f ${IN_RUN}/session.json"; mkfifo ${IN_RUN}/session.json"`,
  'the record': `rm ${IN_RUN}.json"; mkfifo ${IN_RUN}.json"`,
  'the active file': 'rm "$CRITIQOR_RUNS_DIR/active_session.json"; mkfifo "$CRITIQOR_RUNS_DIR/active_session.json"',
  'the lock': 'rm -f "$CRITIQOR_RUNS_DIR/.critiqor/lock.sqlite"; mkfifo "$CRITIQOR_RUNS_DIR/.critiqor/lock.sqlite"',
  'the journal of the lock':
    'rm -f "$CRITIQOR_RUNS_DIR/.critiqor/lock.sqlite-journal"; mkfifo "$CRITIQOR_RUNS_DIR/.critiqor/lock.sqlite-journal"',
  'the index of runs':
    'rm -f "$CRITIQOR_RUNS_DIR/.critiqor/index.json"; mkfifo "$CRITIQOR_RUNS_DIR/.critiqor/index.json"',
  'the diagnosis': `mkfifo ${IN_RUN}/diagnosis.json"`,
};

for (const [what, attack] of Object.entries(ELSEWHERE)) {
  test(`a pipe in the place of ${what}: every command answers`, async (t) => {
    // The supervisor writes some of these right after the launch.
    const { run, critiqor } = prepare(t, `sleep 0.7; ${attack}`);
    const { code, stderr } = await run('--timeout', '30');
    assert.ok(code === 0 || code === 4, stderr);
    if (code === 4) assert.match(stderr, /not judgeable: .+/);
    for (const args of [
      ['status'],
      ['runs'],
      ['show'],
      ['finalize', '--no-dashboard'],
      ['abort'],
      ['verify', 'latest'],
    ]) {
      const answer = await critiqor(...args);
      assert.notEqual(answer.stdout + answer.stderr, '', args.join(' '));
    }
  });
}

test('a lock that the agent never releases: the time limit still applies', async (t) => {
  const { folder, run } = prepare(t, 'exec "$NODE" "$PWD/hold.mjs"');
  writeFileSync(
    join(folder, 'hold.mjs'),
    `import { DatabaseSync } from 'node:sqlite';
     const lock = new DatabaseSync(process.env.CRITIQOR_RUNS_DIR + '/.critiqor/lock.sqlite', { timeout: 5000 });
     lock.exec('BEGIN EXCLUSIVE');
     setTimeout(() => {}, 600_000);`,
  );
  process.env.NODE = process.execPath;
  const { code, ms, stderr } = await run('--timeout', '3');
  assert.ok(code === 124 || code === 4, stderr);
  assert.ok(ms < 40_000, `${ms} ms`);
});

test('without descriptors to give: a sentence that says what to do', async (t) => {
  const { runsDir, monitor } = prepare(t, 'exit 0');
  await monitor();
  const script = join(import.meta.dirname, '../testing/without-descriptors.ts');
  const file = join(runsDir, 'run_001/events.jsonl');
  const said = execFileSync('sh', ['-c', 'ulimit -n 60; exec "$0" "$@"', process.execPath, script, runsDir, file], {
    encoding: 'utf8',
  });
  for (const [name, sentence] of Object.entries(JSON.parse(said))) {
    assert.match(String(sentence), /^(?!unforeseen|worked).*(?:EMFILE|unable to open).*\. \S.*\.$/, name);
  }
});

test('a run directory that can no longer be looked at does not cost the agent its exit code', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-unseen-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const runsDir = join(folder, 'runs');
  // For every user, root included: a link to itself leads nowhere.
  const attack = 'rm -rf "$CRITIQOR_RUNS_DIR/run_001"; ln -s run_001 "$CRITIQOR_RUNS_DIR/run_001"; exit 7';
  const openclaw = makeFakeOpenClaw(join(folder, 'bin'), recordMark(folder, 'here', `sleep 0.6; ${attack}`));
  const args = [
    'monitor',
    'openclaw',
    '--openclaw-command',
    openclaw,
    '--runs-dir',
    runsDir,
    '--',
    'agent',
    'exec',
    'x',
  ];
  const { code, stderr } = await runCritiqor(args, { cwd: folder });
  assert.equal(code, 7, stderr);
  assert.match(stderr, /OpenClaw ended with exit code 7/);
  assert.match(stderr, /problem {3}.*run_001/);
});
