import { hash } from 'node:crypto';
import type { VerificationReport } from '../../../critiqor/src/verify/verify-evidence.ts';
import { fromStoredTime, toStoredTime } from '../store/database.ts';
import { DATABASE } from '../store/define-table.ts';
import type { ProjectDatabase } from '../store/project-database.ts';

interface QuarantinedUpload {
  readonly digest: string;
  readonly received_at: string;
  readonly token_id: string;
  readonly machine: string;
  readonly run_id: string;
  readonly reasons: readonly string[];
  readonly message: string;
  readonly size_bytes: number;
}

const LIFE_MS = 30 * 24 * 3_600_000;
/** Larger uploads leave only what was wrong with them. */
const MAX_KEPT_BYTES = 1 << 20;
const MAX_MESSAGE_CHARS = 4_000;

/** What is wrong with evidence, as kinds for programs and sentences for people. */
export function toReasons({ problems }: VerificationReport): {
  readonly reasons: readonly string[];
  readonly message: string;
} {
  const reasons = [...new Set(problems.map(({ kind }) => kind))];
  const message = problems.map(({ message: text, where }) => (where ? `${where}: ${text}` : text)).join('\n');
  return { reasons, message: message.slice(0, MAX_MESSAGE_CHARS) };
}

/** Keeps evidence that was not accepted, with the reason, for thirty days. */
export async function quarantine(
  database: ProjectDatabase,
  upload: Pick<QuarantinedUpload, 'token_id' | 'machine' | 'run_id' | 'reasons' | 'message' | 'size_bytes'> & {
    readonly seal: string;
    readonly body: Buffer | null;
  },
): Promise<void> {
  const { body, seal, ...row } = upload;
  const now = Date.now();
  await database.insert('quarantine', [
    {
      ...row,
      digest: body ? hash('sha256', body) : hash('sha256', `parts of ${seal}`),
      received_at: toStoredTime(now),
      body: body && body.length <= MAX_KEPT_BYTES ? body.toString('base64') : '',
      expires: toStoredTime(now + LIFE_MS).slice(0, 19),
    },
  ]);
}

export async function listQuarantine(database: ProjectDatabase): Promise<QuarantinedUpload[]> {
  const rows = await database.rows<QuarantinedUpload>(
    `SELECT digest, received_at, token_id, machine, run_id, reasons, message, size_bytes FROM ${DATABASE}.quarantine FINAL
     WHERE project = {project:String} ORDER BY received_at DESC LIMIT 1000`,
  );
  return rows.map((row) => ({ ...row, received_at: fromStoredTime(row.received_at) }));
}
