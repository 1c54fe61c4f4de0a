import { mkdirSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { createClickHouseServer } from './clickhouse-http.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { toEnginePaths } from './engine-paths.ts';

/**
 * The embedded engine: a process of its own, so that its memory and a crash of it are not the hub's. It ends when its parent does, however that
 * happens: then its standard input closes.
 */

const LOCK_TICK_MS = 100;

const [engineFolder = '', hubFolder = ''] = process.argv.slice(2);
let close = async (): Promise<void> => {};
process.stdin.resume();
process.stdin.once('end', () => void close().then(() => process.exit(0)));
// A signal of the terminal reaches the whole group; the hub closes our standard input when its own work is done.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
// Nobody else may connect to the socket or read the data.
process.umask(0o077);
close = await openEngine();
process.stdout.write('ready\n');

async function openEngine(): Promise<() => Promise<void>> {
  const { data, lock, socket } = toEnginePaths(hubFolder);
  mkdirSync(data, { recursive: true });
  const held = await takeLock(lock);
  const database = openEmbeddedDatabase(engineFolder, data);
  const server = createClickHouseServer(database);
  // We hold the lock: whoever left this file is gone.
  rmSync(socket, { force: true });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(socket, resolve));
  return async () => {
    server.close();
    server.closeIdleConnections();
    await database.close();
    held.close();
  };
}

/** One engine per data directory. A system lock on an empty file: it is released when its process ends. */
async function takeLock(path: string): Promise<DatabaseSync> {
  for (;;) {
    const held = new DatabaseSync(path, { timeout: 0 });
    try {
      held.exec('BEGIN EXCLUSIVE');
      return held;
    } catch {
      // Another engine runs, of a hub that may be about to end.
      held.close();
      await pause(LOCK_TICK_MS);
    }
  }
}
