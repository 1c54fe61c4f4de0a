import type { Diagnosis } from '@critiqor/diagnosis/model/diagnosis';
import { toPrintable } from '../format.ts';
import { textColumnsOf } from '../terminal-width.ts';
import { describeReading } from './describe-reading.ts';
import type { ConfiguredReading } from './read-configured.ts';

/** What the configured reader says about a run that was just sealed, or why it says nothing. */
export function describeSecond(
  { reading, note }: ConfiguredReading,
  diagnosis: Diagnosis,
  stream: NodeJS.WriteStream,
): string {
  return reading
    ? describeReading(reading, diagnosis, { width: textColumnsOf(stream), stream })
    : `  second reader  ${toPrintable(note ?? '')}`;
}
