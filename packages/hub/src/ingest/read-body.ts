import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gunzip, gunzipSync, zstdDecompress, zstdDecompressSync } from 'node:zlib';
import { HubRefusal } from '../hub-refusal.ts';

interface Limits {
  readonly maxOutputLength: number;
  readonly chunkSize?: number;
}

const assertSize = (bytes: Buffer, { maxOutputLength }: Limits): Buffer => {
  if (bytes.length > maxOutputLength) throw Object.assign(new Error(), { code: TOO_LARGE });
  return bytes;
};

const TOO_LARGE = 'ERR_BUFFER_TOO_LARGE';
const SYNC_DECOMPRESSORS = { identity: assertSize, gzip: gunzipSync, zstd: zstdDecompressSync } as const;
const DECOMPRESSORS = {
  identity: assertSize,
  gzip: promisify<Buffer, Limits, Buffer>(gunzip),
  zstd: promisify<Buffer, Limits, Buffer>(zstdDecompress),
} as const;

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
export async function decompress(body: ReceivedBody, maxBytes: number): Promise<Buffer> {
  assertEncoding(body);
  try {
    return await DECOMPRESSORS[body.encoding](body.bytes, { maxOutputLength: maxBytes });
  } catch (cause) {
    throw toRefusal(cause, maxBytes);
  }
}

/** The same for a thread that has nothing else to do. */
export function decompressSync(body: ReceivedBody, maxBytes: number): Buffer {
  assertEncoding(body);
  try {
    // In one piece: several would have to be joined.
    return SYNC_DECOMPRESSORS[body.encoding](body.bytes, { maxOutputLength: maxBytes, chunkSize: maxBytes });
  } catch (cause) {
    throw toRefusal(cause, maxBytes);
  }
}

type Encoding = keyof typeof DECOMPRESSORS;

export function assertEncoding(body: ReceivedBody): asserts body is ReceivedBody & { readonly encoding: Encoding } {
  if (!Object.hasOwn(DECOMPRESSORS, body.encoding))
    throw new HubRefusal(400, 'bad_request', 'The body must be compressed with zstd or gzip.');
}

function toRefusal(cause: unknown, maxBytes: number): HubRefusal {
  return (cause as { readonly code?: string }).code === TOO_LARGE
    ? tooLarge(maxBytes)
    : new HubRefusal(400, 'bad_request', 'The body cannot be decompressed.');
}

const tooLarge = (maxBytes: number): HubRefusal =>
  new HubRefusal(413, 'too_large', `More than ${maxBytes} bytes are not accepted.`);
