import { createScenario, type Scenario } from '../../testing/scenario.ts';
import type { DetectorCases } from '../../testing/test-detector.ts';

const refused = (tool: string, why: string) => ({
  outcome: 'blocked',
  blockedBy: 'invalid_arguments',
  text: `Validation failed for tool "${tool}":\n  - ${why}`,
  error: `Validation failed for tool "${tool}": ${why}`,
});
const failed = (text: string) => ({ outcome: 'failed', text, error: text });

function repeat(scenario: Scenario, times: number, step: (scenario: Scenario, i: number) => void): Scenario {
  for (let i = 0; i < times; i += 1) step(scenario, i);
  return scenario;
}

export const CASES: DetectorCases = {
  fires: [
    {
      name: 'one refused call, corrected at once: a note',
      scenario: () =>
        createScenario()
          .user('Add milk to the list')
          .call('list_add', { entry: 'milk' }, refused('list_add', 'item: is required'))
          .call('list_add', { item: 'milk' })
          .say('Added.')
          .end(),
      message: 'refused',
      severity: 'low',
    },
    {
      name: 'two refused calls of two tools, none corrected',
      scenario: () =>
        createScenario()
          .user('Move the meeting')
          .call('calendar_find', { when: 7 }, refused('calendar_find', 'when: must be a string'))
          .call('calendar_move', {}, refused('calendar_move', 'id: is required'))
          .say('I could not move it.')
          .end(),
      message: 'refused',
      severity: 'medium',
    },
    {
      name: 'a service names the argument that it refuses, in Polish',
      scenario: () =>
        repeat(createScenario().user('Ustaw podlewanie'), 3, (scenario, i) =>
          scenario.call(
            'podlewanie',
            { dni: `pon ${i}` },
            failed("400 Bad Request: pole 'dni' musi być listą z {MON..SUN}"),
          ),
        )
          .say('Nie udało się.')
          .end(),
      message: 'refused',
      severity: 'high',
    },
    {
      name: 'the same refusal three times',
      scenario: () =>
        repeat(createScenario().user('Send the invoice'), 3, (run, i) =>
          run.call('mail_send', { subject: `Invoice ${i}` }, refused('mail_send', 'to: is required')),
        )
          .say('The mail tool does not take my calls.')
          .end(),
      message: 'refused',
      severity: 'high',
      beganAt: /Invoice 0/,
    },
    {
      name: 'a read without a path, two hundred times',
      scenario: () =>
        repeat(createScenario().user('Sum up the report'), 200, (run) =>
          run.call('read', { path: '' }, refused('read', 'path: must not be empty')),
        ),
      message: 'refused',
      severity: 'critical',
    },
    {
      name: 'a tool that names the missing parameter itself',
      scenario: () =>
        createScenario()
          .user('Plot the sales')
          .call('plot', { kind: 'bar' }, failed("Missing required parameter: 'series'"))
          .say('It did not work.')
          .end(),
      message: 'refused',
    },
    {
      name: 'two arguments that contradict each other',
      scenario: () =>
        createScenario()
          .user('Swap both lamps')
          .call(
            'swap',
            { old: ['a1', 'a2'], new: ['b1'] },
            failed('Error: the number of items to be swapped must match'),
          )
          .say('It did not work.')
          .end(),
      message: 'refused',
    },
    {
      name: 'commands that are only punctuation',
      scenario: () =>
        createScenario()
          .user('Set up the database')
          .call('exec', { command: ': ' }, { text: '' })
          .call('exec', { command: ', "create the tables"' }, { exitCode: 127 })
          .call('exec', { command: ':' }, { text: '' })
          .call('exec', { command: '}' }, { exitCode: 2 })
          .say('The database is ready.')
          .end(),
      message: 'degenerate',
      severity: 'critical',
    },
    {
      name: 'meaningless commands among many good ones',
      scenario: () =>
        repeat(
          repeat(createScenario().user('Rename the photos'), 12, (run, i) =>
            run.call('exec', { command: `mv img${i}.jpg photo${i}.jpg` }),
          ),
          3,
          (run) => run.call('exec', { command: '' }, { text: '' }),
        )
          .say('Renamed.')
          .end(),
      message: 'degenerate',
      severity: 'high',
    },
    {
      name: 'the provider reports a broken call and the retry is fine',
      scenario: () =>
        createScenario()
          .user('Weigh the parcels')
          .model({
            outcome: 'failed',
            failure: 'unclassified',
            error: 'Provider sent an incomplete or malformed tool call',
          })
          .say('Done.')
          .end(),
      message: 'broken_json',
      severity: 'low',
    },
    {
      name: 'broken calls to the end',
      scenario: () =>
        repeat(createScenario().user('Weigh the parcels'), 3, (run) =>
          run.model({ outcome: 'failed', error: 'malformed tool call', failure: 'unclassified' }),
        ).end('error'),
      message: 'broken_json',
      severity: 'critical',
    },
    {
      name: 'arguments that were kept as text because they are no JSON',
      scenario: () =>
        createScenario()
          .user('Write the letter')
          .call('write', { _raw: '{"path": "letter.txt", "content": "Dear ' }, failed('could not parse'))
          .end('error'),
      message: 'broken_json',
      severity: 'high',
    },
    {
      name: 'a stand-in for a key in a request, twice',
      scenario: () =>
        createScenario()
          .user('What does the ferry cost?')
          .call('web_fetch', { url: 'https://ferry.test/price?key=YOUR_API_KEY' }, failed('401'))
          .call('web_fetch', { url: 'https://ferry.test/v2/price?key=YOUR_API_KEY' }, failed('401'))
          .say('The ferry site refuses me.')
          .end(),
      message: 'placeholder',
      severity: 'medium',
    },
    {
      name: 'a path that is only an example',
      scenario: () =>
        createScenario()
          .user('Count the lines of my log')
          .call('read', { path: '/path/to/app.log' }, failed('File not found'))
          .say('I cannot find the log.')
          .end(),
      message: 'placeholder',
      severity: 'medium',
    },
    {
      name: 'a path that is only an example, and then the real one',
      scenario: () =>
        createScenario()
          .user('Count the lines of my log')
          .call('read', { path: '/path/to/app.log' }, failed('File not found'))
          .call('read', { path: 'app.log' }, { text: 'one' })
          .say('One line.')
          .end(),
      message: 'placeholder',
      severity: 'low',
    },
    {
      name: 'an id that nobody gave and that does not exist',
      scenario: () =>
        createScenario()
          .user('Cancel my hotel booking')
          .call('cancel_booking', { booking_id: 'HTL-48213' }, failed('Error: booking not found'))
          .say('I could not cancel it.')
          .end(),
      message: 'invented_id',
      severity: 'low',
      beganAt: /HTL-48213/,
    },
    {
      name: 'invented ids one after the other',
      scenario: () =>
        createScenario()
          .user('What is the state of my order?')
          .call('order_status', { orderId: 'A-1001' }, failed('No order found'))
          .call('order_status', { orderId: 'A-1002' }, failed('No order found'))
          .say('I could not find it.')
          .end(),
      message: 'invented_id',
      severity: 'medium',
    },
  ],
  silent: [
    {
      name: 'a clean run',
      scenario: () => createScenario().user('Read a').call('read', { path: 'a' }).say('Done.').end(),
    },
    {
      name: 'a program complains about its own parameters',
      scenario: () =>
        createScenario()
          .user('Run the script')
          .call('exec', { command: 'python job.py' }, { exitCode: 1, text: 'Error: missing required argument --day' })
          .call('exec', { command: 'python job.py --day 3' })
          .say('Done.')
          .end(),
    },
    {
      name: 'a file is missing',
      scenario: () =>
        createScenario().user('Read b').call('read', { path: 'b' }, failed('File not found: b')).say('No b.').end(),
    },
    {
      name: 'the shell does nothing once, on purpose',
      scenario: () => createScenario().user('Check the shell').call('exec', { command: ':' }).say('It works.').end(),
    },
    {
      name: 'files are emptied with a redirection',
      scenario: () =>
        repeat(createScenario().user('Empty the logs'), 4, (run, i) =>
          run.call('exec', { command: `: > log${i}.txt` }, { text: '' }),
        )
          .say('Emptied.')
          .end(),
    },
    {
      name: 'short places without letters',
      scenario: () =>
        repeat(createScenario().user('Look around'), 4, (run, i) => run.call('ls', { path: ['.', '..', '/', '~'][i] }))
          .say('Done.')
          .end(),
    },
    {
      name: 'an optional path is left empty and the tool takes it',
      scenario: () =>
        repeat(createScenario().user('Look around'), 4, (run) => run.call('ls', { path: '' }))
          .say('Done.')
          .end(),
    },
    {
      name: 'the agent looks for stand-ins in a project',
      scenario: () =>
        createScenario()
          .user('Did I leave an unset key somewhere?')
          .call('exec', { command: 'grep -rn YOUR_API_KEY src' }, { text: 'src/a.ts:3' })
          .call('exec', { command: 'grep -rn "/path/to/" src' }, { text: '' })
          .say('In src/a.ts.')
          .end(),
    },
    {
      name: 'the agent writes a template',
      scenario: () =>
        createScenario()
          .user('Write an example configuration')
          .call('write', { path: '.env.example', content: 'API_KEY=YOUR_API_KEY\nLOG=/path/to/log' })
          .say('Written.')
          .end(),
    },
    {
      name: 'the person named a folder so',
      scenario: () =>
        createScenario()
          .user('Read /path/to/notes.txt, that is its real name')
          .call('read', { path: '/path/to/notes.txt' })
          .say('Done.')
          .end(),
    },
    {
      name: 'an id of the person that is out of date',
      scenario: () =>
        createScenario()
          .user('Cancel booking HTL-48213')
          .call('cancel_booking', { booking_id: 'HTL-48213' }, failed('Error: booking not found'))
          .say('There is no such booking.')
          .end(),
    },
    {
      name: 'an id from an earlier result',
      scenario: () =>
        createScenario()
          .user('Stop the job')
          .call('jobs', {}, { text: 'job-778 running' })
          .call('stop_job', { job_id: 'job-778' }, failed('job-778 not found'))
          .say('It had ended already.')
          .end(),
    },
    {
      name: 'an id that may have stood in the part that was cut',
      scenario: () =>
        createScenario()
          .user('Stop the oldest job')
          .call('jobs', {}, { text: `${'a job\n'.repeat(900)}end` })
          .call('stop_job', { job_id: 'job-778' }, failed('job-778 not found'))
          .say('It had ended already.')
          .end(),
    },
    {
      name: 'a new id that the agent gives to something it makes',
      scenario: () =>
        createScenario()
          .user('Make a reminder')
          .call('reminder_create', { reminder_id: 'dentist-0412' }, { text: 'created' })
          .say('Made.')
          .end(),
    },
    {
      name: 'an unknown tool',
      scenario: () =>
        createScenario()
          .user('Fly')
          .call('fly', {}, { outcome: 'blocked', blockedBy: 'unknown_tool', text: 'Tool fly not found' })
          .say('I cannot fly.')
          .end(),
    },
    {
      name: 'hidden housekeeping of the host',
      scenario: () =>
        repeat(createScenario().user('Save what matters', { trigger: 'memory' }), 4, (run) =>
          run.call('write', {}, refused('write', 'path: is required')),
        ).end(),
    },
  ],
};
