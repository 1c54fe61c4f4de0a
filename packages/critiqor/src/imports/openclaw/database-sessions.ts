import type { DatabaseSync } from 'node:sqlite';
import { zstdDecompressSync } from 'node:zlib';
import { asText } from '../../../../openclaw/src/host/host.ts';
import type { BadRecord } from '../import-source.ts';
import { type SharedDatabase, shareDatabase } from './open-database.ts';
import type { SessionLinks, SessionStore, StoredEntry, StoredSession } from './stored-session.ts';

/** OpenClaw stores no larger event. */
const MAX_EVENT_BYTES = 64 << 20;
/** The newest layout that was tried; the tables that are read have been the same since 8.2. */
const MIN_TABLES = ['transcript_events'];
const RUNTIME_TYPES = ['session.started', 'session.ended', 'tool.call'];

/** The sessions in the database of an agent (OpenClaw 2026.8.2 and newer). */
export function openDatabaseSessions(path: string, agentId: string): SessionStore {
  const shared = shareDatabase(path);
  return {
    files: [path],
    hold: shared.hold,
    sessions() {
      const release = shared.hold();
      try {
        return listSessions(shared, path, agentId);
      } finally {
        release();
      }
    },
  };
}

function listSessions(shared: SharedDatabase, path: string, agentId: string): (StoredSession | BadRecord)[] {
  const database = shared.get();
  const tables = new Set(
    database
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
      .all()
      .map(({ name }) => name),
  );
  const missing = MIN_TABLES.filter((name) => !tables.has(name));
  if (missing.length > 0) {
    return [
      { place: path, why: `It has no table ${missing.join(', ')}: not a session store, or one of a newer OpenClaw.` },
    ];
  }
  const columns = columnsOf(database, 'transcript_events');
  const unknown = ['session_id', 'seq', 'event_json'].filter((name) => !columns.has(name));
  if (unknown.length > 0) {
    return [
      { place: path, why: `transcript_events has no column ${unknown.join(', ')}: a store of a newer OpenClaw.` },
    ];
  }
  const shape = { database, shared, path, agentId, hasZstd: columns.has('event_zstd'), tables };
  const hostVersion = versionOf(shape);
  const links = linksOf(shape);
  return database
    .prepare('SELECT DISTINCT session_id FROM transcript_events ORDER BY session_id')
    .all()
    .map(({ session_id }) => String(session_id))
    .map((id) => toSession(shape, id, links.get(id) ?? {}, hostVersion));
}

interface StoreShape {
  /** While the sessions are listed. */
  readonly database: DatabaseSync;
  /** For whoever reads them later. */
  readonly shared: SharedDatabase;
  readonly path: string;
  readonly agentId: string;
  readonly hasZstd: boolean;
  readonly tables: ReadonlySet<unknown>;
}

function toSession(shape: StoreShape, id: string, links: SessionLinks, hostVersion: string | undefined): StoredSession {
  const { shared, path, agentId, hasZstd, tables } = shape;
  const place = `${path}: session ${id}`;
  return {
    source: 'openclaw_store',
    id,
    ...links,
    agentId,
    place,
    file: path,
    layout: 'database',
    hostVersion,
    *entries(from = 0, to = Number.MAX_SAFE_INTEGER) {
      const zstd = hasZstd ? 'iif(length(event_zstd) <= ?2, event_zstd, NULL)' : 'NULL';
      const sql = `SELECT seq, iif(octet_length(event_json) <= ?2, event_json, NULL) AS text, ${zstd} AS packed
        FROM transcript_events WHERE session_id = ?1 AND seq BETWEEN ?3 AND ?4 ORDER BY seq`;
      const release = shared.hold();
      try {
        for (const row of shared.get().prepare(sql).iterate(id, MAX_EVENT_BYTES, from, to)) yield toEntry(row, place);
      } finally {
        release();
      }
    },
    *runtime() {
      if (!tables.has('trajectory_runtime_events')) return;
      const sql = `SELECT event_json AS text FROM trajectory_runtime_events WHERE session_id = ?1
        AND octet_length(event_json) <= ?2 AND json_valid(event_json)
        AND json_extract(event_json, '$.type') IN (${RUNTIME_TYPES.map((type) => `'${type}'`).join(', ')}) ORDER BY seq`;
      const release = shared.hold();
      try {
        for (const { text } of shared.get().prepare(sql).iterate(id, MAX_EVENT_BYTES)) yield String(text);
      } finally {
        release();
      }
    },
  };
}

function toEntry(row: Readonly<Record<string, unknown>>, session: string): StoredEntry {
  const cursor = Number(row.seq);
  const place = `${session}, event ${cursor}`;
  if (typeof row.text === 'string') return { cursor, place, text: row.text, sizeBytes: row.text.length };
  if (!(row.packed instanceof Uint8Array)) {
    return { cursor, place, text: null, why: 'It is empty or too large.', sizeBytes: 0 };
  }
  try {
    const bytes = zstdDecompressSync(row.packed, { maxOutputLength: MAX_EVENT_BYTES });
    return { cursor, place, text: bytes.toString('utf8'), sizeBytes: row.packed.length };
  } catch {
    return { cursor, place, text: null, why: 'It cannot be decompressed.', sizeBytes: row.packed.length };
  }
}

function columnsOf(database: DatabaseSync, table: string): ReadonlySet<unknown> {
  return new Set(
    database
      .prepare('SELECT name FROM pragma_table_info(?)')
      .all(table)
      .map(({ name }) => name),
  );
}

function versionOf({ database, tables }: StoreShape): string | undefined {
  if (!tables.has('schema_meta') || !columnsOf(database, 'schema_meta').has('app_version')) return undefined;
  const row = database.prepare("SELECT app_version FROM schema_meta WHERE meta_key = 'primary'").get();
  return typeof row?.app_version === 'string' ? row.app_version : undefined;
}

/** What the store says of each session besides its entries. */
function linksOf({ database, tables }: StoreShape): ReadonlyMap<string, SessionLinks> {
  const columns = tables.has('session_windows') ? columnsOf(database, 'session_windows') : new Set();
  if (!columns.has('session_key')) return new Map();
  const orNull = (name: string): string => (columns.has(name) ? name : 'NULL');
  const sql = `SELECT session_id, session_key AS key, ${orNull('spawned_by')} AS spawned, ${orNull('display_name')} AS label
    FROM session_windows`;
  return new Map(
    database
      .prepare(sql)
      .all()
      .map(({ session_id, key, spawned, label }) => [
        String(session_id),
        { key: String(key), spawnedBy: asText(spawned), label: asText(label) },
      ]),
  );
}
