import { CritiqorError, type ErrorCode } from '../system/errors.ts';
import { EXIT } from '../system/exit-codes.ts';

/** Turns a function that returns an exit code into what commander calls. */
export function toAction<Args extends unknown[]>(
  run: (...args: Args) => number | Promise<number>,
): (...args: Args) => Promise<void> {
  return async (...args) => {
    const code = await run(...args);
    if (code !== EXIT.ok) throw new CommandEnd(code);
  };
}

/** A command has ended with a code other than 0 and has said why. Commander drops what an action returns, so it is thrown. */
export class CommandEnd extends Error {
  override readonly name = 'CommandEnd';
  readonly exitCode: number;

  constructor(exitCode: number) {
    super(`The command ended with ${exitCode}.`);
    this.exitCode = exitCode;
  }
}

/** Exit codes of errors, where they are not simply 1. */
const OF_ERRORS: Readonly<Partial<Record<ErrorCode, number>>> = {
  usage: EXIT.usage,
  config_invalid: EXIT.usage,
  openclaw_not_found: EXIT.not_found,
  evidence_invalid: EXIT.evidence_invalid,
};

/** The exit code for whatever a command threw. */
export function toCommandExitCode(cause: unknown): number {
  if (cause instanceof CommandEnd) return cause.exitCode;
  if (cause instanceof CritiqorError) return OF_ERRORS[cause.code] ?? EXIT.failed;
  const { code, exitCode } = cause as { code?: string; exitCode?: number };
  if (code?.startsWith('commander.')) return exitCode === 0 ? EXIT.ok : EXIT.usage;
  return EXIT.failed;
}
