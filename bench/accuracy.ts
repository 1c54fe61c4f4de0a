// Runs the engine over the labelled public traces and scores it: `npm run bench:accuracy`.
// The traces are not part of this repository; without them this says so and ends.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { diagnose } from '@critiqor/diagnosis/diagnose';
import type { Trace } from '@critiqor/diagnosis/intake/read-trace';

const root = join(import.meta.dirname, '..');
const traces = process.env.CRITIQOR_BENCH_DIR ?? join(root, '..', 'shared', 'bench');
if (!existsSync(join(traces, 'score.mjs'))) {
  console.error('The labelled traces are not here, so nothing can be scored. CRITIQOR_BENCH_DIR names their folder.');
  process.exit(0);
}
const only = process.argv[2];
const out = join(root, '.bench');
mkdirSync(out, { recursive: true });
const lines: string[] = [];
for (const file of readdirSync(join(traces, 'dev')).sort()) {
  if (only && !file.startsWith(only)) continue;
  for (const line of gunzipSync(readFileSync(join(traces, 'dev', file)))
    .toString('utf8')
    .split('\n')) {
    if (line.trim()) lines.push(JSON.stringify(predict(JSON.parse(line))));
  }
  console.error(`${file}: ${lines.length} traces so far`);
}
const predictions = join(out, 'predictions.jsonl');
writeFileSync(predictions, `${lines.join('\n')}\n`);
const args = ['--traces', join(traces, 'dev'), '--predictions', predictions, '--json', join(out, 'scores.json')];
process.exitCode = spawnSync(process.execPath, [join(traces, 'score.mjs'), ...args], { stdio: 'inherit' }).status ?? 1;

/** Only task, model and events may be looked at; everything else is for the scorer. */
function predict({ trace_id, task, model, events }: Trace & { readonly trace_id: string }) {
  const began = performance.now();
  const identity = { run_id: 'trace', agent_id: '', tenant_id: '', framework: 'trace', visibility: 'private' };
  const trace: Trace = { events, ...(task === undefined ? {} : { task }), ...(model === undefined ? {} : { model }) };
  const diagnosis = diagnose({ identity, trace }, undefined, { rootCauseEvenIfClear: true });
  const toIndex = (eventId: string): number => Number(eventId.slice('evt_'.length)) - 1;
  return {
    trace_id,
    trust_score: diagnosis.executive_summary.trust_score,
    readiness: diagnosis.executive_summary.readiness_level,
    root_cause: diagnosis.root_cause.map(({ event_id, score, actor }) => ({
      event_i: toIndex(event_id),
      score,
      actor,
    })),
    findings: diagnosis.findings.map(({ type, severity, event_ids }) => ({
      type,
      severity,
      event_is: event_ids.map(toIndex),
    })),
    elapsed_ms: performance.now() - began,
  };
}
