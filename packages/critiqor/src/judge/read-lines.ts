import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { CritiqorError } from '../system/errors.ts';

/** A line of a file and where it is, for messages. */
interface FileLine {
  readonly text: string;
  readonly place: string;
}

/** The lines of a file one by one, without blank ones. A name that ends in .gz is unpacked on the way. */
export async function* readLines(path: string): AsyncGenerator<FileLine> {
  const file = createReadStream(path);
  const input = path.endsWith('.gz') ? file.pipe(createGunzip()) : file;
  // A damaged archive fails in the middle of reading; the error must reach the reader too.
  const failed = new Promise<never>((_, reject) => {
    for (const stream of [file, input]) stream.once('error', reject);
  });
  failed.catch(() => {});
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
  try {
    for (let number = 1; ; number += 1) {
      const { done, value } = await Promise.race([lines.next(), failed]);
      if (done) return;
      if (value.trim() !== '') yield { text: value, place: `${path}:${number}` };
    }
  } catch (cause) {
    throw new CritiqorError('evidence_invalid', `${path} cannot be read completely: ${(cause as Error).message}.`, {
      cause,
    });
  } finally {
    file.destroy();
  }
}
