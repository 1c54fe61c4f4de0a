import { createScenario } from '../../testing/scenario.ts';
import type { DetectorCases } from '../../testing/test-detector.ts';

const failed = (failure: string, httpStatus?: number) => ({
  outcome: 'failed',
  failure,
  error: `the provider says: ${failure}`,
  ...(httpStatus === undefined ? {} : { httpStatus }),
});
const retried = (failure: string) => ({ ...failed(failure), retry: true });

export const CASES: DetectorCases = {
  fires: [
    {
      name: 'the only call is refused for a wrong key',
      scenario: () => createScenario().user('Sum up the mail').model(failed('auth', 401)).end('error'),
      message: 'run_failed',
      severity: 'high',
      beganAt: /auth/,
    },
    {
      name: 'three attempts, none succeeds',
      scenario: () =>
        createScenario()
          .user('Sum up the mail')
          .model(retried('server_error'))
          .model(retried('server_error'))
          .model(failed('server_error', 500))
          .end('error', { error: 'gave up' }),
      message: 'run_failed',
    },
    {
      name: 'the quota is used up after the work has begun',
      scenario: () =>
        createScenario()
          .user('Tidy the folder')
          .call('exec', { command: 'ls' }, { text: 'a b' })
          .model(failed('billing', 402))
          .end('error'),
      message: 'run_failed',
      beganAt: /billing/,
    },
    {
      name: 'the plan allows no further use this month',
      scenario: () =>
        createScenario().user('Go').model(failed('usage_limit', 429)).end('error', { failure: 'usage_limit' }),
      message: 'limit_reached',
      severity: 'high',
    },
    {
      name: 'the provider is silent until the limit',
      scenario: () => createScenario().user('Tidy the folder').model(failed('timeout')).end('error'),
      message: 'run_failed',
    },
    {
      name: 'the model was taken off the list',
      scenario: () => createScenario().user('Go').model(failed('model_not_found', 404)).end('error'),
      message: 'run_failed',
    },
    {
      name: 'three faults, then it works',
      scenario: () =>
        createScenario()
          .user('Go')
          .model(retried('rate_limit'))
          .model(retried('rate_limit'))
          .model(retried('rate_limit'))
          .say('Here it is.')
          .end(),
      message: 'recovered',
      severity: 'low',
      beganAt: /rate_limit/,
    },
    {
      name: 'five faults of two kinds over a long job',
      scenario: () =>
        createScenario()
          .user('Go')
          .model(retried('server_error'))
          .call('read', { path: 'a' })
          .model(retried('rate_limit'))
          .model(retried('rate_limit'))
          .call('read', { path: 'b' })
          .model(retried('server_error'))
          .model(retried('overloaded'))
          .say('Here it is.')
          .end(),
      message: 'recovered',
    },
    {
      name: 'faults in the second run of a conversation',
      scenario: () =>
        createScenario().user('One').say('First.').end().user('Two').model(failed('server_error', 503)).end('error'),
      message: 'run_failed',
    },
    {
      name: 'the answer breaks off',
      scenario: () =>
        createScenario()
          .user('Tell me all')
          .say('The first thing to know is', { ...failed('terminated'), partial: true })
          .end('success'),
      message: 'cut_answer',
      severity: 'medium',
    },
    {
      name: 'the answer breaks off after tools have run',
      scenario: () =>
        createScenario()
          .user('Tell me all')
          .call('read', { path: 'a' })
          .say('It says th', { ...failed('connection_reset'), partial: true })
          .end('success'),
      message: 'cut_answer',
    },
  ],
  silent: [
    { name: 'a clean run', scenario: () => createScenario().user('Hello').say('Hello.').end() },
    {
      name: 'one fault and a retry that works',
      scenario: () => createScenario().user('Hello').model(retried('server_error')).say('Hello.').end(),
    },
    {
      name: 'two faults and a retry that works',
      scenario: () =>
        createScenario().user('Hello').model(retried('timeout')).model(retried('timeout')).say('Hello.').end(),
    },
    {
      name: 'a person stops the run in a model call',
      scenario: () => createScenario().user('Hello').model(failed('aborted')).end('aborted'),
    },
    {
      name: 'the context is too large: not the fault of the provider',
      scenario: () => createScenario().user('Hello').model(failed('context_overflow')).end('error'),
    },
    {
      name: 'tools fail, the provider does not',
      scenario: () =>
        createScenario().user('Build').call('exec', { command: 'make' }, { exitCode: 2 }).say('It fails.').end(),
    },
    {
      name: 'the run ends in an error of its own after good model calls',
      scenario: () => createScenario().user('Build').call('exec', { command: 'make' }).say('Done.').end('error'),
    },
    {
      name: 'the process is killed in a model call',
      scenario: () => createScenario().user('Hello').model({ open: true }).process({ signal: 'SIGKILL' }),
    },
    {
      name: 'a summary call of a compaction fails and the run goes on',
      scenario: () =>
        createScenario()
          .user('Hello')
          .model({ ...failed('server_error'), purpose: 'compaction' })
          .say('Hello.')
          .end(),
    },
    {
      name: 'two faults each in two runs',
      scenario: () =>
        createScenario()
          .user('One')
          .model(retried('timeout'))
          .model(retried('timeout'))
          .say('First.')
          .end()
          .user('Two')
          .model(retried('timeout'))
          .model(retried('timeout'))
          .say('Second.')
          .end(),
    },
    {
      name: 'the text speaks of provider errors',
      scenario: () => createScenario().user('What is a 500?').say('An internal server error of the provider.').end(),
    },
  ],
};
