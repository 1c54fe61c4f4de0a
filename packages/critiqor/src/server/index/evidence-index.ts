import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type ColumnArray, type ColumnType, fromBytes } from './columns.ts';
import {
  COMPACTION_COLUMNS,
  EVENT_COLUMNS,
  MODEL_COLUMNS,
  NAME_LISTS,
  type NameList,
  type PrivacyFacts,
  SPAN_COLUMNS,
  TOOL_COLUMNS,
} from './layout.ts';

type Columns<Types> = { readonly [Name in keyof Types]: ColumnArray };

/** The index of one run, ready for queries. */
export interface EvidenceIndex {
  readonly total: number;
  /** First and last time of all events; null when none has a time. */
  readonly range: readonly [fromMs: number, toMs: number] | null;
  readonly events: Columns<typeof EVENT_COLUMNS>;
  readonly spans: Columns<typeof SPAN_COLUMNS>;
  readonly models: Columns<typeof MODEL_COLUMNS>;
  readonly tools: Columns<typeof TOOL_COLUMNS>;
  readonly compactions: Columns<typeof COMPACTION_COLUMNS>;
  /** Names by number - 1. */
  readonly names: Readonly<Record<NameList, readonly string[]>>;
  readonly privacy: PrivacyFacts;
  readonly integrity: { readonly digest: string | null; readonly seal: string | null };
  row(ordinal: number): StoredRow;
  idOf(ordinal: number): string;
  /** The ordinal of an event, or -1. */
  ordinalOf(eventId: string): number;
  /** Ordinals of events that contain the words, in order, starting after `beyond`; at most `limit`. */
  search(query: string, beyond: number, limit: number, isDescending: boolean): number[];
  /** The journal line of an event of a reformatted file. */
  bodyOf(ordinal: number): string | null;
  close(): void;
}

/** Values that only a row has. */
interface StoredRow {
  readonly at: string | null;
  readonly offset: number;
  readonly bytes: number;
  readonly outcome: number;
  readonly run: number;
  readonly duration_ms: number | null;
  readonly tokens: number | null;
  readonly cost_usd: number | null;
  readonly text: string;
  readonly redactions: number;
  readonly truncations: number;
}

/** Opens an index; throws when it is damaged or of another file. */
export function openIndex(db: DatabaseSync, identity: string): EvidenceIndex {
  const facts = readFacts(db);
  if (facts.get('identity') !== identity) throw new Error('The index belongs to another file.');
  const read = <Types extends Readonly<Record<string, ColumnType>>>(group: string, types: Types): Columns<Types> =>
    readColumns(db, group, types);
  const events = read('events', EVENT_COLUMNS);
  const total = events.time.length;
  const parse = (name: string): unknown => JSON.parse(facts.get(name) ?? 'null');
  const selectRow = db.prepare('SELECT * FROM events WHERE ordinal = ?');
  const selectId = db.prepare('SELECT event_id FROM events WHERE ordinal = ?');
  const findId = db.prepare('SELECT ordinal FROM events WHERE event_id = ? LIMIT 1');
  const selectBody = db.prepare('SELECT text FROM bodies WHERE ordinal = ?');
  const [searchOn, searchBack] = ['rowid > ? ORDER BY rowid', 'rowid < ? ORDER BY rowid DESC'].map((where) => {
    const statement = db.prepare(`SELECT rowid FROM words WHERE words MATCH ? AND ${where} LIMIT ?`);
    statement.setReturnArrays(true);
    return statement;
  }) as [StatementSync, StatementSync];
  // Nearly all evidence has the ids that its seal assigned; then no row needs to be read.
  const isRegular = db.prepare('SELECT 1 FROM events WHERE event_id IS NOT NULL LIMIT 1').get() === undefined;
  const findOwnId = (ordinal: number): string | null =>
    (selectId.get(ordinal) as { event_id: string | null } | undefined)?.event_id ?? null;
  const idOf = (ordinal: number): string => (isRegular ? null : findOwnId(ordinal)) ?? toRegularId(ordinal);

  return {
    total,
    range: parse('time') as EvidenceIndex['range'],
    events,
    spans: read('spans', SPAN_COLUMNS),
    models: read('models', MODEL_COLUMNS),
    tools: read('tools', TOOL_COLUMNS),
    compactions: read('compactions', COMPACTION_COLUMNS),
    names: Object.fromEntries(NAME_LISTS.map((list) => [list, parse(list)])) as EvidenceIndex['names'],
    privacy: parse('privacy') as PrivacyFacts,
    integrity: parse('integrity') as EvidenceIndex['integrity'],
    row: (ordinal) => selectRow.get(ordinal) as unknown as StoredRow,
    idOf,
    ordinalOf(eventId) {
      const regular = Number(/^evt_(\d{6,15})$/.exec(eventId)?.[1] ?? 0) - 1;
      if (regular >= 0 && regular < total && idOf(regular) === eventId) return regular;
      return (findId.get(eventId) as { ordinal: number } | undefined)?.ordinal ?? -1;
    },
    search: (query, beyond, limit, isDescending) => {
      const statement = isDescending ? searchBack : searchOn;
      return (statement.all(query, beyond, limit) as unknown as [number][]).map(([ordinal]) => ordinal);
    },
    bodyOf: (ordinal) => (selectBody.get(ordinal) as { text: string } | undefined)?.text ?? null,
    close: () => db.close(),
  };
}

/** The id that the seal assigns to the event at this place. */
export const toRegularId = (ordinal: number): string => `evt_${String(ordinal + 1).padStart(6, '0')}`;

function readFacts(db: DatabaseSync): ReadonlyMap<string, string> {
  const rows = db.prepare('SELECT name, value FROM facts').all() as unknown as { name: string; value: string }[];
  return new Map(rows.map(({ name, value }) => [name, value]));
}

function readColumns<Types extends Readonly<Record<string, ColumnType>>>(
  db: DatabaseSync,
  group: string,
  types: Types,
): Columns<Types> {
  const select = db.prepare('SELECT bytes FROM columns WHERE name = ?');
  const entries = Object.entries(types).map(([name, type]) => {
    const { bytes } = select.get(`${group}.${name}`) as { bytes: Uint8Array };
    return [name, fromBytes(type, bytes)];
  });
  return Object.fromEntries(entries) as Columns<Types>;
}
