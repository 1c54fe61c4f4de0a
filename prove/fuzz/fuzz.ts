import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Campaign, type Part, toFigure } from '../part.ts';
import { readCpuMs } from '../read-cpu.ts';
import { PARSERS } from './parsers.ts';

const COUNT = 100_000;
const SHORT_COUNT = 250;
/** Of two parsers at a time: the machines that this runs on have two cores. */
const AT_ONCE = 2;
/** Between two signs of life a parser reads 200 inputs, of about a millisecond each: what takes this much of the processor spins. */
const SPIN_MS = 60_000;
/** What waits this long and needs no processor is blocked. A machine that is busy with other things gives a little now and then. */
const BLOCKED_MS = 600_000;
const IDLE_MS = 100;
/** Most inputs take about a millisecond; a collection of garbage may fall into any. */
const MAX_INPUT_MS = 1_000;
const WORKER = join(import.meta.dirname, 'worker.ts');

/** Hostile input for every parser of the product. */
export const fuzz: Part = {
  name: 'fuzz',
  title: 'Hostile input',
  about: [
    'Every parser gets mutated input: bytes, lines and JSON values of real files, requests and command lines, starting from the corpora in',
    '`prove/fuzz/corpus`; `KEEP=1` adds inputs with a new outcome to them. No input may hang a parser or make it fail with anything but its own errors.',
    'In addition, a changed sealed session is never `consistent`, a journal line that is returned without a note is byte for byte what the recorder',
    'wrote, a changed diagnosis or record never keeps its verdict, a trace with wrong values gives one error line while the other traces are judged,',
    'no request gets an answer of 500 or more, and no command line prints a control character or a stack trace.',
  ],
  async run(campaign) {
    const waiting = Object.keys(PARSERS);
    const results: Ended[] = [];
    const work = async (): Promise<void> => {
      for (let name = waiting.shift(); name; name = waiting.shift()) results.push(await runWorker(name, campaign));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const ordered = Object.keys(PARSERS).flatMap((name) => results.filter((result) => result.name === name));
    const total = ordered.reduce((sum, { done }) => sum + done, 0);
    const brokenTotal = ordered.reduce((sum, { brokenCount }) => sum + brokenCount, 0);
    const slowestMs = Math.max(...ordered.map((result) => result.slowestMs));
    return {
      figures: [
        toFigure(
          'inputs',
          total,
          `at least ${(campaign.isShort ? SHORT_COUNT : COUNT).toLocaleString('en-US')} for each parser`,
          ordered.every(({ done }) => done >= (campaign.isShort ? SHORT_COUNT : COUNT)),
        ),
        toFigure('inputs that broke a promise, crashed or hung a parser', brokenTotal, '0', brokenTotal === 0),
        toFigure(
          'longest time on the processor for one input',
          `${slowestMs} ms`,
          'under 1,000 ms',
          slowestMs < MAX_INPUT_MS,
        ),
      ],
      tables: [
        {
          title: 'Parsers',
          columns: [
            'parser',
            'inputs',
            'different outcomes',
            'kept inputs',
            'broken',
            'slowest input, ms',
            'seconds on the processor',
          ],
          rows: ordered.map((of) => [
            of.name,
            of.done,
            of.outcomes,
            of.kept,
            of.brokenCount,
            of.slowestMs,
            Math.round(of.cpuMs / 1_000),
          ]),
        },
      ],
      misses: [
        ...ordered.flatMap(({ name, broken }) => broken.map((why) => `${name}: ${why}`)),
        ...(slowestMs < MAX_INPUT_MS ? [] : [`an input takes ${slowestMs} ms (seed ${campaign.seed})`]),
      ],
    };
  },
};

interface Ended {
  readonly name: string;
  readonly done: number;
  readonly outcomes: number;
  readonly kept: number;
  readonly brokenCount: number;
  readonly slowestMs: number;
  readonly cpuMs: number;
  readonly broken: readonly string[];
}

type Message = Partial<{
  done: number;
  outcomes: number;
  kept: number;
  brokenCount: number;
  slowestMs: number;
  broken: string;
  number: number;
  input: string;
  isDone: boolean;
}>;

function runWorker(name: string, { isShort, seed, workshop, say }: Campaign): Promise<Ended> {
  const count = isShort ? SHORT_COUNT : COUNT;
  const keep = process.env.KEEP ? ['keep'] : [];
  const folder = workshop.folder(name, true);
  const args = [WORKER, name, String(count), String(seed), folder, ...keep];
  const child = workshop.start(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const state = { name, done: 0, outcomes: 0, kept: 0, brokenCount: 0, slowestMs: 0 };
  const broken: string[] = [];
  let stderr = '';
  let isDone = false;
  let cpuMs = 0;
  let said = { at: performance.now(), cpuMs: 0 };
  const watchdog = setInterval(() => {
    cpuMs = readCpuMs(child.pid ?? 0) ?? cpuMs;
    const usedMs = cpuMs - said.cpuMs;
    const isBlocked = performance.now() - said.at > BLOCKED_MS && usedMs < IDLE_MS;
    if (usedMs < SPIN_MS && !isBlocked) return;
    broken.push(`an input after number ${state.done} hangs it (seed ${seed})${keepHanging(name, folder, seed)}`);
    child.kill('SIGKILL');
  }, 1_000);
  child.stderr?.on('data', (chunk) => {
    stderr = `${stderr}${chunk}`.slice(-2_000);
  });
  if (child.stdout)
    createInterface({ input: child.stdout }).on('line', (line) => {
      said = { at: performance.now(), cpuMs };
      if (!line.startsWith('{')) return;
      const message = JSON.parse(line) as Message;
      if (message.broken !== undefined) {
        broken.push(`input ${message.number} of seed ${seed}: ${message.broken.split('\n').slice(0, 3).join(' ')}`);
        say(`${name}: ${message.broken}\n     input: ${JSON.stringify(message.input?.slice(0, 300))}`);
      }
      Object.assign(state, Object.fromEntries(Object.entries(message).filter(([key]) => key in state)));
      isDone ||= message.isDone === true;
      if (state.done % 20_000 === 0 && state.done > 0)
        say(`${name}: ${state.done} of ${count}, ${state.outcomes} outcomes`);
    });
  return new Promise((resolve) => {
    child.on('close', (code, signal) => {
      clearInterval(watchdog);
      if (!isDone && broken.length === 0)
        broken.push(
          `the process ended with ${code ?? signal} after input ${state.done} of seed ${seed}: ${stderr.slice(-500)}`,
        );
      resolve({ ...state, brokenCount: Math.max(state.brokenCount, broken.length), cpuMs, broken });
    });
  });
}

/** Puts the input that hangs a parser into its corpus, so that the next run begins with it. */
function keepHanging(name: string, folder: string, seed: number): string {
  const input = join(folder, 'input');
  if (!existsSync(input)) return '';
  const kept = join(import.meta.dirname, 'corpus', name, `hang-${seed}`);
  writeFileSync(kept, readFileSync(input));
  return `; it is kept in the corpus as hang-${seed}`;
}
