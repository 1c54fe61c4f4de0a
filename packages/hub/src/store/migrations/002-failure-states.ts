import type { TableDefinition } from '../define-table.ts';

/** What people decided about recurring failures. */
export const FAILURE_STATE_TABLES: readonly TableDefinition[] = [
  {
    name: 'failure_states',
    columns: [
      'project LowCardinality(String)',
      'fingerprint String',
      'state LowCardinality(String)',
      "at DateTime64(3, 'UTC')",
      'actor String',
    ],
    replacedBy: 'at',
    orderBy: ['project', 'fingerprint'],
    shardBy: 'cityHash64(project, fingerprint)',
  },
];
