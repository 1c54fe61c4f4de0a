import type { Database } from '../store/database.ts';
import { DATABASE } from '../store/define-table.ts';
import { bindToProject, type ProjectDatabase } from '../store/project-database.ts';
import { listDueAlerts, noteAlerts } from './alert-history.ts';
import { listSigningRules } from './alert-rules.ts';
import { type ClaimWork, createClaim } from './claim.ts';
import { type DeliverOptions, deliverAlert } from './deliver-alert.ts';
import { findAlerts } from './find-alerts.ts';

/** How soon after a run arrives its alert is sent. */
const TURN_MS = 10_000;
/** Deliveries at the same time: one receiver that does not answer must not hold up the others. */
const AT_ONCE = 8;

interface AlertWatch {
  close(): Promise<void>;
}

interface WatchOptions extends DeliverOptions {
  readonly onError: (cause: unknown) => void;
  readonly everyMs?: number;
}

/** Looks at the rules of all projects again and again. Of several replicas one does it each time. */
export function watchAlerts(database: Database, { onError, everyMs = TURN_MS, ...options }: WatchOptions): AlertWatch {
  const claim = createClaim(database);
  const seen: SeenRuns = new Map();
  let isClosed = false;
  let isTurning = false;
  let turn: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    if (isTurning || isClosed) return;
    isTurning = true;
    turn = takeTurn(database, claim, everyMs, seen, options)
      .catch(onError)
      .finally(() => {
        isTurning = false;
      });
  }, everyMs);
  return {
    async close() {
      isClosed = true;
      clearInterval(timer);
      await turn;
    },
  };
}

/** What was newest in each project, and how its rules were, when they were looked at last. */
type SeenRuns = Map<string, string>;

async function takeTurn(
  database: Database,
  claim: ClaimWork,
  everyMs: number,
  seen: SeenRuns,
  options: DeliverOptions,
): Promise<void> {
  const projects = await listProjectsWithRules(database);
  if (projects.length === 0) return;
  // The clock of the database, which is the same for all replicas.
  const now = await readClock(database);
  if (await claim(`turn ${Math.floor(now / everyMs)}`)) await runAlerts(database, projects, now, options, claim, seen);
}

/** Looks at all rules of these projects once, and makes the calls that are due. */
export async function runAlerts(
  database: Database,
  projects: readonly string[],
  now: number,
  options: DeliverOptions,
  claim: ClaimWork = createClaim(database),
  seen: SeenRuns = new Map(),
): Promise<void> {
  for (const project of projects) await runAlertsOf(bindToProject(database, project), now, options, claim, seen);
}

async function runAlertsOf(
  database: ProjectDatabase,
  now: number,
  options: DeliverOptions,
  claim: ClaimWork,
  seen: SeenRuns,
): Promise<void> {
  const rules = await listSigningRules(database);
  const newest = `${await readNewest(database)} ${rules.map(({ rule_id, since }) => `${rule_id} ${since}`).join()}`;
  const isSame = seen.get(database.project) === newest;
  // Where nothing arrived, only silence can be new.
  for (const rule of rules.filter(({ enabled, rule: text }) => enabled && (!isSame || text.startsWith('nothing'))))
    await noteAlerts(database, rule, await findAlerts(database, rule, now), now);
  seen.set(database.project, newest);
  const due = await listDueAlerts(database, now);
  const deliverNext = async (): Promise<void> => {
    for (let alert = due.shift(); alert; alert = due.shift()) {
      const { rule_id, alert_id, attempts } = alert;
      // A turn that takes long goes on while another replica has the next one.
      if (!(await claim(`${alert_id} ${attempts}`))) continue;
      await deliverAlert(
        database,
        rules.find((rule) => rule.rule_id === rule_id),
        alert,
        now,
        options,
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, deliverNext));
}

async function listProjectsWithRules(database: Database): Promise<string[]> {
  const rows = await database.rows<{ readonly project: string }>(
    `SELECT DISTINCT project FROM ${DATABASE}.alert_rules FINAL WHERE deleted = 0 ORDER BY project`,
  );
  return rows.map(({ project }) => project);
}

async function readNewest(database: ProjectDatabase): Promise<string> {
  const [row] = await database.rows<{ readonly newest: string }>(
    `SELECT toString(max(version)) AS newest FROM ${DATABASE}.runs WHERE project = {project:String} AND erased = 0`,
  );
  return row?.newest ?? '';
}

async function readClock(database: Database): Promise<number> {
  const [row] = await database.rows<{ readonly ms: string }>('SELECT toUnixTimestamp64Milli(now64(3)) AS ms');
  return Number(row?.ms);
}
