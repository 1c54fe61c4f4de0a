import { resolve } from 'node:path';
import { VISIBILITIES } from '@critiqor/api/runs';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { CONFIG_KEYS } from '../../config/config-keys.ts';
import { readRecorderSettings, toRecorderConfig } from '../../config/recorder-settings.ts';
import { chooseSetting } from '../../config/settings.ts';
import type { MonitorOptions } from '../../supervise/monitor/monitor-openclaw.ts';
import { labelOption, runsDirOption, toRunsDir } from '../options.ts';

/** The options of a monitored run. */
export interface MonitorFlags {
  readonly agentId: string;
  readonly tenantId: string;
  readonly visibility: string;
  readonly benchmarkId: string;
  readonly difficultyTier: string;
  readonly cwd: string;
  readonly timeout?: number;
  readonly runsDir?: string;
  readonly openclawCommand: string;
  readonly capture?: string;
  readonly witness: boolean;
  readonly label: Readonly<Record<string, string>>;
}

/** Adds the options shared by the commands that monitor OpenClaw. */
export function withMonitorOptions(command: Command, openclawCommand: string): Command {
  return command
    .addOption(new Option('--agent-id <id>', 'name of the agent').env('CRITIQOR_AGENT_ID').default('openclaw_agent'))
    .addOption(new Option('--tenant-id <id>', 'owner of the agent').env('CRITIQOR_TENANT_ID').default('default'))
    .addOption(
      new Option('--visibility <kind>', 'who may see the run in a dashboard')
        .env('CRITIQOR_VISIBILITY')
        .choices(VISIBILITIES)
        .default('private'),
    )
    .option('--benchmark-id <id>', 'benchmark that the run belongs to', 'openclaw_runtime_v1')
    .addOption(
      new Option('--difficulty-tier <tier>', 'difficulty of the task')
        .choices(['easy', 'standard', 'hard', 'stress'])
        .default('standard'),
    )
    .option('--cwd <folder>', 'working directory for OpenClaw', '.')
    .option('--timeout <seconds>', 'stop the agent after this time', toSeconds)
    .addOption(runsDirOption())
    .option('--openclaw-command <command>', 'command that starts OpenClaw', openclawCommand)
    .addOption(
      new Option(
        '--capture <policy>',
        'how much of prompts and outputs to store (default: critiqor.yaml, standard)',
      ).choices(CONFIG_KEYS.capture.choices),
    )
    .option('--no-witness', 'start OpenClaw in the usual way; the evidence is then not witnessed')
    .addOption(labelOption('label of the run'));
}

export function toMonitorOptions(flags: MonitorFlags, args: readonly string[]): Omit<MonitorOptions, 'say'> {
  return {
    runsDir: toRunsDir(flags.runsDir),
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
    capture: chooseSetting('capture', flags.capture).value,
    settings: toRecorderConfig(readRecorderSettings()),
    witness: flags.witness,
    env: process.env,
  };
}

function toSeconds(text: string): number {
  const seconds = Number(text);
  if (!(seconds > 0)) throw new InvalidArgumentError('Use a number of seconds greater than 0.');
  return seconds;
}
