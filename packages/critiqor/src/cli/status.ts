import { readFileSync } from 'node:fs';
import { toRunPaths } from '@critiqor/evidence/run-directory';
import type { Command } from 'commander';
import { isLiving, readWriters } from '../journal-writers.ts';
import { isAlive } from '../process-identity.ts';
import { findActive } from '../runs-directory.ts';
import { jsonOption, print, runsDirOption, toRunsDir, withExamples } from './options.ts';

export function addStatus(program: Command): void {
  const command = program
    .command('status')
    .description('the active run: its processes, and whether the recorder is receiving')
    .addOption(runsDirOption())
    .addOption(jsonOption());
  withExamples(command, ['critiqor status', 'critiqor status --json']).action(runStatus);
}

function runStatus(flags: { readonly runsDir: string; readonly json?: boolean }): void {
  const runsDir = toRunsDir(flags.runsDir);
  const active = findActive(runsDir);
  if (!active) {
    print(flags.json, { active: null, runs_dir: runsDir }, () => `No run is being monitored in ${runsDir}.`);
    process.exitCode = 1;
    return;
  }
  const { record, session } = active;
  const paths = toRunPaths(runsDir, record.run_id);
  const writers = readWriters(paths.journal).map((writer) => ({ ...writer, living: isLiving(writer) }));
  const status = {
    active: record.run_id,
    status: record.status,
    runs_dir: runsDir,
    started_at: record.timestamps.started_at,
    supervisor: session?.supervisor ? { ...session.supervisor, living: isAlive(session.supervisor) } : null,
    agent: session?.child ? { ...session.child, living: isAlive(session.child) } : null,
    recorders: writers,
    metrics: liveMetrics(paths.session),
  };
  print(flags.json, status, () =>
    [
      `${record.run_id} ${record.status} since ${record.timestamps.started_at}`,
      `  supervisor ${describeProcess(status.supervisor)}`,
      `  agent      ${describeProcess(status.agent)}`,
      `  recorder   ${writers.length === 0 ? 'nothing received yet' : writers.map(({ entryPoint, pid, living }) => `${entryPoint} (process ${pid}${living ? '' : ', ended'})`).join(', ')}`,
      `  events     ${status.metrics?.total_events ?? 0}`,
    ].join('\n'),
  );
}

function describeProcess(process: { readonly pid: number; readonly living: boolean } | null): string {
  return process === null ? 'unknown' : `process ${process.pid}${process.living ? '' : ', ended'}`;
}

function liveMetrics(path: string): { readonly total_events: number } | null {
  try {
    return (JSON.parse(readFileSync(path, 'utf8')) as { metrics: { total_events: number } }).metrics;
  } catch {
    // The supervisor writes it a few times a second; until the first time there is none.
    return null;
  }
}
