#!/usr/bin/env node
// Starts Critiqor on a Node that it runs on. Old syntax: this file must run on whatever Node there is.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

const [major, minor] = process.versions.node.split('.').map(Number);
const isSupported = (major === 24 && minor >= 16) || (major === 26 && minor >= 1) || major > 26;

if (isSupported) {
  await import('../src/cli/main.ts');
} else {
  let node;
  try {
    node = createRequire(import.meta.url).resolve(`node-${process.platform}-${process.arch}/bin/node`);
  } catch {
    console.error(
      `critiqor needs Node 24.16 or newer (24.x), or 26.1 or newer, as OpenClaw does; this is ${process.version}. Install one and try again.`,
    );
    process.exit(1);
  }
  const { status, signal } = spawnSync(node, process.argv.slice(1), { stdio: 'inherit' });
  if (signal) process.kill(process.pid, signal);
  process.exit(status ?? 1);
}
