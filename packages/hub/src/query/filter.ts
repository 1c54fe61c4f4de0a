import { HubRefusal } from '../hub-refusal.ts';
import type { QueryValues } from '../store/database.ts';
import { toStoredTime } from '../store/database.ts';
import { DATABASE } from '../store/define-table.ts';

/** Which runs are meant: conditions on the columns of a run, and the values in them. */
export interface FleetFilter {
  readonly conditions: readonly string[];
  readonly values: QueryValues;
}

const MAX_VALUES = 50;
const MAX_CHARS = 300;

/** Each filter and the condition that it stands for; several values of one filter mean any of them. */
const FILTERS: Readonly<Record<string, (parameter: string) => string>> = {
  agent: (p) => `agent IN {${p}:Array(String)}`,
  model: (p) => `hasAny(models, {${p}:Array(String)})`,
  machine: (p) => `machine IN {${p}:Array(String)}`,
  version: (p) => `host_version IN {${p}:Array(String)}`,
  channel: (p) => `hasAny(channels, {${p}:Array(String)})`,
  label: (p) => `hasAny(${LABELS}, {${p}:Array(String)})`,
  verdict: (p) => `readiness IN {${p}:Array(String)}`,
  failure: (p) => `hasAny(failure_types, {${p}:Array(String)})`,
  fingerprint: (p) =>
    `(seal, judged_by) IN (SELECT seal, judged_by FROM ${DATABASE}.findings WHERE project = {project:String} AND fingerprint IN {${p}:Array(String)})`,
};

/** Labels as `key=value`. */
export const LABELS = `arrayMap((k, v) -> concat(k, '=', v), mapKeys(labels), mapValues(labels))`;

/** Reads the filters of an address. `prefix` keeps the parameters of two filters in one statement apart. */
export function readFilter(search: URLSearchParams, prefix = ''): FleetFilter {
  const conditions: string[] = [];
  const values: Record<string, unknown> = {};
  const parameter = (name: string, value: unknown): string => {
    const key = `${prefix.replaceAll('.', '_')}${name}`;
    values[key] = value;
    return key;
  };
  for (const [name, toCondition] of Object.entries(FILTERS)) {
    const given = search.getAll(`${prefix}${name}`);
    if (given.length > MAX_VALUES || given.some((value) => value.length > MAX_CHARS)) throw bad(name);
    if (given.length > 0) conditions.push(toCondition(parameter(name, given)));
  }
  for (const [name, sign] of [
    ['since', '>='],
    ['until', '<'],
  ] as const) {
    const given = search.get(`${prefix}${name}`);
    if (given === null) continue;
    const time = Date.parse(given);
    if (Number.isNaN(time) || time < 0 || time > MAX_TIME) throw bad(name);
    conditions.push(`started_at ${sign} {${parameter(name, toStoredTime(time))}:DateTime64(3, 'UTC')}`);
  }
  for (const [index, word] of (search.get(`${prefix}text`) ?? '')
    .slice(0, MAX_CHARS)
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 10)
    .entries()) {
    conditions.push(
      `positionCaseInsensitiveUTF8(concat(task, '\\n', run_id, '\\n', agent), {${parameter(`text${index}`, word)}:String}) > 0`,
    );
  }
  return { conditions, values };
}

const MAX_TIME = Date.UTC(2099, 0, 1);

const bad = (name: string): HubRefusal => new HubRefusal(400, 'bad_request', `The filter ${name} is not valid.`);

/**
 * The visible runs that fit, as a table. The one place that says what is visible. The month of a run is in its seal, so all its rows are in one
 * partition, and rows of different months need not be compared.
 */
export const toRunsTable = (columns: string, { conditions }: FleetFilter): string =>
  `(SELECT ${columns} FROM ${DATABASE}.runs FINAL WHERE ${['project = {project:String}', 'erased = 0', ...conditions].join(' AND ')}
    SETTINGS do_not_merge_across_partitions_select_final = 1)`;
