import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { makeOpenRun } from '../packages/critiqor/src/testing/always/open-run.ts';
import { round, saveResults } from './measure.ts';

/**
 * What an idle keeper costs: its share of a core over a minute, and its memory above a Node that only waits. Twenty conversations are open meanwhile.
 * `npm run bench:keep [SECONDS]`
 */

const SECONDS = Number(process.argv[2] ?? 60);
/** Until both have loaded everything and the first pass is over. */
const SETTLE_MS = 15_000;
const OPEN_RUNS = 20;
const MAX_SHARE = 0.01;
const MAX_MB = 40;
/** Of Linux: ticks of a second in /proc. */
const TICKS = 100;
const PROGRAM = resolve(import.meta.dirname, '../packages/critiqor/dist/critiqor.js');

const folder = mkdtempSync(join(tmpdir(), 'critiqor-keep-'));
const started: ChildProcess[] = [];
const start = (args: readonly string[]): number => {
  const child = spawn(process.execPath, args, { stdio: 'ignore', env: { ...process.env, HOME: folder } });
  started.push(child);
  return child.pid ?? 0;
};
try {
  const runsDir = join(folder, 'runs');
  for (let number = 1; number <= OPEN_RUNS; number += 1) makeOpenRun(runsDir, `run_${String(number).padStart(3, '0')}`);
  const bare = start(['-e', 'setInterval(() => {}, 1e9)']);
  const keeper = start([PROGRAM, 'keep', '--runs-dir', runsDir]);
  await setTimeout(SETTLE_MS);
  const before = cpuSeconds(keeper);
  await setTimeout(SECONDS * 1_000);
  const share = round((cpuSeconds(keeper) - before) / SECONDS, 5);
  const [keeperMb, bareMb] = [rssMb(keeper), rssMb(bare)];
  const above = round(keeperMb - bareMb, 1);
  console.log(
    `${share <= MAX_SHARE ? 'ok  ' : 'MISS'} idle: ${round(share * 100, 3)} % of a core over ${SECONDS} s, ${OPEN_RUNS} runs open`,
  );
  console.log(
    `${above <= MAX_MB ? 'ok  ' : 'MISS'} memory: ${keeperMb} MB, ${above} MB above a bare Node (${bareMb} MB)`,
  );
  saveResults('keep', { seconds: SECONDS, share, keeperMb, bareMb, aboveMb: above });
} finally {
  for (const child of started) child.kill();
  rmSync(folder, { recursive: true, force: true });
}

/** Time on the processor, its own and of the passes that it has started and seen end. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0) / TICKS;
}

function rssMb(pid: number): number {
  return round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024, 1);
}
