import { dirname, resolve } from 'node:path';
import { suggestWord } from '../config/nearest-word.ts';
import { type YamlEntry, YamlFault, type YamlMap, type YamlNode } from '../config/yaml-node.ts';
import {
  POLICY_KEYS,
  type PolicyKey,
  type PolicyKeyName,
  REGRESSION_KEYS,
  type RegressionKeyName,
} from './policy-keys.ts';

/** A value of a policy, and the line that sets it. */
export interface PolicyValue {
  readonly value: string | number | readonly string[];
  readonly line: number;
}

export type PolicyRules = Readonly<Partial<Record<PolicyKeyName, PolicyValue>>>;
export type RegressionRules = Readonly<Partial<Record<RegressionKeyName, PolicyValue>>> & { readonly line: number };

export interface Policy {
  /** Where it comes from; null for the one that applies without a file. */
  readonly file: string | null;
  readonly rules: PolicyRules;
  readonly regression: RegressionRules | null;
  /** What replaces single rules for an agent. */
  readonly agents: Readonly<Record<string, PolicyRules>>;
}

/** Without a policy a run fails that is unsafe, and only that. */
export const DEFAULT_POLICY: Policy = {
  file: null,
  rules: { readiness: { value: 'review_recommended', line: 0 } },
  regression: null,
  agents: {},
};

/** Reads a policy. Anything unknown or of the wrong kind is refused with its place: a misspelt rule must not be ignored. */
export function readPolicy({ entries }: YamlMap, file: string): Policy {
  const rules: Record<string, PolicyValue> = {};
  let regression: Policy['regression'] = null;
  let agents: Policy['agents'] = {};
  for (const entry of entries) {
    if (entry.key === 'regression') {
      const own = readRules(assertMap(entry), REGRESSION_KEYS, file);
      regression = { ...own, line: entry.line } as RegressionRules;
    } else if (entry.key === 'agents') {
      const read = assertMap(entry).entries.map((agent) => [agent.key, readRules(assertMap(agent), POLICY_KEYS, file)]);
      agents = Object.fromEntries(read);
    } else rules[entry.key] = readRule(entry, POLICY_KEYS, ['regression', 'agents'], file);
  }
  return { file, rules, regression, agents };
}

/** The rules for a run of this agent. */
export function rulesFor({ rules, agents }: Policy, agentId: string | null): PolicyRules {
  const own = agentId !== null && Object.hasOwn(agents, agentId) ? agents[agentId] : {};
  return { ...rules, ...own };
}

type Keys = Readonly<Record<string, PolicyKey>>;

const readRules = ({ entries }: YamlMap, keys: Keys, file: string): Record<string, PolicyValue> =>
  Object.fromEntries(entries.map((entry) => [entry.key, readRule(entry, keys, [], file)]));

function readRule(entry: YamlEntry, keys: Keys, others: readonly string[], file: string): PolicyValue {
  const key = Object.hasOwn(keys, entry.key) ? keys[entry.key] : undefined;
  if (!key) {
    throw new YamlFault(
      entry,
      `${JSON.stringify(entry.key)} is not a rule.${suggestWord(entry.key, [...Object.keys(keys), ...others])}`,
    );
  }
  return { value: readValue(entry.key, entry.value, key, file), line: entry.line };
}

function readValue(name: string, node: YamlNode, key: PolicyKey, file: string): PolicyValue['value'] {
  switch (key.type) {
    case 'number':
      return readNumber(name, node, key.most ?? Number.POSITIVE_INFINITY);
    case 'list': {
      const items = node.kind === 'list' ? node.items : [node];
      return items.map((item) => readWord(name, item, key.choices));
    }
    case 'path': {
      const text = readWord(name, node, undefined);
      return NAMES.has(name) ? text : resolve(dirname(file), text);
    }
    default:
      return readWord(name, node, key.choices);
  }
}

/** Texts that are no paths. */
const NAMES: ReadonlySet<string> = new Set(['baseline_run', 'reader_model']);

function readNumber(name: string, node: YamlNode, most: number): number {
  const value = node.kind === 'scalar' ? node.value : null;
  if (typeof value !== 'number' || !(value >= 0 && value <= most)) {
    const range = Number.isFinite(most) ? `from 0 to ${most}` : 'that is not negative';
    throw new YamlFault(node, `${name} must be a number ${range}.`);
  }
  return value;
}

function readWord(name: string, node: YamlNode, choices: readonly string[] | undefined): string {
  const value = node.kind === 'scalar' ? node.value : null;
  if (typeof value !== 'string' || value === '') throw new YamlFault(node, `${name} must be a text.`);
  if (choices && !choices.includes(value)) {
    throw new YamlFault(node, `${name} cannot be ${JSON.stringify(value)}.${suggestWord(value, choices)}`);
  }
  return value;
}

function assertMap({ key, value }: YamlEntry): YamlMap {
  if (value.kind === 'map') return value;
  throw new YamlFault(value, `${key} must consist of rules, each as key: value on a line of its own.`);
}
