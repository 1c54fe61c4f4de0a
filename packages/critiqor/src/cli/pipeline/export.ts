import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { type Command, Option } from 'commander';
import { toBundle } from '../../export/bundle/write-bundle.ts';
import { type ExportSource, loadExportSource } from '../../export/export-source.ts';
import { sendSpans, toOtlpBodies, toPlace } from '../../export/otlp/send-spans.ts';
import { readOtlpSettings } from '../../export/otlp/settings.ts';
import { toSpans } from '../../export/otlp/to-spans.ts';
import { type ReportStep, toReport } from '../../export/report/report.ts';
import { toHtml } from '../../export/report/to-html.ts';
import { toMarkdown } from '../../export/report/to-markdown.ts';
import { toPlaybook } from '../../export/report/to-playbook.ts';
import { toExportJson } from '../../export/to-json.ts';
import { toTraceText } from '../../export/to-trace.ts';
import { readRecord } from '../../runs/open/read-record.ts';
import { resolveRunId } from '../../runs/runs-directory.ts';
import { CritiqorError } from '../../system/errors.ts';
import { EXIT } from '../../system/exit-codes.ts';
import { AUDIENCES, type Audience } from '../../visibility/audience.ts';
import { toAction } from '../command-end.ts';
import { assertSealed } from '../commands/show.ts';
import { toPrintable } from '../format.ts';
import { jsonOption, print, runsDirOption, withExamples } from '../options.ts';
import { toSettledRunsDir } from '../settings/settle-runs.ts';
import { readSteps } from '../timeline.ts';
import { writeOutput } from './write-output.ts';

const FORMATS = ['html', 'markdown', 'json', 'trace', 'playbook', 'bundle', 'otlp'] as const;
type ExportFormat = (typeof FORMATS)[number];

interface ExportFlags {
  readonly runsDir?: string;
  readonly format: ExportFormat;
  readonly output?: string;
  readonly audience: Audience;
  readonly force?: boolean;
  readonly content?: boolean;
  readonly endpoint?: string;
  readonly json?: boolean;
}

export function addExport(program: Command): void {
  const command = program
    .command('export')
    .description('write a run as a report, a trace, a playbook or an evidence bundle, or send it to OpenTelemetry')
    .argument('[run]', 'run id or latest', 'latest')
    .addOption(runsDirOption())
    .addOption(new Option('--format <name>', 'what to write').choices(FORMATS).default('html'))
    .option('--output <file>', 'where to write it; - is standard output (default: run_007.html and so on)')
    .addOption(
      new Option('--audience <who>', 'who will see it; a run that they may not see is refused')
        .choices(AUDIENCES)
        .default('owner'),
    )
    .option('--force', 'replace an existing file')
    .option('--content', 'otlp: send prompts, arguments and results too')
    .option('--endpoint <address>', 'otlp: where to send it, such as http://localhost:4318')
    .addOption(jsonOption());
  withExamples(command, [
    'critiqor export',
    'critiqor export run_007 --format markdown --output - >> "$GITHUB_STEP_SUMMARY"',
    'critiqor export run_007 --format bundle --audience shared',
    'critiqor export run_007 --format otlp --endpoint http://localhost:4318',
  ]).action(toAction(runExport));
}

/** The ending of the file, by format. */
const ENDINGS: Readonly<Record<ExportFormat, string>> = {
  html: '.html',
  markdown: '.md',
  json: '.json',
  trace: '.trace.jsonl',
  playbook: '.playbook.md',
  bundle: '.tar.gz',
  otlp: '.otlp.jsonl',
};

async function runExport(run: string, flags: ExportFlags): Promise<number> {
  const runsDir = await toSettledRunsDir(flags.runsDir);
  const runId = resolveRunId(runsDir, run);
  const paths = toRunPaths(runsDir, runId);
  assertSealed(readRecord(paths), paths);
  const source = await loadExportSource(runsDir, runId, flags.audience);
  if (flags.format === 'otlp' && flags.output === undefined) return sendRun(source, flags);
  const toStdout = flags.output === '-';
  if (toStdout && flags.json) {
    throw new CritiqorError('usage', '--json reports where the file was written, but --output - writes none.');
  }
  if (toStdout && flags.format === 'bundle' && process.stdout.isTTY) {
    throw new CritiqorError('usage', 'A bundle is not text.', { remedy: 'Name a file with --output.' });
  }
  const file = toStdout ? undefined : (flags.output ?? `${runId}${ENDINGS[flags.format]}`);
  const isZipped = flags.format === 'bundle';
  await writeOutput(WRITERS[flags.format](source, flags), { file, isZipped, force: flags.force });
  if (file !== undefined) {
    print(flags.json, { run_id: runId, format: flags.format, file }, () => `${runId} exported to ${toPrintable(file)}`);
  }
  return EXIT.ok;
}

const WRITERS: Readonly<Record<ExportFormat, (source: ExportSource, flags: ExportFlags) => Iterable<string | Buffer>>> =
  {
    html: (source) => toHtml(toReport(source, readFewSteps(source))),
    markdown: (source) => toMarkdown(toReport(source, null)),
    json: toExportJson,
    trace: toTraceText,
    playbook: (source) => toMarkdown(toPlaybook(source)),
    bundle: toBundle,
    otlp: toOtlpLines,
  };

/** A page with more steps is no reading any more; the evidence has them all. */
const MAX_STEP_EVENTS = 5_000;

/** Steps tell what was said, so an anonymous run shows none. */
function readFewSteps({ paths, verification, pseudonyms }: ExportSource): readonly ReportStep[] | null {
  return pseudonyms || verification.events > MAX_STEP_EVENTS ? null : readSteps(paths.session);
}

function* toOtlpLines(source: ExportSource, { content, endpoint }: ExportFlags): Generator<string> {
  const { resource } = readOtlpSettings(process.env, endpoint);
  for (const { text } of toOtlpBodies(toSpans(source, { content }), withService(resource))) yield `${text}\n`;
}

const withService = (resource: Readonly<Record<string, string>>) => ({ 'service.name': 'openclaw', ...resource });

async function sendRun(source: ExportSource, flags: ExportFlags): Promise<number> {
  const settings = readOtlpSettings(process.env, flags.endpoint);
  const requests = toOtlpBodies(toSpans(source, { content: flags.content }), withService(settings.resource));
  const sent = await sendSpans(requests, settings);
  const { run_id } = source.row;
  print(flags.json, { run_id, format: 'otlp', endpoint: toPlace(settings.url), ...sent }, () =>
    [
      `${run_id}: ${sent.spans} spans sent to ${toPlace(settings.url)}`,
      ...(sent.rejected > 0 ? [`  ${sent.rejected} spans were rejected`] : []),
      ...sent.messages.map((message) => `  ${toPrintable(message)}`),
    ].join('\n'),
  );
  return sent.rejected > 0 ? EXIT.failed : EXIT.ok;
}
