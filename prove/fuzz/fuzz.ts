import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Campaign, type Part, toFigure } from '../part.ts';
import { PARSERS } from './parsers.ts';

const COUNT = 100_000;
const SHORT_COUNT = 250;
/** Of two parsers at a time: the machines that this runs on have two cores. */
const AT_ONCE = 2;
/** Without a sign of life for this long, an input has hung the parser. */
const HANG_MS = 600_000;
const WORKER = join(import.meta.dirname, 'worker.ts');

/** Hostile input for every parser of the product. */
export const fuzz: Part = {
  name: 'fuzz',
  title: 'Hostile input',
  about: [
    'Every parser gets changed inputs: bytes, lines and JSON values of real files, requests and command lines, starting from the corpora in',
    '`prove/fuzz/corpus`, to which inputs with a new outcome are added (`KEEP=1`). No input may end a parser with anything but its own errors',
    'or hang it. And more than that: a changed sealed session is never `consistent`, a journal line that is given out without a note is byte',
    'for byte what the recorder wrote, a changed diagnosis or record never keeps its verdict, a trace with wrong values gives one error line while its',
    'neighbours are judged, no request gets an answer of 500 or more, and no command line prints a control character or a stack trace.',
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
    return {
      figures: [
        toFigure(
          'inputs',
          total,
          `at least ${(campaign.isShort ? SHORT_COUNT : COUNT).toLocaleString('en-US')} for each parser`,
          ordered.every(({ done }) => done >= (campaign.isShort ? SHORT_COUNT : COUNT)),
        ),
        toFigure('inputs that broke a promise, crashed or hung a parser', brokenTotal, '0', brokenTotal === 0),
      ],
      tables: [
        {
          title: 'Parsers',
          columns: ['parser', 'inputs', 'different outcomes', 'kept inputs', 'broken'],
          rows: ordered.map(({ name, done, outcomes, kept, brokenCount }) => [name, done, outcomes, kept, brokenCount]),
        },
      ],
      misses: ordered.flatMap(({ name, broken }) => broken.map((why) => `${name}: ${why}`)),
    };
  },
};

interface Ended {
  readonly name: string;
  readonly done: number;
  readonly outcomes: number;
  readonly kept: number;
  readonly brokenCount: number;
  readonly broken: readonly string[];
}

type Message = Partial<{
  done: number;
  outcomes: number;
  kept: number;
  brokenCount: number;
  broken: string;
  number: number;
  input: string;
  isDone: boolean;
}>;

function runWorker(name: string, { isShort, seed, workshop, say }: Campaign): Promise<Ended> {
  const count = isShort ? SHORT_COUNT : COUNT;
  const keep = process.env.KEEP ? ['keep'] : [];
  const args = [WORKER, name, String(count), String(seed), workshop.folder(name, true), ...keep];
  const child = workshop.start(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const state = { name, done: 0, outcomes: 0, kept: 0, brokenCount: 0 };
  const broken: string[] = [];
  let stderr = '';
  let isDone = false;
  let said = Date.now();
  const watchdog = setInterval(() => {
    if (Date.now() - said < HANG_MS) return;
    broken.push(`an input after number ${state.done} hangs it (seed ${seed})`);
    child.kill('SIGKILL');
  }, 1_000);
  child.stderr?.on('data', (chunk) => {
    stderr = `${stderr}${chunk}`.slice(-2_000);
  });
  if (child.stdout)
    createInterface({ input: child.stdout }).on('line', (line) => {
      said = Date.now();
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
      resolve({ ...state, brokenCount: Math.max(state.brokenCount, broken.length), broken });
    });
  });
}
