import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DIRECTORY_MODE, toGatewayLogs } from '@critiqor/evidence/contract/run-directory';
import { createEventEncoder } from '@critiqor/evidence/write/event-encoder';
import { createJournalWriter } from '@critiqor/evidence/write/journal-writer';
import { asObject, asText, given, type HostObject } from '../host/host.ts';
import { createRecorder, type Recorder } from '../observe/recorder.ts';

/** The log of a gateway's own facts, to which its runs refer. */
export interface GatewayLog {
  readonly recorder: Recorder;
  /** The name of its file, and the number of its last line. */
  place(): { readonly log: string; readonly seq: number };
  reloaded(registration: HostObject): void;
  /** Takes an event of the diagnostic stream if it concerns the gateway or a channel as a whole. */
  health(event: HostObject): void;
  /** Something could not be given to its run. */
  failed(seam: string, cause: unknown): void;
}

/** What the diagnostic stream says about channels and the process, and about conversations that hang. */
const HEALTH: ReadonlySet<unknown> = new Set([
  'webhook.error',
  'message.delivery.error',
  'session.stuck',
  'session.stalled',
  'diagnostic.memory.pressure',
  'diagnostic.liveness.warning',
]);

/** Opens the log of this process; its file appears with the first line. Texts of messages never get into it. */
export function openGatewayLog(
  runsDir: string,
  host: string,
  hostVersion: string | undefined,
  redact?: unknown,
): GatewayLog {
  const writer = `w_${randomBytes(6).toString('hex')}`;
  const folder = toGatewayLogs(runsDir);
  const log = `${writer}.jsonl`;
  // Nothing is compared across this log and others, so the key need not outlive the process.
  const key = randomBytes(32);
  const digest = (text: string): string => createHmac('sha256', key).update(text).digest('hex').slice(0, 16);
  const journal = createJournalWriter({
    path: join(folder, log),
    writer,
    encode: createEventEncoder('metadata', digest, host, redact),
    prepare: () => void mkdirSync(folder, { recursive: true, mode: DIRECTORY_MODE }),
  });
  let failures = 0;
  return {
    recorder: createRecorder(journal, { hostVersion }),
    place: () => ({ log, seq: journal.written }),
    reloaded(registration) {
      journal.append({ event_type: 'gateway_reload', source: 'recorder', payload: { registration } });
    },
    health(event) {
      if (!HEALTH.has(event.type)) return;
      const payload = given({
        kind: asText(event.type),
        channel: asText(event.channel),
        level: asText(event.level),
        conversation_key: asText(event.sessionKey),
        reason: asText(event.reason) ?? asText(event.errorCategory),
      });
      journal.append({ event_type: 'gateway_health', source: 'recorder', payload });
    },
    failed(seam, cause) {
      failures += 1;
      if (failures > MAX_FAILURES) return;
      const payload = { reason: 'handler_failed', seam, lost_events: 1, ...given({ code: codeOf(cause) }) };
      journal.append({ event_type: 'recorder_fault', source: 'recorder', status: 'error', payload });
    },
  };
}

/** A broken disk fails with every event. */
const MAX_FAILURES = 100;

/** The system's code, such as ENOSPC. What was thrown may throw again when it is read. */
function codeOf(cause: unknown): string | undefined {
  try {
    const { code, name } = asObject(cause);
    return asText(code) ?? asText(name);
  } catch {
    return undefined;
  }
}
