import { READINESS_LEVELS } from '@critiqor/diagnosis/model/diagnosis';
import { FAILURE_TYPES, SEVERITIES } from '@critiqor/diagnosis/model/failure-types';
import { FACTS } from '@critiqor/evidence/contract/facts';

/** One rule of a policy, as it is written in the file. */
export interface PolicyKey {
  readonly type: 'number' | 'choice' | 'list' | 'path';
  /** Of a choice, and of the members of a list. */
  readonly choices?: readonly string[];
  /** Of a number. */
  readonly most?: number;
  readonly is: string;
}

/** Every rule in one place: the reader checks against it, and schema and documentation are made from it. */
export const POLICY_KEYS = {
  readiness: {
    type: 'choice',
    choices: READINESS_LEVELS.filter((level) => level !== 'insufficient_evidence'),
    is: 'The worst readiness that passes.',
  },
  min_trust: { type: 'number', most: 100, is: 'The lowest trust score that passes.' },
  min_confidence: { type: 'number', most: 100, is: 'The lowest confidence that passes.' },
  forbid_failures: { type: 'list', choices: FAILURE_TYPES, is: 'Failure types that must not occur.' },
  forbid_severities: { type: 'list', choices: SEVERITIES, is: 'Severities that no finding may have.' },
  verdict: {
    type: 'choice',
    choices: ['engine', 'reader', 'both'],
    is: 'The verdict that `readiness`, `forbid_failures` and `forbid_severities` apply to: `engine` (default), the second `reader`, or `both`, which must both pass.',
  },
  reader_model: { type: 'path', is: 'The model whose reading counts; default: the newest reading.' },
  reader_support: {
    type: 'choice',
    choices: ['open', 'shown'],
    is: 'Which objections of the reader count: `shown` only those that the record itself shows, `open` (default) also those that nothing refutes.',
  },
  max_cost_usd: { type: 'number', is: 'The most that a run may cost, in dollars.' },
  max_tokens: { type: 'number', is: 'The most tokens that a run may use.' },
  max_duration_s: { type: 'number', is: 'The longest that the agent may run, in seconds.' },
  max_tool_errors: { type: 'number', is: 'How many tool calls may fail.' },
  max_lost_events: { type: 'number', is: 'How many events may be reported as lost.' },
  require_coverage: {
    type: 'list',
    choices: Object.keys(FACTS),
    is: 'Facts that the recorder must have been able to observe.',
  },
  seal: {
    type: 'choice',
    choices: ['valid', 'signed'],
    is: '`signed`: the seal must be signed; if `public_key` is set, by that key.',
  },
  public_key: {
    type: 'path',
    is: 'The public key that must have signed the evidence. A relative path is relative to the folder of this file.',
  },
  witness: {
    type: 'choice',
    choices: ['optional', 'required'],
    is: '`required`: the supervisor must have witnessed the whole journal.',
  },
} as const satisfies Readonly<Record<string, PolicyKey>>;

/** Rules about other runs: below `regression`. */
export const REGRESSION_KEYS = {
  baseline_run: { type: 'path', is: 'Compare with this run, such as `run_003`.' },
  baseline_file: {
    type: 'path',
    is: 'Compare with a baseline that `critiqor check --write-baseline` stored. A relative path is relative to the folder of this file.',
  },
  baseline_runs: {
    type: 'number',
    most: 200,
    is: 'Compare with up to this many earlier runs of the same task; default 20 if no other baseline is set.',
  },
  window: {
    type: 'number',
    most: 50,
    is: 'How many of the newest runs of the task are compared with the baseline; default 5.',
  },
} as const satisfies Readonly<Record<string, PolicyKey>>;

export type PolicyKeyName = keyof typeof POLICY_KEYS;
export type RegressionKeyName = keyof typeof REGRESSION_KEYS;
