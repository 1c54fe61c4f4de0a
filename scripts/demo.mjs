// The README's first command: installs what is missing, then runs the demo.
// Plain JavaScript for an old Node: on a fresh machine this file runs before Node 24 is there.
import { spawnSync } from 'node:child_process';
import { ensureHost, ensureWorkspace } from './setup.mjs';

const node = ensureWorkspace();
await ensureHost(node);
run(['scripts/build.ts']);
// On Ctrl-C the child ends by itself and cleans up first, so the parent has to wait.
process.on('SIGINT', () => {});
run(['packages/critiqor/bin/critiqor.js', 'demo', '--folder', 'critiqor-demo', ...process.argv.slice(2)]);

function run(args) {
  const { status, signal } = spawnSync(node, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? (signal === 'SIGINT' ? 130 : 1));
}
