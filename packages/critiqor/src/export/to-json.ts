import type { ExportSource } from './export-source.ts';

/** The run for programs: what the report shows, with the whole diagnosis. */
export function* toExportJson({
  row,
  verification,
  task,
  answer,
  diagnosis,
  readings,
}: ExportSource): Generator<string> {
  const { problem: _, size_bytes: __, ...run } = row;
  yield `${JSON.stringify({ schema_version: 'critiqor.export.v1', run, verification, task, answer, diagnosis, readings }, null, 2)}\n`;
}
