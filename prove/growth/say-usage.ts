import { writeFileSync } from 'node:fs';

/** Preloaded with `--import`: says in the file that USAGE names what the process took of the processor and of the memory. */
const { USAGE = '' } = process.env;
process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  writeFileSync(
    USAGE,
    JSON.stringify({ cpuMs: (user + system) / 1_000, peakMb: process.resourceUsage().maxRSS / 1_024 }),
  );
});
