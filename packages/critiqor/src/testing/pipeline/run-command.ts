import type { TestContext } from 'node:test';
import { toCommandExitCode } from '../../cli/command-end.ts';
import { createProgram } from '../../cli/program.ts';

/** For tests: what a command prints, and its exit code, in this process. */
export async function runCommand(
  t: TestContext,
  ...args: readonly string[]
): Promise<{ readonly out: string; readonly code: number; readonly error: string }> {
  const log = t.mock.method(console, 'log', () => {});
  const quiet = t.mock.method(process.stderr, 'write', () => true);
  const printed = (): string => log.mock.calls.map((call) => String(call.arguments[0])).join('\n');
  try {
    const program = await createProgram(args[0]);
    await program.parseAsync([...args], { from: 'user' });
    return { out: printed(), code: 0, error: '' };
  } catch (cause) {
    return { out: printed(), code: toCommandExitCode(cause), error: (cause as Error).message };
  } finally {
    for (const mocked of [log, quiet]) mocked.mock.restore();
  }
}
