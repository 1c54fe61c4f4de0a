import { existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { PLUGIN_ID } from '@critiqor/evidence/contract/product';
import { DIRECTORY_MODE, type RunPaths } from '@critiqor/evidence/contract/run-directory';
import { writeFileAtomically } from '../../runs/runs-directory.ts';
import { launchKindOf, optionOf } from './args.ts';
import type { OpenClawInstallation } from './command.ts';

/**
 * How the recorder gets into OpenClaw without changing any of the user's files: a configuration of our own includes the user's, adds
 * the plugin, and is selected through the environment.
 */
export interface Overlay {
  readonly path: string;
  /** Variables for the child. */
  readonly env: Readonly<Record<string, string>>;
  /** OpenClaw's arguments; changed only if they name a configuration themselves. */
  readonly args: readonly string[];
  /** What the user should know, such as that settings cannot be saved while a run is monitored. */
  readonly notices: readonly string[];
}

export interface OverlayOptions {
  readonly paths: RunPaths;
  readonly installation: OpenClawInstallation;
  readonly pluginDir: string;
  readonly capture: string;
  /** Further settings of the recorder. */
  readonly settings?: object;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
}

/** Writes the overlay. `recordability.ts` has already refused what cannot be recorded. */
export function writeOverlay(options: OverlayOptions): Overlay {
  const { paths, installation, env } = options;
  const { configPath } = installation;
  const hasConfig = existsSync(configPath);
  const overlay = JSON.stringify(toOverlay(options, hasConfig ? configPath : null), null, 2);
  // One path per runs directory: OpenClaw leaves a lock and a health entry for every path it has ever seen.
  const path = join(paths.state, 'openclaw.config.json5');
  for (const folder of [paths.state, paths.directory]) mkdirSync(folder, { recursive: true, mode: DIRECTORY_MODE });
  for (const file of [path, paths.overlayCopy]) writeFileAtomically(file, `${overlay}\n`);
  return {
    path,
    args: replaceConfigOption(options.args, path),
    env: {
      OPENCLAW_CONFIG_PATH: path,
      OPENCLAW_INCLUDE_ROOTS: includeRoots(configPath, hasConfig, env),
      OPENCLAW_STATE_DIR: installation.stateDir,
      ...(hasConfig ? {} : { OPENCLAW_CONFIG_READONLY: '1' }),
    },
    notices: ['OpenClaw settings cannot be saved while it is monitored; everything else works as usual.'],
  };
}

/** Where the user's configuration may include from: its own folder, as without us, also through a link. */
function includeRoots(configPath: string, hasConfig: boolean, env: NodeJS.ProcessEnv): string {
  const own = [dirname(configPath), ...(hasConfig ? [dirname(realpathSync(configPath))] : [])];
  const roots = [...own, ...(env.OPENCLAW_INCLUDE_ROOTS ?? '').split(delimiter)].filter(Boolean);
  return [...new Set(roots)].join(delimiter);
}

function toOverlay({ installation, pluginDir, capture, settings }: OverlayOptions, configPath: string | null): object {
  const { allow, load } = installation.plugins;
  // Adding an allowlist where the user has none would switch off every other plugin.
  const needsAllowing = allow !== undefined && !allow.includes(PLUGIN_ID);
  // If the user already loads a copy, a second one would only cause a warning: the first wins.
  const isLoaded = load?.paths?.some(isRecorder) ?? false;
  return {
    ...(configPath === null ? {} : { $include: configPath }),
    plugins: {
      ...(isLoaded ? {} : { load: { paths: [pluginDir] } }),
      ...(needsAllowing ? { allow: [PLUGIN_ID] } : {}),
      entries: {
        [PLUGIN_ID]: { enabled: true, hooks: { allowConversationAccess: true }, config: { capture, ...settings } },
      },
    },
  };
}

function isRecorder(folder: string): boolean {
  try {
    const manifest = JSON.parse(readFileSync(join(folder, 'openclaw.plugin.json'), 'utf8')) as { id?: string };
    return manifest.id === PLUGIN_ID;
  } catch {
    // Another plugin with an unreadable manifest: not our concern.
    return false;
  }
}

/** `agent exec --config X` ignores the environment, so the overlay, which includes X, must replace X. */
function replaceConfigOption(args: readonly string[], path: string): readonly string[] {
  if (launchKindOf(args) !== 'exec' || optionOf(args, '--config') === undefined) return args;
  const at = args.findIndex((arg) => arg === '--config' || arg.startsWith('--config='));
  return [...args.slice(0, at), '--config', path, ...args.slice(at + (args[at] === '--config' ? 2 : 1))];
}
