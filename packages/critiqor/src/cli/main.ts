import { CritiqorError } from '../system/errors.ts';
import { toExitCode } from './exit-codes.ts';
import { createProgram } from './program.ts';

try {
  const program = await createProgram(process.argv[2]);
  await program.parseAsync();
} catch (cause) {
  explain(cause);
  process.exitCode = toExitCode(cause);
}

/** Says what went wrong and what to do next; only what we did not foresee shows its stack. */
function explain(cause: unknown): void {
  if (cause instanceof CritiqorError) {
    console.error(`critiqor: ${cause.message}${cause.remedy ? `\n  ${cause.remedy}` : ''}`);
    return;
  }
  const { code, message, stack } = cause as { code?: string; message?: string; stack?: string };
  // Commander has said it already.
  if (code?.startsWith('commander.')) return;
  console.error(code ? `critiqor: ${message}` : `critiqor: unexpected failure\n${stack}`);
}
