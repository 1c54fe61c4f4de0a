import { Command } from 'commander';

export const VERSION = '0.1.0';

/** Commands in the order in which a person meets them; each brings along what it needs, and only then. */
const COMMANDS: Readonly<Record<string, () => Promise<(program: Command) => void>>> = {
  monitor: async () => (await import('./monitor.ts')).addMonitor,
  run: async () => (await import('./run.ts')).addRun,
  finalize: async () => (await import('./finalize.ts')).addFinalize,
  abort: async () => (await import('./abort.ts')).addAbort,
  status: async () => (await import('./status.ts')).addStatus,
  runs: async () => (await import('./runs.ts')).addRuns,
  show: async () => (await import('./show.ts')).addShow,
  dashboard: async () => (await import('./dashboard.ts')).addDashboard,
  diagnose: async () => (await import('./diagnose.ts')).addDiagnose,
  verify: async () => (await import('./verify.ts')).addVerify,
  rm: async () => (await import('./rm.ts')).addRm,
  keys: async () => (await import('./keys.ts')).addKeys,
  doctor: async () => (await import('./doctor.ts')).addDoctor,
  demo: async () => (await import('./demo.ts')).addDemo,
  eval: async () => (await import('./eval.ts')).addEval,
};

/** The command line. With the name of a command it knows only that one, and is there much sooner. */
export async function createProgram(wanted?: string): Promise<Command> {
  const program = new Command('critiqor')
    .description('Runtime reliability intelligence for OpenClaw agents: what really happened, sealed as evidence.')
    .version(VERSION)
    .exitOverride()
    .configureHelp({ showGlobalOptions: true });
  const only = wanted !== undefined && Object.hasOwn(COMMANDS, wanted) ? COMMANDS[wanted] : undefined;
  for (const load of only ? [only] : Object.values(COMMANDS)) (await load())(program);
  return program;
}
