import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type OutputChunk, rolldown } from 'rolldown';

const APP = 'packages/dashboard';
/** What the built app consists of. */
export const DASHBOARD_FILES = ['index.html', 'assets/app.js', 'assets/app.css', 'assets/theme.js', 'assets/icon.svg'];
/** Later files refine earlier ones. */
const STYLES = ['tokens', 'base', 'shell', 'parts'];

/** Builds the web app into `packages/dashboard/dist`: a page, and its assets in one folder. Gives what it was built from. */
export async function buildDashboard(): Promise<readonly OutputChunk[]> {
  const staged = `${APP}/dist.new-${process.pid}`;
  const assets = join(staged, 'assets');
  mkdirSync(assets, { recursive: true });
  const chunks = [
    ...(await bundle(`${APP}/src/main.tsx`, join(assets, 'app.js'), 'esm')),
    // A classic script: it must run before the first paint, and modules never do.
    ...(await bundle(`${APP}/src/theme-first.ts`, join(assets, 'theme.js'), 'iife')),
  ];
  writeFileSync(join(assets, 'app.css'), joinStyles());
  copyFileSync(`${APP}/icon.svg`, join(assets, 'icon.svg'));
  copyFileSync(`${APP}/index.html`, join(staged, 'index.html'));
  if (existsSync(`${APP}/dist`)) renameSync(`${APP}/dist`, `${staged}.old`);
  renameSync(staged, `${APP}/dist`);
  rmSync(`${staged}.old`, { recursive: true, force: true });
  console.log(`built ${APP}/dist`);
  return chunks;
}

async function bundle(input: string, file: string, format: 'esm' | 'iife'): Promise<OutputChunk[]> {
  const build = await rolldown({
    input,
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, jsx: 'react-jsx' },
  });
  const { output } = await build.write({ file, format, minify: false });
  await build.close();
  return output.filter((part) => part.type === 'chunk');
}

function joinStyles(): string {
  const first = STYLES.map((name) => `${name}.css`);
  const rest = readdirSync(`${APP}/style`).filter((name) => name.endsWith('.css') && !first.includes(name));
  return [...first, ...rest.sort()].map((name) => readFileSync(`${APP}/style/${name}`, 'utf8')).join('\n');
}
