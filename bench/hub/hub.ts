import { parseArgs } from 'node:util';
import { readResults, saveResults } from '../measure.ts';
import { measureIngest } from './ingest.ts';
import { measureJudging } from './judging.ts';
import { measurePages } from './pages.ts';
import { measurePush } from './push.ts';
import { withBenchHub } from './running-hub.ts';

/**
 * What the hub costs, on the embedded engine: `npm run bench:hub`. Sizes can be smaller and parts can be left out: a machine that is busy for an
 * hour measures nothing. What was not measured stays as it was.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'ingest,push,judging,pages' },
    /** Events of the run that is sent. */
    events: { type: 'string', default: '1000000' },
    /** Runs that are sent, and judged again. */
    small: { type: 'string', default: '1000' },
    judged: { type: 'string', default: '100' },
    /** What is stored while pages are asked for. */
    runs: { type: 'string', default: '100000' },
    stored: { type: 'string', default: '10000000' },
  },
});

const PARTS = {
  ingest: (hub) => measureIngest(hub, Number(values.events)),
  push: (hub) => measurePush(hub, Number(values.small)),
  judging: (hub) => measureJudging(hub, Number(values.judged)),
  pages: (hub) => measurePages(hub, { runs: Number(values.runs), events: Number(values.stored) }),
} satisfies Record<string, Parameters<typeof withBenchHub<object>>[0]>;

const { machine: _, ...results } = readResults('hub') as Record<string, object>;
const limits: string[] = [];
for (const name of values.only.split(',')) {
  if (!(name in PARTS)) throw new TypeError(`There is no part ${name}. Parts: ${Object.keys(PARTS).join(', ')}.`);
  const measured = await withBenchHub<object>(PARTS[name as keyof typeof PARTS]);
  results[name] = measured;
  console.log(name, measured);
  if ('missed' in measured) limits.push(...(measured.missed as string[]));
}
saveResults('hub', results);
if (limits.length > 0) {
  console.error(`Not reached:\n${limits.map((limit) => `  ${limit}`).join('\n')}`);
  process.exitCode = 1;
}
