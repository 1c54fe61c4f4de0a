import type { TableDefinition } from '../define-table.ts';

/** Browsers that signed in. Only hashes: whoever reads this table cannot use a session. */
export const SESSION_TABLES: readonly TableDefinition[] = [
  {
    name: 'sessions',
    columns: [
      'session_hash String',
      'token_id String',
      "created_at DateTime64(3, 'UTC')",
      'ended UInt8',
      'version UInt64',
      "expires DateTime('UTC')",
    ],
    replacedBy: 'version',
    orderBy: ['session_hash'],
    ttl: 'expires',
    shardBy: 'cityHash64(session_hash)',
  },
];
