import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { EVENT_KINDS } from '@critiqor/api/evidence';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import { toNumber } from '@critiqor/evidence/contract/payload-values';
import { toReportedTokens } from '@critiqor/evidence/read/facts/token-usage';
import { openSealedSession } from '../../sealed/sealed-reader.ts';
import type { SealedRecord } from '../../sealed/sealed-record.ts';
import { createSeqMap, type SeqMap } from '../../sealed/seq-map.ts';
import { createNames, createTable, type Names, type Table, toBytes } from './columns.ts';
import { toEventKind } from './event-kind.ts';
import { toEventText } from './event-text.ts';
import { toRegularId } from './evidence-index.ts';
import {
  COMPACTION_COLUMNS,
  EVENT_COLUMNS,
  FLAGS,
  MODEL_COLUMNS,
  NAME_LISTS,
  type NameList,
  SCHEMA,
  SPAN_COLUMNS,
  STATUS,
  TOOL_COLUMNS,
} from './layout.ts';
import { createPrivacyCounter } from './privacy-counter.ts';
import { createSpanTracer, type SpanTracer } from './trace-spans.ts';

export interface BuildOptions {
  /** Identity of the file that the index is built from; stored in it. */
  readonly identity: string;
  readonly onProgress?: (doneBytes: number) => void;
  /** Cancels the work. */
  readonly signal?: AbortSignal;
}

/** Other requests are answered in between, so one step must be short. */
const TURN_MS = 12;
const EVENTS_PER_LOOK = 32;

/** Builds the index of sealed evidence in an empty database, in one pass that yields to other work. */
export async function buildIndex(sessionPath: string, db: DatabaseSync, options: BuildOptions): Promise<void> {
  // A half-built index is never used: the file gets its name when it is complete.
  db.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -65536;');
  db.exec(SCHEMA);
  db.exec('BEGIN');
  const sealed = openSealedSession(sessionPath);
  try {
    const writer = createIndexWriter(db);
    let doneBytes = 0;
    const onBytes = (bytes: Uint8Array): void => {
      doneBytes += bytes.length;
    };
    let until = performance.now() + TURN_MS;
    let count = 0;
    for (const record of sealed.events(onBytes)) {
      writer.add(record);
      if (++count % EVENTS_PER_LOOK !== 0 || performance.now() < until) continue;
      options.onProgress?.(doneBytes);
      await setImmediate();
      options.signal?.throwIfAborted();
      until = performance.now() + TURN_MS;
    }
    writer.finish({ identity: options.identity, integrity: toIntegrityFacts(sealed.footer.integrity) });
  } finally {
    sealed.close();
  }
  db.exec('COMMIT');
}

function toIntegrityFacts(integrity: unknown): { readonly digest: unknown; readonly seal: unknown } {
  const { digest, seal } = Object(integrity) as { digest?: unknown; seal?: unknown };
  return { digest: digest ?? null, seal: seal ?? null };
}

function createIndexWriter(db: DatabaseSync) {
  const names = Object.fromEntries(NAME_LISTS.map((list) => [list, createNames()])) as Record<NameList, Names>;
  const events = createTable(EVENT_COLUMNS);
  const tracer = createSpanTracer(names);
  const privacy = createPrivacyCounter();
  const writers = new Map<string, SeqMap>();
  const insertEvent = db.prepare('INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const insertWords = db.prepare('INSERT INTO words(rowid, text, type) VALUES (?, ?, ?)');
  const insertBody = db.prepare('INSERT INTO bodies VALUES (?, ?)');
  let lastTime = 0;
  let firstTime = Number.NaN;

  const toLines = (writer: string): SeqMap => {
    const known = writers.get(writer);
    if (known) return known;
    const created = createSeqMap();
    writers.set(writer, created);
    return created;
  };

  return {
    add(record: SealedRecord) {
      const { journal, event: type } = record;
      const ordinal = events.length;
      const time = Date.parse(journal.timestamp);
      if (!Number.isNaN(time)) {
        lastTime = Math.max(time, lastTime);
        firstTime = Number.isNaN(firstTime) ? time : Math.min(firstTime, time);
      }
      const lines = toLines(journal.writer);
      const root = lines.get(journal.refines ?? journal.derived_from ?? -1);
      lines.set(journal.seq, ordinal + 1);
      const session = names.sessions.toNumber(journal.conversation_key ?? journal.conversation_id);
      const timeMs = Number.isNaN(time) ? lastTime : time;
      const span = tracer.add(journal, { ordinal, timeMs, session }) + 1;
      events.add({
        time,
        kind: EVENT_KINDS.indexOf(toEventKind(type)),
        type: names.types.toNumber(type),
        status: journal.status === 'error' ? STATUS.error : STATUS.ok,
        tool: names.tools.toNumber(journal.tool_name),
        session,
        flags: toFlags(journal),
        root,
        span,
      });
      privacy.add(record);
      const text = toEventText(journal).toWellFormed();
      insertEvent.run(
        ordinal,
        record.event_id === toRegularId(ordinal) ? null : record.event_id.toWellFormed(),
        isRegularTime(time, journal.timestamp) ? null : journal.timestamp.toWellFormed(),
        record.offset,
        record.bytes,
        names.outcomes.toNumber(journal.outcome),
        names.runs.toNumber(journal.host_run_id),
        journal.duration_ms ?? null,
        toReportedTokens(journal.payload),
        toNumber(journal.payload.cost_usd),
        text,
        journal.redactions ?? 0,
        journal.truncations ?? 0,
      );
      insertWords.run(ordinal, `${text} ${journal.tool_name?.toWellFormed() ?? ''}`, type.toWellFormed());
      if (record.offset === -1) insertBody.run(ordinal, record.text);
    },
    finish({ identity, integrity }: { readonly identity: string; readonly integrity: object }) {
      tracer.finish(lastTime);
      saveColumns(db, events, tracer);
      const insert = db.prepare('INSERT INTO facts VALUES (?, ?)');
      for (const list of NAME_LISTS) insert.run(list, JSON.stringify(names[list].toList()));
      insert.run('privacy', JSON.stringify(privacy.toFacts()));
      insert.run('integrity', JSON.stringify(integrity));
      insert.run('time', JSON.stringify(Number.isNaN(firstTime) ? null : [firstTime, lastTime]));
      insert.run('identity', identity);
    },
  };
}

function saveColumns(db: DatabaseSync, events: Table<keyof typeof EVENT_COLUMNS>, tracer: SpanTracer): void {
  const insert = db.prepare('INSERT INTO columns VALUES (?, ?)');
  const save = <Name extends string>(group: string, table: Table<Name>, types: Readonly<Record<Name, unknown>>) => {
    for (const name of Object.keys(types) as Name[]) insert.run(`${group}.${name}`, toBytes(table.toArray(name)));
  };
  save('events', events, EVENT_COLUMNS);
  save('spans', tracer.spans, SPAN_COLUMNS);
  save('models', tracer.models, MODEL_COLUMNS);
  save('tools', tracer.tools, TOOL_COLUMNS);
  save('compactions', tracer.compactions, COMPACTION_COLUMNS);
}

/** Nearly all timestamps are in the format of `toISOString`; those need not be stored as text. */
function isRegularTime(time: number, timestamp: string): boolean {
  return timestamp.length === 24 && timestamp[10] === 'T' && timestamp[23] === 'Z' && !Number.isNaN(time);
}

function toFlags(event: JournalEvent): number {
  return (
    (event.refines === undefined ? 0 : FLAGS.refinement) |
    (event.derived_from === undefined ? 0 : FLAGS.copy) |
    (event.redactions ? FLAGS.redacted : 0) |
    (event.truncations ? FLAGS.truncated : 0)
  );
}
