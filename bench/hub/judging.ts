import { join } from 'node:path';
import { pushRun } from '../../packages/critiqor/src/push/push-run.ts';
import { runCritiqor } from '../../packages/critiqor/src/testing/run-critiqor.ts';
import { median, round } from '../measure.ts';
import { makeSmallRuns } from './push.ts';
import { type BenchHub, timeMs } from './running-hub.ts';

const EVENTS = 5_000;
const ROUNDS = 3;
const LEAST_SPEEDUP = 1.7;
const PROFILES = ['documented', 'default'];

/** Judging stored runs again with one worker and with two, in turns. */
export async function measureJudging({ folder, data, client }: BenchHub, count: number): Promise<object> {
  for (const run of await makeSmallRuns(join(folder, 'runs'), count, EVENTS)) await pushRun(client, run, 'bench');
  let turn = 0;
  const judge = (workers: number): Promise<number> => {
    // Another profile each time: what is judged by this one already is not judged again.
    const profile = PROFILES[turn++ % PROFILES.length] ?? '';
    return timeMs(() =>
      Promise.all(
        Array.from({ length: workers }, async (_, index) => {
          const shard = `${index + 1}/${workers}`;
          const ended = await runCritiqor([
            'hub',
            'rediagnose',
            '--profile',
            profile,
            '--shard',
            shard,
            '--data',
            data,
          ]);
          if (ended.code !== 0) throw new Error(ended.stderr);
        }),
      ),
    );
  };
  await judge(1);
  const samples: { readonly one: number; readonly two: number }[] = [];
  for (let turnNumber = 0; turnNumber < ROUNDS; turnNumber += 1)
    samples.push({ one: await judge(1), two: await judge(2) });
  const speedup = round(median(samples.map(({ one, two }) => one / two)));
  const perSecond = (name: 'one' | 'two'): number =>
    round((count / median(samples.map((sample) => sample[name]))) * 1_000, 1);
  return {
    runs: count,
    eventsPerRun: EVENTS,
    onePerSecond: perSecond('one'),
    twoPerSecond: perSecond('two'),
    speedup,
    missed: speedup < LEAST_SPEEDUP ? [`two workers at least ${LEAST_SPEEDUP} times one: ${speedup}`] : [],
  };
}
