import { CritiqorError } from '../system/errors.ts';

/** Exit codes of errors, where they are not simply 1. */
const EXIT_CODES: Readonly<Record<string, number>> = { usage: 2, openclaw_not_found: 127, evidence_invalid: 4 };
const USAGE = 2;

/** The exit code that an error stands for. */
export function toExitCode(cause: unknown): number {
  const { code, exitCode } = cause as { code?: string; exitCode?: number };
  if (cause instanceof CritiqorError) return EXIT_CODES[cause.code] ?? 1;
  if (code?.startsWith('commander.')) return exitCode === 0 ? 0 : USAGE;
  return 1;
}
