import { toRunPaths } from '@critiqor/evidence/run-directory';
import type { Command } from 'commander';
import type { RunRecord } from '../run-record.ts';
import { listRunIds, readRecord } from '../runs-directory.ts';
import { jsonOption, print, runsDirOption, toRunsDir, withExamples } from './options.ts';

interface RunRow {
  readonly run_id: string;
  readonly status: string;
  readonly started_at: string;
  readonly agent: string;
  readonly events: number | null;
}

export function addRuns(program: Command): void {
  const command = program
    .command('runs')
    .description('list the runs')
    .addOption(runsDirOption())
    .addOption(jsonOption());
  withExamples(command, ['critiqor runs', 'critiqor runs --json']).action(
    (flags: { readonly runsDir: string; readonly json?: boolean }) => {
      const runsDir = toRunsDir(flags.runsDir);
      const rows = listRunIds(runsDir).map((id) => toRow(runsDir, id));
      print(flags.json, rows, () => toTable(rows, runsDir));
    },
  );
}

function toRow(runsDir: string, runId: string): RunRow {
  try {
    const record: RunRecord = readRecord(toRunPaths(runsDir, runId));
    const isSealed = record.status === 'COMPLETED' || record.status === 'ABORTED';
    return {
      run_id: runId,
      status: record.status,
      started_at: record.timestamps.started_at,
      agent: record.metadata.agent_id,
      events: isSealed ? record.event_log.length : null,
    };
  } catch {
    // One damaged record must not hide the others.
    return { run_id: runId, status: 'UNREADABLE', started_at: '', agent: '', events: null };
  }
}

function toTable(rows: readonly RunRow[], runsDir: string): string {
  if (rows.length === 0) return `There is no run in ${runsDir}.`;
  const cells = rows.map((row) => [
    row.run_id,
    row.status,
    row.started_at,
    row.agent,
    row.events === null ? '' : String(row.events),
  ]);
  const table = [['run', 'state', 'started', 'agent', 'events'], ...cells];
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((line) => (line[column] ?? '').length)));
  return table
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
