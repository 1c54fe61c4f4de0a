import type { HubAnswerCode, HubFailure } from '@critiqor/api/push';

/** A request that is answered with an error: a status, a code for programs, words for people. */
export class HubRefusal extends Error {
  override readonly name = 'HubRefusal';
  readonly status: number;
  readonly failure: HubFailure['error'];

  constructor(
    status: number,
    code: HubAnswerCode,
    message: string,
    more: Partial<Omit<HubFailure['error'], 'code' | 'message'>> = {},
  ) {
    super(message);
    this.status = status;
    this.failure = { code, message, ...more };
  }
}
