import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { parseAnnouncement, WITNESS_VARIABLES } from '@critiqor/evidence/contract/announcement';

const AGENT = join(import.meta.dirname, 'testing/announce-in-process.ts');
const VARIABLES = { [WITNESS_VARIABLES.descriptor]: '3', [WITNESS_VARIABLES.supervisor]: String(process.pid) };

interface Seen {
  readonly isOpen: boolean;
  readonly cpuMs: number;
  readonly endedAt: number;
  readonly isInherited?: boolean;
  readonly listed?: number;
}

interface Agent {
  readonly child: ChildProcess;
  /** Our end of the socket. */
  readonly socket: Readable;
  readonly seen: Promise<Seen>;
}

function startAgent(
  args: readonly string[],
  env: NodeJS.ProcessEnv = VARIABLES,
  descriptor: 'pipe' | number = 'pipe',
): Agent {
  const child = spawn(process.execPath, [AGENT, ...args], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe', descriptor],
  });
  const printed = text(child.stdout as Readable);
  return { child, socket: child.stdio[3] as Readable, seen: printed.then((line) => JSON.parse(line)) };
}

/** A text that was cut off by the end of the process is not an announcement. */
function toSeqs(said: string): number[] {
  return said.split('\n').flatMap((line) => parseAnnouncement(line)?.seq ?? []);
}

/** This process blocks, as a stopped one would. */
function freeze(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

test('every line is announced in order, and the last one as the last', async () => {
  const { socket, seen } = startAgent(['', '50']);
  const said = (await text(socket)).trimEnd().split('\n');
  assert.equal((await seen).isOpen, true);
  assert.deepEqual(
    said.map((line) => parseAnnouncement(line)?.seq),
    [...upTo(50), 50],
  );
  assert.deepEqual(
    said.map((line) => parseAnnouncement(line)?.isLast).indexOf(true),
    50,
    'only the last announcement says that it is the last',
  );
});

test('a process whose parent is not the supervisor does not use the descriptor', async () => {
  const strangers: NodeJS.ProcessEnv[] = [
    { ...VARIABLES, [WITNESS_VARIABLES.supervisor]: String(process.ppid) },
    { ...VARIABLES, [WITNESS_VARIABLES.supervisor]: '' },
    { ...VARIABLES, [WITNESS_VARIABLES.descriptor]: '1' },
    { ...VARIABLES, [WITNESS_VARIABLES.descriptor]: '' },
    { ...VARIABLES, [WITNESS_VARIABLES.descriptor]: '3.5' },
    { ...VARIABLES, [WITNESS_VARIABLES.descriptor]: '../1' },
    {},
  ];
  for (const env of strangers) {
    const { socket, seen } = startAgent(['', '5'], env);
    assert.equal(await text(socket), '', JSON.stringify(env));
    assert.equal((await seen).isOpen, false);
  }
});

test('a descriptor that is not the untouched socket is left alone', async () => {
  for (const situation of ['in use', 'closed']) {
    const { socket, seen } = startAgent([situation, '5']);
    assert.equal(await text(socket), '', situation);
    assert.equal((await seen).isOpen, false, situation);
  }
  const file = openSync('/dev/null', 'r+');
  assert.equal((await startAgent(['', '5'], VARIABLES, file).seen).isOpen, false, 'a file');
  closeSync(file);
});

test('what the agent starts does not inherit the descriptor', async () => {
  const { socket, seen } = startAgent(['with a tool', '1']);
  socket.resume();
  const { isOpen, isInherited, listed = 0 } = await seen;
  assert.deepEqual([isOpen, isInherited], [true, false]);
  assert.ok(listed > 100, 'the tool listed its descriptors');
});

test('a supervisor that does not read holds nothing up: the host goes on, and ends when it wants to', async () => {
  const { child, socket, seen } = startAgent(['', '100000']);
  const [ended, said] = [once(child, 'exit'), text(socket)];
  freeze(4_000);
  const thawedAt = Date.now();
  const { cpuMs, endedAt } = await seen;
  assert.ok(endedAt < thawedAt, 'it ended while the supervisor stood still');
  assert.ok(cpuMs < 2_000, `${cpuMs} ms of work`);
  assert.deepEqual(await ended, [0, null]);
  const seqs = toSeqs(await said);
  assert.ok(seqs.length > 10 && seqs.length < 100_000, `${seqs.length} were taken`);
  assert.deepEqual(seqs, upTo(seqs.length), 'what was announced is the beginning, without a hole');
});

test('after a slow moment the next line is announced, whose hash covers what was dropped', async () => {
  const { child, socket, seen } = startAgent(['goes on later', '100000']);
  await once(child.stderr as Readable, 'data');
  const reading = text(socket);
  await new Promise((resolve) => setTimeout(resolve, 300));
  child.stdin?.end();
  await seen;
  const seqs = toSeqs(await reading);
  assert.ok(seqs.length < 100_000, 'some were dropped');
  assert.deepEqual(seqs.slice(-2), [100_001, 100_001]);
  assert.deepEqual(
    seqs,
    seqs.toSorted((left, right) => left - right),
  );
});

test('a supervisor that is gone costs nothing: the host ends as if there had been none', async () => {
  const { child, socket, seen } = startAgent(['', '20000']);
  const ended = once(child, 'exit');
  socket.destroy();
  assert.equal((await seen).isOpen, true);
  assert.deepEqual(await ended, [0, null]);
});
