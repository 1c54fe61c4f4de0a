import { execFileSync } from 'node:child_process';
import { copyFileSync, createReadStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureRunDirectories, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { writeBusyJournal } from './busy-journal.ts';
import { round, saveResults } from './measure.ts';

/**
 * What sealing a million events costs, compared with parsing and writing the same lines. Both are processor time: other processes slow
 * either down, but do not add to it. `node bench/seal.ts [EVENTS]`
 */

const EVENTS = Number(process.argv[2] ?? 1_000_000);
/** The aim is 3; the rest is room for machines whose processors hash slowly. */
const MAX_RATIO = 4;
const MAX_PEAK_MB = 300;
const BATCH = 10_000;
const SEAL = resolve(import.meta.dirname, '../packages/critiqor/src/testing/measure-sealing.ts');

const folder = mkdtempSync(join(tmpdir(), 'critiqor-bench-'));
try {
  const paths = toRunPaths(folder, 'run_001');
  ensureRunDirectories(paths);
  writeBusyJournal(paths, EVENTS);
  const journalMb = round(statSync(paths.journal).size / 1e6, 0);
  const copy = join(folder, 'copy.jsonl');
  copyFileSync(paths.journal, copy);
  const before = await measureParsing(copy);
  const sealed = JSON.parse(execFileSync(process.execPath, [SEAL, folder, 'run_001'], { encoding: 'utf8' })) as {
    readonly events: number;
    readonly cpuMs: number;
    readonly peakBytes: number;
  };
  // Machines are shared and noisy: the reference is measured before and after.
  const referenceMs = (before + (await measureParsing(copy))) / 2;
  const ratio = round(sealed.cpuMs / referenceMs);
  const peakMb = round(sealed.peakBytes / 1e6, 0);
  const seconds = (ms: number): string => `${round(ms / 1_000, 1)} s`;
  const times = `${seconds(sealed.cpuMs)} of processor time, ${ratio}× JSON.parse + JSON.stringify (${seconds(referenceMs)})`;
  print(`sealing ${sealed.events} events, ${journalMb} MB`, times, ratio <= MAX_RATIO);
  print('memory', `${peakMb} MB at its peak`, peakMb < MAX_PEAK_MB);
  const { events, cpuMs } = sealed;
  saveResults('seal', {
    events,
    journalMb,
    sealCpuMs: round(cpuMs, 0),
    referenceCpuMs: round(referenceMs, 0),
    ratio,
    peakMb,
  });
} finally {
  rmSync(folder, { recursive: true });
}

function print(what: string, result: string, holds: boolean): void {
  console.log(`${holds ? 'ok  ' : 'MISS'} ${what}: ${result}`);
}

/** Milliseconds of the processor that `JSON.parse` and `JSON.stringify` take for all lines; reading the file is not counted. */
async function measureParsing(path: string): Promise<number> {
  let total = 0;
  let batch: string[] = [];
  let bytes = 0;
  const measure = (): void => {
    const begun = process.cpuUsage();
    for (const line of batch) bytes += JSON.stringify(JSON.parse(line)).length;
    const { user, system } = process.cpuUsage(begun);
    total += (user + system) / 1_000;
    batch = [];
  };
  for await (const line of createInterface({ input: createReadStream(path) })) {
    if (batch.push(line) === BATCH) measure();
  }
  measure();
  if (bytes === 0) throw new Error('The journal is empty.');
  return total;
}
