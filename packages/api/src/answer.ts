/** Every error answer. */
export interface ApiError {
  readonly error: {
    readonly code: ApiErrorCode;
    readonly message: string;
    /** What to do next. */
    readonly remedy?: string;
  };
}

export type ApiErrorCode =
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'method_not_allowed'
  | 'bad_request'
  | 'unknown_run'
  | 'unknown_event'
  | 'not_sealed'
  | 'not_live'
  | 'evidence_unreadable'
  | 'internal';

/** The answer (202) of requests that need the index while it is being built. Ask again in `retry_ms`. */
export interface IndexBuilding {
  readonly building: {
    readonly done_bytes: number;
    readonly total_bytes: number;
    readonly retry_ms: number;
  };
}
