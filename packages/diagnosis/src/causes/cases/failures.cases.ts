import { failing, repeating } from '../../testing/calls-in-a-row.ts';
import { createScenario, type ResultOptions } from '../../testing/scenario.ts';
import type { RuleCase } from '../../testing/test-causal-rule.ts';
import { UNKNOWN, WRONG } from './alone.cases.ts';

const begin = () => createScenario({ contextBudget: 200_000 });
const BUSY = failing('the device is busy');
/** Two failures of different kinds, before anything else. */
const mounting = () =>
  begin()
    .user('Mount the share')
    .call('exec', { command: 'mount /a' }, failing('mount: permission denied'))
    .call('exec', { command: 'modprobe cifs' }, failing('modprobe: not found in directory'));
const GIVES_UP = 'I could not do it: the calls failed.';

/** Failures of calls that lead to further failures of calls. */
export const CASES: readonly RuleCase[] = [
  {
    rule: 'unknown_tool_is_called_again',
    scenario: (isUnknown) =>
      repeating(begin().user('Tune the radio'), 3, () => ['frobnicate', { level: 1 }, isUnknown ? UNKNOWN : BUSY])
        .say(GIVES_UP)
        .end(),
    cites: ['tool_call 1', 'tool_call 2', 'tool_call 3'],
    near: () =>
      repeating(begin().user('Tune the radio').call('frobnicate', { level: 1 }, UNKNOWN), 3, () => [
        'drawer',
        { number: 77 },
        { text: 'no entry' },
      ])
        .say(GIVES_UP)
        .end(),
  },
  {
    rule: 'wrong_arguments_are_repeated',
    scenario: (isWrong) =>
      repeating(begin().user('Mend the notes'), 3, () => ['edit', { file: 'a' }, isWrong ? WRONG : BUSY])
        .say(GIVES_UP)
        .end(),
    cites: ['tool_call 1', 'tool_call 2', 'tool_call 3'],
  },
  {
    rule: 'wrong_arguments_fail',
    scenario: (isWrong) =>
      repeating(begin().user('Mend the notes'), 3, (index) => ['edit', { file: index }, isWrong ? WRONG : BUSY])
        .say(GIVES_UP)
        .end(),
    cites: ['tool_call 1', 'tool_call 2', 'tool_call 3'],
  },
  {
    rule: 'missing_skill_fails',
    scenario: (isSkill) => {
      const scenario = begin().user('Write the changelog');
      if (isSkill) scenario.readSkill('changelog', 'not_found');
      else scenario.call('exec', { command: 'git log' }, failing('fatal: not a git repository'));
      return scenario
        .call('exec', { command: 'make changelog' }, failing('make: no rule to make target'))
        .call('exec', { command: 'npm run changelog' }, failing('npm: missing script'))
        .say(GIVES_UP)
        .end();
    },
    cites: ['tool_call 1'],
  },
  {
    rule: 'error_provokes_repeat',
    scenario: (hasFailed) => {
      const result: ResultOptions = hasFailed ? failing('fatal: unable to access the remote') : { text: 'no change' };
      return repeating(begin().user('Fetch the branch'), 4, () => ['exec', { command: 'git fetch' }, result])
        .say(GIVES_UP)
        .end();
    },
    cites: ['tool_call 1', 'tool_call 2', 'tool_call 3', 'tool_call 4'],
    near: () =>
      repeating(begin().user('Empty the drawer onto the share'), 4, () => ['drawer', {}, { text: 'no entry' }])
        .call('exec', { command: 'mount /a' }, failing('mount: permission denied'))
        .call('exec', { command: 'modprobe cifs' }, failing('modprobe: not found in directory'))
        .call('exec', { command: 'mount /b' }, BUSY)
        .say(GIVES_UP)
        .end(),
  },
  {
    rule: 'ignored_answer_provokes_repeat',
    scenario: (isTold) => {
      const result = failing(isTold ? 'Login required. Use browser_open instead.' : 'The page is empty.');
      return repeating(begin().user('Open the page'), 4, () => ['web_fetch', { url: 'https://a.example' }, result])
        .say(GIVES_UP)
        .end();
    },
    cites: ['tool_call 1', 'tool_call 2', 'tool_call 3', 'tool_call 4'],
  },
  {
    rule: 'wrong_arguments_add_failures',
    scenario: (isWrong) =>
      mounting()
        .call('exec', { command: 'mount /b' }, BUSY)
        .call('edit', { file: 'fstab' }, isWrong ? WRONG : failing('fstab: read-only file system'))
        .say(GIVES_UP)
        .end(),
    cites: ['tool_call 4'],
  },
  {
    rule: 'missing_skill_adds_failures',
    scenario: (isSkill) => {
      const scenario = mounting().call('exec', { command: 'mount /b' }, BUSY);
      if (isSkill) scenario.readSkill('mounting', 'not_found');
      return scenario.call('exec', { command: 'mount -o ro /b' }, failing('mount: bad option')).say(GIVES_UP).end();
    },
    cites: ['tool_call 4'],
  },
  {
    rule: 'loop_adds_failures',
    scenario: (isLoop) =>
      repeating(mounting(), 4, (index) => ['exec', { command: `mount /b${isLoop ? '' : index}` }, BUSY])
        .say(GIVES_UP)
        .end(),
    cites: ['tool_call 3', 'tool_call 4', 'tool_call 5', 'tool_call 6'],
  },
];
