import { join } from 'node:path';
import { pushRun } from '../../packages/critiqor/src/push/push-run.ts';
import { median, round } from '../measure.ts';
import { makeSmallRuns } from './push.ts';
import { type BenchHub, runHubCommand, timeMs } from './running-hub.ts';

const EVENTS = 5_000;
const ROUNDS = 3;
const LEAST_SPEEDUP = 1.7;
const PROFILES = ['documented', 'default'];

/** Judging stored runs again with one worker and with two, in turns. */
export async function measureJudging({ folder, data, client, cpuMs }: BenchHub, count: number): Promise<object> {
  for (const run of await makeSmallRuns(join(folder, 'runs'), count, EVENTS)) await pushRun(client, run, 'bench');
  let turn = 0;
  const judge = async (workers: number): Promise<Sample> => {
    // Another profile each time: what is judged by this one already is not judged again.
    const profile = PROFILES[turn++ % PROFILES.length] ?? '';
    const shards = Array.from({ length: workers }, (_, index) => `${index + 1}/${workers}`);
    const before = cpuMs();
    let workersMs: number[] = [];
    const ms = await timeMs(async () => {
      workersMs = await Promise.all(
        shards.map((shard) => runHubCommand(['rediagnose', '--profile', profile, '--shard', shard, '--data', data])),
      );
    });
    return { ms, cpuMs: cpuMs() - before + workersMs.reduce((sum, one) => sum + one, 0) };
  };
  await judge(1);
  const samples: { readonly one: Sample; readonly two: Sample }[] = [];
  for (let done = 0; done < ROUNDS; done += 1) samples.push({ one: await judge(1), two: await judge(2) });
  const of = (name: 'one' | 'two', figure: keyof Sample): number =>
    median(samples.map((sample) => sample[name][figure]));
  const speedup = round(median(samples.map(({ one, two }) => one.ms / two.ms)));
  return {
    runs: count,
    eventsPerRun: EVENTS,
    onePerSecond: round((count / of('one', 'ms')) * 1_000, 1),
    twoPerSecond: round((count / of('two', 'ms')) * 1_000, 1),
    speedup,
    speedups: samples.map(({ one, two }) => round(one.ms / two.ms)),
    /** What two workers reach where nothing else runs: the processor time of one, against half of that of two. Other work hardly changes it. */
    speedupByCpu: round((2 * of('one', 'cpuMs')) / of('two', 'cpuMs')),
    /** Of workers, hub and engine: what two workers do twice, or wait for each other with, is more of it. */
    cpuMsPerRunOfOne: Math.round(of('one', 'cpuMs') / count),
    cpuMsPerRunOfTwo: Math.round(of('two', 'cpuMs') / count),
    missed: speedup < LEAST_SPEEDUP ? [`two workers at least ${LEAST_SPEEDUP} times one: ${speedup}`] : [],
  };
}

interface Sample {
  readonly ms: number;
  readonly cpuMs: number;
}
