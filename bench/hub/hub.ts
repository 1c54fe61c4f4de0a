import { loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { readResults, round, saveResults } from '../measure.ts';
import { measureIngest } from './ingest.ts';
import { measureJudging } from './judging.ts';
import { measurePages } from './pages.ts';
import { measurePush } from './push.ts';
import { withBenchHub } from './running-hub.ts';

/**
 * What the hub costs, on the embedded engine: `npm run bench:hub`, or parts of it: `npm run bench:hub -- pages push`. Sizes can be smaller: a machine
 * that is busy for an hour measures nothing. What was not measured stays as it was.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Events of the run that is sent. */
    events: { type: 'string', default: '1000000' },
    /** Runs that are sent, and judged again. */
    small: { type: 'string', default: '1000' },
    judged: { type: 'string', default: '400' },
    /** What is stored while pages are asked for. */
    runs: { type: 'string', default: '100000' },
    stored: { type: 'string', default: '10000000' },
    /** Where the runs for the pages are kept, to be asked again or looked at with `critiqor hub serve --data`. */
    keep: { type: 'string' },
  },
});

const PARTS = {
  ingest: () => withBenchHub((hub) => measureIngest(hub, Number(values.events))),
  push: () => withBenchHub((hub) => measurePush(hub, Number(values.small))),
  judging: () => withBenchHub((hub) => measureJudging(hub, Number(values.judged))),
  pages: () =>
    withBenchHub((hub) => measurePages(hub, { runs: Number(values.runs), events: Number(values.stored) }), values.keep),
} satisfies Record<string, () => Promise<object>>;

const wanted = positionals.length > 0 ? positionals : Object.keys(PARTS);
for (const name of wanted)
  if (!(name in PARTS)) throw new TypeError(`There is no part ${name}. Parts: ${Object.keys(PARTS).join(', ')}.`);
const { machine: _, ...results } = readResults('hub') as Record<string, object>;
const limits: string[] = [];
for (const name of wanted) {
  const [load = 0] = loadavg();
  const seconds = performance.now();
  const measured = await PARTS[name as keyof typeof PARTS]();
  const [loadAfter = 0] = loadavg();
  results[name] = { ...measured, load: [round(load, 1), round(loadAfter, 1)] };
  console.log(name, `in ${Math.round((performance.now() - seconds) / 1_000)} s`);
  console.dir(results[name], { depth: null });
  if ('missed' in measured) limits.push(...(measured.missed as string[]));
}
saveResults('hub', results);
if (limits.length > 0) {
  console.error(`Not reached:\n${limits.map((limit) => `  ${limit}`).join('\n')}`);
  process.exitCode = 1;
}
