/** Every answer that is no success. */
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

/** Answered with 202 by whatever needs the index while it is being made. Ask again in `retry_ms`. */
export interface IndexBuilding {
  readonly building: {
    readonly done_bytes: number;
    readonly total_bytes: number;
    readonly retry_ms: number;
  };
}
