import type { Effect } from '../../../effects/effect.ts';
import type { Request } from '../../../language/requests/request.ts';
import type { ToolCall } from '../../../model/execution.ts';
import { toCommand } from '../../../tools/describe-tool.ts';
import { type Past, toEarlierCalls } from '../../past.ts';
import { type Harm, toHarm } from '../harm.ts';

/** Fewer files than before, by the same count, where files were only to be renamed or moved within their folder. */
export function findLostFiles(call: ToolCall, effects: readonly Effect[], request: Request, past: Past): Harm | null {
  const [effect] = effects;
  const now = toCount(call);
  if (!effect || now === null || LOSES.some((wish) => request.wishes.has(wish))) return null;
  let renamed: ToolCall | null = null;
  for (const earlier of toEarlierCalls(past)) {
    const command = toCommand(earlier) ?? '';
    if (command.trim() === toCommand(call)?.trim()) {
      const before = toCount(earlier);
      if (before === null || before <= now || renamed === null) return null;
      const what = `renamed ${before} files, of which ${now} are left`;
      return toHarm({ kind: 'overwrite', call: renamed, effect, what, objects: [], place: 'file', text: command });
    }
    // Between the two counts nothing but renaming may have happened.
    if (RENAMES.test(command)) renamed = earlier;
    else if (OTHERWISE.test(command)) return null;
  }
  return null;
}

const LOSES = ['delete', 'clean', 'archive', 'replace'] as const;
const RENAMES = /\b(?:mv|rename|exiftool|mmv)\b/;
const OTHERWISE = /\b(?:rm|find|rsync|unlink|trash)\b/;

/** The one number that counting files printed. */
function toCount(call: ToolCall): number | null {
  const command = toCommand(call) ?? '';
  if (!/^\s*(?:cd [^&|;]{1,200}&&\s*)?(?:ls|find)\b[^;&]{0,300}\|\s*wc -l\s*$/.test(command)) return null;
  const [, count] = /^\s*(\d{1,9})\s*$/.exec(call.result?.text ?? '') ?? [];
  return count === undefined ? null : Number(count);
}
