import { createScenario, type Scenario } from '../../testing/scenario.ts';
import type { DetectorCases } from '../../testing/test-detector.ts';

const unknown = (tool: string) => ({
  outcome: 'blocked',
  blockedBy: 'unknown_tool',
  text: `Tool ${tool} not found`,
  error: `Tool ${tool} not found`,
});

function repeatUnknown(scenario: Scenario, tool: string, times: number): Scenario {
  for (let i = 0; i < times; i += 1) scenario.call(tool, { query: `trains to Graz ${i}` }, unknown(tool));
  return scenario;
}

export const CASES: DetectorCases = {
  fires: [
    {
      name: 'one unknown tool, then the right one',
      scenario: () =>
        createScenario()
          .user('Which parcels arrive today?')
          .call('parcel_lookup', { day: 'today' }, unknown('parcel_lookup'))
          .call('read', { path: 'parcels.csv' }, { text: 'PX-1,today' })
          .say('PX-1 arrives today.')
          .end(),
      message: 'tried',
      severity: 'low',
      beganAt: /parcel_lookup/,
    },
    {
      name: 'a registry denies the tool in its own words',
      scenario: () =>
        createScenario()
          .user('Text Nadia')
          .call(
            'sms.send',
            { to: 'Nadia' },
            { outcome: 'failed', text: 'ToolNotFound: sms.send is not registered in this workspace' },
          )
          .say('I cannot send texts here.')
          .end(),
      message: 'tried',
    },
    {
      name: 'two different unknown tools',
      scenario: () =>
        createScenario()
          .user('Translate the menu')
          .call('translate', { to: 'fr' }, unknown('translate'))
          .call('deepl', { to: 'fr' }, unknown('deepl'))
          .say('Here is my own translation.')
          .end(),
      message: 'tried',
      severity: 'low',
    },
    {
      name: 'the same unknown tool again after the refusal',
      scenario: () =>
        repeatUnknown(createScenario().user('Book a table'), 'reserve_table', 2).say('Booked a table.').end(),
      message: 'tried',
      severity: 'medium',
    },
    {
      name: 'an unknown tool is all there was before the run failed',
      scenario: () => repeatUnknown(createScenario().user('Book a table'), 'reserve_table', 1).end('error'),
      message: 'tried',
      severity: 'medium',
    },
    {
      name: 'oc-62965: a search engine that is not installed is asked three times',
      scenario: () => repeatUnknown(createScenario().user('Find trains to Graz'), 'multi-search-engine', 3),
      message: 'insisted',
      severity: 'high',
      beganAt: /multi-search-engine/,
    },
    {
      name: 'oc-141743: seventeen calls of an unknown id until the time limit',
      scenario: () =>
        repeatUnknown(createScenario().user('Hello'), 'local_greeter', 17)
          .end('timeout')
          .process({ exitCode: 1, trouble: 'timeout' }),
      message: 'insisted',
      severity: 'critical',
    },
    {
      name: 'three calls and the run ends in an error',
      scenario: () => repeatUnknown(createScenario().user('Print it'), 'printer', 3).end('error'),
      message: 'insisted',
      severity: 'critical',
    },
    {
      name: 'insisting between calls that work',
      scenario: () =>
        createScenario()
          .user('Check the stock')
          .call('stock_api', { sku: 'A1' }, unknown('stock_api'))
          .call('read', { path: 'stock.txt' }, { text: 'A1 4' })
          .call('stock_api', { sku: 'B2' }, unknown('stock_api'))
          .call('stock_api', { sku: 'C3' }, unknown('stock_api'))
          .say('A1 has four pieces.')
          .end(),
      message: 'insisted',
      severity: 'high',
    },
    {
      name: 'a host that says it in its own words only',
      scenario: () =>
        createScenario()
          .user('List the folder')
          .call('LS', { path: '/srv' }, { outcome: 'failed', text: 'Error: No such tool available: LS' })
          .call('exec', { command: 'ls /srv' }, { text: 'a b' })
          .say('There are a and b.')
          .end(),
      message: 'tried',
    },
    {
      name: 'a result block is written into the answer',
      scenario: () =>
        createScenario()
          .user('How warm is it in Lima?')
          .say('<function_results>\n{"city":"Lima","celsius":19}\n</function_results>\nIt is 19 degrees in Lima.')
          .end(),
      message: 'invented_result',
      severity: 'high',
    },
    {
      name: 'a step with its own observation',
      scenario: () =>
        createScenario()
          .user('What is the balance of account 12?')
          .say(
            'Thought: I need the balance.\nAction: get_balance\nAction Input: {"account": 12}\nObservation: 1,204.50 EUR\nFinal Answer: 1,204.50 EUR',
          )
          .end(),
      message: 'invented_result',
    },
    {
      name: 'the output of a command that nobody ran',
      scenario: () =>
        createScenario()
          .user('Does the build pass?')
          .say('Yes. I ran `make test` and the output was:\n```\n42 passed in 3.1s\n```\nAll is well.')
          .end(),
      message: 'invented_result',
    },
  ],
  silent: [
    {
      name: 'a clean run',
      scenario: () => createScenario().user('Hello').call('read', { path: 'a' }).say('Hi.').end(),
    },
    {
      name: 'a file is not found, not the tool',
      scenario: () =>
        createScenario()
          .user('Read it')
          .call(
            'read',
            { path: 'gone.txt' },
            { outcome: 'failed', text: '{"status":"error","tool":"read","error":"File not found: gone.txt"}' },
          )
          .say('There is no such file.')
          .end(),
    },
    {
      name: 'the shell does not know a command',
      scenario: () =>
        createScenario()
          .user('Convert the picture')
          .call('exec', { command: 'convert a b' }, { exitCode: 127, text: 'sh: convert: command not found' })
          .say('ImageMagick is not installed.')
          .end(),
    },
    {
      name: 'a call is blocked by a hook',
      scenario: () =>
        createScenario()
          .user('Delete it')
          .call(
            'exec',
            { command: 'rm -r x' },
            { outcome: 'blocked', blockedBy: 'hook', text: 'Tool exec not available' },
          )
          .say('That is not allowed here.')
          .end(),
    },
    {
      name: 'arguments are refused, the tool exists',
      scenario: () =>
        createScenario()
          .user('Read it')
          .call(
            'read',
            {},
            { outcome: 'blocked', blockedBy: 'invalid_arguments', text: 'Validation failed for tool "read"' },
          )
          .call('read', { path: 'a' })
          .say('Done.')
          .end(),
    },
    {
      name: 'a program prints that a tool is unknown, and works',
      scenario: () =>
        createScenario()
          .user('Show the log')
          .call('exec', { command: 'tail log' }, { text: 'unknown tool: exec\nno such tool available: drill' })
          .say('The log speaks of a drill.')
          .end(),
    },
    {
      name: 'the agent explains what an unknown tool is',
      scenario: () => createScenario().user('What is an unknown tool?').say('A tool that does not exist.').end(),
    },
    {
      name: 'the output that is quoted was really printed',
      scenario: () =>
        createScenario()
          .user('Does the build pass?')
          .call('exec', { command: 'make test' }, { text: '42 passed in 3.1s' })
          .say('I ran `make test` and the output was:\n```\n42 passed in 3.1s\n```')
          .end(),
    },
    {
      name: 'the output was printed in the run before',
      scenario: () =>
        createScenario()
          .user('Run the tests')
          .call('exec', { command: 'make test' }, { text: '42 passed' })
          .say('They pass.')
          .end()
          .user('What did you see?')
          .say('I ran `make test` and the output was:\n```\n42 passed\n```')
          .end(),
    },
    {
      name: 'the person pasted the output',
      scenario: () =>
        createScenario()
          .user('I see this:\nTypeError: x is not a function')
          .say('By calling `x()` before it is set you got this result:\n```\nTypeError: x is not a function\n```')
          .end(),
    },
    {
      name: 'a tutorial shows a command and what it would print',
      scenario: () =>
        createScenario()
          .user('How do I list files?')
          .say('Run `ls -l`. The output looks like this:\n```\ntotal 4\n-rw-r--r-- notes.txt\n```')
          .end(),
    },
    {
      name: 'result markup in a code block, as asked',
      scenario: () =>
        createScenario()
          .user('Show me how a tool result looks')
          .say('It looks like this:\n```xml\n<function_results>\n42\n</function_results>\n```')
          .end(),
    },
    {
      name: 'hidden housekeeping of the host',
      scenario: () =>
        repeatUnknown(createScenario().user('Save what matters', { trigger: 'memory' }), 'memory_store', 4).end(),
    },
  ],
};
