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
  diagnosis_unreadable: 'The diagnosis of a run cannot be read.',
  openclaw_not_found: 'OpenClaw was not found.',
  openclaw_refuses: 'OpenClaw cannot be recorded this way.',
  launch_failed: 'OpenClaw could not be launched.',
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

/** What a person can do about a system that refuses to read or write, by its reason. */
const REMEDIES: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full: make room, then try again. Nothing that was recorded is lost.',
  EDQUOT: 'Your quota is used up: make room, then try again. Nothing that was recorded is lost.',
  EACCES: 'Make it writable for you, or choose another directory with --runs-dir.',
  EPERM: 'It belongs to somebody else: choose another directory with --runs-dir.',
  EROFS: 'The file system is read-only: choose another directory with --runs-dir.',
};

export const isSystemError = (cause: unknown): cause is NodeJS.ErrnoException & { readonly code: string } =>
  cause instanceof Error && 'syscall' in cause && 'code' in cause;

/** Says of a failed call of the system what to do about it; every other error stays as it is. */
export function toRunsDirError(cause: unknown, path: string): unknown {
  if (!isSystemError(cause)) return cause;
  return new CritiqorError('runs_dir_unusable', `${path} cannot be used: ${cause.message}.`, {
    remedy: REMEDIES[cause.code] ?? 'Look at what stands there, or choose another directory with --runs-dir.',
    cause,
  });
}
