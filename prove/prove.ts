import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { readOptions } from './options.ts';
import type { Findings, Kept, Part } from './part.ts';
import { PARTS } from './parts.ts';
import { createRandom } from './random.ts';
import { readAllCpuMs } from './read-cpu.ts';
import { RESULTS, writePage } from './report.ts';
import { createWorkshop } from './workshop.ts';

/** The campaign, `npm run prove -- --help`. It ends with 1 when something does not hold. */

const ROOT = resolve(import.meta.dirname, '..');
const options = readOptions(process.argv.slice(2), PARTS);
if ('text' in options) {
  (options.code === 0 ? console.log : console.error)(options.text);
  process.exit(options.code);
}
const { parts, seed, isShort, isSaved } = options;
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
for (const part of parts) misses += await runPart(part);
if (isSaved) writePage(ROOT);
workshop.clean();
process.exit(misses > 0 ? 1 : 0);

/** How much did not hold. A part that could not be made is not saved: what it would have found is not known. */
async function runPart(part: Part): Promise<number> {
  const began = performance.now();
  const busy = loadavg()[0] ?? 0;
  const cpuBefore = readAllCpuMs();
  console.log(`\n== ${part.title}, seed ${seed}${isShort ? ', short form' : ''}`);
  const say = (text: string): void => console.log(`   ${text}`);
  const random = createRandom(seed);
  let found: Findings;
  try {
    found = await part.run({ isShort, seed, random, workshop, say });
  } catch (cause) {
    console.log(`MISS the part could not be made: ${(cause as Error).stack ?? cause}`);
    return 1;
  }
  const { drawings = {}, ...findings } = found;
  const seconds = Math.round((performance.now() - began) / 1_000);
  const cpuAfter = readAllCpuMs();
  const cpuSeconds = cpuBefore === null || cpuAfter === null ? null : Math.round((cpuAfter - cpuBefore) / 1_000);
  for (const { what, value, bar, holds } of findings.figures)
    console.log(`${holds === false ? 'MISS' : 'ok  '} ${what}: ${value}${bar ? ` (${bar})` : ''}`);
  for (const miss of findings.misses) console.log(`MISS ${miss}`);
  console.log(`     ${seconds} s, ${cpuSeconds ?? '?'} s on the processors`);
  if (isSaved) {
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
  return findings.misses.length;
}

function save(kept: Kept): void {
  mkdirSync(join(ROOT, RESULTS), { recursive: true });
  writeFileSync(join(ROOT, RESULTS, `${kept.part}.json`), `${JSON.stringify(kept, null, 2)}\n`);
}
