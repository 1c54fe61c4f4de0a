import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { ensureRunDirectories, type RunPaths, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { createRunRecord, transition } from '../packages/critiqor/src/runs/run-lifecycle.ts';
import type { RunRecord } from '../packages/critiqor/src/runs/run-record.ts';
import { makeDiagnosis } from '../packages/critiqor/src/testing/test-diagnosis.ts';
import { median, round, saveResults } from './measure.ts';

/** What `status` and `runs` take as whole processes with thousands of runs present. `npm run bench:runs [RUNS]` */

const RUNS = Number(process.argv[2] ?? 5_000);
const ROUNDS = 9;
const MAX_MS = 300;
/** Files younger than this are not indexed. */
const SETTLED_MS = 2_100;
const PACKAGE = resolve(import.meta.dirname, '../packages/critiqor');
/** As people install it, and from the sources of a clone, whose types Node strips at every start. */
const PROGRAMS = { installed: join(PACKAGE, 'dist/critiqor.js'), clone: join(PACKAGE, 'bin/critiqor.js') };
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  runs: ['runs'],
  'runs --json': ['runs', '--json'],
  'runs --failure': ['runs', '--label', 'branch=main', '--failure', 'infinite_tool_loop', '--limit', '20'],
  status: ['status'],
};
const METADATA = {
  agent_id: 'release-agent',
  tenant_id: 'default',
  framework: 'openclaw',
  visibility: 'private',
  benchmark_id: 'openclaw_runtime_v1',
  difficulty_tier: 'standard',
  labels: { branch: 'main' },
} as const;

const runsDir = mkdtempSync(join(tmpdir(), 'critiqor-bench-'));
try {
  const recordBytes = makeRuns();
  await setTimeout(SETTLED_MS);
  const commands = Object.entries(PROGRAMS).flatMap(([name, program]) =>
    Object.entries(COMMANDS).map(([command, args]) => ({
      name: `${command}, ${name}`,
      args: [program, ...args, '--runs-dir', runsDir],
    })),
  );
  const firstMs = round(timeProcess(commands[0]?.args ?? []), 0);
  const idle = measure(commands);
  startRun();
  const active = measure(commands.filter(({ args }) => args.includes('status')));
  const recordMb = round(recordBytes / 1e6, 0);
  const { medianMs, bestMs } = idle.bare;
  console.log(`${RUNS} runs, ${recordMb} MB of records; a bare node -e 0 takes ${medianMs} ms, at best ${bestMs} ms`);
  print(idle.times, '');
  print(active.times, ' with an active run');
  console.log(`     the first look of all, which makes the index: ${firstMs} ms, once`);
  saveResults('runs', { runs: RUNS, recordMb, bare: idle.bare, idle: idle.times, active: active.times, firstMs });
} finally {
  rmSync(runsDir, { recursive: true });
}

interface Times {
  readonly medianMs: number;
  /** What the command takes when nothing else wants the machine. */
  readonly bestMs: number;
}

/** Measures commands in turns with a bare Node: machines are shared and noisy. */
function measure(commands: readonly { readonly name: string; readonly args: readonly string[] }[]): {
  readonly bare: Times;
  readonly times: Readonly<Record<string, Times>>;
} {
  const all = [{ name: 'bare', args: ['-e', '0'] }, ...commands];
  const rounds = Array.from({ length: ROUNDS }, () => all.map(({ args }) => timeProcess(args)));
  const [bare, ...others] = all.map((_, index) => toTimes(rounds.map((times) => times[index] ?? Number.NaN)));
  const times = Object.fromEntries(commands.map(({ name }, index) => [name, others[index] as Times]));
  return { bare: bare as Times, times };
}

function toTimes(samples: readonly number[]): Times {
  return { medianMs: round(median(samples), 0), bestMs: round(Math.min(...samples), 0) };
}

function print(times: Readonly<Record<string, Times>>, when: string): void {
  for (const [name, { medianMs, bestMs }] of Object.entries(times)) {
    console.log(`${medianMs < MAX_MS ? 'ok  ' : 'MISS'} ${name}${when}: ${medianMs} ms, at best ${bestMs} ms`);
  }
}

/** Milliseconds from the start of a process to its end. */
function timeProcess(args: readonly string[]): number {
  const begun = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
  const time = performance.now() - begun;
  // Without an active run `status` ends with 1.
  if (status !== 0 && !(args.includes('status') && status === 1)) throw new Error(`${args.join(' ')}: ${stderr}`);
  return time;
}

function makeRuns(): number {
  let bytes = 0;
  for (let number = 1; number <= RUNS; number++) {
    const paths = toRunPaths(runsDir, `run_${String(number).padStart(3, '0')}`);
    mkdirSync(paths.directory, { recursive: true });
    writeRun(paths, createRun(number, toEventCount(number)), number);
    bytes += statSync(paths.record).size;
  }
  ensureRunDirectories(toRunPaths(runsDir, 'run_001'));
  return bytes;
}

/** Most runs are small, some large, one in a hundred as large as a record gets. */
function toEventCount(number: number): number {
  const place = number % 100;
  return place < 84 ? 120 : place < 99 ? 1_000 : 10_000;
}

function createRun(number: number, events: number): RunRecord {
  const at = (second: number): string =>
    new Date(Date.UTC(2026, 0, 1) + number * 3_600_000 + second * 1_000).toISOString();
  const runId = `run_${String(number).padStart(3, '0')}`;
  const finalizing = transition(createRunRecord(runId, METADATA, at(0)), 'FINALIZING', at(300), 'finalize requested');
  const completed = transition(finalizing, 'COMPLETED', at(301), 'evidence sealed');
  return { ...completed, timestamps: { ...completed.timestamps, finalized_at: at(301) }, event_log: toLog(events, at) };
}

function toLog(events: number, at: (second: number) => string): object[] {
  return Array.from({ length: events }, (_, index) => ({
    event_id: `evt_${String(index + 1).padStart(6, '0')}`,
    event: index === 1 ? 'process_start' : index === events - 2 ? 'process_end' : 'tool_call',
    timestamp: at(Math.floor((index / events) * 300)),
    source_layer: 'tool_hooks',
    tool_name: 'exec',
    status: 'ok',
  }));
}

function writeRun(paths: RunPaths, record: RunRecord, number: number): void {
  writeFileSync(paths.record, `${JSON.stringify(record, null, 2)}\n`);
  const metrics = { total_events: record.event_log.length };
  const evidence = record.event_log.map((event) => JSON.stringify(event)).join(',\n');
  writeFileSync(
    paths.session,
    `{"run_id":"${record.run_id}","events":[\n${evidence}\n],"metrics":${JSON.stringify(metrics)},"integrity":{}}\n`,
  );
  const diagnosis = makeDiagnosis(number % 101, number % 10 === 0 ? 'infinite_tool_loop' : 'tool_error_cascade');
  writeFileSync(paths.diagnosis, JSON.stringify(diagnosis));
}

/** One more run, which is live. */
function startRun(): void {
  const paths = toRunPaths(runsDir, `run_${RUNS + 1}`);
  const record = createRunRecord(`run_${RUNS + 1}`, METADATA, new Date().toISOString());
  mkdirSync(paths.directory);
  writeFileSync(paths.record, JSON.stringify(record));
}
