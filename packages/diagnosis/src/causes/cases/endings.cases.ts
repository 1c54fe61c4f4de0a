import { failing, repeating } from '../../testing/calls-in-a-row.ts';
import { createScenario } from '../../testing/scenario.ts';
import type { RuleCase } from '../../testing/test-causal-rule.ts';
import { printed, repeatedFaults } from './alone.cases.ts';

const begin = () => createScenario({ contextBudget: 200_000 });
const REFUSED = { outcome: 'failed', failure: 'auth', error: 'the key was refused' };
const READ_ONLY = failing('write failed: read-only file system');

/** What ended a run before its time. */
export const CASES: readonly RuleCase[] = [
  {
    rule: 'provider_ends_run',
    scenario: (isFault) => {
      const scenario = begin().user('Sum up the mail').call('read', { path: 'mail' }, { text: 'Hello.' });
      return (isFault ? scenario.model(REFUSED) : scenario).end('error', { error: 'the key was refused' });
    },
    cites: ['before_provider_request 2', 'agent_end 1'],
    near: () =>
      repeatedFaults(begin().user('Sum up the mail')).call('read', { path: 'mail' }, { missing: true }).end('timeout'),
  },
  {
    rule: 'failure_ends_run',
    scenario: (isCascade) =>
      repeating(begin().user('Write the list'), isCascade ? 3 : 1, () => ['write', { path: 'list' }, READ_ONLY])
        .say('The list has three columns.')
        .end(),
    cites: ['tool_call 3'],
    near: () =>
      repeating(begin().user('Write the list'), 3, () => ['write', { path: 'list' }, READ_ONLY])
        .call('render', { film: 'a.mov' }, { missing: true })
        .end('timeout'),
  },
  {
    rule: 'loop_until_stopped',
    scenario: (isLoop) =>
      repeating(begin().user('What is in the drawers?'), 5, (index) => [
        'drawer',
        { number: isLoop ? 77 : index },
        { text: 'no entry' },
      ]).end('timeout'),
    cites: ['tool_call 5'],
    near: () =>
      repeating(begin().user('What is in the drawers?'), 5, () => ['drawer', { number: 77 }, { text: 'no entry' }])
        .call('render', { film: 'a.mov' }, { missing: true })
        .end('timeout'),
  },
  {
    rule: 'printed_call_ends_run',
    scenario: (isPrinted) =>
      begin()
        .user('Back up the database')
        .say(`${isPrinted ? printed('backup', 'database') : 'It is large.'}\nLet me now check how large it is:`)
        .end(),
    cites: ['message_end 1'],
    near: () =>
      begin()
        .user('Back up the database')
        .say(printed('backup', 'database'))
        .say('Nothing happened. Let me now check how large it is:')
        .end(),
  },
];
