import { createHash, hash, type KeyObject } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import {
  type BoundRecord,
  type Integrity,
  type SessionFooter,
  type SessionHeader,
  toEventPrefix,
  toFooterLine,
  toHeaderLine,
  toSealedText,
} from '../sealed/sealed-format.ts';
import { describeSigner, signText } from '../verify/signing-keys.ts';
import { type ScannedEvidence, TURN_BYTES } from './scan-evidence.ts';

/** Receives the next bytes of the sealed file; they are valid only during the call. */
export type PutBytes = (bytes: Uint8Array) => void;

const BUFFER_BYTES = 1 << 20;
/** Room for an id, a type and the comma before them; longer types are handled separately. */
const PREFIX_CHARS = 4_096;
const MAX_BYTES_PER_CHAR = 3;
const OPENING_BRACE_BYTES = 1;

interface WriteOptions {
  readonly signingKey?: KeyObject | undefined;
  /** What of the run's record is sealed too. */
  readonly record?: BoundRecord | undefined;
  readonly onBytes?: (bytes: number) => void;
}

/** What was written, for comparison with what is on disk. */
export interface WrittenSession extends SessionFooter {
  readonly headerLine: string;
  readonly eventBytes: number;
}

/** Writes evidence in its sealed form. The same evidence, header and key produce the same bytes. */
export async function writeSealed(
  evidence: ScannedEvidence,
  header: SessionHeader,
  put: PutBytes,
  { signingKey, record, onBytes = () => {} }: WriteOptions = {},
): Promise<WrittenSession> {
  const headerLine = toHeaderLine(header);
  put(Buffer.from(`${headerLine}\n`));
  const { digest, eventBytes } = await writeEvents(evidence, put, onBytes);
  const footer = toFooter(evidence, headerLine, digest, { signingKey, record });
  put(Buffer.from(`${toFooterLine(footer)}\n`));
  return { ...footer, headerLine, eventBytes };
}

/** Writes the event lines and returns their digest and size. Lines are copied byte for byte, never re-encoded. */
async function writeEvents(
  { sorted, read }: ScannedEvidence,
  put: PutBytes,
  onBytes: (bytes: number) => void,
): Promise<{ readonly digest: string; readonly eventBytes: number }> {
  const digest = createHash('sha256');
  const buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES);
  let filled = 0;
  let turn = 0;
  let eventBytes = 0;
  const flush = (bytes: Uint8Array): void => {
    digest.update(bytes);
    eventBytes += bytes.length;
    put(bytes);
  };
  const append = (bytes: Uint8Array): void => {
    if (filled + bytes.length > BUFFER_BYTES) {
      flush(buffer.subarray(0, filled));
      filled = 0;
    }
    if (bytes.length > BUFFER_BYTES) {
      flush(bytes);
      return;
    }
    buffer.set(bytes, filled);
    filled += bytes.length;
  };
  const appendText = (text: string): void => {
    const hasRoom = text.length <= PREFIX_CHARS && filled + PREFIX_CHARS * MAX_BYTES_PER_CHAR <= BUFFER_BYTES;
    if (hasRoom) filled += buffer.write(text, filled, 'utf8');
    else append(Buffer.from(text));
  };

  let number = 0;
  for (const { source, offset, length, isDamaged, typeJson } of sorted.events()) {
    number += 1;
    const line = read(source, offset, length);
    appendText(`${number === 1 ? '' : ',\n'}${toEventPrefix(number, typeJson)}`);
    append((isDamaged ? Buffer.from(line.toString('utf8')) : line).subarray(OPENING_BRACE_BYTES));
    onBytes(length);
    turn += length;
    if (turn < TURN_BYTES) continue;
    turn = 0;
    await setImmediate();
  }
  if (number > 0) appendText('\n');
  flush(buffer.subarray(0, filled));
  return { digest: digest.digest('hex'), eventBytes };
}

function toFooter(
  evidence: ScannedEvidence,
  headerLine: string,
  digest: string,
  { signingKey, record }: Pick<WriteOptions, 'signingKey' | 'record'>,
): SessionFooter {
  const { metrics, sorted, chains, notes, witness } = evidence;
  const unsealed = {
    algorithm: 'SHA-256',
    events: sorted.count,
    digest,
    writers: chains.toSummaries(),
    ...notes.toIntegrity(),
    witness,
    ...(record ? { record } : {}),
    seal: '',
    ...(signingKey ? { signature: { ...describeSigner(signingKey), value: '' } } : {}),
  } as const satisfies Integrity;
  const text = toSealedText(headerLine, metrics, unsealed);
  const { signature } = unsealed;
  const signed = signingKey && signature ? { signature: { ...signature, value: signText(text, signingKey) } } : {};
  return { metrics, integrity: { ...unsealed, seal: hash('sha256', text), ...signed } };
}
