import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { FactName } from '@critiqor/evidence/contract/facts';
import type { BadRecord, FoundPart, FoundRun, ImportFile } from '../import-source.ts';
import { readFileLines } from '../read-file-lines.ts';
import { toAttributes } from './any-value.ts';
import { playSpans } from './play-spans.ts';
import { type AgentSpan, readSpan } from './read-span.ts';

/** A document on several lines is read as a whole; larger ones must have one request per line, as collectors write them. */
const MAX_DOCUMENT_BYTES = 256 << 20;

/**
 * Traces in OTLP/JSON, one document or one request per line. The spans of a trace may be anywhere in the file: they wait in a database
 * without a name, which is in memory only as far as it is small.
 */
export function openOtlpFile(path: string): ImportFile {
  const sizeBytes = statSync(path).size;
  const database = new DatabaseSync('');
  return {
    path,
    sizeBytes,
    *find(onBytes) {
      database.exec(`CREATE TABLE spans (trace TEXT, at INTEGER, id TEXT, json TEXT, service TEXT);
        CREATE TABLE facts (trace TEXT, fact TEXT, PRIMARY KEY (trace, fact)); BEGIN`);
      const spool = createSpool(database);
      for (const { request, place, bytes } of readRequests(path, sizeBytes)) {
        onBytes(bytes);
        if (typeof request === 'string') yield { bad: { place, why: request } };
        else yield* spool(request, place);
      }
      database.exec('COMMIT; CREATE INDEX by_trace ON spans (trace, at, id)');
      const traces = database.prepare('SELECT DISTINCT trace FROM spans ORDER BY trace').all();
      for (const { trace } of traces) yield toFound(database, path, String(trace));
    },
    close: () => database.close(),
  };
}

interface OtlpRequest {
  /** The parsed request, or why there is none. */
  readonly request: object | string;
  readonly place: string;
  readonly bytes: number;
}

function* readRequests(path: string, sizeBytes: number): Generator<OtlpRequest> {
  let isDocument = false;
  for (const { text, number, offset, end } of readFileLines(path)) {
    const parsed = text === null ? undefined : tryParse(text);
    // The first line of an indented document is no JSON by itself.
    isDocument = number === 1 && parsed === undefined && /^\s*\{\s*$/.test(text ?? '');
    if (isDocument) break;
    const place = `${path}:${number}`;
    yield {
      request: parsed ?? (text === null ? 'The line is too long.' : 'It is not JSON.'),
      place,
      bytes: end - offset,
    };
  }
  if (!isDocument) return;
  const isTooLarge = sizeBytes > MAX_DOCUMENT_BYTES;
  const parsed = isTooLarge ? undefined : tryParse(readFileSync(path, 'utf8'));
  const why = isTooLarge ? 'It is larger than 256 MB; write one request per line.' : 'It is not JSON.';
  yield { request: parsed ?? why, place: path, bytes: sizeBytes };
}

function createSpool(database: DatabaseSync): (request: object, place: string) => Generator<FoundPart> {
  const insert = database.prepare('INSERT INTO spans VALUES (?, ?, ?, ?, ?)');
  const note = database.prepare('INSERT OR IGNORE INTO facts VALUES (?, ?)');
  return function* spool(request, place) {
    const { resourceSpans } = request as { readonly resourceSpans?: unknown };
    if (!Array.isArray(resourceSpans)) {
      yield { bad: { place, why: 'It has no resourceSpans.' } };
      return;
    }
    for (const resource of resourceSpans) {
      const service = toAttributes(Object(Object(resource).resource).attributes).get('service.name');
      for (const value of spansOf(resource)) {
        const span = readSpan(value);
        const { traceId } = Object(value);
        if (!span || typeof traceId !== 'string') {
          yield { bad: { place, why: 'A span without trace id, span id or start time.' } satisfies BadRecord };
          continue;
        }
        insert.run(
          traceId,
          span.startedAt,
          span.id,
          JSON.stringify(value),
          typeof service === 'string' ? service : null,
        );
        for (const fact of factsOf(span)) note.run(traceId, fact);
      }
    }
  };
}

function spansOf(resource: unknown): unknown[] {
  const { scopeSpans, instrumentationLibrarySpans } = Object(resource);
  const scopes: unknown[] = [scopeSpans, instrumentationLibrarySpans].flatMap((list) =>
    Array.isArray(list) ? list : [],
  );
  return scopes.flatMap((scope) => (Array.isArray(Object(scope).spans) ? Object(scope).spans : []));
}

/** What a span shows was visible; whether anything else would have been, a trace does not say. */
function factsOf(span: AgentSpan): FactName[] {
  const isModel = span.kind === 'model';
  const hasCalls = span.kind === 'tool' || span.output.some(({ toolCalls }) => toolCalls.length > 0);
  return [
    ...(isModel
      ? (['model_call_start', 'model_call_end', 'model_call_duration', 'model_call_failure', 'turns'] as const)
      : []),
    ...(span.usage.input === undefined ? [] : (['tokens_and_cost', 'context_occupancy'] as const)),
    ...(hasCalls ? (['tool_call', 'tool_result', 'tool_outcome', 'memory_access'] as const) : []),
    ...(span.input.some(({ role }) => role === 'user') ? (['user_input'] as const) : []),
    ...(isModel && span.output.length > 0 ? (['assistant_message'] as const) : []),
    ...(span.isRoot ? (['run_begin', 'run_end'] as const) : []),
  ];
}

function toFound(database: DatabaseSync, path: string, trace: string): FoundPart {
  const place = `${path}: trace ${trace}`;
  const rows = () => database.prepare('SELECT json, service FROM spans WHERE trace = ? ORDER BY at, id').iterate(trace);
  const hash = createHash('sha256');
  let [startedAt, endedAt] = [Number.POSITIVE_INFINITY, 0];
  let [agentSpans, service] = [0, undefined as string | undefined];
  let agent: string | undefined;
  let conversation: string | undefined;
  for (const row of rows()) {
    hash.update(`${row.json}\n`);
    const span = readSpan(JSON.parse(String(row.json)));
    if (!span) continue;
    startedAt = Math.min(startedAt, span.startedAt);
    endedAt = Math.max(endedAt, span.endedAt);
    agentSpans += span.kind === 'other' ? 0 : 1;
    service ??= typeof row.service === 'string' ? row.service : undefined;
    agent ??= span.agent;
    conversation ??= span.conversation;
  }
  if (agentSpans === 0) return { bad: { place, why: 'It has no span of a model or a tool.' } };
  const facts = database.prepare('SELECT fact FROM facts WHERE trace = ? ORDER BY fact').all(trace);
  const run: FoundRun = {
    source: 'otlp',
    identity: trace,
    digest: hash.digest('hex'),
    place,
    startedAt,
    endedAt,
    isOpen: false,
    agentId: agent ?? service,
    framework: service ?? 'otlp',
    host: 'otlp',
    hostVersion: undefined,
    shownFacts: facts.map(({ fact }) => String(fact) as FactName),
    play(record) {
      const spans = function* (): Generator<AgentSpan> {
        for (const { json } of rows()) {
          const span = readSpan(JSON.parse(String(json)));
          if (span) yield span;
        }
      };
      playSpans(spans, { run: trace, conversation: conversation ?? trace, agent }, record);
    },
  };
  return { run };
}

function tryParse(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    // The caller says where.
    return undefined;
  }
}
