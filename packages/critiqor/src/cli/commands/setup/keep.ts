import { countOf } from '@critiqor/diagnosis/model/words';
import type { Command } from 'commander';
import { keepOn } from '../../../keep/keep-on.ts';
import type { PassReport } from '../../../keep/keep-once.ts';
import { toKeeperUnit } from '../../../keep/keeper-unit.ts';
import { CritiqorError } from '../../../system/errors.ts';
import { EXIT } from '../../../system/exit-codes.ts';
import { toAction } from '../../command-end.ts';
import { toPrintable } from '../../format.ts';
import { chooseRunsDir, jsonOption, print, runsDirOption, withExamples } from '../../options.ts';
import { describeRunsDir } from '../../settings/describe-setting.ts';

interface KeepFlags {
  readonly runsDir?: string;
  readonly once?: boolean;
  readonly printUnit?: boolean;
  readonly json?: boolean;
}

export function addKeep(program: Command): void {
  const command = program
    .command('keep')
    .description(
      'seal and judge finished runs, notify you, send runs to a hub and delete old ones, until it is stopped; set keep_days, keep_bytes, notify, hub and reader in critiqor.yaml',
    )
    .addOption(runsDirOption())
    .option('--once', 'do the work that is waiting, then exit')
    .option('--print-unit', 'print a systemd user unit for ~/.config/systemd/user/critiqor-keep.service')
    .addOption(jsonOption());
  withExamples(command, [
    'critiqor keep',
    'critiqor keep --once --json',
    'critiqor keep --print-unit > ~/.config/systemd/user/critiqor-keep.service',
  ]).action(toAction(runKeep));
}

async function runKeep(flags: KeepFlags): Promise<number> {
  const place = chooseRunsDir(flags.runsDir);
  const program = process.argv[1];
  if (program === undefined) throw new CritiqorError('usage', 'The path of the critiqor program is unknown.');
  if (flags.printUnit) {
    console.log(toKeeperUnit({ node: process.execPath, program, runsDir: place.value }));
    return EXIT.ok;
  }
  if (flags.once) return keepNow(place.value, flags.json ?? false);
  console.error(toPrintable(`critiqor: the keeper is running. ${describeRunsDir(place)}`));
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => stopping.abort());
  await keepOn({
    runsDir: place.value,
    pass: [process.execPath, program, 'keep', '--once', '--json', '--runs-dir', place.value],
    signal: stopping.signal,
  });
  return EXIT.ok;
}

async function keepNow(runsDir: string, json: boolean): Promise<number> {
  // Loaded only for a pass: a keeper that waits needs no engine.
  const [{ keepOnce }, { readKeeperSettings }, { toProfile }, { pushConfigured }, { toKeeperReader }] =
    await Promise.all([
      import('../../../keep/keep-once.ts'),
      import('../../../config/keeper-settings.ts'),
      import('../../settings/profile-option.ts'),
      import('../../fleet/push-configured.ts'),
      import('../../second-reader/keeper-reader.ts'),
    ]);
  const settings = readKeeperSettings();
  const { hub } = settings;
  const read = toKeeperReader(runsDir);
  const report = await keepOnce(runsDir, {
    settings,
    profile: toProfile(undefined),
    ...(hub ? { push: () => pushConfigured(runsDir, hub) } : {}),
    ...(read ? { read } : {}),
  });
  print(json, report, () => describePass(report));
  for (const { runId, message } of report.failed)
    process.stderr.write(`critiqor: ${runId} could not be sealed: ${toPrintable(message)}\n`);
  const problems = [
    ['not notified', report.notifyProblem],
    ['not sent to the hub', report.pushProblem],
    ['second reader', report.readProblem],
  ] as const;
  for (const [what, why] of problems) if (why) process.stderr.write(`critiqor: ${what}: ${toPrintable(why)}\n`);
  return report.failed.length > 0 ? EXIT.failed : EXIT.ok;
}

function describePass({ sealed, deleted, kept, notified, waiting, pushed, read }: PassReport): string {
  const lines = [
    `${countOf(sealed.length, 'run')} sealed and judged, ${deleted.length} deleted, ${countOf(notified, 'notification')} sent`,
    ...(pushed > 0 ? [`${countOf(pushed, 'run')} sent to the hub`] : []),
    ...(read > 0 ? [`${countOf(read, 'run')} read by the second reader`] : []),
    ...(waiting > 0 ? [`${countOf(waiting, 'notification')} could not be sent yet and will be sent again`] : []),
    ...(kept === null ? [] : [`No run was deleted because of its age. ${kept}`]),
  ];
  return lines.join('\n');
}
