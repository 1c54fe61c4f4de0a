import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failing, repeating } from '../testing/calls-in-a-row.ts';
import { diagnoseScenario } from '../testing/diagnose-scenario.ts';
import { createScenario } from '../testing/scenario.ts';
import { OVERFLOW, page, workTwice } from './cases/alone.cases.ts';

test('the primary failure is the cause of the worst, and what is outside the chain is reported too', () => {
  const { primary_diagnosis: primary, findings } = diagnoseScenario(
    repeating(
      createScenario().user('Deploy to staging as always').memory('search', 'how do we deploy to staging', 'empty', 0),
      5,
      () => ['exec', { command: 'npm test' }, { text: '3 of 41 tests failed', exitCode: 1 }],
    )
      .say('All 41 tests pass and the service is deployed to staging.')
      .end(),
  );
  assert.equal(findings[0]?.type, 'unverified_claim');
  assert.equal(primary?.root_cause_failure_type, 'tool_error_cascade');
  const [began, why, worst, ...beside] = primary?.causal_chain_explanation.split('\n') ?? [];
  assert.match(began ?? '', /^The agent tried exec npm test 5 times .* It began at evt_\d+: exec failed/);
  assert.equal(why, 'The answer claims exactly what had failed.');
  assert.match(worst ?? '', /^The answer says “All 41 tests pass/);
  assert.deepEqual(beside, [
    'In addition, “Tool error cascade” led to “Infinite tool loop”. The same error came back, and the agent tried the same call again.',
  ]);
});

test('the chain goes on from the worst failure to what it led to', () => {
  const { primary_diagnosis: primary } = diagnoseScenario(
    createScenario({ contextBudget: 200_000 })
      .user('Read the log')
      .call('read', { path: 'access.log' }, page(900_000), { input: 10_000 })
      .model(OVERFLOW)
      .end('error', { failure: 'context_overflow' }),
  );
  assert.equal(primary?.root_cause_failure_type, 'context_pollution');
  assert.deepEqual(primary?.causal_chain_explanation.split('\n').slice(1), [
    'The context overflowed, and the run could not continue.',
    'The run ended in an error: context_overflow.',
  ]);
});

test('what only made another failure worse is not the primary one', () => {
  const failed = createScenario()
    .user('Mount the share')
    .call('exec', { command: 'mount /a' }, failing('mount: permission denied'))
    .call('exec', { command: 'modprobe cifs' }, failing('modprobe: not found in directory'));
  const { primary_diagnosis: primary } = diagnoseScenario(
    repeating(failed, 4, () => ['exec', { command: 'mount /b' }, failing('the device is busy')])
      .say('I could not mount it: the calls failed.')
      .end(),
  );
  assert.equal(primary?.root_cause_failure_type, 'tool_error_cascade');
  assert.match(
    primary?.causal_chain_explanation ?? '',
    /In addition, “Infinite tool loop” made “Tool error cascade” worse\. Other calls had failed before/,
  );
});

test('a failure without cause or effect is reported by itself', () => {
  const { primary_diagnosis: primary } = diagnoseScenario(
    workTwice(createScenario({ contextBudget: 200_000 }).user('Index the shelves'), 'shelf')
      .say('Indexed.')
      .end(),
  );
  assert.match(primary?.causal_chain_explanation ?? '', /^Most of this run’s tokens[^\n]*$/);
});
