import type { ColumnType } from './columns.ts';

/** The layout of an index. An index of another version is rebuilt. */
export const INDEX_VERSION = 2;

export const SCHEMA = `
  CREATE TABLE facts(name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE columns(name TEXT PRIMARY KEY, bytes BLOB NOT NULL);
  CREATE TABLE events(
    ordinal INTEGER PRIMARY KEY, event_id TEXT, at TEXT, offset INTEGER, bytes INTEGER, outcome INTEGER, run INTEGER,
    duration_ms REAL, tokens INTEGER, cost_usd REAL, text TEXT, redactions INTEGER, truncations INTEGER);
  CREATE INDEX irregular_ids ON events(event_id) WHERE event_id IS NOT NULL;
  CREATE TABLE bodies(ordinal INTEGER PRIMARY KEY, text TEXT NOT NULL);
  CREATE VIRTUAL TABLE words USING fts5(text, type, content='', columnsize=0, tokenize="unicode61 remove_diacritics 2");
`;

/** One value for each event, by its ordinal. */
export const EVENT_COLUMNS = {
  /** Ms since 1970; NaN for an invalid timestamp. */
  time: 'f64',
  kind: 'u8',
  type: 'u16',
  status: 'u8',
  tool: 'u16',
  session: 'u16',
  flags: 'u8',
  /** The event that this one adds to or was copied from: its ordinal + 1. */
  root: 'u32',
  /** The span that it belongs to: its number + 1. */
  span: 'u32',
} as const satisfies Record<string, ColumnType>;

/** One value for each span. */
export const SPAN_COLUMNS = {
  lane: 'u8',
  status: 'u8',
  row: 'u16',
  start: 'f64',
  /** NaN: its end was never recorded. */
  end: 'f64',
  /** Events of its two ends: ordinal + 1. */
  first: 'u32',
  last: 'u32',
  session: 'u16',
  /** Number of a name; the lane decides in which list. */
  label: 'u16',
  /** Of a tool or model call: its number + 1 among those. */
  call: 'u32',
} as const satisfies Record<string, ColumnType>;

/** One value for each model call. Unknown is NaN. */
export const MODEL_COLUMNS = {
  span: 'u32',
  model: 'u16',
  input: 'f64',
  output: 'f64',
  cacheRead: 'f64',
  cacheWrite: 'f64',
  total: 'f64',
  cost: 'f64',
  used: 'f64',
  budget: 'f64',
  duration: 'f64',
  /** It did not do what it was to do; a cancelled call did not fail. */
  failed: 'u8',
} as const satisfies Record<string, ColumnType>;

/** One value for each tool call. */
export const TOOL_COLUMNS = {
  span: 'u32',
  tool: 'u16',
  duration: 'f64',
  /** Equal for the same tool and arguments; 0 when the arguments are unknown. */
  key: 'f64',
  /** A wrapper call of a deferred tool; the inner call represents it. */
  wrapper: 'u8',
  failed: 'u8',
} as const satisfies Record<string, ColumnType>;

/** One value for each compaction. */
export const COMPACTION_COLUMNS = { span: 'u32', before: 'f64', after: 'f64' } as const satisfies Record<
  string,
  ColumnType
>;

export const FLAGS = { refinement: 1, copy: 2, redacted: 4, truncated: 8 } as const;
export const STATUS = { ok: 0, error: 1, open: 2 } as const;
export const STATUS_NAMES = ['ok', 'error', 'open'] as const;

/** Lists of names that columns refer to. */
export const NAME_LISTS = ['types', 'tools', 'sessions', 'runs', 'models', 'outcomes', 'words', 'labels'] as const;
export type NameList = (typeof NAME_LISTS)[number];

/** What the recorders stored and what they redacted. */
export interface PrivacyFacts {
  readonly capture: readonly string[];
  readonly conversation_access: boolean | null;
  readonly redactions: number;
  readonly redacted_events: number;
  readonly by_kind: readonly { readonly kind: string; readonly count: number; readonly distinct: number }[];
  readonly truncations: number;
  readonly truncated_events: number;
}
