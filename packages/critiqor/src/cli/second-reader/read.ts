import type { ModelReading } from '@critiqor/diagnosis/model/model-reading';
import type { Command } from 'commander';
import { loadReaderConfig } from '../../config/read-reader.ts';
import { groupAnswers, type OfflineAnswer, readAnswersFile } from '../../reader/answers-file.ts';
import { type LoadedRecord, loadReaderRecord } from '../../reader/load-record.ts';
import { makeReading } from '../../reader/make-reading.ts';
import { readOffline } from '../../reader/read-offline.ts';
import { findStored, readRun } from '../../reader/read-run.ts';
import type { ReaderOptions } from '../../reader/reader-options.ts';
import { type ReaderRequest, type RunRequests, toRunRequests } from '../../reader/requests.ts';
import { storeReading } from '../../reader/store/stored-readings.ts';
import { CritiqorError } from '../../system/errors.ts';
import { EXIT } from '../../system/exit-codes.ts';
import { loadSigningKey } from '../../verify/signing-keys.ts';
import { toAction } from '../command-end.ts';
import { toPrintable } from '../format.ts';
import { jsonOption, print, runsDirOption, toRunsDir, withExamples } from '../options.ts';
import { chooseRunIds, RUNS_SYNTAX } from '../pipeline/choose-runs.ts';
import { writeOutput } from '../pipeline/write-output.ts';
import { describeTokens, toReaderOptions } from '../settings/reader-options.ts';
import { textColumnsOf } from '../terminal-width.ts';
import { assertConsent, describeRequests } from './ask-consent.ts';
import { chooseReader, type ReaderFlags, withReaderOptions } from './choose-reader.ts';
import { describeReading } from './describe-reading.ts';

interface ReadFlags extends ReaderFlags {
  readonly runsDir?: string;
  readonly dryRun?: boolean;
  readonly again?: boolean;
  readonly consent?: boolean;
  readonly export?: string;
  readonly answers?: string;
  readonly signingKey?: string;
  readonly json?: boolean;
}

export function addRead(program: Command): void {
  const command = program
    .command('read')
    .description('let a model of your choice read runs, and check what it says against the evidence')
    .argument('[runs...]', RUNS_SYNTAX, ['latest'])
    .addOption(runsDirOption());
  withReaderOptions(command)
    .option('--dry-run', 'print exactly what would be sent, and send nothing')
    .option('--consent', 'agree to send recorded text to this endpoint; remembered for next time')
    .option('--again', 'read again, even if a reading of this run, model and prompt is stored')
    .option('--export <file>', 'write the requests to a file instead, one per line; nothing is sent')
    .option('--answers <file>', 'take the answers to such requests from a file')
    .option('--signing-key <file>', 'sign the readings with this Ed25519 key')
    .addOption(jsonOption());
  withExamples(command, [
    'critiqor read run_007 --endpoint http://127.0.0.1:11434/v1 --model llama3.3 --dry-run',
    'CRITIQOR_READER_KEY=… critiqor read --endpoint https://api.example.com/v1 --model some-model',
    'critiqor read run_001..run_009 --export requests.jsonl --model some-model',
    'critiqor read run_001..run_009 --answers answers.jsonl --model some-model',
  ]).action(toAction(runRead));
}

async function runRead(runs: readonly string[], flags: ReadFlags): Promise<number> {
  const ways = [flags.dryRun, flags.export, flags.answers].filter((way) => way !== undefined);
  if (ways.length > 1) throw new CritiqorError('usage', 'Choose one of --dry-run, --export and --answers.');
  const runsDir = toRunsDir(flags.runsDir);
  const ids = [...new Set(runs.flatMap((run) => chooseRunIds(runsDir, run)))];
  if (flags.export !== undefined || flags.dryRun) return writeRequests(runsDir, ids, flags);
  return flags.answers === undefined ? askModel(runsDir, ids, flags) : takeAnswers(runsDir, ids, flags, flags.answers);
}

const toConfig = () => loadReaderConfig()?.values ?? {};

/** Nothing is sent here: no endpoint is needed, and no key. */
async function writeRequests(runsDir: string, ids: readonly string[], flags: ReadFlags): Promise<number> {
  const options = toReaderOptions(flags, toConfig());
  const requests: ReaderRequest[] = [];
  const perRun: number[] = [];
  for (const id of ids) {
    const made = toRequests(await loadReaderRecord(runsDir, id), options);
    requests.push(...made.requests);
    perRun.push(made.estimatedTokens.reduce((sum, tokens) => sum + tokens, 0));
  }
  if (flags.export === undefined) {
    print(flags.json, requests, () => describeRequests(requests));
  } else {
    const lines = requests.map((request) => `${JSON.stringify(request)}\n`);
    await writeOutput(lines, { file: flags.export === '-' ? undefined : flags.export, force: true });
  }
  process.stderr.write(`critiqor: ${describeTokens(perRun, requests.length, options)}; nothing was sent\n`);
  return EXIT.ok;
}

const toRequests = ({ record, runId, seal }: LoadedRecord, options: ReaderOptions): RunRequests =>
  toRunRequests(record, runId, seal, options);

async function askModel(runsDir: string, ids: readonly string[], flags: ReadFlags): Promise<number> {
  const reader = chooseReader(flags, toConfig(), process.env);
  const signingKey = toSigningKey(flags);
  const finished: FinishedReading[] = [];
  for (const id of ids) {
    const loaded = await loadReaderRecord(runsDir, id);
    const stored = flags.again ? null : findStored(loaded, reader.options.model);
    if (stored) {
      finished.push({ loaded, reading: stored, isStored: true });
      continue;
    }
    const sent = toRequests(loaded, reader.options);
    await assertConsent(reader, sent, flags.consent ?? false);
    const total = sent.estimatedTokens.reduce((sum, tokens) => sum + tokens, 0);
    process.stderr.write(`critiqor: ${id}: ${describeTokens([total], sent.requests.length, reader.options)}\n`);
    finished.push({ loaded, reading: await readRun(loaded, sent, { ...reader, signingKey }), isStored: false });
  }
  return describeAll(finished, flags);
}

async function takeAnswers(runsDir: string, ids: readonly string[], flags: ReadFlags, path: string): Promise<number> {
  const config = toConfig();
  if ((flags.model ?? config.model) === undefined) {
    throw new CritiqorError('usage', 'Answers need the name of the model that gave them.', {
      remedy: 'Name it with --model.',
    });
  }
  const options = toReaderOptions(flags, config);
  const signingKey = toSigningKey(flags);
  const answers = groupAnswers(await readAnswersFile(path));
  const finished: FinishedReading[] = [];
  for (const id of ids) {
    const parts = answers.get(id);
    if (parts === undefined) {
      throw new CritiqorError('usage', `${path} has no answer about ${id}.`, {
        remedy: 'Its lines repeat the custom_id of the requests that critiqor read --export wrote.',
      });
    }
    const loaded = await loadReaderRecord(runsDir, id);
    const reading = readAnswers(loaded, parts, options, signingKey);
    storeReading(loaded.paths, reading);
    finished.push({ loaded, reading, isStored: false });
  }
  return describeAll(finished, flags);
}

function readAnswers(
  loaded: LoadedRecord,
  parts: readonly (OfflineAnswer | null)[],
  options: ReaderOptions,
  signingKey: ReturnType<typeof toSigningKey>,
): ModelReading {
  const sent = toRequests(loaded, options);
  const asked = readOffline(parts, loaded.seal, sent.estimatedTokens);
  const createdAt = new Date().toISOString();
  return makeReading({ loaded, sent, asked, options, endpoint: 'offline', createdAt, signingKey });
}

const toSigningKey = ({ signingKey }: ReadFlags) => (signingKey === undefined ? undefined : loadSigningKey(signingKey));

interface FinishedReading {
  readonly loaded: LoadedRecord;
  readonly reading: ModelReading;
  readonly isStored: boolean;
}

function describeAll(finished: readonly FinishedReading[], { json }: ReadFlags): number {
  const width = textColumnsOf(process.stdout);
  print(
    json,
    finished.map(({ reading, isStored }) => ({ stored: isStored, ...reading })),
    () =>
      finished
        .map(({ loaded, reading, isStored }) =>
          [
            `${toPrintable(loaded.runId)}${isStored ? ' (stored; read again with --again)' : ''}`,
            describeReading(reading, loaded.diagnosis, { width, stream: process.stdout }),
          ].join('\n'),
        )
        .join('\n\n'),
  );
  return finished.some(({ reading }) => reading.state === 'failed') ? EXIT.failed : EXIT.ok;
}
