import { performance } from 'node:perf_hooks';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { sealEvidence } from '../seal/seal-evidence.ts';

/** A process of its own that seals a run, `measure-sealing.ts RUNS_DIR RUN_ID`, and says how long it took, how much processor time that was and what memory it needed. */
const [runsDir = '', runId = ''] = process.argv.slice(2);
const at = '2026-01-01T00:00:00.000Z';
const begun = performance.now();
const cpuBegun = process.cpuUsage();
const { events, bytes } = await sealEvidence({
  paths: toRunPaths(runsDir, runId),
  lifecycle: [],
  createdAt: at,
  sealedAt: at,
});
const durationMs = performance.now() - begun;
const { user, system } = process.cpuUsage(cpuBegun);
console.log(
  JSON.stringify({
    events,
    bytes,
    durationMs,
    cpuMs: (user + system) / 1_000,
    peakBytes: process.resourceUsage().maxRSS * 1_024,
  }),
);
