import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { createLineSplitter, MAX_LINE_BYTES } from '@critiqor/evidence/contract/line-splitter';
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
  // A damaged archive fails in the middle of reading; an error of the file itself must end the unpacking too.
  file.once('error', (cause) => input.destroy(cause));
  let found: FileLine[] = [];
  const lines = createLineSplitter(MAX_LINE_BYTES, ({ buffer, start, end, line, isOversized }) => {
    if (isOversized) throw new Error(`line ${line} is too long`);
    const text = buffer.toString('utf8', start, end).replace(/\r$/, '');
    if (text.trim() !== '') found.push({ text, place: `${path}:${line}` });
  });
  try {
    for await (const chunk of input) {
      lines.push(chunk as Buffer);
      yield* found;
      found = [];
    }
    lines.end();
    yield* found;
  } catch (cause) {
    throw new CritiqorError('evidence_invalid', `${path} cannot be read completely: ${(cause as Error).message}.`, {
      cause,
    });
  } finally {
    file.destroy();
  }
}
