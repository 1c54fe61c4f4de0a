import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CritiqorError } from '../../system/errors.ts';

const isClone = import.meta.filename.endsWith('.ts');

/** The built recorder: beside the built command line, or where the build puts it in a clone. */
export const PLUGIN_DIR = isClone
  ? resolve(import.meta.dirname, '../../../dist/plugin')
  : join(import.meta.dirname, 'plugin');

/** What OpenClaw needs of a plugin folder to load it. */
const NEEDED = ['openclaw.plugin.json', 'package.json', 'dist/index.js'];

/** Refuses to go on without a recorder: OpenClaw would run the agent and only warn of the missing folder. */
export function assertRecorderBuilt(pluginDir: string = PLUGIN_DIR): void {
  const missing = NEEDED.find((file) => !existsSync(join(pluginDir, file)));
  if (missing === undefined) return;
  throw new CritiqorError('recorder_missing', `The recorder is not there: ${join(pluginDir, missing)} is missing.`, {
    remedy: isClone ? 'Build it first: npm run build' : 'Install Critiqor again: npm install critiqor',
  });
}
