import { createHash, hash } from 'node:crypto';
import { basename } from 'node:path';
import type { RunPaths } from '@critiqor/evidence/contract/run-directory';
import { parseObject } from '@critiqor/evidence/read/journal-line';
import type { ListedRun } from '../ledger/seal-list.ts';
import { toFileDigest } from '../runs/list-seal.ts';
import { SESSION_SCHEMA, type SessionHeader, toHeaderLine, toSealedText } from '../sealed/sealed-format.ts';
import { openSealedSession } from '../sealed/sealed-reader.ts';
import type { WitnessAbsence, WitnessKeeping } from '../sealed/sealed-witness.ts';
import { METRICS_RULE } from '../sealed/session-metrics.ts';
import { tryReadPlainText } from '../system/open-plain-file.ts';
import { createEventChecks, type EventChecks } from '../verify/event-checks.ts';
import { findDifferences } from './find-differences.ts';

type Members = Readonly<Record<string, unknown>>;

/** The first and the last line of a sealed file. */
interface SealLines {
  readonly header: Members;
  readonly metrics: unknown;
  readonly integrity: Members;
}

const ABSENCES: readonly (WitnessAbsence | null)[] = [
  null,
  'no_supervisor',
  'supervisor_lost',
  'statement_lost',
  'never_announced',
  'turned_off',
];
const KEPT: readonly WitnessKeeping[] = ['memory', 'file', 'nowhere'];
/** What nothing beside the seal says. */
const REST = 'integrity.witness, integrity.notes, integrity.note_counts, integrity.unreadable, updated_at or sealed_at';

/**
 * Names the members of the first and the last line of sealed evidence that were changed. They are made again from the events, the record and the
 * list of seals; the listed seal proves it where the result has that digest. Otherwise the rest is what remains.
 */
export function locateSeal(paths: RunPaths, listed: ListedRun, most: number): string[] {
  const found = readEnds(paths);
  const original = restore(paths, found, listed);
  for (const metrics of found.metricsByRule)
    for (const attempt of attempts({ ...original, metrics }))
      if (toSeal(attempt) === listed.seal) return differences(found, attempt, most);
  const known = differences(found, original, most);
  return known.length > 0 ? known : [REST];
}

const differences = (found: SealLines, original: SealLines, most: number): string[] =>
  findDifferences(flat(found), flat(original), most);

const flat = ({ header, metrics, integrity }: SealLines): object => ({ ...header, metrics, integrity });

/** What the events themselves say, whatever the last line says about them. */
interface Counted {
  readonly events: number;
  readonly digest: string;
  readonly writers: unknown;
}

interface FoundLines extends SealLines {
  readonly counted: Counted;
  /** As counted by the rule of today and by that of older seals: a changed member may be the rule. */
  readonly metricsByRule: readonly unknown[];
}

function readEnds({ session: path }: RunPaths): FoundLines {
  const session = openSealedSession(path);
  try {
    const { header, footer } = session;
    const integrity = toMembers(footer.integrity);
    const [checks, older] = [METRICS_RULE, null].map((rule) =>
      createEventChecks({ metrics: { rule }, integrity }, () => {}),
    ) as [EventChecks, EventChecks];
    const sha = createHash('sha256');
    for (const record of session.events((bytes) => sha.update(bytes))) {
      checks.check(record);
      older.check(record);
    }
    const counted = { events: checks.toCount(), digest: sha.digest('hex'), writers: checks.toSummaries() };
    const metricsByRule = [checks.toMetrics(), older.toMetrics()];
    return { header: header as Members, metrics: footer.metrics, integrity, counted, metricsByRule };
  } finally {
    session.close();
  }
}

/** Both lines with every member put back that something else tells. */
function restore(
  paths: RunPaths,
  { header, integrity, counted, metricsByRule }: FoundLines,
  listed: ListedRun,
): SealLines {
  const text = tryReadPlainText(paths.record);
  const record = text !== null && toFileDigest(text).digest === listed.record.digest ? parseObject(text) : null;
  const { created_at, started_at } = toMembers(record?.timestamps);
  return {
    header: {
      ...header,
      session_id: listed.session_id,
      run_id: basename(paths.directory),
      schema_version: SESSION_SCHEMA,
      ...(record ? { created_at } : {}),
      events_file: 'session.json',
    },
    metrics: metricsByRule[0],
    integrity: {
      ...integrity,
      algorithm: 'SHA-256',
      ...counted,
      ...(record && integrity.record !== undefined ? { record: { started_at, metadata: record.metadata } } : {}),
      seal: listed.seal,
    },
  };
}

/** The restored lines, and the same with each value of the few that a member can have. Both times of a seal are the same moment. */
function* attempts(original: SealLines): Generator<SealLines> {
  for (const { header, metrics, integrity } of [original, withSortedMetadata(original)]) {
    yield { header, metrics, integrity };
    for (const time of new Set([header.updated_at, header.sealed_at]))
      yield { header: { ...header, updated_at: time, sealed_at: time }, metrics, integrity };
    if (integrity.witness === undefined) continue;
    const witness = toMembers(integrity.witness);
    for (const absence of ABSENCES)
      for (const kept of KEPT)
        yield { header, metrics, integrity: { ...integrity, witness: { ...witness, kept, absence } } };
  }
}

/** Seals of a recorder that worked alone have the metadata in alphabetical order. */
function withSortedMetadata(original: SealLines): SealLines {
  const record = toMembers(original.integrity.record);
  const metadata = Object.fromEntries(
    Object.entries(toMembers(record.metadata)).sort(([left], [right]) => (left < right ? -1 : 1)),
  );
  return { ...original, integrity: { ...original.integrity, record: { ...record, metadata } } };
}

function toSeal({ header, metrics, integrity }: SealLines): string {
  return hash('sha256', toSealedText(toHeaderLine(header as Record<keyof SessionHeader, unknown>), metrics, integrity));
}

const toMembers = (value: unknown): Members => (typeof value === 'object' && value !== null ? (value as Members) : {});
