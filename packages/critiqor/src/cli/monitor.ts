import { resolve } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { finalizeRun } from '../finalize-run.ts';
import { monitorOpenClaw } from '../monitor-openclaw.ts';
import { loadSigningKey } from '../signing-keys.ts';
import { describeSeal } from './finalize.ts';
import { runsDirOption, toRunsDir, withExamples } from './options.ts';

interface MonitorFlags {
  readonly agentId: string;
  readonly tenantId: string;
  readonly visibility: string;
  readonly benchmarkId: string;
  readonly difficultyTier: string;
  readonly cwd: string;
  readonly timeout?: number;
  readonly runsDir: string;
  readonly openclawCommand: string;
  readonly capture: string;
  readonly label: Readonly<Record<string, string>>;
  readonly finalize?: boolean;
  readonly signingKey?: string;
}

export function addMonitor(program: Command): void {
  const openclaw = program
    .command('monitor')
    .description('run an agent under observation')
    .command('openclaw')
    .description('run OpenClaw under observation; it behaves exactly as always')
    .argument('[arguments...]', "OpenClaw's own arguments, after --, in place of chat")
    .option('--agent-id <id>', 'name of the agent', 'openclaw_agent')
    .option('--tenant-id <id>', 'whose agent it is', 'default')
    .addOption(
      new Option('--visibility <kind>', 'who may see the run')
        .choices(['private', 'public', 'anonymous', 'shared'])
        .default('private'),
    )
    .option('--benchmark-id <id>', 'what the run is measured against', 'openclaw_runtime_v1')
    .addOption(
      new Option('--difficulty-tier <tier>', 'how hard the task is')
        .choices(['easy', 'standard', 'hard', 'stress'])
        .default('standard'),
    )
    .option('--cwd <folder>', 'where OpenClaw runs', '.')
    .option('--timeout <seconds>', 'end the agent after this time', toSeconds)
    .addOption(runsDirOption())
    .option('--openclaw-command <command>', 'how OpenClaw is started', 'openclaw chat')
    .addOption(
      new Option('--capture <policy>', 'how much of prompts and outputs is kept')
        .choices(['standard', 'full', 'metadata'])
        .default('standard'),
    )
    .option('--label <key=value>', 'label of the run; may be given several times', addLabel, {})
    .option('--finalize', 'seal the run when the agent ends')
    .option('--signing-key <file>', 'sign the seal with this Ed25519 key (with --finalize)');
  withExamples(openclaw, [
    'critiqor monitor openclaw',
    'critiqor monitor openclaw -- agent exec "Tidy up the changelog"',
    'critiqor monitor openclaw --timeout 600 --finalize -- agent --local --message "Run the tests"',
    'critiqor monitor openclaw -- gateway run',
  ]).action(runMonitor);
}

async function runMonitor(args: readonly string[], flags: MonitorFlags): Promise<void> {
  const runsDir = toRunsDir(flags.runsDir);
  const signingKey = flags.signingKey === undefined ? undefined : loadSigningKey(flags.signingKey);
  const { exitCode } = await monitorOpenClaw({
    runsDir,
    metadata: {
      agent_id: flags.agentId,
      tenant_id: flags.tenantId,
      framework: 'openclaw',
      visibility: flags.visibility,
      benchmark_id: flags.benchmarkId,
      difficulty_tier: flags.difficultyTier,
      labels: flags.label,
    },
    openclawCommand: flags.openclawCommand,
    openclawArgs: args,
    cwd: resolve(flags.cwd),
    timeoutSeconds: flags.timeout,
    capture: flags.capture,
    env: process.env,
    finalizes: flags.finalize ?? false,
    say: (text) => console.error(text),
  });
  if (flags.finalize) {
    const finalized = await finalizeRun(runsDir, signingKey ? { signingKey } : {});
    console.error(describeSeal(finalized));
  }
  process.exitCode = exitCode;
}

function toSeconds(text: string): number {
  const seconds = Number(text);
  if (!(seconds > 0)) throw new InvalidArgumentError('It must be a number of seconds above 0.');
  return seconds;
}

function addLabel(text: string, labels: Readonly<Record<string, string>>): Record<string, string> {
  const at = text.indexOf('=');
  if (at < 1) throw new InvalidArgumentError('A label looks like key=value.');
  return { ...labels, [text.slice(0, at)]: text.slice(at + 1) };
}
