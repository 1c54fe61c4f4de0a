import assert from 'node:assert/strict';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import type { PolicyReport } from '../../../policy/policy-report.ts';
import { makeFinalizedRun, makeRunsDir } from '../../../testing/finalized-run.ts';
import { runCommand } from '../../../testing/pipeline/run-command.ts';
import { addSealedRun } from '../../../testing/test-dashboard.ts';
import { applyPolicy } from './apply-policy.ts';
import { loadPolicy } from './load-policy.ts';
import { toAnnotations } from './to-annotations.ts';
import { toJunit } from './to-junit.ts';

function writePolicy(runsDir: string, text: string): string {
  const path = join(dirname(runsDir), 'policy.yaml');
  writeFileSync(path, text);
  return path;
}

test('passes, fails and cannot be judged, with the reason in the first three lines', async (t) => {
  const runsDir = makeRunsDir(t);
  await addSealedRun(runsDir, 'run_001', 'gateway-cascade');
  await addSealedRun(runsDir, 'run_002', 'gateway-clean');
  await addSealedRun(runsDir, 'run_003', 'exec-denied');
  const policy = writePolicy(runsDir, 'policy:\n  readiness: review_recommended\n  min_trust: 80\n');
  const where = ['--policy', policy, '--runs-dir', runsDir];
  const failed = await runCommand(t, 'check', 'run_001', ...where);
  assert.equal(failed.code, 3);
  const lines = failed.out.split('\n');
  assert.match(lines[0] ?? '', /run_001 FAILS: min_trust: trust is \d+, at least 80 is required \(.*policy\.yaml:3\)/);
  assert.match(lines[1] ?? '', /^ {2}evt_\d+ {2}Tool error cascade \(high\)/);
  assert.equal(lines[2], '  critiqor show run_001');
  assert.equal((await runCommand(t, 'check', 'run_002', ...where)).code, 0);
  assert.equal((await runCommand(t, 'check', 'run_001,run_002', ...where)).code, 3);
  const documented = await runCommand(t, 'check', 'run_001', '--profile', 'documented', ...where);
  assert.match(documented.out, /profile documented: trust \d+, .*; stored with default: trust \d+/);
  writePolicy(runsDir, 'max_tokens: 5\n');
  const unknown = await runCommand(t, 'check', 'run_003', ...where, '--json');
  const { status, reports } = JSON.parse(unknown.out);
  assert.deepEqual([unknown.code, status, reports[0].rules[0].rule], [4, 'not_judgeable', 'max_tokens']);
  writePolicy(runsDir, 'min_trust: 80\nagents:\n  deployer:\n    min_trust: 10\n');
  assert.equal((await runCommand(t, 'check', 'run_001', ...where)).code, 0, 'an agent has its own rule');
  writePolicy(runsDir, 'min_trusty: 80\n');
  assert.equal((await runCommand(t, 'check', 'run_001', ...where)).code, 2);
  assert.match(
    (await runCommand(t, 'check', 'run_001', ...where)).error,
    /policy\.yaml:1:1: "min_trusty" is not a rule/,
  );
});

test('evidence that does not verify cannot be judged, whatever the policy says', async (t) => {
  const runsDir = makeRunsDir(t);
  const paths = await addSealedRun(runsDir, 'run_001', 'gateway-clean');
  chmodSync(paths.session, 0o600);
  writeFileSync(paths.session, readFileSync(paths.session, 'utf8').replace('"status":"ok"', '"status":"xx"'));
  const policy = writePolicy(runsDir, 'min_trust: 0\n');
  const { code, out } = await runCommand(t, 'check', '--policy', policy, '--runs-dir', runsDir);
  assert.equal(code, 4);
  assert.match(out, /NOT JUDGEABLE: evidence: the evidence does not verify/);
});

test('JUnit, Markdown and annotations', async (t) => {
  const runsDir = makeRunsDir(t);
  await addSealedRun(runsDir, 'run_001', 'exec-denied');
  const policy = writePolicy(runsDir, 'min_trust: 80\nmax_duration_s: 900\nmax_tokens: 5\nregression:\n  window: 5\n');
  const file = (name: string) => join(dirname(runsDir), name);
  const { code, out } = await runCommand(
    t,
    ...['check', 'run_001', '--policy', policy, '--runs-dir', runsDir, '--github'],
    ...['--junit', file('out.xml'), '--markdown', file('out.md')],
  );
  assert.equal(code, 3);
  assert.match(out, /^::error file=.*policy\.yaml,line=1,title=critiqor run_001%3A min_trust::trust is/m);
  assert.match(out, /^::warning file=.*,line=3,/m);
  const xml = readFileSync(file('out.xml'), 'utf8');
  assert.match(xml, /<testsuite name="run_001" tests="4" failures="1" errors="1" skipped="1">/);
  assert.match(xml, /<testcase classname="critiqor.run_001" name="max_duration_s"\/>/);
  assert.match(readFileSync(file('out.md'), 'utf8'), /## run\\_001: FAIL[\s\S]*\| min\\_trust \| FAIL \|/);
});

test('recorded text cannot break out of a report', () => {
  const finding = {
    id: 'x',
    type: 't',
    severity: 'high',
    title: '</failure>\n::error::x \u0000 & "',
    event_id: 'evt_000001',
  };
  const report = {
    ...{ run_id: 'run_001', agent_id: null, task: null, status: 'fail', policy: '/p.yaml', trust_score: 1 },
    ...{ readiness_level: null, findings: [finding] },
    rules: [{ rule: 'min_trust', status: 'fail', message: 'a <b> & "c"\r\n::warning::y', finding, line: 2 }],
  } as unknown as PolicyReport;
  const xml = toJunit([report]);
  assert.match(xml, /message="a &lt;b&gt; &amp; &quot;c&quot;/);
  assert.match(xml, /&lt;\/failure&gt;\n::error::x \ufffd &amp; &quot;/);
  const lines = toAnnotations([report], '/').join('\n').split('\n');
  assert.equal(lines.length, 1);
});

test('a stored baseline, and the newest runs against it', async (t) => {
  const runsDir = makeRunsDir(t);
  for (let number = 0; number < 8; number += 1) await makeFinalizedRun(runsDir);
  const baseline = join(dirname(runsDir), 'baseline.json');
  const where = ['--runs-dir', runsDir];
  const none = writePolicy(runsDir, 'min_trust: 0\n');
  const stored = await runCommand(
    t,
    'check',
    'run_001..run_004',
    '--policy',
    none,
    '--write-baseline',
    baseline,
    ...where,
  );
  assert.equal(stored.code, 0);
  assert.doesNotMatch(readFileSync(baseline, 'utf8'), /List the files/, 'it holds no text');
  const policy = writePolicy(runsDir, `regression:\n  baseline_file: ${baseline}\n  window: 4\n`);
  const same = await runCommand(t, 'check', 'run_008', '--policy', policy, '--json', ...where);
  const [rule] = JSON.parse(same.out).reports[0].rules;
  assert.deepEqual([same.code, rule.rule, rule.status], [0, 'regression', 'pass']);
  assert.match(rule.message, /^4 newest runs with 4 earlier runs of the same task/);
  const before = JSON.parse(readFileSync(baseline, 'utf8'));
  const better = before.runs.flatMap((run: { trust_score: number }) =>
    [5, 6, 7].map((more) => ({ ...run, trust_score: run.trust_score + more })),
  );
  writeFileSync(baseline, JSON.stringify({ ...before, runs: better }));
  const worse = await runCommand(t, 'check', 'run_008', '--policy', policy, ...where);
  assert.equal(worse.code, 3);
  assert.match(worse.out, /FAILS: regression: 4 newest runs with 12 earlier runs of the same task: Regression/);
  writeFileSync(baseline, '{}');
  assert.equal((await runCommand(t, 'check', 'run_008', '--policy', policy, ...where)).code, 2);
});

test('critiqor init writes a policy that critiqor check reads, and changes nothing that exists', async (t) => {
  const runsDir = makeRunsDir(t);
  await makeFinalizedRun(runsDir);
  const output = join(dirname(runsDir), 'critiqor.yaml');
  assert.equal((await runCommand(t, 'init', '--output', output)).code, 0);
  assert.equal((await runCommand(t, 'init', '--output', output)).code, 2);
  const { out } = await runCommand(t, 'check', '--policy', output, '--runs-dir', runsDir, '--json');
  const rules = JSON.parse(out).reports[0].rules.map(({ rule }: { rule: string }) => rule);
  assert.deepEqual(rules, [
    'readiness',
    'min_trust',
    'forbid_failures',
    'forbid_severities',
    'max_lost_events',
    'regression',
  ]);
});

test('critiqor run takes its exit code from the policy, unless something else has decided', async (t) => {
  const runsDir = makeRunsDir(t);
  await addSealedRun(runsDir, 'run_001', 'gateway-cascade');
  const policy = loadPolicy(writePolicy(runsDir, 'min_trust: 99\n'));
  const ended = { run_id: 'run_001', exit_code: 0, reason: null, verification: 'consistent' } as never;
  const judged = await applyPolicy(runsDir, ended, policy);
  assert.equal(judged.exit_code, 3);
  assert.match(judged.reason ?? '', /^policy: min_trust: trust is/);
  assert.equal(judged.policy?.status, 'fail');
  const lenient = loadPolicy(writePolicy(runsDir, 'min_trust: 1\n'));
  assert.equal((await applyPolicy(runsDir, { ...(ended as object), exit_code: 7 } as never, lenient)).exit_code, 7);
  const decided = { ...(ended as object), exit_code: 4, reason: 'not judgeable: x' } as never;
  assert.equal((await applyPolicy(runsDir, decided, policy)).exit_code, 4);
});
