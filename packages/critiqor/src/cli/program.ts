import { VERSION } from '@critiqor/evidence/contract/product';
import { Command } from 'commander';
import { toPrintableLines } from './format.ts';
import { columnsOf, DEFAULT_COLUMNS } from './terminal-width.ts';

/** Commands in the order in which people meet them. Each is loaded only when it is needed. */
const COMMANDS: Readonly<Record<string, () => Promise<(program: Command) => void>>> = {
  monitor: async () => (await import('./commands/monitor.ts')).addMonitor,
  run: async () => (await import('./commands/run.ts')).addRun,
  finalize: async () => (await import('./commands/finalize.ts')).addFinalize,
  abort: async () => (await import('./commands/abort.ts')).addAbort,
  status: async () => (await import('./commands/status.ts')).addStatus,
  runs: async () => (await import('./commands/runs.ts')).addRuns,
  show: async () => (await import('./commands/show.ts')).addShow,
  check: async () => (await import('./pipeline/check/check.ts')).addCheck,
  compare: async () => (await import('./pipeline/compare.ts')).addCompare,
  export: async () => (await import('./pipeline/export.ts')).addExport,
  dashboard: async () => (await import('./commands/dashboard.ts')).addDashboard,
  diagnose: async () => (await import('./commands/diagnose.ts')).addDiagnose,
  verify: async () => (await import('./commands/verify.ts')).addVerify,
  read: async () => (await import('./second-reader/read.ts')).addRead,
  annotate: async () => (await import('./commands/annotate.ts')).addAnnotate,
  feedback: async () => (await import('./commands/feedback.ts')).addFeedback,
  rm: async () => (await import('./commands/rm.ts')).addRm,
  import: async () => (await import('./commands/import.ts')).addImport,
  push: async () => (await import('./fleet/push.ts')).addPush,
  hub: async () => (await import('./fleet/hub.ts')).addHub,
  keep: async () => (await import('./commands/setup/keep.ts')).addKeep,
  config: async () => (await import('./commands/setup/config.ts')).addConfig,
  init: async () => (await import('./pipeline/check/init.ts')).addInit,
  install: async () => (await import('./commands/setup/install.ts')).addInstall,
  uninstall: async () => (await import('./commands/setup/uninstall.ts')).addUninstall,
  keys: async () => (await import('./commands/setup/keys.ts')).addKeys,
  doctor: async () => (await import('./commands/setup/doctor.ts')).addDoctor,
  demo: async () => (await import('./commands/setup/demo.ts')).addDemo,
  eval: async () => (await import('./commands/eval.ts')).addEval,
};

const VERSION_FLAGS: readonly (string | undefined)[] = ['--version', '-V'];

/** The command line. Given the name of a command, it loads only that one, which starts much faster; for its version, none. */
export async function createProgram(wanted?: string): Promise<Command> {
  const program = new Command('critiqor')
    .description('Runtime reliability intelligence for OpenClaw agents: what really happened, sealed as evidence.')
    .version(VERSION)
    .exitOverride()
    .configureOutput({
      // It quotes what was typed, or what a script passed on.
      writeErr: (text) => void process.stderr.write(toPrintableLines(text)),
      getOutHelpWidth: () => columnsOf(process.stdout) ?? DEFAULT_COLUMNS,
      getErrHelpWidth: () => columnsOf(process.stderr) ?? DEFAULT_COLUMNS,
    })
    .configureHelp({ showGlobalOptions: true });
  const only = wanted !== undefined && Object.hasOwn(COMMANDS, wanted) ? COMMANDS[wanted] : undefined;
  const all = VERSION_FLAGS.includes(wanted) ? [] : Object.values(COMMANDS);
  for (const load of only ? [only] : all) (await load())(program);
  return program;
}
