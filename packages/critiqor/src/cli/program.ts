import { Command } from 'commander';
import { addAbort } from './abort.ts';
import { addDemo } from './demo.ts';
import { addDoctor } from './doctor.ts';
import { addFinalize } from './finalize.ts';
import { addKeys } from './keys.ts';
import { addMonitor } from './monitor.ts';
import { addRm } from './rm.ts';
import { addRuns } from './runs.ts';
import { addShow } from './show.ts';
import { addStatus } from './status.ts';
import { addVerify } from './verify.ts';

export const VERSION = '0.1.0';

const COMMANDS = [
  addMonitor,
  addFinalize,
  addAbort,
  addStatus,
  addRuns,
  addShow,
  addVerify,
  addRm,
  addKeys,
  addDoctor,
  addDemo,
];

/** The command line. Commands are listed in the order in which a person meets them. */
export function createProgram(): Command {
  const program = new Command('critiqor')
    .description('Runtime reliability intelligence for OpenClaw agents: what really happened, sealed as evidence.')
    .version(VERSION)
    .exitOverride()
    .configureHelp({ showGlobalOptions: true });
  for (const add of COMMANDS) add(program);
  return program;
}
