import { CritiqorError } from '../errors.ts';
import { createProgram } from './program.ts';

/** Exit codes of errors, where they are not simply 1. */
const EXIT_CODES: Readonly<Record<string, number>> = { usage: 2, openclaw_not_found: 127, evidence_invalid: 4 };

try {
  await createProgram().parseAsync();
} catch (cause) {
  process.exitCode = explain(cause);
}

/** Says what went wrong and what to do next; only what we did not foresee shows its stack. */
function explain(cause: unknown): number {
  if (cause instanceof CritiqorError) {
    console.error(`critiqor: ${cause.message}${cause.remedy ? `\n  ${cause.remedy}` : ''}`);
    return EXIT_CODES[cause.code] ?? 1;
  }
  const { code, exitCode, message, stack } = cause as {
    code?: string;
    exitCode?: number;
    message?: string;
    stack?: string;
  };
  if (code?.startsWith('commander.')) return exitCode === 0 ? 0 : (EXIT_CODES.usage ?? 2);
  console.error(code ? `critiqor: ${message}` : `critiqor: unexpected failure\n${stack}`);
  return 1;
}
