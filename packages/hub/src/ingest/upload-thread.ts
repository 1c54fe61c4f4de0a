import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { HubFailure } from '@critiqor/api/push';
import type { CheckedUpload, checkUpload } from '../check/check-upload.ts';
import { HubRefusal } from '../hub-refusal.ts';
import type { ReceivedBody } from './read-body.ts';

/** What a large upload needs much memory and time for, in a thread of its own. */
interface UploadThread {
  /** Decompresses a part into its place in a file, which the first one creates. */
  write(part: PartToWrite): Promise<void>;
  readonly check: typeof checkUpload;
}

export interface PartToWrite {
  readonly path: string;
  readonly place: number;
  readonly isLast: boolean;
  readonly body: ReceivedBody;
}

export type ThreadTask = { readonly write: PartToWrite } | { readonly check: Parameters<typeof checkUpload> };

export type ThreadAnswer =
  | { readonly checked: CheckedUpload | null }
  | { readonly refused: { readonly status: number; readonly failure: HubFailure['error'] } }
  | { readonly failed: { readonly message: string; readonly code: string | undefined } };

/**
 * Events die young, and in a young generation of this size nearly none grows old. Left to itself, V8 shrinks that of a quiet hub to a megabyte;
 * what is read of a long run then fills the old one, which keeps the memory.
 */
const YOUNG_MB = 48;
/** More than a run of ten million events needs. Who sends more loses the thread, not the hub. */
const OLD_MB = 512;

/**
 * Runs work with a thread. The hub answers others meanwhile, all memory is given back at the end, and the garbage of a long run is not looked for
 * between everything that the hub keeps.
 */
export async function withUploadThread<Result>(work: (thread: UploadThread) => Promise<Result>): Promise<Result> {
  const thread = new Worker(findProgram(), {
    // Options of the hub's own start are not for its threads.
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB, maxOldGenerationSizeMb: OLD_MB },
  });
  const waiting = new Map<number, (answer: ThreadAnswer) => void>();
  const fail = (message: string): void => {
    for (const give of waiting.values()) give({ failed: { message, code: undefined } });
  };
  thread.on('message', ({ id, answer }: { readonly id: number; readonly answer: ThreadAnswer }) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  });
  thread.on('error', ({ message }) => fail(message));
  thread.on('exit', () => fail('The thread of an upload ended.'));
  let tasks = 0;
  const ask = async (task: ThreadTask): Promise<CheckedUpload | null> => {
    const id = tasks++;
    const answer = await new Promise<ThreadAnswer>((resolve) => {
      waiting.set(id, resolve);
      thread.postMessage({ id, task });
    });
    return toResult(answer);
  };
  try {
    return await work({
      write: async (part) => void (await ask({ write: part })),
      check: async (...check) => (await ask({ check })) as CheckedUpload,
    });
  } finally {
    await thread.terminate();
  }
}

function toResult(answer: ThreadAnswer): CheckedUpload | null {
  if ('checked' in answer) return answer.checked;
  if ('failed' in answer) throw Object.assign(new Error(answer.failed.message), { code: answer.failed.code });
  const { status, failure } = answer.refused;
  throw new HubRefusal(status, failure.code, failure.message, failure);
}

/** The built file next to ours, or the source. */
function findProgram(): string {
  const [source, built] = ['upload-worker.ts', 'upload-worker.js'].map((name) => join(import.meta.dirname, name)) as [
    string,
    string,
  ];
  return existsSync(source) ? source : built;
}
