import { closeSync, openSync, writeSync } from 'node:fs';
import { countOf } from '@critiqor/diagnosis/model/words';
import { type Command, Option } from 'commander';
import { PROFILES } from '../../judge/diagnose-run.ts';
import { evaluateTraces, listTraceFiles } from '../../judge/evaluate-traces.ts';
import { EXIT } from '../../system/exit-codes.ts';
import { toAction } from '../command-end.ts';
import { withExamples } from '../options.ts';

const PROGRESS_EVERY_MS = 1_000;

export function addEval(program: Command): void {
  const command = program
    .command('eval')
    .description('run the engine over recorded traces (critiqor.trace.v1) and write a prediction for each')
    .argument('<traces...>', 'folders or files, .jsonl or .jsonl.gz')
    .requiredOption('--out <file>', 'file for the predictions, one per line; - is standard output')
    .addOption(new Option('--profile <name>', 'scoring profile').choices(Object.keys(PROFILES)).default('default'));
  withExamples(command, [
    'critiqor eval traces/ --out predictions.jsonl',
    'critiqor eval one.jsonl.gz --out - | head',
  ]).action(toAction(runEval));
}

async function runEval(
  paths: readonly string[],
  flags: { readonly out: string; readonly profile: string },
): Promise<number> {
  const profile = PROFILES[flags.profile];
  if (!profile) return EXIT.ok;
  const files = paths.flatMap(listTraceFiles);
  const out = flags.out === '-' ? 1 : openSync(flags.out, 'w');
  const counts = { traces: 0, unreadable: 0 };
  let told = performance.now();
  try {
    for (const [index, file] of files.entries()) {
      for await (const prediction of evaluateTraces(file, profile)) {
        writeSync(out, `${JSON.stringify(prediction)}\n`);
        counts.traces += 1;
        counts.unreadable += prediction.error === undefined ? 0 : 1;
        if (performance.now() - told < PROGRESS_EVERY_MS) continue;
        told = performance.now();
        process.stderr.write(`critiqor: ${countOf(counts.traces, 'trace')}, file ${index + 1} of ${files.length}\n`);
      }
    }
  } finally {
    if (out !== 1) closeSync(out);
  }
  const bad = counts.unreadable > 0 ? `, ${counts.unreadable} of them unreadable` : '';
  process.stderr.write(`critiqor: ${countOf(counts.traces, 'trace')} judged${bad}\n`);
  return EXIT.ok;
}
