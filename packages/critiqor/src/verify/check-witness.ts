import { type Integrity, SUPERVISOR } from '../sealed/sealed-format.ts';
import type { SealedRecord } from '../sealed/sealed-record.ts';
import type { SealedWitness, WitnessAbsence, WitnessKeeping } from '../sealed/sealed-witness.ts';
import type { ReportProblem } from './problem-kinds.ts';

/**
 * `witnessed`: the supervisor was told the hash of each line, or of a later one, while the agent ran · `partly`: not of all lines ·
 * `not_witnessed`: nobody was told anything.
 */
export interface WitnessReport {
  readonly state: 'witnessed' | 'partly' | 'not_witnessed';
  readonly kept: WitnessKeeping;
  /** Why nobody was; null also when a seal from before there were witnesses does not say. */
  readonly absence: WitnessAbsence | null;
  readonly lines: number;
  readonly unwitnessed: number;
}

interface WitnessChecks {
  see(record: SealedRecord): void;
  /** After the last event: reports what the seal says of its witness and does not say in its notes. */
  end(report: ReportProblem): WitnessReport;
}

/** Holds the events against the witness's part of the seal; what differs must be noted there as damage. Nothing in the seal is trusted. */
export function createWitnessChecks(integrity: Members): WitnessChecks {
  const witness = toWitness(integrity.witness);
  const witnessed = new Map(witness.writers.map((writer) => [writer.writer, writer]));
  const found = new Map<string, { lines: number; unwitnessed: number; hasHead: boolean }>();

  const isDamaged = (writer: string): boolean => {
    const head = witnessed.get(writer);
    const { hasHead, unwitnessed } = found.get(writer) ?? { hasHead: false, unwitnessed: 0 };
    if (!head) return witnessed.size > 0;
    return !hasHead || (head.ended && unwitnessed > 0);
  };

  return {
    see({ journal: { writer, seq, hash } }) {
      if (writer === SUPERVISOR) return;
      const about = found.get(writer) ?? { lines: 0, unwitnessed: 0, hasHead: false };
      found.set(writer, about);
      const head = witnessed.get(writer);
      about.lines += 1;
      if (seq > (head?.seq ?? 0)) about.unwitnessed += 1;
      about.hasHead ||= seq === head?.seq && hash === head.head;
    },
    end(report) {
      const counted = [...found].filter(([, { unwitnessed }]) => unwitnessed > 0).sort(byName);
      const declared = witness.unwitnessed.map(({ writer, lines }) => [writer, lines]);
      const isAsCounted =
        JSON.stringify(declared) === JSON.stringify(counted.map(([writer, { unwitnessed }]) => [writer, unwitnessed]));
      if (integrity.witness !== undefined && !isAsCounted)
        report('wrong_witness', undefined, 'Its lines were counted again.');
      const noted = toNotedWriters(integrity);
      for (const writer of new Set([...witnessed.keys(), ...found.keys()])) {
        if (isDamaged(writer) && noted && !noted.has(writer))
          report('wrong_witness', undefined, `It is about ${writer}.`);
      }
      return toReport(witness, [...found.values()]);
    },
  };
}

/** The same from a seal alone, for whoever has just counted the lines of a journal without a difference. */
export function toWitnessReport({ witness, writers }: Pick<Integrity, 'witness' | 'writers'>): WitnessReport {
  const unwitnessed = new Map(witness?.unwitnessed.map(({ writer, lines }) => [writer, lines]));
  const counted = writers
    .filter(({ writer }) => writer !== SUPERVISOR)
    .map(({ writer, events }) => ({ lines: events, unwitnessed: unwitnessed.get(writer) ?? 0 }));
  return toReport(toWitness(witness), counted);
}

function toReport(
  { kept, absence, writers }: SealedWitness,
  found: readonly { readonly lines: number; readonly unwitnessed: number }[],
): WitnessReport {
  const lines = found.reduce((sum, about) => sum + about.lines, 0);
  const unwitnessed = found.reduce((sum, about) => sum + about.unwitnessed, 0);
  if (writers.length === 0) return { state: 'not_witnessed', kept: 'nowhere', absence, lines, unwitnessed: lines };
  return { state: unwitnessed > 0 ? 'partly' : 'witnessed', kept, absence: null, lines, unwitnessed };
}

const byName = ([left]: readonly [string, unknown], [right]: readonly [string, unknown]): number =>
  left < right ? -1 : 1;

/** The writers about which the seal itself notes that they differ from what was witnessed; null when not all notes are listed. */
function toNotedWriters({ notes, note_counts }: Members): Set<unknown> | null {
  const list = asList(notes);
  const counts = Object.values(asMembers(note_counts)).map((count) => (typeof count === 'number' ? count : 0));
  if (counts.reduce((sum, count) => sum + count, 0) > list.length) return null;
  return new Set(list.filter(({ source }) => source === 'witness').map(({ writer }) => writer));
}

/** Whatever the seal holds there that has the right types; seals from before there were witnesses hold nothing. */
function toWitness(value: unknown): SealedWitness {
  const { kept, absence, writers, unwitnessed } = asMembers(value);
  return {
    kept: kept === 'memory' || kept === 'file' ? kept : 'nowhere',
    absence: typeof absence === 'string' ? (absence as WitnessAbsence) : null,
    writers: asList(writers).flatMap(({ writer, seq, head, announced, ended }) =>
      typeof writer === 'string' && typeof seq === 'number' && typeof head === 'string'
        ? [{ writer, seq, head, announced: typeof announced === 'number' ? announced : 0, ended: ended === true }]
        : [],
    ),
    unwitnessed: asList(unwitnessed).flatMap(({ writer, after, lines }) =>
      typeof writer === 'string' && typeof after === 'number' && typeof lines === 'number'
        ? [{ writer, after, lines }]
        : [],
    ),
  };
}

type Members = Readonly<Record<string, unknown>>;

const asMembers = (value: unknown): Members => (typeof value === 'object' && value !== null ? (value as Members) : {});
const asList = (value: unknown): readonly Members[] => (Array.isArray(value) ? value.map(asMembers) : []);
