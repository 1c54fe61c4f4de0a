import { closeSync, openSync, writeSync } from 'node:fs';
import { countOf } from '@critiqor/diagnosis/model/words';
import type { Command } from 'commander';
import { evaluateStatements } from '../../judge/evaluate-statements.ts';
import { evaluateTraces, listTraceFiles } from '../../judge/evaluate-traces.ts';
import { CritiqorError } from '../../system/errors.ts';
import { EXIT } from '../../system/exit-codes.ts';
import { toAction } from '../command-end.ts';
import { withExamples } from '../options.ts';
import { profileOption, toProfile } from '../settings/profile-option.ts';

const PROGRESS_EVERY_MS = 1_000;

export function addEval(program: Command): void {
  const command = program
    .command('eval')
    .description('run the engine over recorded traces (critiqor.trace.v1) or sentences and write a prediction for each')
    .argument('[traces...]', 'folders or files, .jsonl or .jsonl.gz')
    .option('--statements <file>', 'read sentences (lines with id and text) instead and write the act of each')
    .requiredOption('--out <file>', 'file for the predictions, one per line; - is standard output')
    .addOption(profileOption());
  withExamples(command, [
    'critiqor eval traces/ --out predictions.jsonl',
    'critiqor eval one.jsonl.gz --out - | head',
    'critiqor eval --statements sentences.jsonl --out acts.jsonl',
  ]).action(toAction(runEval));
}

interface Flags {
  readonly statements?: string;
  readonly out: string;
  readonly profile?: string;
}

async function runEval(paths: readonly string[], flags: Flags): Promise<number> {
  const profile = toProfile(flags.profile);
  if ((flags.statements === undefined) === (paths.length === 0)) {
    throw new CritiqorError('usage', 'eval reads either traces or sentences.', {
      remedy: 'Name folders or files with traces, or one file with --statements.',
    });
  }
  if (flags.statements !== undefined) {
    const sentences = listTraceFiles(flags.statements).map((file) => ({ predictions: evaluateStatements(file) }));
    return writePredictions(flags.out, sentences, 'sentence');
  }
  const traces = paths.flatMap(listTraceFiles).map((file) => ({ predictions: evaluateTraces(file, profile) }));
  return writePredictions(flags.out, traces, 'trace');
}

interface TraceSource {
  readonly predictions: AsyncIterable<{ readonly error?: string }>;
}

async function writePredictions(path: string, sources: readonly TraceSource[], noun: string): Promise<number> {
  const out = path === '-' ? 1 : openSync(path, 'w');
  const counts = { judged: 0, unreadable: 0 };
  let told = performance.now();
  try {
    for (const [index, { predictions }] of sources.entries()) {
      for await (const prediction of predictions) {
        writeSync(out, `${JSON.stringify(prediction)}\n`);
        counts.judged += 1;
        counts.unreadable += prediction.error === undefined ? 0 : 1;
        if (performance.now() - told < PROGRESS_EVERY_MS) continue;
        told = performance.now();
        process.stderr.write(`critiqor: ${countOf(counts.judged, noun)}, file ${index + 1} of ${sources.length}\n`);
      }
    }
  } finally {
    if (out !== 1) closeSync(out);
  }
  const bad = counts.unreadable > 0 ? `, ${counts.unreadable} of them unreadable` : '';
  process.stderr.write(`critiqor: ${countOf(counts.judged, noun)} judged${bad}\n`);
  return EXIT.ok;
}
