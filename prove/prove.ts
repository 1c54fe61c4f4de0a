import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Findings, Kept, Part } from './part.ts';
import { PARTS } from './parts.ts';
import { createRandom } from './random.ts';
import { readAllCpuMs } from './read-cpu.ts';
import { RESULTS, writePage } from './report.ts';
import { createWorkshop } from './workshop.ts';

/** The campaign: `npm run prove [-- PART...] [-- --short] [-- --seed N] [-- --no-save]`. It ends with 1 when something does not hold. */

const ROOT = resolve(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    short: { type: 'boolean', default: false },
    'no-save': { type: 'boolean', default: false },
  },
});
const unknown = positionals.filter((name) => !PARTS.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${PARTS.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
if (!Number.isSafeInteger(seed) || seed < 0) {
  console.error('The seed is a whole number.');
  process.exit(2);
}
const workshop = createWorkshop();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    workshop.clean();
    console.error(`\nStopped. Seed ${seed}.`);
    process.exit(130);
  });
}
process.on('exit', () => workshop.clean());

let misses = 0;
const wanted = PARTS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
for (const part of wanted) misses += (await runPart(part)).misses.length;
if (!values['no-save'] && !values.short) writePage(ROOT);
workshop.clean();
process.exit(misses > 0 ? 1 : 0);

async function runPart(part: Part): Promise<Findings> {
  const began = performance.now();
  const busy = loadavg()[0] ?? 0;
  const cpuBefore = readAllCpuMs();
  console.log(`\n== ${part.title}, seed ${seed}${values.short ? ', short form' : ''}`);
  const say = (text: string): void => console.log(`   ${text}`);
  const random = createRandom(seed);
  const { drawings = {}, ...findings } = await part.run({ isShort: values.short, seed, random, workshop, say });
  const seconds = Math.round((performance.now() - began) / 1_000);
  const cpuAfter = readAllCpuMs();
  const cpuSeconds = cpuBefore === null || cpuAfter === null ? null : Math.round((cpuAfter - cpuBefore) / 1_000);
  for (const { what, value, bar, holds } of findings.figures)
    console.log(`${holds === false ? 'MISS' : 'ok  '} ${what}: ${value}${bar ? ` (${bar})` : ''}`);
  for (const miss of findings.misses) console.log(`MISS ${miss}`);
  console.log(`     ${seconds} s, ${cpuSeconds ?? '?'} s on the processors`);
  if (!values['no-save'] && !values.short) {
    for (const [name, text] of Object.entries(drawings)) writeFileSync(join(ROOT, 'docs/images', name), text);
    save({
      part: part.name,
      form: 'long',
      command: `npm run prove -- ${part.name} --seed ${seed}`,
      seed,
      seconds,
      cpuSeconds,
      machine: {
        cores: cpus().length,
        'load average before and after': `${busy.toFixed(1)} and ${(loadavg()[0] ?? 0).toFixed(1)}`,
        node: process.version,
        platform: `${process.platform} ${process.arch}`,
        version: JSON.parse(readFileSync(join(ROOT, 'packages/critiqor/package.json'), 'utf8')).version,
      },
      ...findings,
    });
  }
  return findings;
}

function save(kept: Kept): void {
  mkdirSync(join(ROOT, RESULTS), { recursive: true });
  writeFileSync(join(ROOT, RESULTS, `${kept.part}.json`), `${JSON.stringify(kept, null, 2)}\n`);
}
