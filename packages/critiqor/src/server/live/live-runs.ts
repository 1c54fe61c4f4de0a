import { closeSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LiveEnded, LiveEventDetail, LiveEvents, LiveFindings, LiveSnapshot } from '@critiqor/api/live';
import { readFully } from '@critiqor/evidence/read/file-blocks';
import { parseObject } from '@critiqor/evidence/read/journal-line';
import { tryReadRecord } from '../../runs/open/read-record.ts';
import { openPlainFile } from '../../system/open-plain-file.ts';
import { toAnonymousEvent } from '../../visibility/anonymity.ts';
import { ApiFailure } from '../api-failure.ts';
import type { CataloguedRun, RunCatalogue } from '../run-catalogue.ts';
import { shortenEvent } from '../shorten-event.ts';
import { createLiveRun, type LivePlace, type LiveRun } from './live-run.ts';

interface LiveRuns {
  /** Streams an active run to one client until either ends. */
  stream(run: CataloguedRun, request: IncomingMessage, response: ServerResponse): undefined;
  detail(run: CataloguedRun, liveId: string): LiveEventDetail;
  close(): void;
}

interface Client {
  readonly response: ServerResponse;
  /** What it has seen, including before this connection. */
  seen: LivePlace | null;
  hasSnapshot: boolean;
  /** The metrics it received last, as text. */
  metrics: string;
  findings: LiveFindings | null;
}

interface Watched {
  readonly run: LiveRun;
  readonly clients: Set<Client>;
  findings: LiveFindings | null;
  timer: NodeJS.Timeout | null;
}

const TICK_MS = 500;
const HEARTBEAT_MS = 15_000;
const MAX_ROWS = 200;
/** A client that does not read gets nothing more until it does. */
const MAX_WAITING_BYTES = 1 << 20;
const MAX_CLIENTS = 32;

export function createLiveRuns(catalogue: RunCatalogue): LiveRuns {
  const watched = new Map<string, Watched>();

  const watch = (run: CataloguedRun): Watched => {
    const known = watched.get(run.row.run_id);
    if (known) return known;
    const record = tryReadRecord(run.paths);
    if (!record) throw new ApiFailure(409, 'evidence_unreadable', 'The record of this run cannot be read.');
    const created: Watched = {
      run: createLiveRun(run.paths, record, run.isAnonymous),
      clients: new Set(),
      findings: null,
      timer: null,
    };
    watched.set(run.row.run_id, created);
    return created;
  };
  const end = (runId: string, entry: Watched): void => {
    watched.delete(runId);
    if (entry.timer) clearTimeout(entry.timer);
    for (const { response } of entry.clients) response.end();
  };
  /** One poll of the run for all its clients. */
  const tick = (runId: string, entry: Watched): void => {
    entry.timer = null;
    const hasMore = entry.run.poll();
    const found = tryFind(catalogue, runId);
    if (!found?.row.is_live) {
      const ended: LiveEnded = { run_id: runId, status: found?.row.status ?? 'UNREADABLE' };
      for (const client of entry.clients) send(client.response, 'ended', ended);
      end(runId, entry);
      return;
    }
    if (!hasMore) {
      entry.findings = entry.run.judge(performance.now()) ?? entry.findings;
      for (const client of entry.clients) tell(client, entry, found);
    }
    entry.timer = setTimeout(() => tickSafely(runId, entry), hasMore ? 0 : TICK_MS);
  };
  /** An unexpected error ends the streams; the clients reconnect. */
  const tickSafely = (runId: string, entry: Watched): void => {
    try {
      tick(runId, entry);
    } catch {
      end(runId, entry);
    }
  };

  return {
    stream(run, request, response) {
      if (!run.row.is_live || request.method === 'HEAD') {
        // This status tells a client not to reconnect.
        response.writeHead(204).end();
        return undefined;
      }
      const entry = watch(run);
      if (entry.clients.size >= MAX_CLIENTS)
        throw new ApiFailure(503, 'internal', 'Too many pages are watching this run.');
      const client: Client = { response, seen: toPlace(request), hasSnapshot: false, metrics: '', findings: null };
      response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' });
      response.write('retry: 1000\n\n');
      const heartbeat = setInterval(() => response.write(': still here\n\n'), HEARTBEAT_MS);
      response.on('close', () => {
        clearInterval(heartbeat);
        entry.clients.delete(client);
        if (entry.clients.size > 0 || !entry.timer) return;
        clearTimeout(entry.timer);
        entry.timer = null;
      });
      entry.clients.add(client);
      if (!entry.timer) entry.timer = setTimeout(() => tickSafely(run.row.run_id, entry), 0);
      return undefined;
    },
    detail(run, liveId) {
      if (!run.row.is_live) throw new ApiFailure(409, 'not_live', `${run.row.run_id} has finished.`);
      const kept = watched.get(run.row.run_id)?.run.find(liveId);
      const event = kept && parseObject(readBytes(run.paths.journal, kept.offset, kept.length));
      if (!kept || !event) throw new ApiFailure(404, 'unknown_event', 'This event is not among the newest ones.');
      return { row: kept.row, ...shortenEvent(run.isAnonymous ? toAnonymousEvent(event) : event) };
    },
    close() {
      for (const [runId, entry] of watched) end(runId, entry);
    },
  };
}

function tell(client: Client, { run, findings }: Watched, found: CataloguedRun): void {
  const { response } = client;
  if (response.writableLength > MAX_WAITING_BYTES) return;
  const { place } = run;
  const metrics = run.toMetrics();
  const isSameJournal = client.seen?.journal === place.journal && client.seen.count <= place.count;
  if (!client.hasSnapshot || !isSameJournal) {
    client.hasSnapshot = true;
    const since = isSameJournal ? (client.seen?.count ?? 0) : 0;
    const snapshot: LiveSnapshot = {
      run: found.row,
      metrics,
      ...run.rowsSince(since, MAX_ROWS),
      resumed: isSameJournal,
    };
    send(response, 'snapshot', snapshot, place);
  } else if (place.count > (client.seen?.count ?? 0)) {
    const events: LiveEvents = run.rowsSince(client.seen?.count ?? 0, MAX_ROWS);
    send(response, 'events', events, place);
  }
  client.seen = place;
  const text = JSON.stringify(metrics);
  if (text !== client.metrics) send(response, 'metrics', metrics);
  client.metrics = text;
  if (findings && findings !== client.findings) send(response, 'findings', findings);
  client.findings = findings;
}

/** JSON without line breaks fits into one line of data. */
function send(response: ServerResponse, event: string, data: unknown, place?: LivePlace): void {
  const id = place ? `id: ${place.journal}-${place.count}\n` : '';
  response.write(`event: ${event}\n${id}data: ${JSON.stringify(data)}\n\n`);
}

/** The position of a client before it lost the connection. */
function toPlace({ headers }: IncomingMessage): LivePlace | null {
  const [, journal, count] = /^(\d{1,20}\.\d{1,9})-(\d{1,12})$/.exec(String(headers['last-event-id'] ?? '')) ?? [];
  return journal === undefined ? null : { journal, count: Number(count) };
}

function tryFind(catalogue: RunCatalogue, runId: string): CataloguedRun | null {
  try {
    return catalogue.find(runId);
  } catch {
    // It was removed.
    return null;
  }
}

function readBytes(path: string, offset: number, length: number): string {
  const file = openPlainFile(path);
  if (!file) return '';
  try {
    const buffer = Buffer.alloc(length);
    return buffer.toString('utf8', 0, readFully(file.fd, buffer, offset));
  } finally {
    closeSync(file.fd);
  }
}
