import { createWriteStream, lstatSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { FILE_MODE } from '@critiqor/evidence/contract/run-directory';
import { CritiqorError } from '../../system/errors.ts';

interface OutputOptions {
  /** Standard output without it. */
  readonly file?: string | undefined;
  readonly isZipped?: boolean;
  /** Whether a file that exists is replaced. */
  readonly force?: boolean | undefined;
}

/** Small pieces are joined, because each costs a step of the stream. */
const PIECE_CHARS = 1 << 16;

/** Writes what a generator gives, piece by piece, to a file or to standard output. A file appears only when it is whole. */
export async function writeOutput(pieces: Iterable<string | Buffer>, options: OutputOptions): Promise<void> {
  const source = Readable.from(joinPieces(pieces), { objectMode: true, highWaterMark: 1 });
  const zip = options.isZipped ? [createGzip()] : [];
  if (options.file === undefined) {
    await pipeline([source, ...zip, process.stdout], { end: false });
    return;
  }
  const path = resolve(options.file);
  assertWritable(path, options.force ?? false);
  const temporary = `${path}.tmp-${process.pid}`;
  try {
    await pipeline([source, ...zip, createWriteStream(temporary, { flags: 'wx', mode: FILE_MODE, flush: true })]);
    renameSync(temporary, path);
  } catch (cause) {
    rmSync(temporary, { force: true });
    throw cause;
  }
}

function assertWritable(path: string, force: boolean): void {
  const existing = lstatSync(path, { throwIfNoEntry: false });
  if (existing && !existing.isFile()) throw new CritiqorError('usage', `${path} is not a plain file.`);
  if (existing && !force) {
    throw new CritiqorError('usage', `${path} exists already.`, { remedy: 'Choose another name, or pass --force.' });
  }
}

function* joinPieces(pieces: Iterable<string | Buffer>): Generator<string | Buffer> {
  let text = '';
  for (const piece of pieces) {
    if (typeof piece !== 'string') yield piece;
    else text += piece;
    if (text.length < PIECE_CHARS) continue;
    yield text;
    text = '';
  }
  if (text !== '') yield text;
}
