import type { Deed } from '../deeds.ts';

/** One statement of SQL: what it does and to which table. */
interface SqlStatement {
  readonly deed: Deed;
  readonly table: string | null;
  /** A change or deletion without a condition touches every row. */
  readonly isWhole: boolean;
}

/** The most serious thing that an SQL text does; null if it is not SQL. */
export function toSqlDeed(text: string): Deed | null {
  const statements = toSqlStatements(text);
  return statements.find(({ deed }) => deed !== 'query')?.deed ?? statements[0]?.deed ?? null;
}

const MOST_STATEMENTS = 20;

/** The statements of a text. A search for "update node" is none: each verb needs what SQL puts after it. */
export function toSqlStatements(text: string): SqlStatement[] {
  const found: SqlStatement[] = [];
  for (const part of text.split(';', MOST_STATEMENTS)) {
    const statement = part.replace(/^(?:\s+|--[^\n]*\n)+/, '');
    const form = FORMS.find(({ pattern }) => pattern.test(statement));
    if (!form && FRAME.test(statement)) continue;
    if (!form) {
      // The first part decides whether this is SQL at all.
      if (found.length === 0) return found;
      continue;
    }
    const { deed } = form;
    const table = TABLE.exec(statement)?.[1]?.replace(/["'`[\]]/g, '') ?? null;
    const isWhole = (deed === 'delete' || deed === 'change') && !/\bwhere\b/i.test(statement);
    found.push({ deed, table, isWhole });
  }
  return found;
}

/** What surrounds statements and says nothing about what they do. */
const FRAME = /^(?:begin|start transaction|set (?:local |session )?[\w.]+\s*(?:=|to)\s)/i;

const TABLE =
  /\b(?:from|into|update|table|join|on|view|index|truncate)\s+(?:table\s+)?(?:if\s+(?:not\s+)?exists\s+|only\s+)?(["'`[]?[\w.$-]{1,100}["'`\]]?)/i;
const THING =
  '(?:table|view|index|database|schema|role|user|function|trigger|type|extension|sequence|column|materialized|unique|temp|temporary|or replace|policy)';
const FORMS: readonly { readonly pattern: RegExp; readonly deed: Deed }[] = [
  { pattern: /^select\b(?:(?=[\s\S]{0,2000}?(?:\bfrom\b|\())|\s+[\d*'@])/i, deed: 'query' },
  { pattern: /^(?:explain|pragma|describe table|desc)\s+\w/i, deed: 'query' },
  {
    pattern:
      /^show\s+(?:tables|databases|schemas|columns|create|index|all|variables|status|grants|processlist|\w+_\w+|\w+$)/i,
    deed: 'query',
  },
  {
    pattern:
      /^with\s+(?:recursive\s+)?[\w"]{1,80}\s*(?:\([^)]{0,300}\)\s*)?as\s*\((?=[\s\S]{0,4000}\)\s*(?:update|delete from|insert into)\b)/i,
    deed: 'change',
  },
  { pattern: /^with\s+(?:recursive\s+)?[\w"]{1,80}\s*(?:\([^)]{0,300}\)\s*)?as\s*\(/i, deed: 'query' },
  { pattern: /^insert\s+(?:or\s+\w+\s+|ignore\s+)?into\b/i, deed: 'create' },
  { pattern: new RegExp(`^create\\s+${THING}\\b`, 'i'), deed: 'create' },
  { pattern: /^copy\s+\S+\s+from\b/i, deed: 'create' },
  { pattern: /^update\s+\S+(?:\s+(?:as\s+)?\w+)?\s+set\b/i, deed: 'change' },
  { pattern: /^replace\s+into\b/i, deed: 'change' },
  { pattern: /^merge\s+into\b/i, deed: 'change' },
  { pattern: new RegExp(`^alter\\s+(?:${THING}|system)\\b`, 'i'), deed: 'change' },
  { pattern: /^(?:grant|revoke)\s+[\w, ]{1,200}\s+(?:on|to|from)\b/i, deed: 'change' },
  { pattern: /^vacuum\b/i, deed: 'change' },
  { pattern: /^delete\s+from\b/i, deed: 'delete' },
  { pattern: new RegExp(`^drop\\s+${THING}\\b`, 'i'), deed: 'delete' },
  { pattern: /^truncate\s+(?:table\s+)?\S+\s*(?:cascade|restart identity|$)/i, deed: 'delete' },
];
