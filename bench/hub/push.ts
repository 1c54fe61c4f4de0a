import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { pushRuns } from '../../packages/critiqor/src/push/push-runs.ts';
import { openPushedList } from '../../packages/critiqor/src/push/pushed-list.ts';
import { makeBusyRun } from '../busy-run.ts';
import { round } from '../measure.ts';
import { type BenchHub, readSeal, timeMs } from './running-hub.ts';

const EVENTS = 200;

/** Many small runs sent, beside copying their files. */
export async function measurePush(
  { folder, client, peakMb, cpuMs, storeCpuMs }: BenchHub,
  count: number,
): Promise<object> {
  const runsDir = join(folder, 'runs');
  const runs = await makeSmallRuns(runsDir, count, EVENTS);
  const pushed = openPushedList(join(folder, 'state'), client.place, 'bench');
  const [before, storeBefore] = [cpuMs(), storeCpuMs()];
  const pushMs = await timeMs(() =>
    pushRuns(client, runs, pushed, { machine: 'bench', onBytes: () => {}, onPushed: () => {} }),
  );
  const [pushCpuMs, storePushCpuMs] = [cpuMs() - before, storeCpuMs() - storeBefore];
  const copyMs = await timeMs(async () => {
    for (const { runId } of runs) cpSync(join(runsDir, runId), join(folder, 'copy', runId), { recursive: true });
  });
  return {
    runs: count,
    eventsPerRun: EVENTS,
    pushedPerSecond: round((count / pushMs) * 1_000, 1),
    /** Of client, hub and engine together, and of the engine alone. */
    cpuMsPerRun: round(pushCpuMs / count, 1),
    engineCpuMsPerRun: round(storePushCpuMs / count, 1),
    copiedPerSecond: round((count / copyMs) * 1_000, 1),
    hubMb: Math.round(peakMb()),
  };
}

export async function makeSmallRuns(runsDir: string, count: number, events: number) {
  const runs = [];
  for (let number = 1; number <= count; number += 1) {
    const runId = `run_${String(number).padStart(3, '0')}`;
    await makeBusyRun(runsDir, runId, events);
    const paths = toRunPaths(runsDir, runId);
    runs.push({ paths, runId, seal: readSeal(paths.session) });
  }
  return runs;
}
