import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';

/** Builds the recorder into the one file that OpenClaw loads; unminified, because people should read what they run. */
const PLUGIN = 'packages/openclaw';
/** The copy that the command line carries, so that what it loads always fits it: only what ships, since the host copies it all. */
const CARRIED = 'packages/critiqor/dist/plugin';
const SHIPPED = ['package.json', 'openclaw.plugin.json', 'README.md', 'LICENSE', 'dist/index.js'];

const bundle = await rolldown({ input: `${PLUGIN}/src/plugin.ts`, platform: 'node', external: [/^node:/] });
await bundle.write({ file: `${PLUGIN}/dist/index.js`, format: 'esm', minify: false });
await bundle.close();
rmSync(CARRIED, { recursive: true, force: true });
for (const file of SHIPPED) {
  mkdirSync(dirname(join(CARRIED, file)), { recursive: true });
  copyFileSync(join(PLUGIN, file), join(CARRIED, file));
}
console.log(`built ${PLUGIN}/dist/index.js`);
