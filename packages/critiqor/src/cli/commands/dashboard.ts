import { homedir } from 'node:os';
import { VERSION } from '@critiqor/evidence/contract/product';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { readAlwaysOn } from '../../hosts/openclaw/install/always-on.ts';
import { resolveRunId } from '../../runs/runs-directory.ts';
import { openBrowser, toOpener } from '../../server/open-browser.ts';
import { type Served, serveDashboard } from '../../server/serve-dashboard.ts';
import { EXIT } from '../../system/exit-codes.ts';
import { AUDIENCES, type Audience } from '../../visibility/audience.ts';
import { toAction } from '../command-end.ts';
import { toPrintable } from '../format.ts';
import { chooseRunsDir, runsDirOption, withExamples } from '../options.ts';
import { describeRunsDir } from '../settings/describe-setting.ts';
import { settleRuns } from '../settings/settle-runs.ts';

interface DashboardFlags {
  readonly runsDir?: string;
  readonly open: boolean;
  readonly port: number;
  readonly host: string;
  readonly audience: Audience;
  readonly readOnly?: boolean;
}

const MAX_PORT = 65_535;

export function addDashboard(program: Command): void {
  const command = program
    .command('dashboard')
    .description('open the runs in the browser; served on this machine only, until Ctrl-C')
    .argument('[run]', 'run id or latest: the run to open first')
    .addOption(runsDirOption())
    .option('--no-open', 'print the address without opening a browser')
    .option('--port <number>', 'port to listen on; 0 picks a free one', toPort, 0)
    .option('--host <address>', 'loopback address to listen on', '127.0.0.1')
    .addOption(
      new Option('--audience <who>', 'serve only the runs that these people may see: shared leaves out private ones')
        .choices(AUDIENCES)
        .default('owner'),
    )
    .option('--read-only', 'allow no changes, not even notes and feedback');
  withExamples(command, [
    'critiqor dashboard',
    'critiqor dashboard latest',
    'critiqor dashboard run_007 --no-open --port 4400',
    'critiqor dashboard --audience shared --no-open',
  ]).action(toAction(runDashboard));
}

async function runDashboard(run: string | undefined, flags: DashboardFlags): Promise<number> {
  const place = chooseRunsDir(flags.runsDir);
  await settleRuns(place.value);
  const runsDir = place.value;
  if (place.source !== 'option') console.error(describeRunsDir(place));
  const runId = run === undefined ? null : resolveRunId(runsDir, run);
  await showDashboard(runsDir, runId, flags);
  return EXIT.ok;
}

/** Serves the dashboard, or finds a running one, and prints its address. Stays until Ctrl-C if it serves. */
export async function showDashboard(
  runsDir: string,
  runId: string | null,
  {
    open,
    port,
    host,
    audience = 'owner',
    readOnly = false,
  }: Pick<DashboardFlags, 'open' | 'port' | 'host'> & Partial<DashboardFlags>,
): Promise<void> {
  const served = await serveDashboard({
    runsDir,
    version: VERSION,
    host,
    port,
    firstRunId: runId,
    open: open && toOpener(process.platform, process.env) !== null,
    audience,
    readOnly,
    notices: () => readAlwaysOn(homedir(), runsDir).notices,
    onError: (cause) => console.error('critiqor: the dashboard could not answer a request:', cause),
  });
  const { address, page } = served.access;
  console.log(`critiqor: dashboard of ${toPrintable(runsDir)}\n  ${address}`);
  console.log('  Keep it private. It works once and for two minutes; run the command again for another one.');
  if (page !== null) openBrowser(page);
  if (!served.dashboard) {
    console.log('  Another process is already serving it.');
    return;
  }
  console.log('  Press Ctrl-C to stop.');
  await untilEnded(served.dashboard);
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

async function untilEnded(dashboard: NonNullable<Served['dashboard']>): Promise<void> {
  await new Promise<void>((resolve) => {
    for (const signal of SIGNALS) process.once(signal, () => resolve());
  });
  await dashboard.close();
}

function toPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > MAX_PORT) {
    throw new InvalidArgumentError(`Use a whole number from 0 to ${MAX_PORT}.`);
  }
  return port;
}
