import { isUtf8 } from 'node:buffer';
import type { SealedRecord } from '../../../critiqor/src/sealed/sealed-record.ts';
import { openBlockReader } from './block-reader.ts';

interface LayoutCheck {
  see(record: SealedRecord): void;
  /** Whether the events that were seen, between the first and the last line, are all that the file holds. */
  isWhole(sizeBytes: number): boolean;
  close(): void;
}

/** What a reader puts in the place of bytes that are not UTF-8. It can also be in the text itself. */
const REPLACEMENT = '\uFFFD';

/** Checks that evidence can be rebuilt from its lines: each right after the one before, in UTF-8, as databases give texts back. */
export function createLayoutCheck(path: string, headerLine: string, footerLine: string): LayoutCheck {
  const file = openBlockReader(path);
  let next = Buffer.byteLength(headerLine) + 1;
  let isRight = headerLine !== '' && footerLine !== '';
  let events = 0;
  const isText = (offset: number, bytes: number): boolean => {
    const at = file.seek(offset, bytes);
    return isUtf8(file.block.subarray(at, at + bytes));
  };
  return {
    see({ offset, bytes, text }) {
      isRight &&= offset === next && (!text.includes(REPLACEMENT) || isText(offset, bytes));
      next = offset + bytes + ',\n'.length;
      events += 1;
    },
    // The last event has no comma.
    isWhole: (sizeBytes) => isRight && next - (events > 0 ? 1 : 0) + Buffer.byteLength(footerLine) + 1 === sizeBytes,
    close: file.close,
  };
}
