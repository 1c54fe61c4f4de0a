import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import type { NotifySettings } from '../../config/keeper-settings.ts';
import { tryReadPlainText } from '../../system/open-plain-file.ts';
import type { Notification } from './notification.ts';

/** A receiver has this long, whatever it does. */
const WEBHOOK_MS = 10_000;
const COMMAND_MS = 30_000;
const MIN_SECRET_CHARS = 16;

/** Sends one notification everywhere that the settings say; null when it arrived, else why it did not. */
export async function deliver(
  notification: Notification,
  settings: NotifySettings,
  webhookMs: number = WEBHOOK_MS,
): Promise<string | null> {
  const { attempts: _, next_at: __, ...told } = notification;
  const body = JSON.stringify({ schema_version: 'critiqor.notification.v1', ...told });
  const failures = [
    settings.webhook === null
      ? null
      : await post(settings.webhook, body, notification.id, settings.secretFile, webhookMs),
    settings.command === null ? null : await run(settings.command, body, notification),
  ].filter((why) => why !== null);
  return failures.length === 0 ? null : failures.join('; ');
}

/** What the receiver computes too: HMAC-SHA256 of the time, a dot and the body. */
export const toSignature = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

/** Follows nobody elsewhere, reads no answer, and waits no longer than its time. */
async function post(
  address: string,
  body: string,
  id: string,
  secretFile: string | null,
  limitMs: number,
): Promise<string | null> {
  const secret = secretFile === null ? null : (tryReadPlainText(secretFile)?.trim() ?? null);
  if (secret === null || secret.length < MIN_SECRET_CHARS) {
    return `${secretFile} has no secret of at least ${MIN_SECRET_CHARS} characters`;
  }
  try {
    const response = await fetch(address, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(limitMs),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'critiqor',
        'critiqor-delivery': id,
        'critiqor-signature': toSignature(secret, Math.floor(Date.now() / 1_000), body),
      },
      body,
    });
    await response.body?.cancel();
    return response.ok ? null : `the webhook answered ${response.status}`;
  } catch (cause) {
    const { name, message } = cause as Error;
    return name === 'TimeoutError'
      ? `the webhook did not answer within ${limitMs / 1_000} s`
      : `the webhook failed: ${message}`;
  }
}

/** The command gets the notification as JSON on its input; nothing of it becomes part of the command. */
function run(command: string, body: string, { message, run_id, id }: Notification): Promise<string | null> {
  return new Promise((resolve) => {
    const env = { ...process.env, CRITIQOR_MESSAGE: message, CRITIQOR_RUN_ID: run_id ?? '', CRITIQOR_DELIVERY: id };
    const child = spawn('/bin/sh', ['-c', command], { stdio: ['pipe', 'ignore', 'ignore'], env, detached: true });
    // Whatever it started goes with it.
    const end = (): void => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    };
    const timer = setTimeout(end, COMMAND_MS);
    child.on('error', ({ message: why }) => resolve(`the command failed: ${why}`));
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      resolve(code === 0 ? null : `the command ended with ${signal ?? `exit code ${code}`}`);
    });
    // A command that does not read its input is no reason to fail.
    child.stdin.on('error', () => {});
    child.stdin.end(body);
  });
}
