import type { ToolResult } from './execution.ts';

const LINE_CHARS = 160;
/** Lines of a long output that are looked at: programs name the error last. */
const LINES = 60;

/** The line of a failed result that says what went wrong, verbatim. */
export function toFailureLine({ error, text, exitCode }: Pick<ToolResult, 'error' | 'text' | 'exitCode'>): string {
  const lines = `${error ?? ''}\n${text}`
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !HOLLOW_LINE.test(line));
  const named = lines.slice(-LINES).findLast((line) => ERROR_LINE.test(line));
  return (named ?? lines[0] ?? (exitCode === null ? 'failed' : `exit code ${exitCode}`)).slice(0, LINE_CHARS);
}

/** Lines that every failure has. */
const HOLLOW_LINE =
  /^(?:exit code:? -?\d+|\(?command exited with code \d+\)?|\(no output\)|error|[{}]|traceback \(most recent call last\):|"?status"?: "?error"?,?|"tool": .{0,80})$/i;
const ERROR_LINE = /^[A-Za-z_.]{0,60}(?:Error|Exception)\b|^(?:error|fatal|failed)\b/i;
