/** A table of the hub, once for a single server and once for a cluster. */
export interface TableDefinition {
  readonly name: string;
  /** Name, type and, where it matters, codec of each column. */
  readonly columns: readonly string[];
  /** The column that decides which of several rows with the same key counts; null: every row counts. `none`: the last one written. */
  readonly replacedBy: string | 'none' | null;
  readonly partitionBy?: string;
  readonly orderBy: readonly string[];
  readonly indexes?: readonly string[];
  /** Column with the time at which a row is deleted. */
  readonly ttl?: string;
  /** What keeps rows that belong together on one shard. */
  readonly shardBy: string;
}

/** Columns that a table got later. */
export interface AddedColumns {
  readonly table: string;
  readonly columns: readonly string[];
}

export const DATABASE = 'critiqor';

/** The statements that create a table. With a cluster: a replicated table on each shard, and one that reaches all of them. */
export function toCreateStatements(table: TableDefinition, cluster: string | null): readonly string[] {
  if (cluster === null) return [toCreate(table, table.name, '', toEngine(table, ''))];
  const onCluster = ` ON CLUSTER ${quoteName(cluster)}`;
  const replicated = toEngine(table, `'/clickhouse/tables/{shard}/${DATABASE}/${table.name}', '{replica}'`);
  return [
    toCreate(table, `${table.name}_local`, onCluster, replicated),
    [
      `CREATE TABLE IF NOT EXISTS ${DATABASE}.${table.name}${onCluster} AS ${DATABASE}.${table.name}_local`,
      `ENGINE = Distributed(${quoteName(cluster)}, ${DATABASE}, ${table.name}_local, ${table.shardBy})`,
    ].join('\n'),
  ];
}

/** The statements that add columns. With a cluster: to the table on each shard first, then to the one that reaches all of them. */
export function toAddStatements({ table, columns }: AddedColumns, cluster: string | null): readonly string[] {
  const added = columns.map((column) => `ADD COLUMN IF NOT EXISTS ${column}`).join(', ');
  const reaching = cluster === null ? [] : [`${DATABASE}.${table} ON CLUSTER ${quoteName(cluster)}`];
  return [toStoredTable(table, cluster), ...reaching].map((name) => `ALTER TABLE ${name} ${added}`);
}

/** A statement that changes rows in place must be sent to the tables that hold them. */
export const toStoredTable = (name: string, cluster: string | null): string =>
  cluster === null ? `${DATABASE}.${name}` : `${DATABASE}.${name}_local ON CLUSTER ${quoteName(cluster)}`;

export const toCreateDatabase = (cluster: string | null): string =>
  `CREATE DATABASE IF NOT EXISTS ${DATABASE}${cluster === null ? '' : ` ON CLUSTER ${quoteName(cluster)}`}`;

const quoteName = (name: string): string => `\`${name.replaceAll('\\', '\\\\').replaceAll('`', '\\`')}\``;

function toCreate(table: TableDefinition, name: string, onCluster: string, engine: string): string {
  const members = [...table.columns, ...(table.indexes ?? [])].map((member) => `  ${member}`);
  return [
    `CREATE TABLE IF NOT EXISTS ${DATABASE}.${name}${onCluster}`,
    `(\n${members.join(',\n')}\n)`,
    `ENGINE = ${engine}`,
    ...(table.partitionBy ? [`PARTITION BY ${table.partitionBy}`] : []),
    `ORDER BY (${table.orderBy.join(', ')})`,
    ...(table.ttl ? [`TTL ${table.ttl}`] : []),
  ].join('\n');
}

function toEngine({ replacedBy }: TableDefinition, replication: string): string {
  const kind = replacedBy === null ? 'MergeTree' : 'ReplacingMergeTree';
  const version = replacedBy === null || replacedBy === 'none' ? '' : replacedBy;
  const args = [replication, version].filter(Boolean).join(', ');
  return `${replication ? 'Replicated' : ''}${kind}${args ? `(${args})` : ''}`;
}
