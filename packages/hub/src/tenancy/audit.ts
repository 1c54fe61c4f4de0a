import { toStoredTime } from '../store/database.ts';
import type { ProjectDatabase } from '../store/project-database.ts';

export type AuditAction =
  | 'run_erased'
  | 'run_quarantined'
  | 'token_created'
  | 'token_revoked'
  | 'project_changed'
  | 'project_exported'
  | 'project_imported'
  | 'alert_rule_created'
  | 'alert_rule_changed'
  | 'alert_rule_removed'
  | 'signed_in'
  | 'failure_state_changed';

interface AuditEntry {
  /** The token, or `local` for a command on the machine of the hub. */
  readonly actor: string;
  readonly action: AuditAction;
  readonly subject: string;
  readonly detail?: string;
  readonly remote?: string;
}

/** Writes down who did what. It is stored before the answer is given. */
export const audit = (
  database: ProjectDatabase,
  { actor, action, subject, detail = '', remote = '' }: AuditEntry,
): Promise<void> =>
  database.insert('audit', [{ at: toStoredTime(Date.now()), actor, action, subject, detail, remote }]);
