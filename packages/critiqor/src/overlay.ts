import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { DIRECTORY_MODE, FILE_MODE, type RunPaths } from '@critiqor/evidence/run-directory';
import { CritiqorError } from './errors.ts';
import type { OpenClawInstallation } from './openclaw-command.ts';

/**
 * How the recorder gets into OpenClaw without a change to any file of the user's: a configuration of our own that includes the
 * user's and adds the plugin, selected through the environment.
 */
export interface Overlay {
  readonly path: string;
  /** Variables for the child. */
  readonly env: Readonly<Record<string, string>>;
  /** OpenClaw's arguments; changed only where they name a configuration themselves. */
  readonly args: readonly string[];
  /** What the person should know, such as settings that cannot be saved while a run is monitored. */
  readonly notices: readonly string[];
}

const PLUGIN_ID = 'critiqor-openclaw';

export interface OverlayOptions {
  readonly paths: RunPaths;
  readonly installation: OpenClawInstallation;
  readonly pluginDir: string;
  readonly capture: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
}

/** Refuses what cannot be recorded, with the reason; otherwise writes the overlay. */
export function writeOverlay(options: OverlayOptions): Overlay {
  const { paths, installation, env } = options;
  assertRecordable(options);
  const { args, configPath } = takeOverConfigOption(options.args, installation.configPath);
  const hasConfig = existsSync(configPath);
  const overlay = JSON.stringify(toOverlay(options, hasConfig ? configPath : null), null, 2);
  // One path per runs directory: OpenClaw leaves a lock and a health entry behind for every path that it has ever seen.
  const path = join(paths.state, 'openclaw.config.json5');
  for (const folder of [paths.state, paths.directory]) mkdirSync(folder, { recursive: true, mode: DIRECTORY_MODE });
  for (const file of [path, paths.overlayCopy]) writeFileSync(file, `${overlay}\n`, { mode: FILE_MODE });
  const roots = [dirname(configPath), ...(env.OPENCLAW_INCLUDE_ROOTS ?? '').split(delimiter)].filter(Boolean);
  return {
    path,
    args: args.map((arg) => (arg === CONFIG_PLACE ? path : arg)),
    env: {
      OPENCLAW_CONFIG_PATH: path,
      OPENCLAW_INCLUDE_ROOTS: [...new Set(roots)].join(delimiter),
      OPENCLAW_STATE_DIR: installation.stateDir,
      ...(hasConfig ? {} : { OPENCLAW_CONFIG_READONLY: '1' }),
    },
    notices: ['Settings of OpenClaw cannot be saved while it is monitored; everything else works as always.'],
  };
}

function toOverlay({ installation, pluginDir, capture }: OverlayOptions, configPath: string | null): object {
  const { allow } = installation.plugins;
  // An allowlist of ours where the user has none would switch off every other plugin.
  const needsAllowing = allow !== undefined && !allow.includes(PLUGIN_ID);
  return {
    ...(configPath === null ? {} : { $include: configPath }),
    plugins: {
      load: { paths: [pluginDir] },
      ...(needsAllowing ? { allow: [PLUGIN_ID] } : {}),
      entries: { [PLUGIN_ID]: { enabled: true, hooks: { allowConversationAccess: true }, config: { capture } } },
    },
  };
}

/** The user's own policy is not overridden: that would change the run that is to be observed. */
function assertRecordable({ installation, args }: OverlayOptions): void {
  const { enabled, deny } = installation.plugins;
  const refuse = (message: string, remedy: string): never => {
    throw new CritiqorError('openclaw_refuses', message, { remedy });
  };
  if (enabled === false) {
    refuse(
      'Your OpenClaw configuration switches all plugins off (plugins.enabled: false), so nothing can be recorded.',
      'Allow plugins for this run, or use another profile: critiqor monitor openclaw -- --profile observed chat',
    );
  }
  if (deny?.includes(PLUGIN_ID)) {
    refuse(
      `Your OpenClaw configuration denies the recorder (plugins.deny has ${PLUGIN_ID}).`,
      `Take ${PLUGIN_ID} out of plugins.deny.`,
    );
  }
  const isolating = isAgentExec(args)
    ? args.find((arg) => arg === '--isolated' || arg === '--auth-env-only')
    : undefined;
  if (isolating) {
    refuse(
      `agent exec ${isolating} loads no configuration and so no plugin: such a run cannot be recorded.`,
      `Leave ${isolating} out.`,
    );
  }
}

function isAgentExec(args: readonly string[]): boolean {
  const at = args.indexOf('agent');
  return at !== -1 && args[at + 1] === 'exec';
}

/** Stands for the overlay's path in arguments until it is known. */
const CONFIG_PLACE = '\0overlay';

/** `agent exec --config X` ignores the environment: the overlay must take the place of X, and include it. */
function takeOverConfigOption(
  args: readonly string[],
  configPath: string,
): { args: readonly string[]; configPath: string } {
  if (!isAgentExec(args)) return { args, configPath };
  const at = args.findIndex((arg) => arg === '--config' || arg.startsWith('--config='));
  if (at === -1) return { args, configPath };
  const isJoined = args[at] !== '--config';
  const given = isJoined ? (args[at]?.slice('--config='.length) ?? '') : (args[at + 1] ?? '');
  return {
    args: [...args.slice(0, at), '--config', CONFIG_PLACE, ...args.slice(at + (isJoined ? 1 : 2))],
    configPath: resolve(given),
  };
}
