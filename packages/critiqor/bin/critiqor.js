#!/usr/bin/env node
// Starts Critiqor on a supported Node. Old syntax: this file must run on any Node.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants } from 'node:os';

// A clone has the sources, a package has the built files.
const source = new URL('../src/cli/main.ts', import.meta.url);
const built = new URL('../dist/critiqor.js', import.meta.url);

if (isSupported(process.versions.node)) {
  await import(existsSync(source) ? source : built);
} else {
  const node = installedNode() ?? (await demoNode());
  if (node) await runOn(node);
  else {
    console.error(
      `critiqor needs Node 24.16 or newer (24.x), or 26.1 or newer; this is ${process.version}. Install a newer Node and try again.`,
    );
    process.exitCode = 1;
  }
}

function isSupported(version) {
  const [major, minor] = version.split('.').map(Number);
  return (major === 24 && minor >= 16) || (major === 26 && minor >= 1) || major > 26;
}

/** A Node installed as a package next to this one, unless it is too old as well: it would start itself for ever. */
function installedNode() {
  const name = `node-${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    const { version } = require(`${name}/package.json`);
    return isSupported(version) ? require.resolve(`${name}/bin/node`) : undefined;
  } catch {
    return undefined;
  }
}

/** A Node that the demo has installed or installs now. */
async function demoNode() {
  const helper = new URL('../dist/install-packages.js', import.meta.url);
  if (!existsSync(helper)) return undefined;
  const { defaultDemoFolder, demoFolderOf, findInstalledNode, installNode } = await import(helper);
  const args = process.argv.slice(2);
  if (args[0] !== 'demo' || args.includes('--help') || args.includes('-h'))
    return findInstalledNode(defaultDemoFolder(process.env));
  const folder = demoFolderOf(args, process.env);
  try {
    return findInstalledNode(folder) ?? (await installNode(folder, (text) => console.error(text)));
  } catch (cause) {
    console.error(`critiqor: ${cause.message}`);
    process.exit(1);
  }
}

/** Hands over to the other Node and takes its exit code. Ctrl-C in a terminal reaches it directly; every other signal is forwarded. */
function runOn(node) {
  return new Promise((done) => {
    const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
    process.on('SIGINT', () => {
      if (!process.stdin.isTTY && !process.stdout.isTTY && !process.stderr.isTTY) child.kill('SIGINT');
    });
    for (const signal of ['SIGTERM', 'SIGHUP', 'SIGQUIT']) process.on(signal, () => child.kill(signal));
    child.on('error', (cause) => {
      console.error(`critiqor: ${node} does not start: ${cause.message}`);
      process.exitCode = 1;
      done();
    });
    child.on('exit', (code, signal) => {
      process.exitCode = code ?? 128 + constants.signals[signal];
      done();
    });
  });
}
