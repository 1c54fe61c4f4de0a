import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

interface EnginePaths {
  /** What ClickHouse writes. */
  readonly data: string;
  readonly lock: string;
  readonly socket: string;
}

/** Longer paths do not fit into the address of a socket (108 bytes on Linux, 104 on macOS). */
const MAX_SOCKET_PATH = 100;

/** Where the embedded engine of a hub folder keeps its things. */
export function toEnginePaths(folder: string): EnginePaths {
  const root = resolve(folder);
  const inFolder = join(root, 'engine.sock');
  const print = createHash('sha256').update(root).digest('hex').slice(0, 16);
  // The folder of the hub is private; in the common one the socket's own mode protects it.
  const socket =
    Buffer.byteLength(inFolder) <= MAX_SOCKET_PATH
      ? inFolder
      : join(tmpdir(), `critiqor-hub-${process.getuid?.() ?? 0}-${print}.sock`);
  return { data: join(root, 'clickhouse'), lock: join(root, 'engine.lock'), socket };
}
