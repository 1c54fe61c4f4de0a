import { readPlainText } from '../system/open-plain-file.ts';
import { createHashStarts } from './hash-starts.ts';
import type { KeptStatement, KeptWriter } from './keeper.ts';
import { type Mention, toAbsentWitness, type WitnessStatement } from './statement.ts';

/**
 * `monitor` ends before `finalize` begins, so what it witnessed waits in a file. Whoever can change the journal can change that file too;
 * the seal says where the statement was kept.
 */
export function toStatementText({ absence, writers, conflicts, moves }: KeptStatement): string {
  const kept = [...writers].map(([writer, { startOfHash: _, starts, ...about }]) => ({
    writer,
    ...about,
    starts: starts.toBase64(),
  }));
  return `${JSON.stringify({ absence, writers: kept, conflicts, moves })}\n`;
}

/** The statement in a file, or null when there is none that can be read. */
export function readStatement(path: string): WitnessStatement | null {
  const room = { usedBytes: 0 };
  try {
    const text = readPlainText(path);
    if (text === null) return null;
    const { absence, writers, conflicts, moves } = JSON.parse(text) as StoredStatement;
    if (absence === 'turned_off' || absence === 'never_announced') return toAbsentWitness(absence);
    if (absence !== null) return null;
    const kept = writers.map(({ writer, starts, ...about }) => {
      const { get } = createHashStarts(room, Buffer.from(starts, 'base64'));
      return [writer, { ...about, startOfHash: get }] as const;
    });
    const statement = { kept: 'file', absence: null, writers: new Map(kept), conflicts, moves } as const;
    return isStatement(statement) ? statement : null;
  } catch {
    // Damaged, or something else in its place: nobody can say any more what was witnessed.
    return null;
  }
}

interface StoredStatement extends Pick<WitnessStatement, 'absence' | 'conflicts' | 'moves'> {
  readonly writers: readonly (Omit<KeptWriter, 'starts' | 'startOfHash'> & {
    readonly writer: string;
    readonly starts: string;
  })[];
}

/** Anyone can have written it. */
function isStatement({ writers, conflicts, moves }: WitnessStatement): boolean {
  const isMention = (item: Mention | null): boolean =>
    item === null || (typeof item.writer === 'string' && Number.isInteger(item.seq));
  return (
    conflicts.every(isMention) &&
    moves.every(isMention) &&
    [...writers].every(
      ([writer, { seq, hash, announced, ended, file }]) =>
        [writer, hash, file].every((text) => typeof text === 'string') &&
        [seq, announced].every(Number.isInteger) &&
        typeof ended === 'boolean',
    )
  );
}
