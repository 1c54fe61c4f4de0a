import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { zstdCompressSync } from 'node:zlib';
import { DEFAULT_PROFILE } from '@critiqor/diagnosis/scoring/default-profile';
import { type ImportOptions, type ImportReport, importRuns } from '../../imports/import-runs.ts';
import type { ImportFile } from '../../imports/import-source.ts';

/** For tests: the entries of a stored conversation, one answer with a command per message, each after a pause. */
export function makeEntries(messages: number, { pauseMs = 3_600_000, startMs = Date.UTC(2026, 9, 1) } = {}): object[] {
  const header = { type: 'session', version: 4, id: 's', timestamp: new Date(startMs).toISOString() };
  return [header, ...Array.from({ length: messages }, (_, index) => makeTurn(index, startMs + index * pauseMs)).flat()];
}

function makeTurn(index: number, startMs: number): object[] {
  const at = (ms: number): string => new Date(startMs + ms).toISOString();
  const entry = (name: string, ms: number, message: object): object => ({
    type: 'message',
    id: `${name}${index}`,
    timestamp: at(ms),
    message: { ...message, timestamp: startMs + ms },
  });
  const model = { provider: 'scripted', model: 'scripted-1', api: 'openai-completions' };
  const usage = { input: 100, output: 10, cacheRead: 0, cacheWrite: 0, totalTokens: 110, cost: { total: 0.001 } };
  const id = `call_${index}`;
  return [
    entry('user', 0, { role: 'user', content: `Please list folder ${index}.` }),
    { type: 'custom', customType: 'note', id: `note${index}`, timestamp: at(500) },
    entry('ask', 1_000, {
      role: 'assistant',
      content: [{ type: 'toolCall', id, name: 'exec', arguments: { command: `ls ${index}` } }],
      ...model,
      usage,
      stopReason: 'toolUse',
    }),
    entry('result', 2_000, {
      role: 'toolResult',
      toolCallId: id,
      toolName: 'exec',
      content: [{ type: 'text', text: `file-${index}.txt` }],
      details: { status: 'completed', exitCode: 0, durationMs: 900 },
      isError: false,
    }),
    entry('answer', 3_000, {
      role: 'assistant',
      content: [{ type: 'text', text: `It holds file-${index}.txt.` }],
      ...model,
      usage,
      stopReason: 'stop',
    }),
  ];
}

/** A session in a file of its own, as older versions of OpenClaw store it. */
export function writeSessionFile(stateDir: string, name: string, entries: readonly object[], agent = 'main'): string {
  const path = join(stateDir, 'agents', agent, 'sessions', `${name}.jsonl`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  return path;
}

interface DatabaseOptions {
  readonly agent?: string;
  /** Of a session: the key of its conversation, and that of the one that started it. */
  readonly links?: Readonly<Record<string, { readonly key: string; readonly spawnedBy?: string }>>;
}

/** Sessions in a database, as newer versions store them; every second entry is compressed. */
export function writeSessionDatabase(
  stateDir: string,
  sessions: Readonly<Record<string, readonly object[]>>,
  { agent = 'main', links = {} }: DatabaseOptions = {},
): string {
  const path = join(stateDir, 'agents', agent, 'agent', 'openclaw-agent.sqlite');
  mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path);
  database.exec(`CREATE TABLE transcript_events (session_id TEXT, seq INTEGER, event_json TEXT, event_zstd BLOB,
    PRIMARY KEY (session_id, seq));
    CREATE TABLE session_windows (session_id TEXT, session_key TEXT, spawned_by TEXT, display_name TEXT); BEGIN`);
  const insert = database.prepare('INSERT INTO transcript_events VALUES (?, ?, ?, ?)');
  for (const [id, entries] of Object.entries(sessions)) {
    for (const [seq, entry] of entries.entries()) {
      const text = JSON.stringify(entry);
      if (seq % 2 === 0) insert.run(id, seq, text, null);
      else insert.run(id, seq, null, zstdCompressSync(text));
    }
  }
  const link = database.prepare('INSERT INTO session_windows VALUES (?, ?, ?, ?)');
  for (const [id, { key, spawnedBy = null }] of Object.entries(links)) link.run(id, key, spawnedBy, id);
  database.exec('COMMIT');
  database.close();
  return path;
}

/** Imports with everything that a test does not care about. */
export function importAll(
  runsDir: string,
  files: readonly ImportFile[],
  options: Partial<ImportOptions> = {},
): Promise<ImportReport> {
  return importRuns({
    runsDir,
    files,
    metadata: {
      tenant_id: 'default',
      visibility: 'private',
      benchmark_id: 'imported',
      difficulty_tier: 'standard',
      labels: {},
    },
    agentId: undefined,
    since: undefined,
    includesOpen: false,
    dryRun: false,
    capture: 'standard',
    profile: DEFAULT_PROFILE,
    now: () => '2026-11-01T00:00:00.000Z',
    onProgress: () => {},
    ...options,
  });
}
