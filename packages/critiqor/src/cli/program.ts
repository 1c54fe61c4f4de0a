import { Command } from 'commander';
import { addAbort } from './abort.ts';
import { addFinalize } from './finalize.ts';
import { addMonitor } from './monitor.ts';
import { addRuns } from './runs.ts';
import { addStatus } from './status.ts';
import { addVerify } from './verify.ts';

export const VERSION = '0.1.0';

/** The command line. Commands are listed in the order in which a person meets them. */
export function createProgram(): Command {
  const program = new Command('critiqor')
    .description('Runtime reliability intelligence for OpenClaw agents: what really happened, sealed as evidence.')
    .version(VERSION)
    .exitOverride()
    .configureHelp({ showGlobalOptions: true });
  for (const add of [addMonitor, addFinalize, addAbort, addStatus, addRuns, addVerify]) add(program);
  return program;
}
