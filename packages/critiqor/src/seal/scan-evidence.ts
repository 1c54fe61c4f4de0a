import { setImmediate } from 'node:timers/promises';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import { type Coverage, createWriterSurvey, toOpenEnds } from '@critiqor/evidence/read/coverage';
import { createBlockReader, readFully } from '@critiqor/evidence/read/file-blocks';
import { toNoted } from '@critiqor/evidence/read/journal-line';
import { createJournalScanner, type ScanVisitor } from '@critiqor/evidence/read/journal-scanner';
import { createWriterChains, type WriterChains } from '@critiqor/evidence/read/writer-chains';
import { EVIDENCE_SOURCE, type EvidenceSource, RECORD_SOURCE, SUPERVISOR } from '../sealed/sealed-format.ts';
import type { SealedWitness } from '../sealed/sealed-witness.ts';
import { createMetricsCounter, type SessionMetrics } from '../sealed/session-metrics.ts';
import { CritiqorError } from '../system/errors.ts';
import type { PlainFile } from '../system/open-plain-file.ts';
import { toAbsentWitness, type WitnessStatement } from '../witness/statement.ts';
import { type BlockPrints, createBlockPrints } from './block-prints.ts';
import { createEventIndex, type SortedEvents } from './event-index.ts';
import { createEvidenceNotes, type EvidenceNotes } from './evidence-notes.ts';
import { holdAgainstWitness } from './hold-against-witness.ts';

export interface ScannedEvidence {
  readonly sorted: SortedEvents;
  readonly notes: EvidenceNotes;
  readonly chains: WriterChains;
  readonly metrics: SessionMetrics;
  readonly witness: SealedWitness;
  /** What the recorders could see; null when a forged payload keeps it from being made in this pass. */
  readonly coverage: Coverage | null;
  /**
   * Every line is as its recorder wrote it, no chain has a gap, and the journal is in sealed order. Then the figures that were counted here
   * are those of the sealed file, and its lines are right when their bytes are these.
   */
  readonly isFlawless: boolean;
  /** Bytes of the journal that were read. */
  readonly journalBytes: number;
  /** The line of an indexed event; valid until the next call. Of a flawless journal it is proved to be the one that was scanned. */
  readonly read: (source: EvidenceSource, offset: number, length: number) => Buffer;
}

/** The journal of a run, or why what is in its place was not read. */
export interface OpenedJournal {
  readonly file: PlainFile | null;
  readonly refused: string | null;
}

const CHUNK_BYTES = 1 << 20;
const NOWHERE = { line: 0, offset: 0, length: 0 };
/** How much is read before other work of this process gets its turn. */
export const TURN_BYTES = 8 << 20;

/** Reads everything to be sealed in one pass: the place of each event, and all totals. */
export async function scanEvidence(
  lifecycleLines: readonly string[],
  { file: journal, refused }: OpenedJournal,
  onBytes: (bytes: number) => void = () => {},
  statement: WitnessStatement = toAbsentWitness('no_supervisor'),
): Promise<ScannedEvidence> {
  const index = createEventIndex();
  const notes = createEvidenceNotes();
  const chains = createWriterChains();
  const counter = createMetricsCounter();
  const survey = createSurvey();
  const prints = createBlockPrints();
  const witness = holdAgainstWitness(statement, (complaint, place) => notes.note(complaint, 'witness', place));
  const visit = (source: EvidenceSource): ScanVisitor => ({
    onEvent(event, place, isDamaged) {
      index.add(event, source, place, isDamaged);
      counter.add(event);
      if (source === 'journal') {
        witness.see(event, place);
        survey.add(event);
      }
      if (isReplacement(event)) notes.note({ kind: 'journal_replaced', ...toNoted(event) }, source, place);
      if (isChangedRecord(event)) notes.note({ kind: 'changed_record', ...toNoted(event) }, source, place);
    },
    onNote: (complaint, place) => notes.note(complaint, source, place),
    onUnreadable: (kind, place, bytes) => notes.keep(kind, source, place, bytes),
  });

  const lifecycle = Buffer.from(lifecycleLines.map((line) => `${line}\n`).join(''));
  createJournalScanner({ chains, visitor: visit('lifecycle') }).push(lifecycle);

  if (refused) notes.note({ kind: 'refused_file', detail: refused }, 'journal', NOWHERE);

  let journalBytes = 0;
  if (journal) {
    const scanner = createJournalScanner({ chains, visitor: visit('journal'), foreignWriters: [SUPERVISOR] });
    const buffer = Buffer.allocUnsafeSlow(CHUNK_BYTES);
    // No further than it was long when it was opened; whether it has grown since is checked before anything is published.
    while (journalBytes < journal.stats.size) {
      const length = readFully(journal.fd, buffer, journalBytes);
      if (length === 0) break;
      journalBytes += length;
      const chunk = buffer.subarray(0, length);
      prints.add(chunk);
      scanner.push(chunk);
      onBytes(length);
      if (journalBytes % TURN_BYTES < length) await setImmediate();
    }
    scanner.end();
  }

  const sealedWitness = witness.end(journal);
  const sorted = index.sort();
  const surveyed = survey.end();
  const coverage = surveyed && { ...surveyed, ...toOpenEnds(counter.facts) };
  const isFlawless = notes.isEmpty && sorted.isAsAdded && coverage !== null;
  const readJournal = journal
    ? createBlockReader(journal.fd, isFlawless ? toBlockCheck(prints) : undefined)
    : () => Buffer.alloc(0);
  return {
    sorted,
    notes,
    chains,
    metrics: counter.toMetrics(),
    witness: sealedWitness,
    coverage,
    isFlawless,
    journalBytes,
    read: (source, offset, length) =>
      source === 'journal' ? readJournal(offset, length) : lifecycle.subarray(offset, offset + length),
  };
}

/** Coverage of the recorders; null when a payload holds what no text can be made of. */
function createSurvey() {
  const survey = createWriterSurvey({ counts: true });
  let isBroken = false;
  return {
    add(event: JournalEvent): void {
      try {
        if (!isBroken) survey.add(event);
      } catch (cause) {
        if (!(cause instanceof TypeError)) throw cause;
        isBroken = true;
      }
    },
    end: () => (isBroken ? null : survey.toWriters()),
  };
}

const toBlockCheck =
  (prints: BlockPrints) =>
  (number: number, block: Buffer): void => {
    if (prints.isSame(number, block)) return;
    throw new CritiqorError('writer_alive', 'The journal changed while it was being sealed.', {
      remedy: 'A process is still writing to it. End the agent and finalize again.',
    });
  };

/** The supervisor found another record than the one that it had written. */
const isChangedRecord = ({ event_type, payload }: JournalEvent): boolean =>
  event_type === 'error_event' && payload.source === RECORD_SOURCE;

/** A recorder that found its file gone, or the supervisor that saw it shrink. */
function isReplacement({ event_type, payload }: JournalEvent): boolean {
  return (
    (event_type === 'recorder_fault' && payload.reason === 'file_removed') ||
    (event_type === 'error_event' && payload.source === EVIDENCE_SOURCE)
  );
}
