import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * Preloaded through NODE_OPTIONS: a gateway says in a file in LOOP_DELAY_DIR how late its event loop was and what it took of the processor since the
 * file `begin` is there.
 */
const { LOOP_DELAY_DIR } = process.env;
const RESOLUTION_MS = 10;
const EVERY_MS = 500;
if (LOOP_DELAY_DIR && process.argv.includes('gateway') && process.argv.some((arg) => arg.endsWith('openclaw.mjs'))) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  const path = join(LOOP_DELAY_DIR, `${process.pid}.json`);
  const toMs = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
  let began: NodeJS.CpuUsage | null = null;
  setInterval(() => {
    if (!began && existsSync(join(LOOP_DELAY_DIR, 'begin'))) {
      began = process.cpuUsage();
      delay.enable();
    }
    if (!began) return;
    const { user, system } = process.cpuUsage(began);
    const figures = {
      p50: toMs(delay.percentile(50)),
      p99: toMs(delay.percentile(99)),
      max: toMs(delay.max),
      cpuMs: (user + system) / 1_000,
    };
    // Whole or not at all: it may be killed, or read, at any moment.
    writeFileSync(`${path}.part`, JSON.stringify(figures));
    renameSync(`${path}.part`, path);
  }, EVERY_MS).unref();
}
