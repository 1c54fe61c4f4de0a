import { fstatSync, readFileSync, writeSync } from 'node:fs';
import { Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { toAnnouncement, toFileIdentity, WITNESS_VARIABLES } from '@critiqor/evidence/contract/announcement';
import type { JournalWriterOptions } from '@critiqor/evidence/write/journal-writer';

type Announce = NonNullable<JournalWriterOptions['announce']>;

/** How long a supervisor that does not read is left alone; to find its buffer full costs more than to write a line. */
const RETRY_MS = 20;
const FIRST_OWN_DESCRIPTOR = 3;
const NON_BLOCKING = 0o4000;

/**
 * Tells the supervisor that started this process the hash of each line, so that lines that are changed later are noticed. It uses the one
 * descriptor that the supervisor passed for it, and never connects or listens. Null where there is no supervisor: the agent's own tools
 * inherit the variables, but they are not children of the supervisor. Neither function throws or waits.
 */
export function openAnnouncer(writer: string, env: NodeJS.ProcessEnv): Announce | null {
  try {
    const descriptor = Number(env[WITNESS_VARIABLES.descriptor] ?? Number.NaN);
    const isOurs = Number(env[WITNESS_VARIABLES.supervisor]) === process.ppid && isUnusedSocket(descriptor);
    return isOurs ? createAnnouncer(writer, descriptor) : null;
  } catch {
    // Without a witness the run is recorded all the same, and its seal says that nobody witnessed it.
    return null;
  }
}

/**
 * Whether this is the socket as it was passed. A host may have closed it and got its number for a connection of its own; but Node makes all
 * its own sockets non-blocking, and this one is blocking as long as nobody has used it. Only Linux tells.
 */
function isUnusedSocket(descriptor: number): boolean {
  if (!Number.isInteger(descriptor) || descriptor < FIRST_OWN_DESCRIPTOR) return false;
  const [, flags] = /^flags:\s*([0-7]+)$/m.exec(readFileSync(`/proc/self/fdinfo/${descriptor}`, 'latin1')) ?? [];
  const isBlocking = flags !== undefined && (Number.parseInt(flags, 8) & NON_BLOCKING) === 0;
  return isBlocking && fstatSync(descriptor).isSocket();
}

function createAnnouncer(writer: string, descriptor: number): Announce {
  const { ino: inode } = fstatSync(descriptor);
  // Only makes the descriptor non-blocking. Nothing is queued in it: a queued write would keep a host from ending.
  const socket = new Socket({ fd: descriptor, readable: false, writable: true });
  socket.unref();
  let unsent = '';
  let fullAt = Number.NEGATIVE_INFINITY;
  let isOver = false;
  const giveUp = (): void => {
    isOver = true;
  };
  socket.on('error', giveUp).on('close', giveUp);

  return (seq, hash, device, journalInode, isLast) => {
    if (isOver || (!isLast && performance.now() - fullAt < RETRY_MS)) return;
    try {
      // Somebody may have closed the descriptor, and its number may lead elsewhere by now.
      if (fstatSync(descriptor).ino !== inode) {
        giveUp();
        return;
      }
      const text = unsent + toAnnouncement({ writer, seq, hash, file: toFileIdentity(device, journalInode), isLast });
      const sent = tryWrite(descriptor, text);
      if (sent > 0) unsent = text.slice(sent);
      else fullAt = performance.now();
    } catch {
      giveUp();
    }
  };
}

/**
 * Returns how many bytes the kernel took: none when the supervisor is slow and its buffer is full. What is dropped then, the hash of a later
 * line covers. Throws when the supervisor is gone.
 */
function tryWrite(descriptor: number, text: string): number {
  try {
    return writeSync(descriptor, text);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EAGAIN') return 0;
    throw cause;
  }
}
