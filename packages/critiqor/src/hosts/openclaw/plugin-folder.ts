import { join, resolve } from 'node:path';

const isClone = import.meta.filename.endsWith('.ts');

/** The built recorder: next to the built command line, or where the build puts it in a clone. */
export const PLUGIN_DIR = isClone
  ? resolve(import.meta.dirname, '../../../dist/plugin')
  : join(import.meta.dirname, 'plugin');
