import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { EmbeddedDatabase, EngineStatement } from './embedded-database.ts';

/** Members of a request's address that are not settings of the engine. */
const NOT_SETTINGS: ReadonlySet<string> = new Set([
  'query',
  'query_id',
  'session_id',
  'database',
  'default_format',
  'role',
  'wait_end_of_query',
  'send_progress_in_http_headers',
  'enable_http_compression',
]);
const PARAM = 'param_';
/** Lists of filters travel in the address; a server accepts as much. */
const MAX_ADDRESS_BYTES = 1 << 20;
/** Larger than any batch that the hub inserts. */
const MAX_BODY_BYTES = 512 * 1024 * 1024;
const EXCEPTION_CODE = /Code: (\d+)/;

/** Answers ClickHouse's HTTP interface: as much of it as the official client uses. */
export function createClickHouseServer(database: EmbeddedDatabase): Server {
  const server = createServer({ maxHeaderSize: MAX_ADDRESS_BYTES, requestTimeout: 0 }, (request, response) => {
    answer(database, request, response).catch((cause: unknown) => sendException(response, cause));
  });
  server.keepAliveTimeout = 60_000;
  return server;
}

async function answer(database: EmbeddedDatabase, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://engine');
  if (url.pathname === '/ping') {
    response.end('Ok.\n');
    return;
  }
  const body = await readBody(request);
  const queryId = url.searchParams.get('query_id') ?? randomUUID();
  const began = process.hrtime.bigint();
  const { bytes, readRows, writtenRows } = await database.run(toStatement(url.searchParams, body));
  response.setHeader('X-ClickHouse-Query-Id', queryId);
  response.setHeader(
    'X-ClickHouse-Summary',
    JSON.stringify({
      read_rows: `${readRows}`,
      read_bytes: '0',
      written_rows: `${writtenRows}`,
      written_bytes: '0',
      total_rows_to_read: '0',
      result_rows: `${readRows}`,
      result_bytes: `${bytes.length}`,
      elapsed_ns: `${process.hrtime.bigint() - began}`,
    }),
  );
  response.end(bytes);
}

/** The statement is in the address, and its rows in the body; or it is the body. */
function toStatement(search: URLSearchParams, body: Buffer): EngineStatement {
  const named = search.get('query');
  const params = new Map<string, string>();
  const settings = new Map<string, string>();
  for (const [name, value] of search) {
    if (name.startsWith(PARAM)) params.set(name.slice(PARAM.length), value);
    else if (!NOT_SETTINGS.has(name)) settings.set(name, value);
  }
  return {
    sql: named ?? body.toString('utf8'),
    data: named !== null && body.length > 0 ? body : null,
    params,
    settings,
    format: search.get('default_format') ?? 'TabSeparated',
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES)
      throw new Error('Code: 241. DB::Exception: The request is too large. (MEMORY_LIMIT_EXCEEDED)');
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  return request.headers['content-encoding'] === 'gzip' ? gunzipSync(body, { maxOutputLength: MAX_BODY_BYTES }) : body;
}

function sendException(response: ServerResponse, cause: unknown): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const message = cause instanceof Error ? cause.message : String(cause);
  response.statusCode = 500;
  const code = EXCEPTION_CODE.exec(message)?.[1];
  if (code !== undefined) response.setHeader('X-ClickHouse-Exception-Code', code);
  response.end(`${message}\n`);
}
