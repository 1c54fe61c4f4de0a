#!/usr/bin/env node
// Starts Critiqor on a Node that it runs on. Old syntax: this file must run on whatever Node there is.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants } from 'node:os';

const [major, minor] = process.versions.node.split('.').map(Number);
const isSupported = (major === 24 && minor >= 16) || (major === 26 && minor >= 1) || major > 26;
// A clone has the sources, a package what was built from them.
const source = new URL('../src/cli/main.ts', import.meta.url);
const built = new URL('../dist/critiqor.js', import.meta.url);

if (isSupported) {
  await import(existsSync(source) ? source : built);
} else {
  const node = installedNode() ?? (await broughtNode());
  if (node) await runOn(node);
  else {
    console.error(
      `critiqor needs Node 24.16 or newer (24.x), or 26.1 or newer, as OpenClaw does; this is ${process.version}. Install one and try again.`,
    );
    process.exitCode = 1;
  }
}

/** A Node that came with packages beside this one. */
function installedNode() {
  try {
    return createRequire(import.meta.url).resolve(`node-${process.platform}-${process.arch}/bin/node`);
  } catch {
    return undefined;
  }
}

/** A Node that the demo has brought, or brings now. */
async function broughtNode() {
  const helper = new URL('../dist/bring-packages.js', import.meta.url);
  if (!existsSync(helper)) return undefined;
  const { bringNode, broughtNode: find, defaultDemoFolder, demoFolderOf } = await import(helper);
  const args = process.argv.slice(2);
  if (args[0] !== 'demo' || args.includes('--help') || args.includes('-h')) return find(defaultDemoFolder(process.env));
  const folder = demoFolderOf(args, process.env);
  try {
    return find(folder) ?? (await bringNode(folder, (text) => console.error(text)));
  } catch (cause) {
    console.error(`critiqor: ${cause.message}`);
    process.exit(1);
  }
}

/** Hands over to the other Node: its exit is ours. A terminal's Ctrl-C reaches it by itself, every other signal is passed on. */
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
