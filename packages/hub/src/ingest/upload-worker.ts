import { openSync, writeSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { PUSH_LIMITS } from '@critiqor/api/push';
import { checkUpload } from '../check/check-upload.ts';
import { HubRefusal } from '../hub-refusal.ts';
import { decompressSync } from './read-body.ts';
import type { PartToWrite, ThreadAnswer, ThreadTask } from './upload-thread.ts';

/** The program of the thread that `upload-thread.ts` starts: it does one task after the other until it is ended. */
const files = new Map<string, number>();
const port = parentPort;
port?.on('message', async ({ id, task }: { readonly id: number; readonly task: ThreadTask }) => {
  port.postMessage({ id, answer: await answer(task) });
});

async function answer(task: ThreadTask): Promise<ThreadAnswer> {
  try {
    if ('check' in task) return { checked: await checkUpload(...task.check) };
    writePart(task.write);
    return { checked: null };
  } catch (cause) {
    if (cause instanceof HubRefusal) return { refused: { status: cause.status, failure: cause.failure } };
    // Errors keep their words on the way between threads, but not their codes.
    const { message, code } = cause as NodeJS.ErrnoException;
    return { failed: { message, code } };
  }
}

/** All parts but the last have the same size, so each can be written as it comes. */
function writePart({ path, place, isLast, body }: PartToWrite): void {
  const file = files.get(path) ?? openSync(path, 'wx', 0o600);
  files.set(path, file);
  const bytes = decompressSync(body, PUSH_LIMITS.partBytes);
  if (bytes.length !== PUSH_LIMITS.partBytes && !isLast)
    throw new HubRefusal(400, 'bad_request', `Every part but the last must have ${PUSH_LIMITS.partBytes} bytes.`);
  for (let done = 0; done < bytes.length; )
    done += writeSync(file, bytes, done, bytes.length - done, place * PUSH_LIMITS.partBytes + done);
  // Given back now: V8 would look for it after ten more of them.
  (bytes.buffer as ArrayBuffer).transfer(0);
}
