import { VISIBILITIES } from '@critiqor/api/runs';
import { countOf } from '@critiqor/diagnosis/model/words';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { CONFIG_KEYS } from '../../config/config-keys.ts';
import { readRecorderSettings } from '../../config/recorder-settings.ts';
import { chooseSetting } from '../../config/settings.ts';
import { stateDirOf } from '../../hosts/openclaw/state.ts';
import { openImportFiles } from '../../imports/files/open-import-file.ts';
import { type ImportReport, importRuns } from '../../imports/import-runs.ts';
import type { ImportFile } from '../../imports/import-source.ts';
import { findStores } from '../../imports/openclaw/find-stores.ts';
import { withImportLock } from '../../runs/runs-lock.ts';
import { CritiqorError } from '../../system/errors.ts';
import { EXIT } from '../../system/exit-codes.ts';
import { toAction } from '../command-end.ts';
import { toPrintable } from '../format.ts';
import { toMoment } from '../moment.ts';
import { chooseRunsDir, jsonOption, labelOption, print, runsDirOption, withExamples } from '../options.ts';
import { toBar, withProgress } from '../progress.ts';
import { describeRunsDir } from '../settings/describe-setting.ts';
import { profileOption, toProfile } from '../settings/profile-option.ts';

interface ImportFlags {
  readonly runsDir?: string;
  readonly stateDir?: string;
  readonly since?: number;
  readonly idle?: number;
  readonly includeOpen?: boolean;
  readonly dryRun?: boolean;
  readonly agentId?: string;
  readonly tenantId: string;
  readonly visibility: string;
  readonly label: Readonly<Record<string, string>>;
  readonly capture?: string;
  readonly profile?: string;
  readonly json?: boolean;
}

const MINUTE_MS = 60_000;
const SHOWN_BAD = 5;

export function addImport(program: Command): void {
  const command = program
    .command('import')
    .description('import past runs that were not recorded; importing again adds only what is new')
    .argument(
      '<sources...>',
      'openclaw, for all its stored sessions; or files and folders: trajectory exports, critiqor.trace.v1, OTLP/JSON traces',
    )
    .addOption(runsDirOption())
    .option('--state-dir <folder>', "OpenClaw's state directory (default: as OpenClaw finds it)")
    .option('--since <when>', 'only runs that ended since: a date such as 2026-11-01, or 30m, 24h, 7d ago', toMoment)
    .option(
      '--idle <minutes>',
      'turns of a conversation that are this far apart are separate runs (default: idle_minutes of critiqor.yaml, 15)',
      toMinutes,
    )
    .option('--include-open', 'also import conversations that may still be in progress')
    .option('--dry-run', 'only show what would be imported')
    .option('--agent-id <id>', 'name of the agent (default: as the source names it)')
    .option('--tenant-id <id>', 'owner of the agent', 'default')
    .addOption(new Option('--visibility <kind>', 'who may see the runs').choices(VISIBILITIES).default('private'))
    .addOption(labelOption('label of the runs'))
    .addOption(
      new Option(
        '--capture <policy>',
        'how much of prompts and outputs to store (default: critiqor.yaml, standard)',
      ).choices(CONFIG_KEYS.capture.choices),
    )
    .addOption(profileOption())
    .addOption(jsonOption());
  withExamples(command, [
    'critiqor import openclaw --dry-run',
    'critiqor import openclaw',
    'critiqor import openclaw --since 30d --label origin=history',
    'critiqor import traces.jsonl otlp-export.json',
  ]).action(toAction(runImport));
}

/** Imports everything that is new; also called right after installing. */
export async function runImport(sources: readonly string[], flags: ImportFlags): Promise<number> {
  const place = chooseRunsDir(flags.runsDir);
  const runsDir = place.value;
  const files = sources.flatMap((source) => findFiles(source, flags));
  const capture = chooseSetting('capture', flags.capture).value;
  const profile = toProfile(flags.profile);
  const { dryRun = false } = flags;
  let runs = 0;
  const work = (onProgress: (done: number, total: number) => void): Promise<ImportReport> =>
    importRuns({
      runsDir,
      files,
      metadata: {
        tenant_id: flags.tenantId,
        visibility: flags.visibility,
        benchmark_id: 'imported',
        difficulty_tier: 'standard',
        labels: flags.label,
      },
      agentId: flags.agentId,
      since: flags.since,
      includesOpen: flags.includeOpen ?? false,
      dryRun,
      capture,
      user: readRecorderSettings(),
      profile,
      now: () => new Date().toISOString(),
      onProgress(done, total, count) {
        runs = count;
        onProgress(done, total);
      },
    });
  const report = await withProgress(
    process.stderr,
    (onProgress) => (dryRun ? work(onProgress) : withImportLock(runsDir, () => work(onProgress))),
    Date.now,
    (share) => `critiqor: importing ${toBar(share)}, ${countOf(runs, 'run')}`,
  );
  print(flags.json, { runs_dir: runsDir, dry_run: dryRun, ...report }, () =>
    [
      describeReport(report, dryRun),
      ...(sources.includes('openclaw')
        ? ['  Runs of agent exec are not stored by OpenClaw and cannot be imported.']
        : []),
      describeRunsDir(place),
    ].join('\n'),
  );
  return report.bad > 0 && report.imported.length + report.known === 0 ? EXIT.failed : EXIT.ok;
}

function findFiles(source: string, flags: ImportFlags): ImportFile[] {
  const idleMinutes = flags.idle ?? Number(chooseSetting('idle_minutes', undefined).value);
  const options = { idleMs: idleMinutes * MINUTE_MS, now: Date.now() };
  if (source !== 'openclaw') return openImportFiles(source, options);
  const stateDir = flags.stateDir ?? stateDirOf([], process.env);
  const files = findStores(stateDir, options);
  if (files.length > 0) return files;
  throw new CritiqorError('usage', `There is no session store of OpenClaw in ${stateDir}.`, {
    remedy: 'Name its state directory with --state-dir. Runs of agent exec are not stored anywhere.',
  });
}

function describeReport(report: ImportReport, dryRun: boolean): string {
  const { imported, known, too_old, open, bad, bad_records, files } = report;
  const changed = imported.filter(({ changed_from }) => changed_from !== undefined).length;
  const verb = dryRun ? 'would be imported' : 'imported';
  const first = imported[0]?.run_id;
  const lines = [
    `${countOf(imported.length, 'run')} ${verb} from ${countOf(files, 'file')}${first ? `: ${first} to ${imported.at(-1)?.run_id}` : ''}`,
    ...(changed > 0 ? [`  ${changed} of them were imported before; their source has changed since`] : []),
    ...(known > 0 ? [`  ${countOf(known, 'run')} imported before`] : []),
    ...(too_old > 0 ? [`  ${countOf(too_old, 'run')} older than --since`] : []),
    ...(open > 0
      ? [`  ${countOf(open, 'run')} may still be in progress; import again later, or pass --include-open`]
      : []),
    ...(bad > 0 ? [`  ${countOf(bad, 'record')} could not be read and ${bad === 1 ? 'was' : 'were'} skipped:`] : []),
    ...bad_records.slice(0, SHOWN_BAD).map(({ place, why }) => `    ${place}: ${why}`),
    ...(bad > SHOWN_BAD ? [`    and ${bad - SHOWN_BAD} more; --json lists the first 100`] : []),
  ];
  return lines.map(toPrintable).join('\n');
}

function toMinutes(text: string): number {
  const minutes = Number(text);
  if (text.trim() === '' || !(minutes >= 0)) throw new InvalidArgumentError('Use a number of minutes.');
  return minutes;
}
