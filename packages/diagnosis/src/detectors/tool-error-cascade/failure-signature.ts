import { withoutVolatile } from '../../language/volatile.ts';
import type { ToolResult } from '../../model/execution.ts';

const SIGNATURE_CHARS = 160;
/** Lines of a long output that are looked at: programs name the error last. */
const LINES = 60;

/** The line of a failed result that says what went wrong, verbatim. */
export function toFailureLine({ error, text, exitCode }: Pick<ToolResult, 'error' | 'text' | 'exitCode'>): string {
  const lines = `${error ?? ''}\n${text}`
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !HOLLOW_LINE.test(line));
  const named = lines.slice(-LINES).findLast((line) => ERROR_LINE.test(line));
  return (named ?? lines[0] ?? (exitCode === null ? 'failed' : `exit code ${exitCode}`)).slice(0, SIGNATURE_CHARS);
}

/** What two failures must have in common to be the same: the message without names, places and numbers. */
export function toFailureSignature(result: ToolResult): string {
  const line = toFailureLine(result);
  const unnamed = line.replace(QUOTED, '<name>');
  // In an object all words are quoted: the message is among them.
  const kept = HAS_WORDS.test(unnamed.replaceAll('<name>', '').replace(HOLLOW_WORDS, '')) ? unnamed : line;
  return withoutVolatile(kept.replace(/[^\s:,()]*\/[^\s:,()]*/g, '<path>').replace(/\d+/g, '#'));
}

const QUOTED = /"[^"]{0,160}"|'[^']{0,160}'|`[^`]{0,160}`/g;
const HAS_WORDS = /\p{L}{3}/u;
const HOLLOW_WORDS = /\b(?:error|exception|failed|failure|status|message|null|true|false)\b/gi;

/** Lines that every failure has. */
const HOLLOW_LINE =
  /^(?:exit code:? -?\d+|\(?command exited with code \d+\)?|\(no output\)|error|[{}]|traceback \(most recent call last\):|"?status"?: "?error"?,?|"tool": .{0,80})$/i;
const ERROR_LINE = /^[A-Za-z_.]{0,60}(?:Error|Exception)\b|^(?:error|fatal|failed)\b/i;
