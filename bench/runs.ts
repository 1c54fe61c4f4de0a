import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { ensureRunDirectories, type RunPaths, toRunPaths } from '@critiqor/evidence/run-directory';
import { createRunRecord, type RunRecord, transition } from '../packages/critiqor/src/run-record.ts';
import { median, round, saveResults } from './measure.ts';

/** What `status` and `runs` take as whole processes with thousands of runs present. `npm run bench:runs [RUNS]` */

const RUNS = Number(process.argv[2] ?? 5_000);
const ROUNDS = 15;
const MAX_MS = 300;
/** Files younger than this are not indexed. */
const SETTLED_MS = 2_100;
const CRITIQOR = resolve(import.meta.dirname, '../packages/critiqor/bin/critiqor.js');
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
  const critiqor = (...args: string[]): string[] => [CRITIQOR, ...args, '--runs-dir', runsDir];
  const bare = ['-e', '0'];
  const first = timeProcess(critiqor('runs'));
  const commands: Readonly<Record<string, string[]>> = {
    bare,
    status: critiqor('status'),
    runs: critiqor('runs'),
    runsJson: critiqor('runs', '--json'),
    runsFiltered: critiqor('runs', '--label', 'branch=main', '--failure', 'infinite_tool_loop', '--limit', '20'),
  };
  const samples = Array.from({ length: ROUNDS }, () =>
    Object.fromEntries(Object.entries(commands).map(([name, args]) => [name, timeProcess(args)])),
  );
  const ms = Object.fromEntries(
    Object.keys(commands).map((name) => [name, round(median(samples.map((sample) => sample[name] ?? 0)), 0)]),
  );
  startRun();
  ms.statusOfActive = round(median(Array.from({ length: ROUNDS }, () => timeProcess(critiqor('status')))), 0);
  console.log(`${RUNS} runs, records of ${round(recordBytes / 1e6, 0)} MB; a bare node -e 0 takes ${ms.bare} ms`);
  for (const [name, time] of Object.entries(ms).filter(([name]) => name !== 'bare')) {
    console.log(
      `${time < MAX_MS ? 'ok  ' : 'MISS'} ${name}: ${time} ms, ${round(time / (ms.bare ?? 1), 1)}× a bare node`,
    );
  }
  console.log(`     the first look, which makes the index: ${round(first, 0)} ms, once`);
  saveResults('runs', { runs: RUNS, recordMb: round(recordBytes / 1e6, 0), ms, firstMs: round(first, 0) });
} finally {
  rmSync(runsDir, { recursive: true });
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
  const diagnosis = {
    schema_version: 'critiqor.diagnosis.v1',
    executive_summary: { trust_score: number % 101, readiness_level: 'review_recommended', confidence_score: 0.9 },
    primary_diagnosis: { root_cause_failure_type: number % 10 === 0 ? 'infinite_tool_loop' : 'tool_error_cascade' },
  };
  writeFileSync(paths.diagnosis, JSON.stringify(diagnosis));
}

/** One more run, which is under way. */
function startRun(): void {
  const paths = toRunPaths(runsDir, `run_${RUNS + 1}`);
  const record = createRunRecord(`run_${RUNS + 1}`, METADATA, new Date().toISOString());
  mkdirSync(paths.directory);
  writeFileSync(paths.record, JSON.stringify(record));
}
