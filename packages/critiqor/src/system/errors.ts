/** Every error that the user can do something about. The code is for programs. */
const ERROR_CODES = {
  run_active: 'A run is already active.',
  no_active_run: 'No run is being monitored.',
  unknown_run: 'There is no such run.',
  illegal_transition: 'A run cannot change to that state.',
  record_unreadable: 'The record of a run cannot be read.',
  runs_dir_unusable: 'The runs directory cannot be used.',
  lock_busy: 'Another command is changing the runs directory.',
  writer_alive: 'The agent is still running.',
  evidence_invalid: 'The evidence does not verify.',
  out_of_memory: 'There is not enough memory.',
  diagnosis_unreadable: 'The diagnosis of a run cannot be read.',
  openclaw_not_found: 'OpenClaw was not found.',
  openclaw_too_old: 'This OpenClaw is too old to be recorded.',
  openclaw_refuses: 'OpenClaw cannot be recorded this way.',
  recorder_missing: 'The recorder was not built.',
  launch_failed: 'OpenClaw could not be launched.',
  config_invalid: 'A configuration file is wrong.',
  export_failed: 'A run could not be sent.',
  package_missing: 'A package that this command needs is not installed.',
  usage: 'The command is invalid.',
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

/** An error: the message says what happened, `remedy` what to do next. */
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

/** What the user can do when the system refuses to read or write, by error code. */
const REMEDIES: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Free some space and try again; nothing recorded is lost.',
  EDQUOT: 'Your disk quota is used up. Free some space and try again; nothing recorded is lost.',
  EACCES: 'Make it writable, or choose another directory with --runs-dir.',
  EPERM: 'It belongs to another user. Choose another directory with --runs-dir.',
  EROFS: 'The file system is read-only. Choose another directory with --runs-dir.',
  EMFILE: 'This process has too many open files. Raise the limit (ulimit -n) and try again.',
  ENFILE: 'The system has too many open files. Close other programs and try again.',
  ENOMEM: 'There is not enough memory. Close other programs and try again; nothing recorded is lost.',
  EIO: 'The disk reports an error. Check it, and copy the runs directory elsewhere.',
};

/** What to do about a system error, where there is something better than its own words. */
export const remedyOf = (cause: unknown): string | undefined =>
  isSystemError(cause) ? REMEDIES[cause.code] : undefined;

export const isSystemError = (cause: unknown): cause is NodeJS.ErrnoException & { readonly code: string } =>
  cause instanceof Error && 'syscall' in cause && 'code' in cause;

/** Turns a system error into one with a remedy; every other error stays as it is. */
export function toRunsDirError(cause: unknown, path: string): unknown {
  if (!isSystemError(cause)) return cause;
  return new CritiqorError('runs_dir_unusable', `${path} cannot be used: ${cause.message}.`, {
    remedy: REMEDIES[cause.code] ?? 'Check the path, or choose another directory with --runs-dir.',
    cause,
  });
}
