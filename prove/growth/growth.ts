import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listRuns } from '../../packages/critiqor/src/runs/list-runs.ts';
import { type Campaign, type Part, toFigure } from '../part.ts';
import { drawGrowth, type Series } from './draw-growth.ts';
import { makeManyRuns } from './many-runs.ts';

const run = promisify(execFile);
const STEPS = ['record', 'seal', 'verify', 'diagnose', 'open'] as const;
const EVENTS = [1_000, 10_000, 100_000, 1_000_000];
const SHORT_EVENTS = [1_000, 4_000];
const RUNS = [10, 100, 1_000, 10_000];
const SHORT_RUNS = [10, 300];
/** What a list does, as whole processes of the installed command. */
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  runs: ['runs'],
  'runs --json': ['runs', '--json'],
  status: ['status'],
  show: ['show', 'run_001'],
};
const ROUNDS = 5;
const WORK = join(import.meta.dirname, 'work.ts');
const SAY_USAGE = join(import.meta.dirname, 'say-usage.ts');
const CRITIQOR = join(import.meta.dirname, '../../packages/critiqor/dist/critiqor.js');
/** Garbage collection and caches have their share; a square would be ten times as much again. */
const MAX_OVER_LINEAR = 1.6;
/** What is faster than this is guessed, not measured. */
const LEAST_MS = 100;
const MAX_LIST_MS = 1_000;

interface Sample {
  readonly what: string;
  readonly size: number;
  readonly cpuMs: number;
  readonly peakMb: number;
  readonly wallMs: number;
}

/** Time and memory of everything that reads evidence, from small to very large. */
export const growth: Part = {
  name: 'growth',
  title: 'Growth',
  about: [
    'Recording, sealing, verifying, diagnosing and opening (building the index of the dashboard) runs of 10³ to 10⁶ events, and listing directories of 10 to',
    '10⁴ sealed runs, each in its own process. Times are processor times, so that other work on the machine hardly matters; only lists are also measured',
    'by the clock, as the best of five. The dashed lines show linear growth.',
  ],
  picture: '![Time and memory over events and runs](images/growth.svg)',
  async run(campaign) {
    const events = await measureEvents(campaign);
    const runs = await measureRuns(campaign);
    const steep = [...findSteep(events, campaign), ...findSteep(runs, campaign)];
    const most = Math.max(...runs.map(({ size }) => size));
    const list = runs.find(({ what, size }) => what === 'runs' && size === most);
    // A test must not depend on how busy a machine is: the short form only looks for squares.
    const isFast = campaign.isShort || (list?.wallMs ?? Number.NaN) < MAX_LIST_MS;
    const worst = [...events, ...runs].reduce((max, { peakMb }) => Math.max(max, peakMb), 0);
    return {
      figures: [
        toFigure('steps whose time grows faster than their input', steep.length, '0', steep.length === 0),
        toFigure(
          `\`critiqor runs\` with ${most.toLocaleString('en-US')} runs, best of ${campaign.isShort ? 1 : ROUNDS}`,
          `${Math.round(list?.wallMs ?? 0)} ms (${Math.round(list?.cpuMs ?? 0)} ms on the processor)`,
          campaign.isShort ? undefined : 'under 1,000 ms',
          isFast,
        ),
        toFigure('most memory that any step took', `${Math.round(worst)} MB`),
      ],
      tables: [toTable('Events of a run', 'events', events), toTable('Runs in a directory', 'runs', runs)],
      misses: [...steep, ...(isFast ? [] : [`listing ${most} runs takes ${Math.round(list?.wallMs ?? 0)} ms`])],
      drawings: { 'growth.svg': draw(events, runs) },
    };
  },
};

async function measureEvents({ isShort, workshop, say }: Campaign): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const size of isShort ? SHORT_EVENTS : EVENTS) {
    const folder = join(workshop.folder('growth', !isShort), 'runs');
    for (const what of STEPS) {
      const began = performance.now();
      const { stdout } = await run(process.execPath, [WORK, what, folder, String(size)]);
      const { cpuMs, peakMb } = JSON.parse(stdout) as Sample;
      samples.push({ what, size, cpuMs, peakMb, wallMs: performance.now() - began });
      say(`${what} ${size} events: ${Math.round(cpuMs)} ms, ${Math.round(peakMb)} MB`);
    }
  }
  return samples;
}

async function measureRuns({ isShort, workshop, say }: Campaign): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const size of isShort ? SHORT_RUNS : RUNS) {
    const folder = workshop.folder('many', true);
    const runsDir = join(folder, 'runs');
    await makeManyRuns(runsDir, size);
    const odd = listRuns(runsDir).filter(({ check, trust_score }) => check !== 'listed' || trust_score === null);
    if (odd.length > 0) throw new Error(`The runs are not as they should be: ${JSON.stringify(odd[0])}`);
    for (const [what, args] of Object.entries(COMMANDS)) {
      const rounds: Omit<Sample, 'what' | 'size'>[] = [];
      for (let round = 0; round < (isShort ? 1 : ROUNDS); round += 1)
        rounds.push(await timeCommand([...args, '--runs-dir', runsDir], folder));
      const best = (name: 'cpuMs' | 'peakMb' | 'wallMs'): number => Math.min(...rounds.map((sample) => sample[name]));
      samples.push({ what, size, cpuMs: best('cpuMs'), peakMb: best('peakMb'), wallMs: best('wallMs') });
      say(
        `${what} with ${size} runs: ${Math.round(best('wallMs'))} ms, ${Math.round(best('cpuMs'))} ms on the processor`,
      );
    }
  }
  return samples;
}

async function timeCommand(args: readonly string[], folder: string): Promise<Omit<Sample, 'what' | 'size'>> {
  const usage = join(folder, 'usage.json');
  const began = performance.now();
  // Without an active run `status` ends with 1.
  await run(process.execPath, ['--import', SAY_USAGE, CRITIQOR, ...args], {
    env: { ...process.env, USAGE: usage },
    maxBuffer: 1 << 28,
  }).catch((cause: { code?: unknown }) => {
    if (!args.includes('status') || cause.code !== 1) throw cause;
  });
  const wallMs = performance.now() - began;
  return { ...(JSON.parse(readFileSync(usage, 'utf8')) as { cpuMs: number; peakMb: number }), wallMs };
}

/** Steps that take more than their share for ten times the input. What every process takes to start is left out by the least size. */
function findSteep(samples: readonly Sample[], { isShort }: Campaign): string[] {
  return [...Map.groupBy(samples, ({ what }) => what).values()].flatMap((of) =>
    of.slice(1).flatMap((sample, index) => {
      const before = of[index] as Sample;
      const factor = sample.size / before.size;
      const times = sample.cpuMs / Math.max(before.cpuMs, LEAST_MS);
      return times > factor * (isShort ? factor : MAX_OVER_LINEAR)
        ? [`${sample.what}: ${times.toFixed(1)} times the time for ${factor} times as much (${sample.size})`]
        : [];
    }),
  );
}

const toTable = (title: string, size: string, samples: readonly Sample[]) => ({
  title,
  columns: ['step', size, 'ms on the processor', 'MB at most'],
  rows: samples.map((sample) => [
    sample.what,
    sample.size.toLocaleString('en-US'),
    Math.round(sample.cpuMs),
    Math.round(sample.peakMb),
  ]),
});

function draw(events: readonly Sample[], runs: readonly Sample[]): string {
  const toSeries = (samples: readonly Sample[], pick: (sample: Sample) => number): Series[] =>
    [...Map.groupBy(samples, ({ what }) => what)].map(([name, of]) => ({
      name,
      points: of.map((sample) => [sample.size, pick(sample)] as const),
    }));
  return drawGrowth([
    {
      title: 'Time over events',
      x: 'events',
      y: 'ms on the processor',
      series: toSeries(events, ({ cpuMs }) => cpuMs),
    },
    { title: 'Memory over events', x: 'events', y: 'MB at most', series: toSeries(events, ({ peakMb }) => peakMb) },
    { title: 'Time over runs', x: 'runs', y: 'ms on the processor', series: toSeries(runs, ({ cpuMs }) => cpuMs) },
  ]);
}
