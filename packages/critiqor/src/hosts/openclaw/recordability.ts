import { PLUGIN_ID } from '@critiqor/evidence/contract/product';
import { CritiqorError } from '../../system/errors.ts';
import { commandOf, globalFlagsOf, type LaunchKind, launchKindOf, optionOf } from './args.ts';
import type { OpenClawInstallation } from './command.ts';
import { findStateOwner, type StateOwner } from './state.ts';
import { assertExecLoadsPlugins } from './version.ts';

/** Refuses a command line whose agent would run where the recorder cannot be. Needs no other process. */
export function assertObservable(args: readonly string[], env: NodeJS.ProcessEnv): void {
  const launchKind = launchKindOf(args, env);
  const shown = commandOf(args).slice(0, 2).join(' ');
  const elsewhere: Partial<Record<LaunchKind, readonly [string, string]>> = {
    client: [
      `openclaw ${shown} only talks to a gateway. The agent runs there and cannot be recorded from here.`,
      adviceFor(args),
    ],
    service: [
      `openclaw ${shown} makes the system start the gateway without the recorder, so nothing can be recorded.`,
      `Run it in the foreground instead: ${toCommandLine(args, 'gateway run')}`,
    ],
    container: [
      'This OpenClaw runs inside a container that has neither the recorder nor the runs directory.',
      'Install Critiqor inside the container and monitor it there.',
    ],
  };
  const refusal = elsewhere[launchKind];
  if (refusal) throw refuse(...refusal);
  const isolating = launchKind === 'exec' ? args.find((arg) => ISOLATING.has(arg)) : undefined;
  if (isolating) {
    throw refuse(
      `agent exec ${isolating} loads no configuration and therefore no plugin, so the run cannot be recorded.`,
      `Omit ${isolating}.`,
    );
  }
}

/** Refuses what the user's own policy forbids (it is never overridden) and what another process prevents. */
export function assertAllowed(args: readonly string[], installation: OpenClawInstallation): void {
  const { enabled, deny } = installation.plugins;
  if (enabled === false) {
    throw refuse(
      `Your OpenClaw configuration disables all plugins (plugins.enabled: false in ${installation.configPath}), so nothing can be recorded.`,
      'Enable plugins, or use another profile: critiqor monitor openclaw -- --profile observed chat',
    );
  }
  if (deny?.includes(PLUGIN_ID)) {
    throw refuse(
      `Your OpenClaw configuration denies the recorder (plugins.deny has ${PLUGIN_ID} in ${installation.configPath}).`,
      `Remove ${PLUGIN_ID} from plugins.deny.`,
    );
  }
  if (launchKindOf(args) === 'exec') assertExecLoadsPlugins(installation.version);
  const stateDir = stateNeededBy(args, installation.stateDir);
  const owner = stateDir === null ? null : findStateOwner(stateDir);
  if (owner) throw refuse(...explainOwner(owner, args, stateDir ?? ''));
}

const ISOLATING = new Set(['--isolated', '--auth-env-only']);

function refuse(message: string, remedy: string): CritiqorError {
  return new CritiqorError('openclaw_refuses', message, { remedy });
}

/** The state directory that the command needs exclusively; null when it can share one or has its own. */
function stateNeededBy(args: readonly string[], stateDir: string): string | null {
  const launchKind = launchKindOf(args);
  if (launchKind === 'embedded') return stateDir;
  if (launchKind === 'gateway') return args.includes('--force') ? null : stateDir;
  return launchKind === 'exec' ? (optionOf(args, '--state-dir') ?? null) : null;
}

/** Why a second process cannot use the same state, and what to do about it. */
export function explainOwner(owner: StateOwner, args: readonly string[], stateDir: string): [string, string] {
  const shown = commandOf(args).slice(0, 2).join(' ');
  const blocked = `openclaw ${shown} cannot start while it runs.`;
  if (owner.role === 'gateway') {
    const where = owner.port === null ? '' : `, port ${owner.port}`;
    return [
      `An OpenClaw gateway is already using ${stateDir} (process ${owner.pid}${where}); ${blocked}`,
      adviceFor(args, `Stop it (${['openclaw', ...globalFlagsOf(args), 'gateway stop'].join(' ')}) and `),
    ];
  }
  const who = owner.role === 'agent' ? 'Another OpenClaw agent' : 'OpenClaw maintenance';
  return [
    `${who} is already using ${stateDir} (process ${owner.pid}); ${blocked}`,
    `Wait until it ends, or run an agent that does not need it: ${toCommandLine(args, 'agent exec "…"')}`,
  ];
}

function adviceFor(args: readonly string[], first = ''): string {
  const run = `${first}run the gateway under Critiqor: ${toCommandLine(args, 'gateway run')}`;
  return `${run.charAt(0).toUpperCase()}${run.slice(1)}. Or run an agent that needs no gateway: ${toCommandLine(args, 'agent exec "…"')}`;
}

function toCommandLine(args: readonly string[], command: string): string {
  return ['critiqor monitor openclaw --', ...globalFlagsOf(args), command].join(' ');
}
