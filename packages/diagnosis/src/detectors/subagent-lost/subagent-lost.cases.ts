import { createScenario, type Scenario } from '../../testing/scenario.ts';
import type { DetectorCases } from '../../testing/test-detector.ts';

/** A run that hands an errand over and waits. */
const waiting = (label: string, about: { readonly ending?: string } = {}): Scenario =>
  createScenario()
    .user('Compare the three offers')
    .call('sessions_spawn', { label, task: 'Read the offers' }, { text: '{"status":"accepted"}' })
    .subagent(label)
    .call('sessions_yield', {}, { text: '{"status":"yielded"}' })
    .end('yielded')
    .event(ended(label, about.ending ?? 'ok'));

const ended = (label: string, ending: string, reason = 'subagent-complete') => ({
  event_type: 'subagent_ended',
  payload: {
    child_run_id: `agent:main:subagent:${label}-run-1`,
    child_conversation_key: `agent:main:subagent:${label}`,
    ending,
    reason,
  },
});

export const CASES: DetectorCases = {
  fires: [
    {
      name: 'the subagent failed and the answer is full of praise',
      scenario: () =>
        waiting('offers', { ending: 'error' })
          .user('The subagent has settled.', { trigger: 'subagent' })
          .say('All three offers are compared: the second is the best.')
          .end(),
      message: 'failed_unreported',
      severity: 'high',
      beganAt: /offers/,
    },
    {
      name: 'the subagent ran into its time limit and the answer hides it',
      scenario: () =>
        waiting('translate', { ending: 'timeout' })
          .user('The subagent has settled.', { trigger: 'subagent' })
          .say('The translation is ready.')
          .end(),
      message: 'failed_unreported',
    },
    {
      name: 'the subagent failed within the run that started it',
      scenario: () =>
        createScenario()
          .user('Audit the modules')
          .subagent('audit-a', { ending: 'error' })
          .subagent('audit-b', { ending: 'ok' })
          .say('Both modules are audited, nothing was found.')
          .end(),
      message: 'failed_unreported',
    },
    {
      name: 'the subagent failed and the answer says so',
      scenario: () =>
        waiting('offers', { ending: 'error' })
          .user('The subagent has settled.', { trigger: 'subagent' })
          .say('The comparison failed: the offers could not be read.')
          .end(),
      message: 'failed_noticed',
      severity: 'low',
    },
    {
      name: 'the subagent failed and the agent did the work itself',
      scenario: () =>
        waiting('offers', { ending: 'error' })
          .user('The subagent has settled.', { trigger: 'subagent' })
          .call('read', { path: 'offers.txt' }, { text: '1 2 3' })
          .say('The second offer is the best.')
          .end(),
      message: 'failed_noticed',
      severity: 'low',
    },
    {
      name: 'the subagent failed and nobody ever answered',
      scenario: () => waiting('offers', { ending: 'error' }),
      message: 'failed_unanswered',
      severity: 'medium',
    },
    {
      name: 'the agent waits for a subagent that never ends',
      scenario: () =>
        createScenario()
          .user('Count the stock')
          .subagent('count')
          .call('sessions_yield', {}, { text: '{"status":"yielded"}' })
          .end('yielded'),
      message: 'never_ended',
      severity: 'medium',
    },
    {
      name: 'the answer does not wait for the subagent',
      scenario: () =>
        createScenario().user('Count the stock').subagent('count').say('There are 412 pieces in stock.').end(),
      message: 'never_ended',
      severity: 'high',
    },
    {
      name: 'one of two subagents never ends, and the answer covers both',
      scenario: () =>
        createScenario()
          .user('Check both shops')
          .subagent('shop-a', { ending: 'ok' })
          .subagent('shop-b')
          .say('Both shops have it.')
          .end(),
      message: 'never_ended',
      severity: 'high',
      beganAt: /shop-b/,
    },
    {
      name: 'the agent says that the subagent is at work, and it stays so',
      scenario: () =>
        createScenario()
          .user('Index the archive')
          .subagent('indexer')
          .say('I started the indexer in the background and will report.')
          .end(),
      message: 'never_ended',
      severity: 'low',
    },
    {
      name: 'the result arrives and the conversation that waits never goes on',
      scenario: () => waiting('offers'),
      message: 'result_unused',
      severity: 'medium',
    },
    {
      name: 'the result arrives long after the answer',
      scenario: () =>
        createScenario()
          .user('Index the archive')
          .subagent('indexer')
          .say('I started the indexer and will report.')
          .end()
          .event(ended('indexer', 'ok')),
      message: 'result_unused',
      severity: 'low',
    },
  ],
  silent: [
    { name: 'no subagents at all', scenario: () => createScenario().user('Hello').say('Hello.').end() },
    {
      name: 'a subagent works, and its result is reported',
      scenario: () =>
        waiting('offers')
          .user('The subagent has settled: the second offer is the best.', { trigger: 'subagent' })
          .say('The second offer is the best.')
          .end(),
    },
    {
      name: 'two subagents, both used in the same run',
      scenario: () =>
        createScenario()
          .user('Check both shops')
          .subagent('shop-a', { ending: 'ok' })
          .subagent('shop-b', { ending: 'ok' })
          .say('Both shops have it.')
          .end(),
    },
    {
      name: 'a failed subagent is started again and succeeds',
      scenario: () =>
        createScenario()
          .user('Check the shop')
          .subagent('shop', { ending: 'error' })
          .subagent('shop', { ending: 'ok' })
          .say('The shop has it.')
          .end(),
    },
    {
      name: 'the agent stops a subagent that it no longer needs',
      scenario: () =>
        createScenario()
          .user('Find it anywhere')
          .subagent('search-a', { ending: 'ok' })
          .subagent('search-b', { ending: 'killed' })
          .say('Found it.')
          .end(),
    },
    {
      name: 'the conversation is reset',
      scenario: () =>
        createScenario()
          .user('Check the shop')
          .subagent('shop', { ending: 'ok' })
          .say('The shop has it.')
          .end()
          .event(ended('shop', 'reset', 'session-reset')),
    },
    {
      name: 'everything is killed while the subagent works',
      scenario: () =>
        createScenario().user('Check the shop').subagent('shop').model({ open: true }).process({ signal: 'SIGKILL' }),
    },
    {
      name: 'the run that started it fails for its own reasons',
      scenario: () =>
        createScenario()
          .user('Check the shop')
          .subagent('shop')
          .model({ outcome: 'failed', failure: 'auth' })
          .end('error'),
    },
    {
      name: 'a subagent that stays, as it should',
      scenario: () =>
        createScenario()
          .user('Keep a helper ready')
          .event({
            event_type: 'subagent_spawned',
            payload: {
              child_run_id: 'helper-run',
              child_conversation_key: 'agent:main:subagent:helper',
              label: 'helper',
              mode: 'session',
            },
          })
          .say('The helper is ready.')
          .end(),
    },
    {
      name: 'a tool that fails is no subagent',
      scenario: () =>
        createScenario().user('Build').call('exec', { command: 'make' }, { exitCode: 2 }).say('It is built.').end(),
    },
    {
      name: 'the agent speaks of subagents',
      scenario: () => createScenario().user('What is a subagent?').say('A helper that can fail.').end(),
    },
    {
      name: 'the person stops the run while a subagent works',
      scenario: () => createScenario().user('Check the shop').subagent('shop').end('aborted'),
    },
  ],
};
