/** Everything that can go wrong for a reason that a person can do something about. The code is for machines. */
export const ERROR_CODES = {
  run_active: 'A run is being monitored already.',
  no_active_run: 'No run is being monitored.',
  unknown_run: 'There is no such run.',
  illegal_transition: 'A run cannot go from its state to that one.',
  record_unreadable: 'The record of a run cannot be read.',
  runs_dir_unusable: 'The runs directory cannot be used.',
  lock_busy: 'Another command is changing the runs directory.',
  writer_alive: 'The agent is still running.',
  evidence_invalid: 'The evidence does not verify.',
  openclaw_not_found: 'OpenClaw was not found.',
  openclaw_refuses: 'OpenClaw cannot be recorded this way.',
  usage: 'The command was not understood.',
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

/** An error with what happened and, in `remedy`, what to do next. */
export class CritiqorError extends Error {
  override readonly name = 'CritiqorError';
  readonly code: ErrorCode;
  readonly remedy: string | undefined;

  constructor(code: ErrorCode, message: string, options: { readonly remedy?: string; readonly cause?: unknown } = {}) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.code = code;
    this.remedy = options.remedy;
  }
}
