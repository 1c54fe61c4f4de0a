import { closeSync, openSync, writeSync } from 'node:fs';
import { countOf } from '@critiqor/diagnosis/model/words';
import type { Profile } from '@critiqor/diagnosis/scoring/profile';
import type { Command } from 'commander';
import { evaluateStatements } from '../../judge/evaluate-statements.ts';
import { evaluateTraces, listTraceFiles } from '../../judge/evaluate-traces.ts';
import { evaluateAnswers, toTraceRequests } from '../../reader/evaluate-readings.ts';
import { CritiqorError } from '../../system/errors.ts';
import { EXIT } from '../../system/exit-codes.ts';
import { toAction } from '../command-end.ts';
import { withExamples } from '../options.ts';
import { profileOption, toProfile } from '../settings/profile-option.ts';
import { describeTokens, type ReaderSizeFlags, toReaderOptions, withReaderSizes } from '../settings/reader-options.ts';

const PROGRESS_EVERY_MS = 1_000;

export function addEval(program: Command): void {
  const command = program
    .command('eval')
    .description('run the engine over recorded traces (critiqor.trace.v1) or sentences and write a prediction for each')
    .argument('[traces...]', 'folders or files, .jsonl or .jsonl.gz')
    .option('--statements <file>', 'read sentences (lines with id and text) instead and write the speech act of each')
    .option('--out <file>', 'file for the predictions, one per line; - is standard output')
    .option('--export-requests <file>', 'write the requests of a second reader instead, one per line; nothing is sent')
    .option('--answers <file>', 'score the answers of a second reader to these requests instead')
    .addOption(profileOption());
  withReaderSizes(command);
  withExamples(command, [
    'critiqor eval traces/ --out predictions.jsonl',
    'critiqor eval one.jsonl.gz --out - | head',
    'critiqor eval --statements sentences.jsonl --out acts.jsonl',
    'critiqor eval book.jsonl --export-requests requests.jsonl --model llama3.3',
    'critiqor eval book.jsonl --answers answers.jsonl --out predictions.jsonl',
  ]).action(toAction(runEval));
}

interface Flags extends ReaderSizeFlags {
  readonly statements?: string;
  readonly out?: string;
  readonly exportRequests?: string;
  readonly answers?: string;
  readonly profile?: string;
}

async function runEval(paths: readonly string[], flags: Flags): Promise<number> {
  const profile = toProfile(flags.profile);
  if ((flags.statements === undefined) === (paths.length === 0)) {
    throw new CritiqorError('usage', 'eval reads either traces or sentences.', {
      remedy: 'Name folders or files with traces, or one file with --statements.',
    });
  }
  if (flags.exportRequests !== undefined) return exportRequests(paths, flags.exportRequests, profile, flags);
  if (flags.out === undefined) {
    throw new CritiqorError('usage', 'eval needs a file for its predictions.', {
      remedy: 'Name one with --out; - is standard output.',
    });
  }
  if (flags.statements !== undefined) {
    const sentences = listTraceFiles(flags.statements).map((file) => ({ predictions: evaluateStatements(file) }));
    return writePredictions(flags.out, sentences, 'sentence');
  }
  const { answers } = flags;
  const traces = paths.flatMap(listTraceFiles).map((file) => ({
    predictions: answers === undefined ? evaluateTraces(file, profile) : evaluateAnswers(file, answers, profile),
  }));
  return writePredictions(flags.out, traces, 'trace');
}

/** Writes what would be sent about every trace, and says what it would need. */
async function exportRequests(
  paths: readonly string[],
  path: string,
  profile: Profile,
  flags: ReaderSizeFlags,
): Promise<number> {
  const options = toReaderOptions(flags);
  const out = path === '-' ? 1 : openSync(path, 'w');
  const perTrace: number[] = [];
  let requests = 0;
  try {
    for (const file of paths.flatMap(listTraceFiles)) {
      for await (const made of toTraceRequests(file, profile, options)) {
        for (const request of made.requests) writeSync(out, `${JSON.stringify(request)}\n`);
        requests += made.requests.length;
        perTrace.push(made.estimatedTokens.reduce((sum, tokens) => sum + tokens, 0));
      }
    }
  } finally {
    if (out !== 1) closeSync(out);
  }
  process.stderr.write(`critiqor: ${describeTokens(perTrace, requests, options)}\n`);
  return EXIT.ok;
}

interface TraceSource {
  readonly predictions: AsyncIterable<{ readonly error?: string }>;
}

async function writePredictions(path: string, sources: readonly TraceSource[], noun: string): Promise<number> {
  const out = path === '-' ? 1 : openSync(path, 'w');
  const counts = { judged: 0, unreadable: 0 };
  let reportedAt = performance.now();
  try {
    for (const [index, { predictions }] of sources.entries()) {
      for await (const prediction of predictions) {
        writeSync(out, `${JSON.stringify(prediction)}\n`);
        counts.judged += 1;
        counts.unreadable += prediction.error === undefined ? 0 : 1;
        if (performance.now() - reportedAt < PROGRESS_EVERY_MS) continue;
        reportedAt = performance.now();
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
