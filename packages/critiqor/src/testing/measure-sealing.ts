import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { sealEvidence } from '../seal/seal-evidence.ts';

/** A process of its own that seals a run, `measure-sealing.ts RUNS_DIR RUN_ID`, and says what processor time and memory it took. */
const [runsDir = '', runId = ''] = process.argv.slice(2);
const at = '2026-01-01T00:00:00.000Z';
const begun = process.cpuUsage();
const { events, bytes } = await sealEvidence({
  paths: toRunPaths(runsDir, runId),
  lifecycle: [],
  createdAt: at,
  sealedAt: at,
});
const { user, system } = process.cpuUsage(begun);
console.log(
  JSON.stringify({
    events,
    bytes,
    cpuMs: (user + system) / 1_000,
    peakBytes: process.resourceUsage().maxRSS * 1_024,
  }),
);
