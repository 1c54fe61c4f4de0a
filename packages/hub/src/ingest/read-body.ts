import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { createGunzip, createZstdDecompress, gunzip, zstdDecompress } from 'node:zlib';
import { HubRefusal } from '../hub-refusal.ts';

const DECOMPRESSORS = { gzip: promisify(gunzip), zstd: promisify(zstdDecompress) } as const;

export interface ReceivedBody {
  readonly encoding: string;
  /** As it came. */
  readonly bytes: Buffer;
}

/** Reads a body of limited size, as it comes. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<ReceivedBody> {
  const chunks: Buffer[] = [];
  let size = 0;
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes);
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return { encoding: String(request.headers['content-encoding'] ?? 'identity'), bytes: Buffer.concat(chunks) };
}

/** Decompresses at most so many bytes: a bomb stops there. */
export async function decompress({ encoding, bytes }: ReceivedBody, maxBytes: number): Promise<Buffer> {
  if (encoding === 'identity') {
    if (bytes.length > maxBytes) throw tooLarge(maxBytes);
    return bytes;
  }
  if (encoding !== 'gzip' && encoding !== 'zstd')
    throw new HubRefusal(400, 'bad_request', 'The body must be compressed with zstd or gzip.');
  try {
    return await DECOMPRESSORS[encoding](bytes, { maxOutputLength: maxBytes });
  } catch (cause) {
    if ((cause as { readonly code?: string }).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(maxBytes);
    throw notCompressed();
  }
}

/** Pieces in which a body is decompressed: a whole part at once would be several times its size in memory. */
const PIECE_BYTES = 256 * 1024;

/** The same in pieces, for bodies that nobody needs as a whole. */
export async function* decompressInPieces({ encoding, bytes }: ReceivedBody, maxBytes: number): AsyncGenerator<Buffer> {
  const create = encoding === 'zstd' ? createZstdDecompress : encoding === 'gzip' ? createGunzip : null;
  if (!create) {
    yield await decompress({ encoding, bytes }, maxBytes);
    return;
  }
  let size = 0;
  const stream = create({ chunkSize: PIECE_BYTES });
  stream.end(bytes);
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size > maxBytes) throw tooLarge(maxBytes);
      yield piece;
    }
  } catch (cause) {
    throw cause instanceof HubRefusal ? cause : notCompressed();
  }
}

const notCompressed = (): HubRefusal => new HubRefusal(400, 'bad_request', 'The body cannot be decompressed.');

const tooLarge = (maxBytes: number): HubRefusal =>
  new HubRefusal(413, 'too_large', `More than ${maxBytes} bytes are not accepted.`);
