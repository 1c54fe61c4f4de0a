import { FAILURE_STATES, type FailureState, type RecurringFailure, type RecurringFailures } from '@critiqor/api/fleet';
import { HubRefusal } from '../hub-refusal.ts';
import { fromStoredTime, toStoredTime } from '../store/database.ts';
import { DATABASE } from '../store/define-table.ts';
import type { ProjectDatabase } from '../store/project-database.ts';
import { type FleetFilter, toRunsTable } from './filter.ts';

const MAX_FAILURES = 200;
const EXAMPLES = 5;
/** Examples are the newest of so many runs of a day. */
const MAX_OF_A_DAY = 1_000;
const FINGERPRINT = /^[0-9a-f]{32}$/;

/** As ClickHouse answers: times as it writes them, the rest as in the API. */
interface FailureRow
  extends Pick<
    RecurringFailure,
    'fingerprint' | 'type' | 'tool' | 'title' | 'message' | 'runs' | 'machines' | 'agents' | 'first_seen' | 'last_seen'
  > {
  readonly days: readonly (readonly [day: string, runs: number])[];
  readonly examples: readonly (readonly [at: string, seal: string, runId: string, machine: string])[];
}

/** Failures that recur, over all machines. Only findings of the verdict that a run has now count. */
export async function listFailures(database: ProjectDatabase, filter: FleetFilter): Promise<RecurringFailures> {
  const rows = await database.rows<FailureRow>(
    `SELECT fingerprint, any(day_type) AS type, any(day_tool) AS tool, argMax(day_title, last_at) AS title, argMax(day_message, last_at) AS message, sum(found) AS runs,
       uniqExactMerge(machine_set) AS machines, uniqExactMerge(agent_set) AS agents, min(first_at) AS first_seen, max(last_at) AS last_seen,
       arraySort(groupArray((day, found))) AS days,
       arraySlice(arrayReverseSort(arrayFlatten(groupArray(newest))), 1, ${EXAMPLES}) AS examples
     FROM (
       SELECT f.fingerprint AS fingerprint, toDate(r.started_at) AS day, any(f.type) AS day_type, any(f.tool) AS day_tool,
         argMax(f.title, r.started_at) AS day_title, argMax(f.message, r.started_at) AS day_message, uniqExact(r.seal) AS found, uniqExactState(r.machine) AS machine_set,
         uniqExactState(r.agent) AS agent_set, min(r.started_at) AS first_at, max(r.started_at) AS last_at,
         arraySlice(arrayReverseSort(groupUniqArray(${MAX_OF_A_DAY})((r.started_at, r.seal, r.run_id, toString(r.machine)))), 1, ${EXAMPLES}) AS newest
       FROM (SELECT seal, judged_by, fingerprint, type, tool, title, message FROM ${DATABASE}.findings WHERE project = {project:String}) AS f
       INNER JOIN ${toRunsTable('seal, judged_by, run_id, machine, agent, started_at', filter)} AS r ON f.seal = r.seal AND f.judged_by = r.judged_by
       GROUP BY fingerprint, day
     )
     GROUP BY fingerprint ORDER BY runs DESC, last_seen DESC, fingerprint`,
    filter.values,
  );
  const states = await readStates(database);
  const failures = rows.slice(0, MAX_FAILURES).map(({ days, examples, ...row }): RecurringFailure => {
    const last_seen = fromStoredTime(row.last_seen);
    return {
      ...row,
      runs: Number(row.runs),
      machines: Number(row.machines),
      agents: Number(row.agents),
      first_seen: fromStoredTime(row.first_seen),
      last_seen,
      ...toState(states.get(row.fingerprint), last_seen),
      curve: days.map(([day, runs]) => ({ day, runs: Number(runs) })),
      examples: examples.map(([at, seal, run_id, machine]) => ({ at: fromStoredTime(at), seal, run_id, machine })),
    };
  });
  return { total: rows.length, failures };
}

interface DecidedState {
  readonly state: FailureState;
  readonly at: string;
}

async function readStates(database: ProjectDatabase): Promise<ReadonlyMap<string, DecidedState>> {
  const rows = await database.rows<{ readonly fingerprint: string; readonly state: FailureState; readonly at: string }>(
    `SELECT fingerprint, state, at FROM ${DATABASE}.failure_states FINAL WHERE project = {project:String}`,
  );
  return new Map(rows.map(({ fingerprint, state, at }) => [fingerprint, { state, at: fromStoredTime(at) }]));
}

function toState(decided: DecidedState | undefined, lastSeen: string): Pick<RecurringFailure, 'state' | 'state_since'> {
  if (!decided) return { state: 'open', state_since: null };
  const isBack = decided.state === 'resolved' && lastSeen > decided.at;
  return { state: isBack ? 'came_back' : decided.state, state_since: decided.at };
}

/** Notes what somebody decided about a failure. */
export async function putFailureState(
  database: ProjectDatabase,
  fingerprint: string,
  state: unknown,
  actor: string,
): Promise<DecidedState> {
  const known = FAILURE_STATES.find((name) => name === state);
  if (!FINGERPRINT.test(fingerprint) || !known)
    throw new HubRefusal(
      400,
      'bad_request',
      `A failure has 32 hexadecimal digits and is one of ${FAILURE_STATES.join(', ')}.`,
    );
  const at = await toDecisionTime(database, fingerprint);
  await database.insert('failure_states', [{ fingerprint, state: known, at, actor }]);
  return { state: known, at: fromStoredTime(at) };
}

/** By the clock that all replicas share, and after what was decided before: the clocks of replicas may differ. */
async function toDecisionTime(database: ProjectDatabase, fingerprint: string): Promise<string> {
  const [row] = await database.rows<{ readonly at: string }>(
    `SELECT toString(greatest(now64(3, 'UTC'), max(s.at) + INTERVAL 1 MILLISECOND)) AS at FROM ${DATABASE}.failure_states AS s
     WHERE project = {project:String} AND fingerprint = {fingerprint:String}`,
    { fingerprint },
  );
  return row?.at ?? toStoredTime(Date.now());
}
