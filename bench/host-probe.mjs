// Loaded into the host before anything else, with and without the recorder: writes what the process has used when it ends.
import { appendFileSync } from 'node:fs';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  const toMs = (nanoseconds) => nanoseconds / 1e6;
  const usage = {
    cpuMs: (user + system) / 1_000,
    wallMs: performance.now(),
    delayMedianMs: toMs(delay.percentile(50)),
    delayP99Ms: toMs(delay.percentile(99)),
  };
  appendFileSync(process.env.BENCH_USAGE_FILE, `${JSON.stringify(usage)}\n`);
});
