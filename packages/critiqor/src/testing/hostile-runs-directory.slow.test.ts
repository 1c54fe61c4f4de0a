import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { mountSmallDisk } from '@critiqor/evidence/testing/mount-small-disk';
import { verifyEvidence } from '../verify/verify-evidence.ts';
import { makeFakeOpenClaw, recordMark } from './fake-openclaw.ts';
import { type Ended, runCritiqor } from './run-critiqor.ts';

/** Runs directories that somebody else has prepared, owns or filled: clear words, nothing lost, nothing written elsewhere. */

interface Setting {
  readonly folder: string;
  readonly runsDir: string;
  readonly openclaw: string;
  critiqor(...args: readonly string[]): Promise<Ended>;
  monitor(...args: readonly string[]): Promise<Ended>;
}

function makeSetting(t: TestContext, place = tmpdir(), identity: { uid?: number; gid?: number } = {}): Setting {
  const folder = mkdtempSync(join(place, 'critiqor-hostile-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const runsDir = join(folder, 'runs');
  const agent = mkdtempSync(join(tmpdir(), 'critiqor-agent-'));
  t.after(() => rmSync(agent, { recursive: true, force: true }));
  chmodSync(agent, 0o755);
  const openclaw = makeFakeOpenClaw(agent, recordMark(agent, 'mark'));
  const critiqor: Setting['critiqor'] = (...args) =>
    runCritiqor([...args, '--runs-dir', runsDir], { cwd: folder, ...identity, env: { HOME: folder } });
  const monitor: Setting['monitor'] = (...args) =>
    critiqor('monitor', 'openclaw', '--openclaw-command', openclaw, ...args);
  return { folder, runsDir, openclaw, critiqor, monitor };
}

/** A refusal has a message and a way out, and is no stack. */
function assertClear({ code, stderr }: Ended, says: RegExp, what: string): void {
  assert.equal(code, 1, `${what}: ${stderr}`);
  assert.match(stderr, says, what);
  assert.match(stderr, /^critiqor: .+\n {2}\S.+/, `${what}: what to do`);
  assert.doesNotMatch(stderr, /unexpected failure|\n {4}at /, what);
}

/** Everything below a folder, to compare. */
function contentOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}

const LINKS: readonly { readonly name: string; readonly to: string; readonly works: boolean }[] = [
  { name: '.gitignore', to: 'new-file', works: true },
  { name: '.critiqor/told-once', to: 'new-file', works: true },
  { name: '.critiqor/openclaw.config.json5', to: 'mine.txt', works: false },
  { name: '.critiqor/run_002.key', to: 'mine.txt', works: true },
  { name: '.critiqor/lock.sqlite', to: 'new-file', works: false },
  { name: '.critiqor/index.json', to: 'mine.txt', works: true },
  { name: 'active_session.json', to: 'mine.txt', works: false },
  { name: 'run_002', to: 'folder', works: true },
  { name: 'run_002.json', to: 'mine.txt', works: true },
];

test('links in a runs directory lead nowhere: nothing is read from there or written there', async (t) => {
  const { folder, runsDir, critiqor, monitor } = makeSetting(t);
  assert.equal((await monitor('--finalize')).code, 0);
  const outside = join(folder, 'outside');
  mkdirSync(join(outside, 'folder'), { recursive: true });
  writeFileSync(join(outside, 'mine.txt'), 'mine');
  const before = contentOf(outside);
  const prepared = join(folder, 'prepared');
  cpSync(runsDir, prepared, { recursive: true });
  for (const { name, to, works } of LINKS) {
    rmSync(runsDir, { recursive: true });
    cpSync(prepared, runsDir, { recursive: true });
    rmSync(join(runsDir, name), { force: true });
    symlinkSync(join(outside, to), join(runsDir, name));
    const monitored = await monitor();
    if (works) assert.equal(monitored.code, 0, `${name}: ${monitored.stderr}`);
    else assertClear(monitored, /not a (?:plain )?file/, name);
    if (works) assert.equal((await critiqor('finalize')).code, 0, name);
    else
      assert.ok(
        !existsSync(join(runsDir, 'run_002.json')) ||
          /"ABORTED"/.test(readFileSync(join(runsDir, 'run_002.json'), 'utf8')),
        name,
      );
    assert.deepEqual(contentOf(outside), before, name);
  }
});

test('an active run whose directory became a link is not sealed elsewhere', async (t) => {
  const { folder, runsDir, critiqor, monitor } = makeSetting(t);
  assert.equal((await monitor()).code, 0);
  const outside = join(folder, 'outside');
  cpSync(join(runsDir, 'run_001'), outside, { recursive: true });
  const before = contentOf(outside);
  rmSync(join(runsDir, 'run_001'), { recursive: true });
  symlinkSync(outside, join(runsDir, 'run_001'));
  assertClear(await critiqor('finalize'), /not a directory/, 'finalize');
  assert.deepEqual(contentOf(outside), before);
});

test('odd names, pipes and hostile ids neither stop a command nor become paths', async (t) => {
  const { folder, runsDir, critiqor, monitor } = makeSetting(t);
  assert.equal((await monitor('--finalize')).code, 0);
  for (const name of [
    'run_1',
    'run_00a',
    'run_001.json.bak',
    '..run_009',
    'run_002\n',
    ' run_003',
    '-rf',
    'run_004.JSON',
  ]) {
    writeFileSync(join(runsDir, name), '{');
  }
  mkdirSync(join(runsDir, 'run_005.json'));
  execFileSync('mkfifo', [join(runsDir, 'run_006.json')]);
  const record = JSON.parse(readFileSync(join(runsDir, 'run_001.json'), 'utf8'));
  const hostile = [
    { ...record, run_id: '../../outside', status: 'MONITORING' },
    { ...record, run_id: 'run_007', status: 'MONITORING', lifecycle: [null] },
    { ...record, run_id: 'run_007', status: 'MONITORING', event_log: [null] },
    { ...record, run_id: 'run_007', status: 'toString', timestamps: null },
  ];
  const before = contentOf(folder);
  for (const wanted of ['../runs/run_001', 'run_001/../../outside', '..', '/etc', 'run_001\n', 'run_00a']) {
    for (const command of [
      ['show', wanted],
      ['rm', '--yes', wanted],
    ]) {
      const answer = await critiqor(...command);
      assert.notEqual(answer.code, 0, command.join(' '));
    }
  }
  assert.deepEqual(contentOf(folder), before);
  for (const content of hostile) {
    writeFileSync(join(runsDir, 'run_007.json'), JSON.stringify(content));
    writeFileSync(join(runsDir, 'active_session.json'), JSON.stringify({ run_id: content.run_id, supervisor: 7 }));
    const finalized = await critiqor('finalize');
    assert.equal(finalized.code, 1);
    assert.match(finalized.stderr, /No run is being monitored|run_007\.json is not a readable run record/);
    assert.equal((await critiqor('runs', '--json')).code, 0);
  }
  const next = await monitor('--finalize');
  assert.equal(next.code, 0, next.stderr);
  assert.match(next.stderr, /as run_008\b/);
  mkdirSync(join(runsDir, `run_${'9'.repeat(15)}`));
  assertClear(await monitor(), /highest possible number/, 'the last number');
});

/** A user who is not root, or why there is none; what belongs to others refuses root nothing. */
function otherUser(t: TestContext): { uid: number; gid: number } | null {
  const other = { uid: 65_534, gid: 65_534 };
  if (process.getuid?.() !== 0) t.skip('only root can run a command as somebody else');
  else {
    try {
      execFileSync(process.execPath, [join(import.meta.dirname, '../../bin/critiqor.js'), '--version'], {
        ...other,
        stdio: 'ignore',
      });
      return other;
    } catch {
      t.skip('another user cannot read this installation');
    }
  }
  return null;
}

test('as another user: files of others are reported, with what to do, and left unchanged', async (t) => {
  const other = otherUser(t);
  if (!other) return;
  const own = makeSetting(t);
  assert.equal((await own.monitor('--finalize')).code, 0);
  const { folder, runsDir, critiqor, monitor } = makeSetting(t, tmpdir(), other);
  chmodSync(folder, 0o755);
  cpSync(own.runsDir, runsDir, { recursive: true });
  chmodSync(runsDir, 0o700);
  const before = contentOf(runsDir);

  for (const command of [['status'], ['runs'], ['finalize'], ['abort']]) {
    assertClear(await critiqor(...command), /permission denied/, `private: ${command}`);
  }
  assertClear(await monitor(), /permission denied/, 'private: monitor');

  execFileSync('chmod', ['-R', 'a+rX', runsDir]);
  const listed = await critiqor('runs', '--json');
  assert.equal(listed.code, 0, listed.stderr);
  assert.equal(JSON.parse(listed.stdout).length, 1, 'what may be read can be listed');
  assert.equal((await critiqor('verify', 'latest')).code, 0);
  assertClear(await monitor(), /permission denied/, 'read-only: monitor');
  assertClear(await critiqor('finalize'), /permission denied/, 'read-only: finalize');
  assert.deepEqual(contentOf(runsDir), before);

  for (const path of [runsDir, join(runsDir, '.critiqor')]) chownSync(path, other.uid, other.gid);
  assertClear(await monitor(), /permission denied/, 'locks of others');
  assert.deepEqual(contentOf(runsDir), before);
  for (const name of readdirSync(join(runsDir, '.critiqor')))
    chownSync(join(runsDir, '.critiqor', name), other.uid, other.gid);
  assertClear(await monitor(), /permission denied/, 'the list of seals of others');
  chownSync(join(runsDir, 'seals.jsonl'), other.uid, other.gid);
  const monitored = await monitor('--finalize');
  assert.equal(monitored.code, 0, monitored.stderr);
  assert.equal(statSync(join(runsDir, 'run_002.json')).uid, other.uid);
});

const FULL = /ENOSPC|disk is full/;

test('a full disk: refused before, said after, and everything is sealed once there is room', async (t) => {
  const disk = mountSmallDisk(t, 512);
  if (!disk) return;
  const { runsDir, critiqor, monitor } = makeSetting(t, disk);
  assert.equal((await monitor('--finalize')).code, 0);
  const ballast = join(disk, 'ballast');
  const fill = `head -c 1000000 /dev/zero > ${ballast} 2>/dev/null`;
  assert.throws(() => execFileSync('sh', ['-c', fill]));
  assertClear(await monitor(), FULL, 'monitor');
  assert.match((await critiqor('status')).stdout, /No run is being monitored/, 'no run is left behind');
  rmSync(ballast);

  const openclaw = makeFakeOpenClaw(
    join(dirname(runsDir), 'filling'),
    recordMark(join(dirname(runsDir), 'filling'), 'mark', `${fill}; exit 7`),
  );
  const filled = await critiqor('monitor', 'openclaw', '--openclaw-command', openclaw);
  assert.equal(filled.code, 7, "the agent's own exit code");
  assert.match(filled.stderr, /problem .*(?:ENOSPC|disk is full)/);
  assertClear(await critiqor('finalize'), FULL, 'finalize');
  assertClear(await critiqor('abort'), FULL, 'abort');
  rmSync(ballast);
  const finalized = await critiqor('finalize');
  assert.equal(finalized.code, 0, finalized.stderr);
  assert.equal((await verifyEvidence(join(runsDir, 'run_002'))).status, 'consistent');
  assert.match(readFileSync(join(runsDir, 'run_002/session.json'), 'utf8'), /"text":"mark"/);
});
