import { VERSION } from '@critiqor/evidence/contract/product';
import { Command } from 'commander';
import { toPrintableLines } from '../../../critiqor/src/cli/format.ts';
import { HubError } from '../hub-error.ts';
import { HubRefusal } from '../hub-refusal.ts';
import { addAlerts } from './alerts.ts';
import { addBackup } from './backup.ts';
import { addManagement } from './manage.ts';
import { addRediagnose } from './rediagnose.ts';
import { addServe } from './serve.ts';

const FAILED = 1;
const USAGE = 2;

/** Runs `critiqor hub` with the words that follow it. Returns the exit code. */
export async function runHub(args: readonly string[]): Promise<number> {
  try {
    await createHubProgram().parseAsync(args, { from: 'user' });
    return 0;
  } catch (cause) {
    return explain(cause);
  }
}

/** The commands; also for the page that lists them. */
export function createHubProgram(): Command {
  const program = new Command('critiqor hub')
    .description('One place for the runs of many machines, on ClickHouse.')
    .version(VERSION)
    .exitOverride()
    .configureOutput({ writeErr: (text) => void process.stderr.write(toPrintableLines(text)) });
  addServe(program);
  addManagement(program);
  addAlerts(program);
  addBackup(program);
  addRediagnose(program);
  return program;
}

/** Says what went wrong and what to do next; only what we did not foresee shows its stack. */
function explain(cause: unknown): number {
  const { code, exitCode, message, stack } = cause as {
    code?: string;
    exitCode?: number;
    message?: string;
    stack?: string;
  };
  // Commander has printed it already.
  if (code?.startsWith('commander.')) return exitCode === 0 ? 0 : USAGE;
  if (cause instanceof HubError) {
    console.error(
      `critiqor hub: ${toPrintableLines(cause.message)}${cause.remedy ? `\n  ${toPrintableLines(cause.remedy)}` : ''}`,
    );
    return cause.code === 'usage' ? USAGE : FAILED;
  }
  if (cause instanceof HubRefusal) {
    console.error(`critiqor hub: ${toPrintableLines(cause.message)}`);
    return cause.status === 400 ? USAGE : FAILED;
  }
  console.error(`critiqor hub: ${toPrintableLines((code ? message : `unexpected failure\n${stack}`) ?? '')}`);
  return FAILED;
}
