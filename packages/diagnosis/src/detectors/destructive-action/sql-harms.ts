import type { Effect } from '../../effects/effect.ts';
import type { ToolCall } from '../../model/execution.ts';
import { toSqlStatements } from '../../tools/commands/sql-statements.ts';
import { type Harm, NO_OPTIONS } from './harm.ts';

/** What SQL did to rows and tables. Inside a transaction that is not committed nothing has happened yet. */
export function toSqlHarms(call: ToolCall, text: string, effect: Effect): Harm[] {
  if (isOpenTransaction(text)) return [];
  const body = text.replace(/^\s*(?:begin|start transaction)\b[^;]*;/i, '');
  return toSqlStatements(body).flatMap(({ deed, table, isWhole }): Harm[] => {
    const isDrop = deed === 'delete' && !/\bdelete\s+from\b/i.test(body);
    if (isDrop && TEMPORARY.test(body)) return [];
    const isUpdate = deed === 'change' && /\bupdate\s+\S+\s+set\b/i.test(body);
    const isInsert = deed === 'create' && /\binsert\s+(?:or\s+\w+\s+|ignore\s+)?into\b/i.test(body);
    if (deed !== 'delete' && !isUpdate && !isInsert) return [];
    const name = table ?? 'a table';
    const what = isInsert
      ? `added rows to ${name}`
      : isUpdate
        ? `changed ${isWhole ? 'every row' : 'rows'} of ${name}`
        : isDrop
          ? `dropped or emptied ${name}`
          : `deleted rows of ${name}`;
    return [
      {
        kind: deed === 'delete' ? 'delete' : 'change',
        call,
        effect,
        what,
        objects: table === null ? [] : [table],
        place: 'database',
        options: { ...NO_OPTIONS, isAll: isWhole },
        text: JSON.stringify(call.args) ?? '',
        isScript: false,
        isPlain: isInsert || (isUpdate && !isWhole),
      },
    ];
  });
}

const TEMPORARY =
  /\bdrop\s+(?:index|view|trigger|function|materialized|constraint|policy|type|extension|sequence|column|role|user)\b|\bdrop\s+table\s+(?:if\s+exists\s+)?["'`]?(?:tmp|temp|test)/i;

/** Begun and neither committed nor ended by the client here. */
function isOpenTransaction(text: string): boolean {
  return /^\s*(?:begin|start transaction)\b/i.test(text) && !/\bcommit\b/i.test(text);
}
