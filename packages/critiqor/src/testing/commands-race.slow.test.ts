import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { readRecord } from '../runs/open/read-record.ts';
import { activePath, findActive, listRunIds } from '../runs/runs-directory.ts';
import { verifyEvidence } from '../verify/verify-evidence.ts';
import { makeFakeOpenClaw, recordMark } from './fake-openclaw.ts';
import { type Ended, runCritiqor } from './run-critiqor.ts';

/** What a command that came at the wrong moment may say. */
const REFUSALS =
  /is already being monitored|was never finalized|No run is being monitored|still running|just starting|was aborted before|Another command is/;

/** Twenty commands that start again and again keep a machine from everything else: in `npm test` for half as long. */
const RUNS = process.env.TEST_FORM === 'short' ? 2 : 4;

interface Race {
  readonly monitors: readonly Ended[];
  readonly closers: readonly Ended[];
}

/** Twenty commands at a time, one after the other in each place, until some runs were had. */
async function race(runsDir: string, openclaw: string): Promise<Race> {
  const monitors: Ended[] = [];
  const closers: Ended[] = [];
  let runs = 0;
  const monitor = async (index: number): Promise<void> => {
    const finalize = index % 3 === 0 ? ['--finalize'] : [];
    const args = ['monitor', 'openclaw', '--openclaw-command', openclaw, '--runs-dir', runsDir, ...finalize];
    while (runs < RUNS) {
      const ended = await runCritiqor(args);
      monitors.push(ended);
      if (/recording OpenClaw/.test(ended.stderr)) runs += 1;
    }
  };
  const close = async (index: number): Promise<void> => {
    const command = index === 4 ? 'abort' : 'finalize';
    while (runs < RUNS) closers.push(await runCritiqor([command, '--json', '--runs-dir', runsDir]));
  };
  await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 5 < 3 ? monitor(index) : close(index % 5))));
  return { monitors, closers };
}

test('twenty monitor, finalize and abort commands at once: one owner at a time, no run lost or doubled', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-race-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const runsDir = join(folder, 'runs');
  const traces = join(folder, 'traces');
  const trace = (word: string): string => `echo "${word} $CRITIQOR_RUN_ID" >> '${traces}'`;
  const work = `${trace('start')}; ${recordMark(folder, 'mark', `sleep 0.2; ${trace('end')}`)}`;
  const { monitors, closers } = await race(runsDir, makeFakeOpenClaw(folder, work));
  for (const { code, stderr } of [...monitors, ...closers]) {
    assert.ok(code === 0 || code === 143 || REFUSALS.test(stderr), `${code}: ${stderr}`);
  }
  const last = await runCritiqor(['finalize', '--runs-dir', runsDir]);
  assert.ok(last.code === 0 || /No run/.test(last.stderr), last.stderr);

  const lines = readFileSync(traces, 'utf8').trim().split('\n');
  const told = monitors.flatMap(({ stderr }) => /as (run_\d+)/.exec(stderr)?.[1] ?? []);
  const ids = listRunIds(runsDir);
  t.diagnostic(`${ids.length} runs, ${lines.length} traces, ${monitors.length + closers.length} commands`);
  assert.deepEqual(told.sort(), ids, 'every run has one owner, and every owner its run');
  assert.deepEqual(
    ids,
    ids.map((_, index) => `run_${String(index + 1).padStart(3, '0')}`),
  );
  assertNoOverlap(lines);
  const closed = closers.filter(({ code }) => code === 0).map(({ stdout }) => JSON.parse(stdout).run_id);
  assert.equal(new Set(closed).size, closed.length, 'a run that was closed twice');
  for (const id of ids) await assertLegal(runsDir, id, lines.includes(`end ${id}`));
  assert.equal(findActive(runsDir), null);
  assert.ok(!existsSync(activePath(runsDir)));
  assert.deepEqual(
    readdirSync(runsDir, { recursive: true }).filter((name) => /tmp|sealing|\.key/.test(String(name))),
    [],
  );
});

/** No agent began while another was at work; one that was aborted has no end. */
function assertNoOverlap(lines: readonly string[]): void {
  assert.equal(new Set(lines).size, lines.length, 'an agent that ran twice');
  for (const [start, line] of lines.entries()) {
    const [word, id] = line.split(' ');
    const end = lines.indexOf(`end ${id}`);
    if (word === 'start' && end !== -1) assert.equal(end, start + 1, lines.join('\n'));
  }
}

async function assertLegal(runsDir: string, id: string, didEnd: boolean): Promise<void> {
  const paths = toRunPaths(runsDir, id);
  const { lifecycle, status } = readRecord(paths);
  assert.ok(status === 'COMPLETED' || status === 'ABORTED', `${id}: ${status}`);
  assert.deepEqual(
    lifecycle.map(({ state }) => state),
    ['IDLE', 'MONITORING', 'FINALIZING', status],
  );
  assert.equal((await verifyEvidence(paths.directory)).status, 'consistent', id);
  assert.deepEqual(
    readdirSync(paths.directory).filter((name) => !/^(?:openclaw\.config|diagnosis)\./.test(name)),
    ['session.json'],
    id,
  );
  if (didEnd) assert.match(readFileSync(paths.session, 'utf8'), /"text":"mark"/, id);
}
