// Runs the test suites, after installing whatever they need and this machine lacks.
// Plain JavaScript for an old Node: on a fresh machine this file runs before Node 24 is there.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { globSync } from './glob.mjs';
import { ensureChromium, ensureHost, ensureWorkspace } from './setup.mjs';

const SLOW = /\.(crash|slow)\.test\.ts$/;
const SUITES = {
  unit: { files: ['packages/*/src/**/*.test.ts', 'test/structure/*.test.ts'], except: SLOW, needsOpenClaw: false },
  // A process that is killed at each of its file-system calls, every byte of a file that is changed: a minute of its own.
  slow: { files: ['packages/*/src/**/*.crash.test.ts', 'packages/*/src/**/*.slow.test.ts'], needsOpenClaw: false },
  // The short form of the campaign; the long one is a command of its own, `npm run prove`.
  prove: { files: ['prove/**/*.test.ts'], needsOpenClaw: true },
  openclaw: { files: ['test/openclaw/*.test.ts'], needsOpenClaw: true },
  dashboard: { files: ['test/dashboard/*.test.ts'], needsOpenClaw: true, needsChromium: true },
  // Apart from the others: the engine is a download of 540 MB. Without it the slow tests of the hub are skipped.
  hub: { files: ['test/hub/*.test.ts', 'packages/hub/src/**/*.slow.test.ts'], needsEngine: true, isApart: true },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in SUITES));
if (unknown.length > 0) {
  console.error(`There is no suite ${unknown.join(', ')}. Suites: ${Object.keys(SUITES).join(', ')}.`);
  process.exit(2);
}
const suites = (wanted.length > 0 ? wanted : Object.keys(SUITES).filter((name) => !SUITES[name].isApart)).map(
  (name) => SUITES[name],
);

const node = ensureWorkspace();
if (wanted.length === 0) {
  step('Types and lint');
  run(node, ['node_modules/typescript/bin/tsc', '-b']);
  run(node, ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']);
  run(node, ['scripts/make-schemas.ts', '--check']);
  run(node, ['scripts/make-event-docs.ts', '--check']);
  run(node, ['scripts/make-cli-docs.ts', '--check']);
  run(node, ['scripts/make-config-docs.ts', '--check']);
  run(node, ['scripts/make-detector-docs.ts', '--check']);
  run(node, ['test/compat/compat.ts', '--check']);
}
step('Building the recorder');
run(node, ['scripts/build.ts']);
if (suites.some((suite) => suite.needsOpenClaw)) {
  ensureHost(node);
  run(node, ['scripts/pack-plugin.ts']);
}
if (suites.some((suite) => suite.needsChromium)) ensureChromium();
if (suites.some((suite) => suite.needsEngine))
  run(node, ['packages/critiqor/bin/critiqor.js', 'hub', 'install', '--yes']);
step('Tests');
const files = suites.flatMap(({ files, except }) =>
  files.flatMap((pattern) => globSync(pattern)).filter((file) => !except?.test(file)),
);
// Where only the fast suite is wanted, pure functions share a process and the others what was compiled; otherwise one count closes it all.
const isFast = wanted.join() === 'unit';
const env = isFast ? { ...process.env, NODE_COMPILE_CACHE: 'node_modules/.cache/compiled-tests' } : process.env;
const isPure = (file) => isFast && file.startsWith('packages/diagnosis/');
const [pure, others] = [files.filter(isPure), files.filter((file) => !isPure(file))];
if (pure.length > 0) finish(test(['--test-isolation=none', ...pure]));
const first = test(['--test-concurrency=2', ...others]);
if (first.status !== 0 && first.failed.length > 0 && first.failed.every(usesRealProcesses)) {
  step(`Once more, alone: ${first.failed.join(', ')}`);
  finish(test(['--test-concurrency=1', ...first.failed]));
  console.error(`\nUNSTEADY: failed beside others, passed alone: ${first.failed.join(', ')}`);
} else finish(first);

/** Processes, terminals and browsers of a busy machine may come too late; functions may not. */
function usesRealProcesses(file) {
  return file.startsWith('test/') || file.startsWith('prove/') || SLOW.test(file);
}

/** Runs tests, and says in which files one failed. */
function test(args) {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-tests-'));
  const list = join(folder, 'failed');
  const reporters = [
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=./scripts/failed-files.mjs',
    `--test-reporter-destination=${list}`,
  ];
  const ended = spawnSync(node, ['--test', '--test-timeout=600000', ...reporters, ...args], { stdio: 'inherit', env });
  const failed = ended.status === 0 ? [] : readLines(list).map((file) => relative(process.cwd(), file));
  rmSync(folder, { recursive: true, force: true });
  return { ...ended, failed };
}

function readLines(path) {
  try {
    return readFileSync(path, 'utf8').split('\n').filter(Boolean);
  } catch {
    // The runner did not come so far.
    return [];
  }
}

function step(title) {
  console.error(`\n== ${title}`);
}

function run(command, args) {
  finish(spawnSync(command, args, { stdio: 'inherit' }));
}

/** Ends with what a command ended with, unless it ended well. */
function finish({ status, signal }) {
  if (status !== 0) process.exit(status ?? (signal === 'SIGINT' ? 130 : 1));
}
