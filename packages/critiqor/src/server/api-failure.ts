import type { ApiErrorCode } from '@critiqor/api/answer';

/** A request that cannot be answered: a status for HTTP, a code for programs, a message for people. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly remedy: string | undefined;

  constructor(status: number, code: ApiErrorCode, message: string, remedy?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.remedy = remedy;
  }
}
