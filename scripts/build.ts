import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { type OutputChunk, rolldown } from 'rolldown';
import { buildDashboard, DASHBOARD_FILES } from './build-dashboard.ts';

/** Builds what ships. Not minified, so that people can read what they run. */

process.chdir(resolve(import.meta.dirname, '..'));

const PLUGIN = 'packages/openclaw';
const COMMAND_LINE = 'packages/critiqor';
const DIST = `${COMMAND_LINE}/dist`;
const HUB = 'packages/hub';
const APP = 'packages/dashboard/dist';

/** What the command line includes besides its own code: source, target below `dist`, and which files (default: all). */
const CARRIED: readonly { readonly from: string; readonly to: string; readonly files?: readonly string[] }[] = [
  {
    // The matching recorder; only what ships, because the host copies the whole folder at every start.
    from: PLUGIN,
    to: 'plugin',
    files: ['package.json', 'openclaw.plugin.json', 'README.md', 'LICENSE', 'dist/index.js'],
  },
  // The tested OpenClaw, for the demo where none is installed.
  { from: 'test/openclaw-host', to: 'openclaw-host', files: ['package.json', 'package-lock.json'] },
  // The page that `critiqor dashboard` serves.
  { from: APP, to: 'dashboard', files: DASHBOARD_FILES },
];

/** Entries of the command line: the program, and what its launcher needs to install a supported Node. */
const ENTRIES = { critiqor: 'src/cli/main.ts', 'install-packages': 'src/demo/install-packages.ts' };

await buildPlugin();
const app = await buildDashboard();
await buildHub(app);
await buildCommandLine(app);

/** The recorder becomes the one file that OpenClaw loads. */
async function buildPlugin(): Promise<void> {
  const bundle = await rolldown({ input: `${PLUGIN}/src/plugin.ts`, platform: 'node', external: [/^node:/] });
  await bundle.write({ file: `${PLUGIN}/dist/index.js`, format: 'esm', minify: false });
  await bundle.close();
  console.log(`built ${PLUGIN}/dist/index.js`);
}

/** The hub: its commands, the web app, the engine, which is a process of its own, and the thread of large uploads. The client of ClickHouse stays a dependency. */
async function buildHub(carriedCode: readonly OutputChunk[]): Promise<void> {
  const input = {
    hub: `${HUB}/src/cli/main.ts`,
    'engine-process': `${HUB}/src/engine/engine-process.ts`,
    'upload-worker': `${HUB}/src/ingest/upload-worker.ts`,
  };
  const staged = `${HUB}/dist.new-${process.pid}`;
  const bundle = await rolldown({ input, platform: 'node', external: [/^node:/, '@clickhouse/client'] });
  const names = { entryFileNames: '[name].js', chunkFileNames: 'chunk-[name].js' };
  const { output } = await bundle.write({ dir: staged, format: 'esm', minify: false, ...names });
  await bundle.close();
  copyAll(APP, join(staged, 'dashboard'), DASHBOARD_FILES);
  const code = [...output.filter((part) => part.type === 'chunk'), ...carriedCode];
  writeFileSync(`${staged}/THIRD_PARTY_LICENSES`, licencesOf(code));
  putInPlace(staged, `${HUB}/dist`);
  console.log(`built ${HUB}/dist: ${output.length} files`);
}

/** The command line becomes plain JavaScript without dependencies: Node strips no types inside node_modules. */
async function buildCommandLine(carriedCode: readonly OutputChunk[]): Promise<void> {
  const staged = `${DIST}.new-${process.pid}`;
  const input = Object.fromEntries(Object.entries(ENTRIES).map(([name, path]) => [name, `${COMMAND_LINE}/${path}`]));
  const bundle = await rolldown({ input, platform: 'node', external: [/^node:/] });
  // All chunks in one folder: the code finds the included files next to itself.
  const names = { entryFileNames: '[name].js', chunkFileNames: 'chunk-[name].js' };
  const { output } = await bundle.write({ dir: staged, format: 'esm', minify: false, ...names });
  await bundle.close();
  for (const { from, to, files } of CARRIED) copyAll(from, join(staged, to), files);
  const code = [...output.filter((part) => part.type === 'chunk'), ...carriedCode];
  writeFileSync(`${staged}/THIRD_PARTY_LICENSES`, licencesOf(code));
  putInPlace(staged, DIST);
  console.log(`built ${DIST}: ${output.length} files`);
}

/** Swaps the folder: a running command must not find the old build half deleted. */
function putInPlace(staged: string, folder: string): void {
  const old = `${staged}.old`;
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(staged, folder);
  rmSync(old, { recursive: true, force: true });
}

function copyAll(from: string, to: string, files: readonly string[] | undefined): void {
  if (!files) cpSync(from, to, { recursive: true });
  for (const file of files ?? []) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    copyFileSync(join(from, file), join(to, file));
  }
}

/** The licences of bundled third-party packages. */
function licencesOf(chunks: readonly OutputChunk[]): string {
  const files = chunks.flatMap(({ moduleIds }) => moduleIds).map((id) => relative('.', id));
  const packages = new Set(files.map((file) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1]));
  return [...packages]
    .filter((folder) => folder !== undefined)
    .sort()
    .map((folder) => {
      const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
        string,
        string
      >;
      const licence = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
      if (!licence || !existsSync(join(folder, licence))) throw new Error(`${name} has no licence file to pass on`);
      return `${name} ${version}\n\n${readFileSync(join(folder, licence), 'utf8').trim()}\n`;
    })
    .join('\n');
}
