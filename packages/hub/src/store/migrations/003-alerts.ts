import type { TableDefinition } from '../define-table.ts';

/** Rules over the stored runs, what they found, and which replica does what. */
export const ALERT_TABLES: readonly TableDefinition[] = [
  {
    name: 'alert_rules',
    columns: [
      'project LowCardinality(String)',
      'rule_id String',
      'name String',
      'rule String',
      'filter String',
      'webhook String',
      // Signs calls, so it cannot be a hash. It opens nothing of the hub.
      'secret String',
      'enabled UInt8',
      'deleted UInt8',
      "since DateTime64(3, 'UTC')",
      'version UInt64',
    ],
    replacedBy: 'version',
    orderBy: ['project', 'rule_id'],
    shardBy: 'cityHash64(project)',
  },
  {
    // The version grows with every attempt, so finding an alert again does not send it again.
    name: 'alerts',
    columns: [
      'project LowCardinality(String)',
      'alert_id String',
      'rule_id String',
      'name String',
      'rule String',
      'message String CODEC(ZSTD(3))',
      "at DateTime64(3, 'UTC')",
      'seal String',
      'run_id String',
      'agent String',
      'machine String',
      'state LowCardinality(String)',
      'attempts UInt32',
      "next_at DateTime64(3, 'UTC')",
      'problem String',
      'version UInt64',
      "expires DateTime('UTC')",
    ],
    replacedBy: 'version',
    orderBy: ['project', 'alert_id'],
    ttl: 'expires',
    shardBy: 'cityHash64(project)',
  },
  {
    // Replicas that want to do the same work; the first one does it.
    name: 'claims',
    columns: ['work String', 'replica String', "at DateTime64(9, 'UTC') DEFAULT now64(9)"],
    replacedBy: null,
    orderBy: ['work', 'at', 'replica'],
    ttl: 'toDateTime(at) + INTERVAL 1 DAY',
    shardBy: 'cityHash64(work)',
  },
];
