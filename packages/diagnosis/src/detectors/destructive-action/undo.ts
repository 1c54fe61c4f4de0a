import { toCommand } from '../../tools/describe-tool.ts';
import { toToolNameParts } from '../../tools/to-tool-name-parts.ts';
import { toArguments } from '../../tools/tool-arguments.ts';
import { type Past, toBaseName } from '../past.ts';
import type { Harm } from './harm.ts';

/** What was sent or published has been seen; everything else can be restored if it is noticed in time. */
export function isTakenBack(harm: Harm, { calls, before }: Past): boolean {
  if (NEVER.has(harm.kind)) return false;
  for (const call of calls.slice(before + 1, before + 1 + MOST_LOOKED_AT)) {
    if (call.result?.outcome !== 'completed') continue;
    const { words } = toToolNameParts(call.tool);
    if (words.some((word) => RESTORES.has(word)) && harm.place === 'service') return true;
    const text = toCommand(call) ?? JSON.stringify(toArguments(call.args).sql ?? '');
    if (harm.place === 'database' && /\brollback\b|pg_restore|point[- ]in[- ]time/i.test(text)) return true;
    if (harm.place === 'file' || harm.place === 'git') {
      const names = harm.objects.map(toBaseName).filter((name) => name !== '');
      const isSame = names.length === 0 || names.some((name) => text.includes(name));
      if (
        isSame &&
        /\bgit\s+(?:checkout|restore|reflog|stash\s+(?:pop|apply)|branch\s+\S+\s+[0-9a-f]{7})|\bcp\b.*\b(?:backup|bak)|\brestore\b/.test(
          text,
        )
      )
        return true;
      if (
        harm.place === 'git' &&
        /\bgit\s+(?:reset\s+--hard\s+(?:HEAD@|ORIG_HEAD|[0-9a-f]{7})|checkout\s+-b\s+\S+\s+[0-9a-f]{7}|push\s+.*[0-9a-f]{7,40}:)/.test(
          text,
        )
      )
        return true;
    }
  }
  return false;
}

const MOST_LOOKED_AT = 100;
const NEVER: ReadonlySet<Harm['kind']> = new Set<Harm['kind']>(['send', 'publish', 'share', 'pay']);
const RESTORES = new Set([
  'restore',
  'undo',
  'undelete',
  'untrash',
  'recover',
  'revert',
  'rollback',
  'reinstate',
  'uncancel',
  'unmerge',
]);
