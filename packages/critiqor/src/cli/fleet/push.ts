import { setTimeout as pause } from 'node:timers/promises';
import { countOf } from '@critiqor/diagnosis/model/words';
import { type Command, Option } from 'commander';
import { readKeeperSettings } from '../../config/keeper-settings.ts';
import { findUnsent, type SkippedRun } from '../../push/find-unsent.ts';
import { createHubClient, type HubClient } from '../../push/hub-client.ts';
import { openHub } from '../../push/open-hub.ts';
import { pushRuns } from '../../push/push-runs.ts';
import type { PushedList, PushState } from '../../push/pushed-list.ts';
import { CritiqorError } from '../../system/errors.ts';
import { EXIT } from '../../system/exit-codes.ts';
import { toAction } from '../command-end.ts';
import { toPrintable } from '../format.ts';
import { jsonOption, print, runsDirOption, toRunsDir, withExamples } from '../options.ts';
import { chooseRunIds, RUNS_SYNTAX } from '../pipeline/choose-runs.ts';
import { toBar, withProgress } from '../progress.ts';
import { type ChosenHub, chooseHub, type HubFlags } from './choose-hub.ts';

interface PushFlags extends HubFlags {
  readonly runsDir?: string;
  readonly follow?: boolean;
  readonly json?: boolean;
}

/** A hub that restarts is back by then; a fleet that cannot reach its hub should say so. */
const ATTEMPTS = 6;
const FOLLOW_MS = 2_000;

export function addPush(program: Command): void {
  const command = program
    .command('push')
    .description('send sealed runs to the hub of a fleet; what it has already is not sent again')
    .argument('[runs...]', `runs to send: ${RUNS_SYNTAX} (default: all that were not sent yet)`)
    .addOption(runsDirOption())
    .addOption(new Option('--hub <address>', 'address of the hub (default: critiqor.yaml)').env('CRITIQOR_HUB'))
    .option('--token-file <file>', 'file with the token (default: the variable CRITIQOR_HUB_TOKEN, critiqor.yaml)')
    .addOption(
      new Option(
        '--machine <name>',
        'name under which the hub shows this machine (default: critiqor.yaml, name of the host)',
      ).env('CRITIQOR_MACHINE'),
    )
    .option('--private', 'send private runs too: everybody who can read the project sees them')
    .option('--follow', 'go on sending runs as they are sealed, until Ctrl-C')
    .addOption(jsonOption());
  withExamples(command, [
    'critiqor push --hub https://hub.example.org --token-file ~/.critiqor/hub-token',
    'critiqor push run_007 --private',
    'CRITIQOR_HUB=https://hub.example.org critiqor push --follow',
  ]).action(toAction(runPush));
}

interface PushReport {
  readonly hub: string;
  readonly project: string;
  readonly runs: readonly {
    readonly run_id: string;
    readonly seal: string;
    readonly state: PushState;
    readonly reasons: readonly string[];
  }[];
  readonly skipped: readonly SkippedRun[];
}

async function runPush(names: readonly string[], flags: PushFlags): Promise<number> {
  const runsDir = toRunsDir(flags.runsDir);
  const runIds = names.length === 0 ? null : new Set(names.flatMap((name) => chooseRunIds(runsDir, name)));
  if (flags.follow && runIds) throw new CritiqorError('usage', '--follow sends every run; it takes no names.');
  const stop = new AbortController();
  const hub = chooseHub(flags, readKeeperSettings().hub, process.env);
  const client = createHubClient({
    address: hub.address,
    token: hub.token,
    attempts: flags.follow ? Number.POSITIVE_INFINITY : ATTEMPTS,
    signal: stop.signal,
    onRetry: (why, waitMs) =>
      console.error(`critiqor: ${toPrintable(why)}; trying again in ${Math.ceil(waitMs / 1_000)} s`),
  });
  if (flags.follow) for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  try {
    const { project, pushed } = await openHub(client, runsDir);
    const way: Way = { client, hub, runsDir, project, pushed };
    if (flags.follow) return await follow(way, flags.json ?? false, stop.signal);
    const report = await sendAll(way, runIds);
    print(flags.json, report, () => describe(report));
    return report.runs.some(({ state }) => state === 'quarantined') ? EXIT.evidence_invalid : EXIT.ok;
  } catch (cause) {
    if (stop.signal.aborted) return EXIT.ok;
    throw cause;
  }
}

/** From a runs directory to a project of a hub. */
interface Way {
  readonly client: HubClient;
  readonly hub: ChosenHub;
  readonly runsDir: string;
  readonly project: string;
  readonly pushed: PushedList;
}

async function follow(way: Way, json: boolean, signal: AbortSignal): Promise<number> {
  const { client, runsDir, project } = way;
  const told = new Set<string>();
  console.error(`critiqor: sending new runs of ${toPrintable(runsDir)} to ${client.place} (${project})`);
  while (!signal.aborted) {
    const report = await sendAll(way, null);
    const skipped = report.skipped.filter(({ run_id }) => !told.has(run_id));
    for (const { run_id } of skipped) told.add(run_id);
    if (report.runs.length > 0 || skipped.length > 0)
      print(json, { ...report, skipped }, () => describe({ ...report, skipped }));
    await pause(FOLLOW_MS, undefined, { signal });
  }
  return EXIT.ok;
}

async function sendAll(way: Way, runIds: ReadonlySet<string> | null): Promise<PushReport> {
  const { client, hub, runsDir, project, pushed } = way;
  const { runs, skipped } = findUnsent(runsDir, pushed, { runIds, withPrivate: hub.withPrivate });
  const total = runs.reduce((sum, { bytes }) => sum + bytes, 0);
  const results: PushReport['runs'][number][] = [];
  await withProgress(
    process.stderr,
    (onProgress) => {
      let done = 0;
      return pushRuns(client, runs, pushed, {
        machine: hub.machine,
        onBytes: (bytes) => {
          done += bytes;
          onProgress(done, total);
        },
        onPushed: ({ runId, seal }, { state, reasons }) => results.push({ run_id: runId, seal, state, reasons }),
      });
    },
    Date.now,
    (share) => `critiqor: sending ${toBar(share)}, ${results.length} of ${countOf(runs.length, 'run')}`,
  );
  return { hub: client.place, project, runs: results, skipped };
}

function describe({ hub, project, runs, skipped }: PushReport): string {
  const countIn = (state: PushState): number => runs.filter((run) => run.state === state).length;
  const others = (
    [
      ['known', 'already there'],
      ['erased', 'erased from the hub, not taken again'],
    ] as const
  ).flatMap(([state, words]) => (countIn(state) > 0 ? [`, ${countIn(state)} ${words}`] : []));
  return [
    `${countOf(countIn('accepted'), 'run')} sent to ${hub} (${toPrintable(project)})${others.join('')}`,
    ...runs
      .filter(({ state }) => state === 'quarantined')
      .map(
        ({ run_id, reasons }) => `  ${run_id} does not verify and is in quarantine: ${toPrintable(reasons.join(', '))}`,
      ),
    ...skipped.map(({ run_id, why }) => `  ${run_id} was not sent: ${why}`),
    ...(skipped.some(({ why }) => why.endsWith('private'))
      ? ['  Send private runs with --private, or share them with critiqor annotate --visibility shared']
      : []),
  ].join('\n');
}
