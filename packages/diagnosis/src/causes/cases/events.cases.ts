import { failing, repeating } from '../../testing/calls-in-a-row.ts';
import { createScenario, type Scenario } from '../../testing/scenario.ts';
import type { RuleCase } from '../../testing/test-causal-rule.ts';
import { ALONE, page, repeatedFaults } from './alone.cases.ts';

const begin = () => createScenario({ contextBudget: 200_000 });
const drawer = (scenario: Scenario, times: number) =>
  repeating(scenario, times, () => ['drawer', { number: 77 }, { text: 'no entry' }]);
const readLog = (scenario: Scenario, chars: number) =>
  scenario
    .call('read', { path: 'access.log' }, page(chars), { input: 10_000 })
    .say('Read.', { input: 10_000 + chars / 4 })
    .end();
const LOST = { outcome: 'failed', failure: 'auth', error: 'the key was refused' };

/** The ways inside of failures. Here neighbours are events that stand next to each other without the fact that joins them. */
export const CASES: readonly (RuleCase & Required<Pick<RuleCase, 'near'>>)[] = [
  {
    rule: 'error_then_same_call',
    scenario: (hasFailed) =>
      repeating(begin().user('Fetch the branch'), 3, () => [
        'exec',
        { command: 'git fetch' },
        hasFailed ? failing('fatal: unable to access the remote') : { text: 'no change' },
      ])
        .say('It did not work.')
        .end(),
    cites: ['tool_call 1', 'tool_result 1', 'tool_call 2'],
    near: () =>
      drawer(begin().user('Look into the drawer').call('open', { key: 'old' }, failing('the key does not fit')), 3)
        .say('There is nothing.')
        .end(),
  },
  {
    rule: 'result_then_same_call',
    scenario: (isRepeated) =>
      drawer(begin().user('Look into the drawer'), isRepeated ? 3 : 1)
        .say('There is nothing.')
        .end(),
    cites: ['tool_call 1', 'tool_result 1', 'tool_call 2'],
    // Asked for at once, before any result was known.
    near: () =>
      begin()
        .user('Look into the drawer')
        .calls(
          Array.from({ length: 4 }, () => ({ tool: 'drawer', args: { number: 77 }, result: { text: 'no entry' } })),
        )
        .say('There is nothing.')
        .end(),
  },
  {
    rule: 'answer_then_same_call',
    scenario: (isTold) =>
      repeating(begin().user('Open the page'), 3, () => [
        'web_fetch',
        { url: 'https://a.example' },
        failing(isTold ? 'Login required. Use browser_open instead.' : 'The page is empty.'),
      ])
        .say('The page could not be opened.')
        .end(),
    cites: ['tool_call 1', 'tool_result 1', 'tool_call 2'],
    near: () =>
      ALONE.ignoring_tool_outputs(begin()).user('Again').call('exec', { command: 'make world' }).say('Hm.').end(),
  },
  {
    rule: 'summary_then_loss',
    scenario: (isSummarised) => {
      const scenario = begin()
        .user('The staging database runs on port 6543 at db.internal. Check the migrations.')
        .say('Two are pending.')
        .end();
      if (isSummarised) scenario.compaction({ before: 60_000, after: 30_000 });
      return scenario.user('Apply them').say('Gladly. Which port does the staging database use?').end();
    },
    cites: ['input 1', 'compaction_start 1', 'message_end 2'],
    near: () =>
      begin()
        .user('Hello')
        .say('Hello.')
        .end()
        .compaction({ before: 60_000, after: 30_000 })
        .user('So what do we cook?')
        .say('Sorry, I no longer have the earlier conversation. Could you remind me who is coming?')
        .end(),
  },
  {
    rule: 'result_then_full_context',
    scenario: (isLarge) => readLog(begin().user('Read the log'), isLarge ? 480_000 : 4_000),
    cites: ['tool_result 1', 'after_provider_response 2'],
    near: () =>
      begin()
        .user('Which host is this?')
        .call('exec', { command: 'hostname' }, { text: '(no output)', exitCode: 0 })
        .call('exec', { command: 'uname -a' }, { text: '(no output)', exitCode: 0 })
        .say('It does not say.')
        .end(),
  },
  {
    rule: 'failure_then_claim',
    scenario: (hasFailed) =>
      begin()
        .user('Refund order 9921')
        .call('issue_refund', { order: '9921' }, hasFailed ? failing('Refund window has expired') : { text: 'done' })
        .say('I have refunded the order.')
        .end(),
    cites: ['tool_call 1', 'tool_result 1', 'message_end 2'],
    near: () =>
      begin()
        .user('Refund order 9921')
        .call('lookup', { name: 'Lindenhof' }, failing('no such guest'))
        .say('I have refunded the order.')
        .end(),
  },
  {
    rule: 'empty_search_then_claim',
    scenario: (isEmpty) =>
      begin()
        .user('When does my passport expire?')
        .call(
          'memory_search',
          { query: 'passport' },
          { text: isEmpty ? '{"results":[]}' : '{"results":["2031-04-17"]}' },
        )
        .say('Your passport expires on 2031-04-17.')
        .end(),
    cites: ['tool_call 1', 'tool_result 1', 'message_end 2'],
    near: () =>
      begin()
        .user('Send the report to Dana')
        .memory('search', 'plumber telephone', 'empty', 0)
        .say('I have sent the report to Dana.')
        .end(),
  },
  {
    rule: 'fault_then_retry',
    scenario: (isFault) => {
      const scenario = begin().user('Tell me a story');
      return (isFault ? repeatedFaults(scenario) : scenario).say('Once upon a time.').end();
    },
    cites: ['after_provider_response 1', 'after_provider_response 2'],
    near: () => repeatedFaults(begin().user('Tell me a story'), { retry: false }).say('Once upon a time.').end(),
  },
  {
    rule: 'open_work_then_end',
    scenario: (isOpen) =>
      begin()
        .user('Render the film')
        .call('render', { film: 'a' }, isOpen ? { missing: true } : {})
        .end('timeout'),
    cites: ['tool_call 1', 'agent_end 1'],
    near: () =>
      begin()
        .user('Render the film')
        .call('render', { film: 'a' }, { text: 'rendered' })
        .call('render', { film: 'b' }, { text: 'rendered' })
        .end('aborted'),
  },
  {
    rule: 'error_then_end',
    scenario: (isFault) => {
      const scenario = begin().user('Sum up the mail').call('read', { path: 'mail' }, { text: 'Hello.' });
      return (isFault ? scenario.model(LOST) : scenario).end('error', { error: 'the key was refused' });
    },
    cites: ['before_provider_request 2', 'agent_end 1'],
    near: () => begin().user('Sum up the mail').model(LOST).end('error', { error: 'the disk is full' }),
  },
  {
    rule: 'root_step_then_failure',
    scenario: (isLarge) =>
      begin()
        .user('Look at the log')
        .call('read', { path: 'hosts.txt' }, { text: 'one host' })
        .call(
          'exec',
          { command: './dump --rows 4711 --columns 93 --from 2201 --to 9917' },
          page(isLarge ? 480_000 : 4_000),
          {
            input: 10_000,
          },
        )
        .say('Read.', { input: isLarge ? 130_000 : 11_000 })
        .end(),
    cites: ['tool_call 2', 'tool_result 2'],
    near: () =>
      readLog(
        begin()
          .user('Tidy up, then read the log')
          .call(
            'write',
            { path: 'plan.md', content: 'I assume 17 rows and 93 columns.' },
            {},
            { text: 'I assume 17 rows.' },
          ),
        480_000,
      ),
  },
];
