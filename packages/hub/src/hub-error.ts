/** Every error of the hub that somebody can do something about. The code is for programs. */
type HubErrorCode =
  | 'usage'
  | 'engine_unavailable'
  | 'store_unavailable'
  | 'unknown_project'
  | 'unknown_token'
  | 'unknown_run'
  | 'not_judged'
  | 'not_delivered'
  | 'not_imported'
  | 'exists';

/** An error: the message says what happened, `remedy` what to do next. */
export class HubError extends Error {
  override readonly name = 'HubError';
  readonly code: HubErrorCode;
  readonly remedy: string | undefined;

  constructor(
    code: HubErrorCode,
    message: string,
    options: { readonly remedy?: string; readonly cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.code = code;
    this.remedy = options.remedy;
  }
}
