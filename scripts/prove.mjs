// Runs the campaign (prove/prove.ts), after installing whatever it needs and this machine lacks.
// Plain JavaScript for an old Node: on a fresh machine this file runs before Node 24 is there.
import { spawn, spawnSync } from 'node:child_process';
import { ensureHost, ensureWorkspace } from './setup.mjs';

const PARTS_WITH_OPENCLAW = ['load'];

const args = process.argv.slice(2);
const parts = args.filter((arg) => /^[a-z]+$/.test(arg));
const node = ensureWorkspace();
run(['scripts/build.ts']);
if (parts.length === 0 || parts.some((part) => PARTS_WITH_OPENCLAW.includes(part))) {
  await ensureHost(node);
  run(['scripts/pack-plugin.ts']);
}
const campaign = spawn(node, ['prove/prove.ts', ...args], { stdio: 'inherit' });
// The campaign gets Ctrl-C itself, and cleans up before it ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => campaign.kill(signal));
campaign.on('close', (code) => process.exit(code ?? 1));

function run(command) {
  const { status } = spawnSync(node, command, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
