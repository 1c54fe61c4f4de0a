import assert from 'node:assert/strict';
import { test } from 'node:test';
import { POLICY_TEMPLATE } from '../cli/pipeline/check/policy-template.ts';
import { readYaml } from '../config/read-yaml.ts';
import { YamlFault } from '../config/yaml-node.ts';
import { POLICY_KEYS, REGRESSION_KEYS } from './policy-keys.ts';
import { readPolicy, rulesFor } from './read-policy.ts';

const read = (text: string) => readPolicy(readYaml(text), '/project/policy.yaml');

test('rules with their lines, and others for an agent', () => {
  const policy = read(
    'min_trust: 70\nforbid_severities: [critical, high]\npublic_key: keys/ci.pub\nagents:\n  deployer:\n    min_trust: 90\n',
  );
  assert.deepEqual(policy.rules.min_trust, { value: 70, line: 1 });
  assert.deepEqual(policy.rules.forbid_severities, { value: ['critical', 'high'], line: 2 });
  assert.equal(policy.rules.public_key?.value, '/project/keys/ci.pub');
  assert.deepEqual(rulesFor(policy, 'deployer').min_trust, { value: 90, line: 6 });
  assert.equal(rulesFor(policy, 'deployer').forbid_severities?.line, 2);
  assert.equal(rulesFor(policy, 'constructor').min_trust?.value, 70);
  assert.equal(rulesFor(policy, null).min_trust?.value, 70);
});

test('what is wrong is refused with its line and a hint', () => {
  const wrong: readonly (readonly [string, number, RegExp])[] = [
    ['min_trusts: 70', 1, /"min_trusts" is not a rule\. Did you mean min_trust\?/],
    ['min_trust: high', 1, /min_trust must be a number from 0 to 100/],
    ['min_trust: 101', 1, /from 0 to 100/],
    ['max_tokens: -1', 1, /not negative/],
    ['\nmax_tokens:\n  - 1', 3, /must be a number/],
    ['readiness: redy_for_runtime', 1, /Did you mean ready_for_runtime\?/],
    ['readiness: insufficient_evidence', 1, /cannot be/],
    ['forbid_failures: [unverified_claims]', 1, /Did you mean unverified_claim\?/],
    ['forbid_failures:\n  - 7', 2, /must be a text/],
    ['agents: deployer', 1, /agents must consist of rules/],
    ['agents:\n  deployer:\n    agents: x', 3, /"agents" is not a rule/],
    ['regression:\n  windows: 3', 2, /Did you mean window\?/],
    ['regression: 5', 1, /regression must consist of rules/],
    ['toString: 5', 1, /is not a rule/],
  ];
  for (const [text, line, message] of wrong) {
    assert.throws(
      () => read(text),
      (cause) => cause instanceof YamlFault && cause.place.line === line && message.test(cause.message),
      text,
    );
  }
});

test('the policy of critiqor init is one, on and off, and shows every rule', () => {
  const root = readYaml(POLICY_TEMPLATE).entries[0]?.value;
  assert.ok(root?.kind === 'map');
  assert.equal(readPolicy(root, '/critiqor.yaml').rules.readiness?.value, 'review_recommended');
  const names = [...Object.keys(POLICY_KEYS), ...Object.keys(REGRESSION_KEYS)];
  assert.deepEqual(
    names.filter((name) => !new RegExp(`\\b${name}:`).test(POLICY_TEMPLATE)),
    [],
  );
  const on = POLICY_TEMPLATE.replaceAll(/^( *)# (?=\w+:|agents| {2})/gm, '$1');
  const all = readYaml(on).entries.find(({ key }) => key === 'policy')?.value;
  assert.ok(all?.kind === 'map');
  assert.equal(readPolicy(all, '/critiqor.yaml').agents.deployer?.min_trust?.value, 90);
});
