import { CritiqorError, remedyOf } from '../system/errors.ts';
import { EXIT } from '../system/exit-codes.ts';
import { CommandEnd, toCommandExitCode } from './command-end.ts';
import { toPrintableLines } from './format.ts';
import { createProgram } from './program.ts';

/** What Node says when it gets no memory for a buffer or a text. */
const OUT_OF_MEMORY = /allocation failed|Invalid string length|longer than/;

for (const stream of [process.stdout, process.stderr]) stream.on('error', ignoreClosedPipe);
try {
  const program = await createProgram(process.argv[2]);
  await program.parseAsync();
} catch (cause) {
  explain(cause);
  process.exitCode = isClosedPipe(cause) ? EXIT.ok : toCommandExitCode(cause);
}

/** Whoever reads our output may stop reading, as `head` does. The command goes on: its work and its exit code do not depend on a reader. */
function ignoreClosedPipe(cause: Error): void {
  if (!isClosedPipe(cause)) throw cause;
}

function isClosedPipe(cause: unknown): boolean {
  return (cause as { code?: unknown }).code === 'EPIPE';
}

/** Says what went wrong and what to do next; only what we did not foresee shows its stack. */
function explain(cause: unknown): void {
  if (cause instanceof CommandEnd || isClosedPipe(cause)) return;
  if (cause instanceof CritiqorError) {
    console.error(
      `critiqor: ${toPrintableLines(cause.message)}${cause.remedy ? `\n  ${toPrintableLines(cause.remedy)}` : ''}`,
    );
    return;
  }
  const { code, message, stack } = cause as { code?: string; message?: string; stack?: string };
  // Commander has printed it already.
  if (code?.startsWith('commander.')) return;
  const remedy = remedyOf(cause);
  if (cause instanceof RangeError && OUT_OF_MEMORY.test(message ?? '')) {
    console.error(
      'critiqor: There is not enough memory.\n  Close other programs, or raise the limit of this one, and try again; nothing recorded is lost.',
    );
    return;
  }
  console.error(
    code
      ? `critiqor: ${toPrintableLines(message ?? '')}${remedy ? `\n  ${remedy}` : ''}`
      : `critiqor: unexpected failure\n${toPrintableLines(stack ?? '')}`,
  );
}
