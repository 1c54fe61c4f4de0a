import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Preloaded through NODE_OPTIONS: a gateway says in a file in LOOP_DELAY_DIR how late its event loop was. */
const { LOOP_DELAY_DIR } = process.env;
const RESOLUTION_MS = 10;
const EVERY_MS = 500;
if (LOOP_DELAY_DIR && process.argv.includes('gateway') && process.argv.some((arg) => arg.endsWith('openclaw.mjs'))) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const toMs = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
  setInterval(() => {
    const figures = {
      p50: toMs(delay.percentile(50)),
      p99: toMs(delay.percentile(99)),
      max: toMs(delay.max),
      cpuMs: process.cpuUsage().user / 1_000,
    };
    writeFileSync(join(LOOP_DELAY_DIR, `${process.pid}.json`), JSON.stringify(figures));
  }, EVERY_MS).unref();
}
