import { Agent } from 'node:http';
import { ClickHouseLogLevel, createClient } from '@clickhouse/client';
import { type RunningEngine, runEngine } from '../engine/run-engine.ts';
import { HubError } from '../hub-error.ts';
import { type Database, toDatabase } from './database.ts';
import { migrate } from './migrate.ts';

export interface Store extends Database {
  readonly engine: RunningEngine | null;
  close(): Promise<void>;
}

interface HubStoreOptions {
  /** A server or cluster; null: the embedded engine. */
  readonly clickhouse: string | null;
  readonly cluster: string | null;
  readonly engineFolder: string;
  readonly hubFolder: string;
  /** Keep the embedded engine running; false for a short command beside a running hub. */
  readonly keepEngine: boolean;
  readonly onEngineDeath?: (text: string) => void;
}

const REQUEST_LIMIT_MS = 120_000;
const CONNECTIONS = 16;

/** Connects and brings the tables to the newest version. */
export async function openStore(options: HubStoreOptions): Promise<Store> {
  const { clickhouse, cluster, engineFolder, hubFolder, keepEngine, onEngineDeath } = options;
  const engine =
    clickhouse === null
      ? await runEngine({
          engineFolder,
          hubFolder,
          keep: keepEngine,
          ...(onEngineDeath ? { onDeath: onEngineDeath } : {}),
        })
      : null;
  const client = createClient({
    url: clickhouse ?? 'http://localhost',
    request_timeout: REQUEST_LIMIT_MS,
    max_open_connections: CONNECTIONS,
    // Whoever asks reports errors.
    log: { level: ClickHouseLogLevel.OFF },
    ...(engine ? { http_agent: toSocketAgent(engine.socket) } : {}),
  });
  const database = toDatabase(client, cluster);
  const close = async (): Promise<void> => {
    await client.close();
    await engine?.close();
  };
  try {
    await migrate(database, cluster);
  } catch (cause) {
    await close();
    throw cause instanceof HubError
      ? cause
      : new HubError('store_unavailable', `ClickHouse cannot be used: ${(cause as Error).message}`, {
          remedy:
            clickhouse === null
              ? 'Check the folder of --data.'
              : 'Check the address of --clickhouse, its user and password.',
          cause,
        });
  }
  return { ...database, engine, close };
}

/** The address of the socket wins over the host name. */
function toSocketAgent(socketPath: string): Agent {
  const options = { socketPath, keepAlive: true, maxSockets: CONNECTIONS };
  return new Agent(options);
}
