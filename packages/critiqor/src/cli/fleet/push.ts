import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { type HubIdentity, PUSH_PATHS } from '@critiqor/api/push';
import { countOf } from '@critiqor/diagnosis/model/words';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { type Command, Option } from 'commander';
import { findUnsent, type SkippedRun } from '../../push/find-unsent.ts';
import { createHubClient, type HubClient } from '../../push/hub-client.ts';
import { pushRuns } from '../../push/push-runs.ts';
import { openPushedList, type PushedList, type PushState } from '../../push/pushed-list.ts';
import { CritiqorError } from '../../system/errors.ts';
import { EXIT } from '../../system/exit-codes.ts';
import { readPlainText } from '../../system/open-plain-file.ts';
import { toAction } from '../command-end.ts';
import { toPrintable } from '../format.ts';
import { jsonOption, print, runsDirOption, toRunsDir, withExamples } from '../options.ts';
import { chooseRunIds, RUNS_SYNTAX } from '../pipeline/choose-runs.ts';
import { toBar, withProgress } from '../progress.ts';

interface PushFlags {
  readonly runsDir?: string;
  readonly hub?: string;
  readonly tokenFile?: string;
  readonly machine: string;
  readonly private?: boolean;
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
    .addOption(new Option('--hub <address>', 'address of the hub').env('CRITIQOR_HUB'))
    .option('--token-file <file>', 'file with the token (default: the variable CRITIQOR_HUB_TOKEN)')
    .addOption(
      new Option('--machine <name>', 'name under which the hub shows this machine')
        .env('CRITIQOR_MACHINE')
        .default(hostname(), 'name of the host'),
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
  const client = createHubClient({
    address: toAddress(flags.hub),
    token: readToken(flags.tokenFile),
    attempts: flags.follow ? Number.POSITIVE_INFINITY : ATTEMPTS,
    signal: stop.signal,
    onRetry: (why, waitMs) =>
      console.error(`critiqor: ${toPrintable(why)}; trying again in ${Math.ceil(waitMs / 1_000)} s`),
  });
  if (flags.follow) for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  try {
    const { project } = await identify(client);
    const pushed = openPushedList(toRunPaths(runsDir, 'run_001').state, client.place, project);
    if (flags.follow) return await follow(client, runsDir, project, pushed, flags, stop.signal);
    const report = await sendAll(client, runsDir, project, pushed, runIds, flags);
    print(flags.json, report, () => describe(report));
    return report.runs.some(({ state }) => state === 'quarantined') ? EXIT.evidence_invalid : EXIT.ok;
  } catch (cause) {
    if (stop.signal.aborted) return EXIT.ok;
    throw cause;
  }
}

async function follow(
  client: HubClient,
  runsDir: string,
  project: string,
  pushed: PushedList,
  flags: PushFlags,
  signal: AbortSignal,
): Promise<number> {
  const told = new Set<string>();
  console.error(`critiqor: sending new runs of ${toPrintable(runsDir)} to ${client.place} (${project})`);
  while (!signal.aborted) {
    const report = await sendAll(client, runsDir, project, pushed, null, flags);
    const skipped = report.skipped.filter(({ run_id }) => !told.has(run_id));
    for (const { run_id } of skipped) told.add(run_id);
    if (report.runs.length > 0 || skipped.length > 0)
      print(flags.json, { ...report, skipped }, () => describe({ ...report, skipped }));
    await pause(FOLLOW_MS, undefined, { signal });
  }
  return EXIT.ok;
}

async function sendAll(
  client: HubClient,
  runsDir: string,
  project: string,
  pushed: PushedList,
  runIds: ReadonlySet<string> | null,
  flags: PushFlags,
): Promise<PushReport> {
  const { runs, skipped } = findUnsent(runsDir, pushed, { runIds, withPrivate: flags.private ?? false });
  const total = runs.reduce((sum, { bytes }) => sum + bytes, 0);
  const results: PushReport['runs'][number][] = [];
  await withProgress(
    process.stderr,
    (onProgress) => {
      let done = 0;
      return pushRuns(client, runs, pushed, {
        machine: flags.machine,
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

async function identify(client: HubClient): Promise<HubIdentity> {
  const reply = await client.ask<HubIdentity>('GET', PUSH_PATHS.who);
  if ('answer' in reply) return reply.answer;
  throw new CritiqorError('export_failed', `${client.place} refused the token: ${reply.refused.message}`, {
    remedy: 'Ask whoever runs the hub for a token with the scope push.',
  });
}

function toAddress(hub: string | undefined): string {
  if (hub) return hub;
  throw new CritiqorError('usage', 'Which hub is meant?', {
    remedy: 'Name it with --hub or the variable CRITIQOR_HUB.',
  });
}

/** Not an option: every user of the machine can read the arguments of a command. */
function readToken(file: string | undefined): string {
  const token = (file === undefined ? process.env.CRITIQOR_HUB_TOKEN : (readPlainText(file) ?? ''))?.trim();
  if (token) return token;
  throw new CritiqorError(
    'usage',
    file === undefined ? 'There is no token for the hub.' : `${file} contains no token.`,
    {
      remedy: 'Put it into a file and name that with --token-file, or set CRITIQOR_HUB_TOKEN.',
    },
  );
}
