import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom } from '../random.ts';
import { Broken } from './parser.ts';
import { PARSERS } from './parsers.ts';

/**
 * One parser under fire, in a process of its own: `worker.ts PARSER COUNT SEED FOLDER [keep]`. It says on each line of its output how far
 * it is, or what broke. An input with a new outcome becomes one to start from, and is kept in the corpus if that is wanted. The input that is
 * being parsed is in the file `input` of FOLDER, so that one that hangs can be kept.
 */

const [name = '', countText = '0', seedText = '0', folder = '', keep] = process.argv.slice(2);
const CORPUS = join(import.meta.dirname, 'corpus', name);
const MAX_KEPT_CHARS = 20_000;
/** Of a parser: enough to start from, few enough to look through. */
const MAX_KEPT = 60;
const MAX_BROKEN = 20;
const REPORT_EVERY = 200;
const SUSPECT_MS = 20;

const count = Number(countText);
const random = createRandom(Number(seedText));
const tell = (message: object): void => void process.stdout.write(`${JSON.stringify(message)}\n`);
const open = PARSERS[name];
if (!open) throw new Error(`There is no parser ${name}.`);
const parser = await open(folder, random);
const kept = readCorpus();
const pool = [...parser.seeds, ...kept];
const outcomes = new Set<string>();
const current = join(folder, 'input');
let broken = 0;
let slowestMs = 0;
for (let done = 0; done < count; done += 1) {
  // What was kept is fed as it is, first of all.
  const isKept = done < pool.length && done < parser.seeds.length + kept.length;
  const input = isKept ? (pool[done] ?? '') : parser.mutate(random.pick(pool), random, pool);
  if (done % REPORT_EVERY === 0) tell({ done, outcomes: outcomes.size, slowestMs });
  writeFileSync(current, input);
  try {
    const began = performance.now();
    const outcome = await parser.feed(input);
    // A clock is cheap, and says too much where the machine is busy; only what looks slow is measured on the processor, by another try.
    if (performance.now() - began > slowestMs + SUSPECT_MS) slowestMs = Math.max(slowestMs, await measure(input));
    if (outcomes.has(outcome)) continue;
    outcomes.add(outcome);
    if (isKept || input.length > MAX_KEPT_CHARS) continue;
    pool.push(input);
    if (keep && kept.length + outcomes.size <= MAX_KEPT)
      writeKept(`outcome-${String(outcomes.size).padStart(3, '0')}`, input);
  } catch (cause) {
    broken += 1;
    const why = cause instanceof Broken ? cause.message : String((cause as Error).stack ?? cause);
    if (broken <= MAX_BROKEN) tell({ broken: why, number: done, input: input.slice(0, 2_000) });
    if (keep && broken <= MAX_BROKEN) writeKept(`broken-${done}`, input);
  }
}
await parser.close?.();
tell({ done: count, outcomes: outcomes.size, slowestMs, kept: kept.length, brokenCount: broken, isDone: true });
process.exit(0);

async function measure(input: string): Promise<number> {
  const began = process.cpuUsage();
  await parser.feed(input);
  const { user, system } = process.cpuUsage(began);
  return Math.round((user + system) / 1_000);
}

function readCorpus(): string[] {
  mkdirSync(CORPUS, { recursive: true });
  return readdirSync(CORPUS)
    .sort()
    .map((file) => readFileSync(join(CORPUS, file), 'utf8'));
}

function writeKept(file: string, input: string): void {
  writeFileSync(join(CORPUS, file), input);
}
