// Runs the test suites, after installing whatever they need and this machine lacks.
// Plain JavaScript for an old Node: on a fresh machine this file runs before Node 24 is there.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { globSync } from './glob.mjs';
import { ensureChromium, ensureHost, ensureWorkspace } from './setup.mjs';
import { isPure, LONGEST, SUITES, usesRealProcesses } from './test-suites.mjs';

/** Generated files that must be up to date, and the script that makes each. */
const GENERATED = ['make-schemas', 'make-event-docs', 'make-cli-docs', 'make-config-docs', 'make-detector-docs'];

const began = Date.now();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in SUITES));
if (unknown.length > 0) {
  console.error(`There is no suite ${unknown.join(', ')}. Suites: ${Object.keys(SUITES).join(', ')}.`);
  process.exit(2);
}
const all = Object.keys(SUITES).filter((name) => !SUITES[name].isApart);
const suites = (wanted.length > 0 ? wanted : all).map((name) => SUITES[name]);
// `test/short-form.ts` says what this leaves out.
process.env.TEST_FORM ??= wanted.length > 0 ? 'whole' : 'short';

const node = ensureWorkspace();
// Compiled code is kept: hundreds of short processes load the same files. An absolute path, because they run in many folders.
// Not for OpenClaw: its launcher starts itself again when it finds this variable.
const withCache = { NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled-tests'), ...process.env };
// npm mostly waits for the network; the checks need only the processor.
const host = suites.some(({ needsOpenClaw }) => needsOpenClaw) ? ensureHost(node) : Promise.resolve();
if (wanted.length === 0) {
  step('Types and lint');
  await Promise.all([
    run(['node_modules/typescript/bin/tsc', '-b']),
    run(['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']),
  ]);
  const scripts = [...GENERATED.map((name) => `scripts/${name}.ts`), 'test/compat/compat.ts'];
  await Promise.all(scripts.map((script) => run([script, '--check'])));
}
step('Building');
await run(['scripts/build.ts']);
if (suites.some(({ needsEngine }) => needsEngine))
  await run(['packages/critiqor/bin/critiqor.js', 'hub', 'install', '--yes']);

if (suites.some(({ needsChromium, needsOpenClaw }) => needsChromium && !needsOpenClaw)) ensureChromium();

const cores = cpus().length;
const done = [];
const own = filesOf(suites.filter(({ needsOpenClaw }) => !needsOpenClaw));
await testAll(own.filter(isPure), 'one-process', withCache);
await testAll(longestFirst(own.filter((file) => !isPure(file))), cores, withCache);
const real = filesOf(suites.filter(({ needsOpenClaw }) => needsOpenClaw));
if (real.length > 0) {
  await host;
  await run(['scripts/pack-plugin.ts']);
  if (suites.some(({ needsChromium }) => needsChromium)) ensureChromium();
  // An agent waits for its model, its tools and its disk a third of the time: one more than there are cores keeps them busy.
  await testAll(longestFirst(real), cores + 1, process.env);
}
conclude();

function filesOf(chosen) {
  return chosen.flatMap(({ files, except }) =>
    files.flatMap((pattern) => globSync(pattern)).filter((file) => !except?.test(file)),
  );
}

function longestFirst(files) {
  const gone = LONGEST.filter((file) => !existsSync(file));
  if (gone.length > 0) throw new Error(`scripts/test-suites.mjs names files that do not exist: ${gone.join(', ')}`);
  return [...LONGEST.filter((file) => files.includes(file)), ...files.filter((file) => !LONGEST.includes(file))];
}

/** Runs files to their end. Those that start real processes have a second chance, alone; every other failure ends it all. */
async function testAll(files, concurrency, env) {
  if (files.length === 0) return;
  step(`Tests: ${files.length} files`);
  const first = await testFiles(files, concurrency, env);
  done.push(first);
  if (first.code === 0) return;
  if (first.failed.length === 0 || !first.failed.every(usesRealProcesses)) await fail(1);
  step(`Once more, alone: ${first.failed.join(', ')}`);
  const { code } = await testFiles(first.failed, 1, env);
  if (code !== 0) await fail(1);
  console.error(`\nFLAKY: failed next to other tests, passed alone: ${first.failed.join(', ')}`);
}

async function testFiles(files, concurrency, env) {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-tests-'));
  const path = join(folder, 'summary.json');
  const { status } = spawnSync(node, ['scripts/run-test-files.mjs', path, String(concurrency), ...files], {
    stdio: 'inherit',
    env,
  });
  const summary = readSummary(path);
  rmSync(folder, { recursive: true, force: true });
  return { code: status ?? 1, ...summary };
}

function readSummary(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // The runner was killed.
    return { tests: 0, failed: [], seconds: {} };
  }
}

/** One count for everything, and the files to look at when it takes too long. */
function conclude() {
  const tests = done.reduce((sum, summary) => sum + summary.tests, 0);
  const seconds = Object.entries(Object.assign({}, ...done.map((summary) => summary.seconds)));
  const longest = seconds.sort((a, b) => b[1] - a[1]).slice(0, 10);
  console.log(`\n${tests} tests passed in ${((Date.now() - began) / 60_000).toFixed(1)} min. The longest files:`);
  for (const [file, time] of longest) console.log(`${time.toFixed(0).padStart(5)} s  ${file}`);
}

function step(title) {
  console.error(`\n== ${title}`);
}

/** Runs a script beside what is being installed, and ends with its exit code unless it ended well. */
function run(args) {
  return new Promise((resolve) => {
    const child = spawn(node, args, { stdio: 'inherit' });
    child.on('close', (code, signal) => (code === 0 ? resolve() : fail(code ?? (signal === 'SIGINT' ? 130 : 1))));
  });
}

/** Ends when the installation has: half of one would be taken for a whole one. */
async function fail(code) {
  await host;
  process.exit(code);
}
