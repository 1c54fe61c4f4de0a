// What `critiqor hub` loads. A clone has the sources, a package has the built files.
import { existsSync } from 'node:fs';

const source = new URL('../src/cli/main.ts', import.meta.url);
const built = new URL('../dist/hub.js', import.meta.url);

export const { runHub } = await import(existsSync(source) ? source : built);
