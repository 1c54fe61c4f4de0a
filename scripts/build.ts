import { rolldown } from 'rolldown';

/** Builds the recorder into the one file that OpenClaw loads; unminified, because people should read what they run. */
const bundle = await rolldown({
  input: 'packages/openclaw/src/plugin.ts',
  platform: 'node',
  external: [/^node:/],
});
await bundle.write({ file: 'packages/openclaw/dist/index.js', format: 'esm', minify: false });
await bundle.close();
console.log('built packages/openclaw/dist/index.js');
