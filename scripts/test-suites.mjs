// Plain JavaScript for an old Node: `run-tests.mjs` reads it before Node 24 is there.

const SLOW = /\.(crash|slow)\.test\.ts$/;

/** Which tests there are. Suites that need OpenClaw are run together, after the others. */
export const SUITES = {
  unit: { files: ['packages/*/src/**/*.test.ts', 'test/structure/*.test.ts', 'bench/robust/*.test.ts'], except: SLOW },
  // A process that is killed at each of its file-system calls, every byte of a file that is changed: a minute of its own.
  slow: { files: ['packages/*/src/**/*.crash.test.ts', 'packages/*/src/**/*.slow.test.ts'] },
  // The short form of the campaign; the long one is a command of its own, `npm run prove`.
  prove: { files: ['prove/**/*.test.ts'], needsOpenClaw: true },
  openclaw: { files: ['test/openclaw/*.test.ts'], needsOpenClaw: true },
  // Apart from the others: gateways that run, restart and are killed for minutes.
  always: { files: ['test/openclaw/always/*.test.ts'], needsOpenClaw: true, isApart: true },
  dashboard: { files: ['test/dashboard/*.test.ts'], needsOpenClaw: true, needsChromium: true },
  // Apart from the others: the engine is a download of 540 MB. Without it the slow tests of the hub are skipped.
  hub: {
    files: ['test/hub/*.test.ts', 'test/dashboard/fleet/*.test.ts', 'packages/hub/src/**/*.slow.test.ts'],
    needsEngine: true,
    needsChromium: true,
    isApart: true,
  },
};

/** Files that take more than a minute. They start first, so that none of them is left alone at the end. */
export const LONGEST = [
  'packages/critiqor/src/testing/commands.crash.test.ts',
  'packages/critiqor/src/seal/seal-evidence.crash.test.ts',
  'packages/critiqor/src/supervise/tampering-agent.slow.test.ts',
  'packages/critiqor/src/supervise/hanging-files.slow.test.ts',
  'packages/critiqor/src/testing/hostile-runs-directory.slow.test.ts',
  'prove/prove.test.ts',
  'test/openclaw/oldest.test.ts',
  'test/openclaw/true-facts.test.ts',
  'test/openclaw/cli.test.ts',
  'test/openclaw/overlay.test.ts',
  'test/openclaw/whole-truth.test.ts',
  'test/dashboard/pages.test.ts',
  'test/openclaw/witness.test.ts',
  'test/openclaw/interruptions.test.ts',
  'test/openclaw/monitor.test.ts',
  'test/openclaw/passivity.test.ts',
  'test/openclaw/monitor-kills.test.ts',
  'test/openclaw/run.test.ts',
  'test/openclaw/gateway.test.ts',
  'test/openclaw/plugin-package.test.ts',
  'test/openclaw/compaction.test.ts',
  'test/openclaw/conformance.test.ts',
  'test/openclaw/package.test.ts',
];

/** Pure functions, which can share one process; long ones stay apart. */
export const isPure = (file) => file.startsWith('packages/diagnosis/') && !SLOW.test(file);

/** Processes, terminals and browsers of a busy machine may come too late; functions may not. */
export const usesRealProcesses = (file) => file.startsWith('test/') || file.startsWith('prove/') || SLOW.test(file);
