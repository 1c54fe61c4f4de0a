import type { ServerResponse } from 'node:http';
import type { ApiError } from '@critiqor/api/answer';
import { ApiFailure } from '../api-failure.ts';

/** No foreign content, nothing inline, no frames: what agents wrote stays text even if a page has a bug. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "font-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const COMMON_HEADERS = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

export function setCommonHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(COMMON_HEADERS)) response.setHeader(name, value);
  // Nothing that was viewed stays in a cache, even on this machine.
  response.setHeader('Cache-Control', 'no-store');
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  const body = Buffer.from(JSON.stringify(value));
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': body.length });
  response.end(body);
}

/** Reports what was wrong; of an unexpected error only that it happened. */
export function sendFailure(response: ServerResponse, cause: unknown): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const failure = cause instanceof ApiFailure ? cause : INTERNAL;
  const { code, message, remedy } = failure;
  if (failure.status === 405) response.setHeader('Allow', 'GET, HEAD');
  // The rest of a refused request is not read.
  response.setHeader('Connection', 'close');
  const body: ApiError = { error: { code, message, ...(remedy === undefined ? {} : { remedy }) } };
  sendJson(response, failure.status, body);
}

const INTERNAL = new ApiFailure(
  500,
  'internal',
  'Something went wrong in the dashboard.',
  'See its terminal for details.',
);
