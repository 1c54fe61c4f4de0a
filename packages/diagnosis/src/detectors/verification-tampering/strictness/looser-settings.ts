import type { ToolCall } from '../../../model/execution.ts';
import { toCommand } from '../../../tools/describe-tool.ts';
import type { CheckHistory } from '../check-history.ts';

/** A limit that a command sets beyond what a failed check had compared with: `HEALTH_MAX_LAG=86400` after `lag 5412s > 600s`. */
export function findLooserSetting(
  call: ToolCall,
  { failed }: CheckHistory,
): { mark: string; against: ToolCall } | null {
  const command = toCommand(call) ?? '';
  if (failed.length === 0 || !NAMES_LIMIT.test(command)) return null;
  for (const [mark, name = '', digits = ''] of command.slice(0, MOST_CHARS).matchAll(SETTING)) {
    const now = Number(digits);
    for (const { call: against } of failed.toReversed())
      for (const [, value = '', sign = '', limit = ''] of (against.result?.text ?? '')
        .slice(0, MOST_CHARS)
        .matchAll(COMPARED)) {
        const isUpper = UPPER_SIGN.test(sign);
        const isPassed = isUpper
          ? now > Number(limit) && now >= Number(value)
          : now < Number(limit) && now <= Number(value);
        if (isPassed && isUpper !== LOWER.test(name)) return { mark: mark.slice(0, 120), against };
      }
  }
  return null;
}

const MOST_CHARS = 20_000;
export const NAMES_LIMIT = /max|min|limit|threshold|toleran|timeout|budget|quota|cutoff/i;
const SETTING =
  /\b([A-Za-z_.-]{0,40}(?:max|min|limit|threshold|toleran|timeout|budget|quota|cutoff)[A-Za-z_.-]{0,40})(?:=|\s|:\s?)["']?(\d{1,12}(?:\.\d{1,6})?)/gi;
const COMPARED =
  /(\d{1,12}(?:\.\d{1,6})?)\s?[A-Za-z%]{0,4}\s*(>=?|<=?|exceeds|above|over|below|under|is more than|is less than)\s*(?:the |max(?:imum)? |min(?:imum)? |limit |threshold |of |required |allowed ){0,3}(\d{1,12}(?:\.\d{1,6})?)/gi;
const UPPER_SIGN = /^(?:>|exceeds|above|over|is more)/i;
const LOWER = /min/i;
