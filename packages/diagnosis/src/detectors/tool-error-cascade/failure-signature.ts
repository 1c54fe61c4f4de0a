import { withoutVolatile } from '../../language/volatile.ts';
import type { ToolResult } from '../../model/execution.ts';
import { toFailureLine } from '../../model/failure-line.ts';
import type { Reading } from '../../model/reading.ts';

/** What two failures must have in common to be the same: the message without names, places and numbers. */
export function toFailureSignature(result: ToolResult, reading: Reading): string {
  return reading.text(toSignature, toFailureLine(result));
}

/** A cascade fails in the same words again and again. */
function toSignature(line: string): string {
  const unnamed = line.replace(QUOTED, '<name>');
  // In an object all words are quoted: the message is among them.
  const kept = HAS_WORDS.test(unnamed.replaceAll('<name>', '').replace(HOLLOW_WORDS, '')) ? unnamed : line;
  return withoutVolatile(kept.replace(/[^\s:,()]*\/[^\s:,()]*/g, '<path>').replace(/\d+/g, '#'));
}

const QUOTED = /"[^"]{0,160}"|'[^']{0,160}'|`[^`]{0,160}`/g;
const HAS_WORDS = /\p{L}{3}/u;
const HOLLOW_WORDS = /\b(?:error|exception|failed|failure|status|message|null|true|false)\b/gi;
