import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readlinkSync, writeSync } from 'node:fs';
import { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { openAnnouncer } from '../announce-lines.ts';

/** For tests: an agent's process with a recorder that announces. Its arguments say what it meets; it prints what it saw, as JSON. */
const [situation = '', count = '0'] = process.argv.slice(2);
const FD = 3;
const HASH = '0123456789abcdef'.repeat(4);

if (situation === 'in use') new Socket({ fd: FD, readable: false }).unref();
if (situation === 'closed') {
  closeSync(FD);
  openSync('/dev/null', 'w');
}
const socket = situation === 'closed' ? '' : readlinkSync(`/proc/self/fd/${FD}`);
const announce = openAnnouncer('w_0123456789ab', process.env);
let seq = 0;
const announceSome = (some: number): void => {
  for (let left = some; left > 0; left--) announce?.(++seq, HASH, 1, 2, false);
};

const begun = process.cpuUsage();
announceSome(Number(count));
const { user, system } = process.cpuUsage(begun);

const listed = situation === 'with a tool' ? listDescriptors() : undefined;
if (situation === 'goes on later') {
  process.stderr.write('waiting');
  await text(process.stdin);
  announceSome(1);
}
process.on('exit', () => {
  if (seq > 0) announce?.(seq, HASH, 1, 2, true);
  const seen = { isOpen: announce !== null, cpuMs: (user + system) / 1_000, endedAt: Date.now() };
  const tool = listed === undefined ? {} : { isInherited: listed.includes(socket), listed: listed.length };
  writeSync(1, JSON.stringify({ ...seen, ...tool }));
});

/** Of a process that is started as a tool would be. */
function listDescriptors(): string {
  return spawnSync('/bin/sh', ['-c', 'ls -l /proc/self/fd; ls -l /proc/$$/fd'], { encoding: 'utf8' }).stdout;
}
