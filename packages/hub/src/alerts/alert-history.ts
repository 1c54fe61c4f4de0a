import { hash } from 'node:crypto';
import type { Alert, AlertRule, AlertState } from '@critiqor/api/alerts';
import { fromStoredTime, toStoredTime } from '../store/database.ts';
import { DATABASE } from '../store/define-table.ts';
import type { ProjectDatabase } from '../store/project-database.ts';
import type { FoundAlert } from './found-alert.ts';

const LIFE_MS = 90 * 24 * 3_600_000;
const COLUMNS = 'alert_id, rule_id, name, rule, message, at, seal, run_id, agent, machine, state, attempts, problem';

/** The newest alerts of a project, or of one rule of it. */
export async function listAlerts(
  database: ProjectDatabase,
  { rule, limit }: { readonly rule: string | null; readonly limit: number },
): Promise<Alert[]> {
  const rows = await database.rows<AlertRow>(
    `SELECT ${COLUMNS} FROM ${DATABASE}.alerts FINAL WHERE project = {project:String} ${rule === null ? '' : 'AND rule_id = {rule:String}'}
     ORDER BY at DESC, alert_id LIMIT {limit:UInt32}`,
    { limit, ...(rule === null ? {} : { rule }) },
  );
  return rows.map(toAlert);
}

/** Alerts whose next attempt is due. */
export async function listDueAlerts(database: ProjectDatabase, now: number): Promise<Alert[]> {
  const rows = await database.rows<AlertRow>(
    `SELECT ${COLUMNS} FROM ${DATABASE}.alerts FINAL
     WHERE project = {project:String} AND state = 'pending' AND next_at <= {now:DateTime64(3, 'UTC')} ORDER BY at, alert_id`,
    { now: toStoredTime(now) },
  );
  return rows.map(toAlert);
}

export async function hasAlertedSince(database: ProjectDatabase, ruleId: string, since: number): Promise<boolean> {
  const rows = await database.rows(
    `SELECT 1 AS found FROM ${DATABASE}.alerts
     WHERE project = {project:String} AND rule_id = {ruleId:String} AND at > {since:DateTime64(3, 'UTC')} LIMIT 1`,
    { ruleId, since: toStoredTime(since) },
  );
  return rows.length > 0;
}

/** Stores what a rule found, as far as it is new. Storing it twice would change nothing: an attempt has a higher version. */
export async function noteAlerts(
  database: ProjectDatabase,
  { rule_id, name, rule, webhook }: AlertRule,
  found: readonly FoundAlert[],
  now: number,
): Promise<number> {
  const alerts = found.map(
    ({ cause, message, run }): Alert => ({
      alert_id: hash('sha256', `${database.project}\n${rule_id}\n${rule}\n${cause}`).slice(0, 32),
      rule_id,
      name,
      rule,
      message,
      at: new Date(now).toISOString(),
      run,
      state: webhook === null ? 'noted' : 'pending',
      attempts: 0,
      problem: null,
    }),
  );
  const known = await findKnown(
    database,
    alerts.map(({ alert_id }) => alert_id),
  );
  const fresh = alerts.filter(({ alert_id }) => !known.has(alert_id));
  for (const alert of fresh) await putAlert(database, alert, now);
  return fresh.length;
}

/** Stores a state of an alert. Each attempt has two: begun, and how it ended. */
export const putAlert = (
  database: ProjectDatabase,
  { run, problem, at, ...alert }: Alert,
  nextAt: number,
): Promise<void> =>
  database.insert('alerts', [
    {
      ...alert,
      at: toStoredTime(Date.parse(at)),
      seal: run?.seal ?? '',
      run_id: run?.run_id ?? '',
      agent: run?.agent ?? '',
      machine: run?.machine ?? '',
      problem: problem ?? '',
      next_at: toStoredTime(nextAt),
      version: `${alert.attempts * 2 + (problem === null && alert.state === 'pending' ? 0 : 1)}`,
      expires: toStoredTime(Date.parse(at) + LIFE_MS).slice(0, 19),
    },
  ]);

async function findKnown(database: ProjectDatabase, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await database.rows<{ readonly alert_id: string }>(
    `SELECT DISTINCT alert_id FROM ${DATABASE}.alerts WHERE project = {project:String} AND alert_id IN {ids:Array(String)}`,
    { ids },
  );
  return new Set(rows.map(({ alert_id }) => alert_id));
}

interface AlertRow {
  readonly alert_id: string;
  readonly rule_id: string;
  readonly name: string;
  readonly rule: string;
  readonly message: string;
  readonly at: string;
  readonly seal: string;
  readonly run_id: string;
  readonly agent: string;
  readonly machine: string;
  readonly state: AlertState;
  readonly attempts: number;
  readonly problem: string;
}

const toAlert = ({ seal, run_id, agent, machine, problem, at, ...row }: AlertRow): Alert => ({
  ...row,
  at: fromStoredTime(at),
  run: seal === '' ? null : { seal, run_id, agent, machine },
  problem: problem || null,
});
