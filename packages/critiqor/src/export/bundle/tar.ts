/** The little of the tar format that a bundle needs: plain files with short names, in the ustar layout. */

const BLOCK = 512;
const NAME = { at: 0, bytes: 100 };
/** Folders of a name that is too long for its own field. */
const PREFIX = { at: 345, bytes: 155 };
/** What eleven octal digits hold; larger sizes are written in binary, as GNU tar does. */
const MAX_OCTAL_SIZE = 8 ** 11 - 1;

export interface TarHeader {
  readonly name: string;
  readonly size: number;
}

/** The header block of a file. The same file gives the same bytes, whoever packs it. */
export function toTarHeader({ name, size }: TarHeader, mtimeSeconds: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  const { folder, file } = splitName(name);
  header.write(file, NAME.at, NAME.bytes, 'utf8');
  header.write(folder, PREFIX.at, PREFIX.bytes, 'utf8');
  header.write('0000600\0', 100, 'latin1');
  header.write('0000000\0', 108, 'latin1');
  header.write('0000000\0', 116, 'latin1');
  if (size <= MAX_OCTAL_SIZE) header.write(`${size.toString(8).padStart(11, '0')}\0`, 124, 'latin1');
  else {
    header.writeUInt8(0x80, 124);
    header.writeBigUInt64BE(BigInt(size), 128);
  }
  header.write(`${mtimeSeconds.toString(8).padStart(11, '0')}\0`, 136, 'latin1');
  header.write('        0', 148, 'latin1');
  header.write('ustar\x0000', 257, 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return header;
}

function splitName(name: string): { readonly folder: string; readonly file: string } {
  if (Buffer.byteLength(name) <= NAME.bytes) return { folder: '', file: name };
  const [folder, file] = [name.slice(0, name.lastIndexOf('/')), name.slice(name.lastIndexOf('/') + 1)];
  if (Buffer.byteLength(file) > NAME.bytes || Buffer.byteLength(folder) > PREFIX.bytes)
    throw new RangeError(`${name} is too long for an archive.`);
  return { folder, file };
}

/** What fills the last block of a file. */
export const toTarPadding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);

/** Two empty blocks end an archive. */
export const TAR_END = Buffer.alloc(2 * BLOCK);

/** What an archive consists of, in order. */
type TarPart = { readonly header: TarHeader } | { readonly bytes: Buffer };

/** Reads an archive piece by piece. Throws a RangeError on anything but plain files with intact headers. */
export async function* readTar(chunks: AsyncIterable<Buffer>): AsyncGenerator<TarPart> {
  let pending: Buffer = Buffer.alloc(0);
  let left = 0;
  let padding = 0;
  let hasEnded = false;
  for await (const chunk of chunks) {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    for (;;) {
      if (left > 0) {
        if (pending.length === 0) break;
        const bytes = pending.subarray(0, Math.min(left, pending.length));
        left -= bytes.length;
        pending = pending.subarray(bytes.length);
        yield { bytes };
      } else if (padding > 0) {
        if (pending.length < padding) break;
        pending = pending.subarray(padding);
        padding = 0;
      } else {
        if (pending.length < BLOCK) break;
        const block = pending.subarray(0, BLOCK);
        pending = pending.subarray(BLOCK);
        if (block.every((byte) => byte === 0)) hasEnded = true;
        else {
          if (hasEnded) throw new RangeError('There is extra data after the end of the archive.');
          const header = readTarHeader(block);
          left = header.size;
          padding = (BLOCK - (header.size % BLOCK)) % BLOCK;
          yield { header };
        }
      }
    }
  }
  if (left > 0 || padding > 0 || pending.length > 0 || !hasEnded) throw new RangeError('The archive is cut off.');
}

function readTarHeader(block: Buffer): TarHeader {
  const stored = Number.parseInt(block.toString('latin1', 148, 154), 8);
  const sum = block.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 0x20 : byte), 0);
  if (stored !== sum) throw new RangeError('A header of the archive is damaged.');
  const type = block.toString('latin1', 156, 157);
  if (type !== '0' && type !== '\0') throw new RangeError('The archive contains something other than plain files.');
  const [folder, file] = [readText(block, PREFIX), readText(block, NAME)];
  const name = folder === '' ? file : `${folder}/${file}`;
  const size =
    block[124] === 0x80 ? Number(block.readBigUInt64BE(128)) : Number.parseInt(block.toString('latin1', 124, 135), 8);
  if (!Number.isSafeInteger(size) || size < 0) throw new RangeError('A header of the archive is damaged.');
  return { name, size };
}

const readText = (block: Buffer, { at, bytes }: typeof NAME): string =>
  block.toString('utf8', at, at + bytes).replace(/\0.*$/s, '');
