import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { askOpenClaw, toOpenClawCommand } from '../hosts/openclaw/command.ts';
import { isOlderOpenClaw, openClawVersionIn } from '../hosts/openclaw/version.ts';
import { CritiqorError } from '../system/errors.ts';
import { bringOpenClaw } from './bring-packages.ts';

/** Where a clone of this repository keeps the OpenClaw of its tests. */
const OPENCLAW_OF_CLONE = resolve(
  import.meta.dirname,
  '../../../../test/openclaw-host/node_modules/openclaw/openclaw.mjs',
);
/** Where the built package keeps the lock of that OpenClaw. */
const LOCK_OF_PACKAGE = resolve(import.meta.dirname, 'openclaw-host');

/** An OpenClaw for the demo: the clone's, the installed one if it fits, or one that is brought into the demo's folder. */
export async function findOpenClaw(folder: string, say: (text: string) => void): Promise<string> {
  const isClone = import.meta.filename.endsWith('.ts');
  if (isClone && existsSync(OPENCLAW_OF_CLONE)) return OPENCLAW_OF_CLONE;
  const installed = await fittingVersion();
  if (installed) {
    say(`  openclaw  ${installed}, as installed`);
    return 'openclaw';
  }
  try {
    return await bringOpenClaw(folder, LOCK_OF_PACKAGE, say);
  } catch (cause) {
    throw new CritiqorError('openclaw_not_found', (cause as Error).message, {
      remedy: 'Or name an OpenClaw that is installed: --openclaw-command /path/to/openclaw',
      cause,
    });
  }
}

/** The version of the installed OpenClaw; null when there is none, it does not start, or it is too old. */
async function fittingVersion(): Promise<string | null> {
  try {
    const { stdout } = await askOpenClaw(toOpenClawCommand('openclaw', [], process.env), ['--version'], process.env);
    const version = openClawVersionIn(stdout);
    return version && !isOlderOpenClaw(version) ? version : null;
  } catch {
    // None is installed.
    return null;
  }
}
