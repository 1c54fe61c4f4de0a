import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { askOpenClaw, toOpenClawCommand } from '../hosts/openclaw/command.ts';
import { isOlderOpenClaw, openClawVersionIn } from '../hosts/openclaw/version.ts';
import { CritiqorError } from '../system/errors.ts';
import { installOpenClaw } from './install-packages.ts';

/** Where a clone of this repository has the OpenClaw for its tests. */
const OPENCLAW_OF_CLONE = resolve(
  import.meta.dirname,
  '../../../../test/openclaw-host/node_modules/openclaw/openclaw.mjs',
);
/** Where the built package has the lock file of that OpenClaw. */
const LOCK_OF_PACKAGE = resolve(import.meta.dirname, 'openclaw-host');

/** An OpenClaw for the demo: the clone's, a suitable installed one, or one installed into the demo's folder. */
export async function findOpenClaw(folder: string, say: (text: string) => void): Promise<string> {
  const isClone = import.meta.filename.endsWith('.ts');
  if (isClone && existsSync(OPENCLAW_OF_CLONE)) return OPENCLAW_OF_CLONE;
  const installed = await fittingVersion();
  if (installed) {
    say(`  openclaw  ${installed}, already installed`);
    return 'openclaw';
  }
  try {
    return await installOpenClaw(folder, LOCK_OF_PACKAGE, say);
  } catch (cause) {
    throw new CritiqorError('openclaw_not_found', (cause as Error).message, {
      remedy: 'Or name an installed OpenClaw: --openclaw-command /path/to/openclaw',
      cause,
    });
  }
}

/** The version of the installed OpenClaw; null when it is missing, does not start, or is too old. */
async function fittingVersion(): Promise<string | null> {
  try {
    const { stdout } = await askOpenClaw(toOpenClawCommand('openclaw', [], process.env), ['--version'], process.env);
    const version = openClawVersionIn(stdout);
    return version && !isOlderOpenClaw(version) ? version : null;
  } catch {
    // OpenClaw is not installed.
    return null;
  }
}
