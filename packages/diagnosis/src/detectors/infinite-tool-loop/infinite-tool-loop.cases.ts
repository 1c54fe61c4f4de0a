import { calling, failing, repeating } from '../../testing/calls-in-a-row.ts';
import { createScenario } from '../../testing/scenario.ts';
import type { DetectorCases } from '../../testing/test-detector.ts';

const two = (number: number): string => String(number).padStart(2, '0');

export const CASES: DetectorCases = {
  fires: [
    {
      name: 'a search is made three times and finds the same',
      scenario: () =>
        repeating(createScenario().user('Find the invoice of the dentist'), 3, () => [
          'mail_search',
          { query: 'dentist invoice' },
          { text: '2 messages: “Your appointment”, “Reminder”' },
        ])
          .say('I could not find it.')
          .end(),
      message: 'same_call',
      severity: 'medium',
      beganAt: /dentist invoice/,
    },
    {
      name: 'the state of a build is asked for without a pause, and the run never answers',
      scenario: () =>
        repeating(createScenario().user('How did build 88 end?'), 16, () => [
          'exec',
          { command: 'ci show 88' },
          { text: '{"build":88,"state":"queued"}', exitCode: 0 },
        ]).end('timeout', { error: 'time limit' }),
      message: 'same_call',
      severity: 'high',
    },
    {
      name: 'a file is listed nine times and the run never ends by itself',
      scenario: () =>
        repeating(createScenario().user('Sort my photos'), 9, () => [
          'exec',
          { command: 'ls photos | head' },
          { text: 'a.jpg\nb.jpg', exitCode: 0 },
        ]).end('timeout', { error: 'time limit' }),
      message: 'same_call',
      severity: 'critical',
    },
    {
      name: 'a booking fails for the same reason and is tried unchanged',
      scenario: () =>
        repeating(createScenario().user('Book a table for four at eight'), 5, () => [
          'book_table',
          { guests: 4, at: '20:00' },
          failing('No table for 4 at 20:00'),
        ])
          .say('It did not work.')
          .end(),
      message: 'same_failure',
      severity: 'high',
    },
    {
      name: 'thinking between the attempts is no progress',
      scenario: () =>
        calling(createScenario().user('Reset the router'), [
          ['router_reset', { id: 'attic' }, failing('device is locked')],
          ['think', { thought: 'Perhaps it was busy.' }],
          ['router_reset', { id: 'attic' }, failing('device is locked')],
          ['think', { thought: 'Let me try once more.' }],
          ['router_reset', { id: 'attic' }, failing('device is locked')],
        ])
          .say('Locked.')
          .end(),
      message: 'same_failure',
    },
    {
      name: 'a line is changed and changed back, and the test fails each time',
      scenario: () =>
        repeating(createScenario().user('Make the test pass'), 8, (index) =>
          index % 2 === 0
            ? ['edit', { path: 'tax.py', new_string: index % 4 === 0 ? 'rate = 19' : 'rate = 7' }, { text: 'edited' }]
            : ['exec', { command: 'pytest -q' }, { text: '1 failed', exitCode: 1 }],
        )
          .say('It still fails.')
          .end(),
      message: 'cycle',
      beganAt: /rate = 19/,
    },
    {
      name: 'two pages are opened in turn',
      scenario: () =>
        repeating(createScenario().user('Which train is cheaper?'), 6, (index) => [
          'browser_open',
          { url: index % 2 === 0 ? 'https://rail.example/a' : 'https://rail.example/b' },
          { text: index % 2 === 0 ? 'Price on request' : 'Sold out' },
        ])
          .say('I cannot tell.')
          .end(),
      message: 'cycle',
      severity: 'medium',
    },
    {
      name: 'five steps are gone through three times',
      scenario: () =>
        repeating(createScenario().user('Set up the printer'), 15, (index) => [
          'exec',
          { command: `lpadmin step-${index % 5}` },
          { text: `done ${index % 5}`, exitCode: 0 },
        ])
          .say('Done?')
          .end(),
      message: 'cycle',
    },
    {
      name: 'an inserted line is inserted again and again, though the file grows',
      scenario: () =>
        repeating(createScenario().user('Add the import'), 4, (index) => [
          'insert',
          { path: 'app.py', line: 1, insert_text: 'import os' },
          { text: `app.py has ${index + 40} lines` },
        ])
          .say('Added.')
          .end(),
      message: 'same_call',
    },
    {
      name: 'a job that never starts is asked for twelve times',
      scenario: () =>
        repeating(createScenario().user('Render the film'), 12, () => [
          'process',
          { action: 'poll', sessionId: 'calm-reef' },
          { text: '(no new output)\n\nProcess still running.' },
        ])
          .say('It still runs.')
          .end(),
      message: 'waiting',
      severity: 'medium',
    },
    {
      name: 'a button is pressed over and over, and nobody recorded what it did',
      scenario: () =>
        repeating(createScenario().user('Cancel the order'), 6, () => [
          'click',
          { element: 'cancel-button' },
          { missing: true },
        ])
          .say('Cancelled?')
          .end(),
      message: 'unseen',
      severity: 'medium',
    },
    {
      name: 'the loop is in the second run of the conversation',
      scenario: () =>
        repeating(createScenario().user('Hello').say('Hello.').end().user('How warm is it?'), 4, () => [
          'weather',
          { place: 'Graz' },
          { text: 'unknown place' },
        ])
          .say('I do not know.')
          .end(),
      message: 'same_call',
      beganAt: /Graz/,
    },
    {
      name: 'the host says the same thing to the agent between the calls',
      scenario: () => {
        const scenario = createScenario().user('Continue until it is done.');
        for (let round = 0; round < 4; round += 1) {
          scenario
            .call('read', { path: 'todo.md' }, { text: '- nothing left' })
            .event({ event_type: 'input', payload: { text: 'Continue until it is done.', trigger: 'user' } });
        }
        return scenario.say('Nothing is left.').end();
      },
      message: 'same_call',
    },
    {
      name: 'oc-34574: one command 121 times, always with exit code 0 and the same output, and never a word',
      scenario: () =>
        repeating(createScenario().user('Check the backup'), 121, () => [
          'exec',
          { command: 'restic snapshots --latest 1' },
          { text: '1 snapshot', exitCode: 0 },
        ]),
      message: 'same_call',
      severity: 'critical',
      beganAt: /restic/,
    },
    {
      name: 'oc-73763: the status of the session is asked for 32 times without arguments',
      scenario: () =>
        repeating(createScenario().user('How are you?'), 32, () => [
          'session_status',
          {},
          { text: 'idle, model test-1' },
        ])
          .say('Fine.')
          .end(),
      // Nothing is under way, so no patience is due.
      message: 'same_call',
      severity: 'critical',
    },
    {
      name: 'a page is waited for that does not change, and nothing says that it is loading',
      scenario: () =>
        repeating(createScenario().user('Sign in'), 4, () => [
          'browser',
          { action: 'wait' },
          { text: 'Welcome\nbutton Continue\nlink Help' },
        ])
          .say('There is no password field.')
          .end(),
      message: 'same_call',
    },
    {
      name: 'stuck on one call, then on the next: one finding',
      scenario: () =>
        calling(createScenario().user('Compare the two pages'), [
          ...Array.from({ length: 3 }, () => ['open', { url: 'https://a.example' }, { text: 'page a' }] as const),
          ...Array.from({ length: 3 }, () => ['open', { url: 'https://b.example' }, { text: 'page b' }] as const),
        ])
          .say('They differ.')
          .end(),
      message: 'several',
      severity: 'medium',
    },
    {
      name: 'the same edit is made a fourth time, though other things are tried in between',
      scenario: () =>
        calling(
          createScenario().user('Fix the import'),
          [1, 2, 3, 4].flatMap((round) => [
            ['edit', { path: 'a.py', old_string: 'x', new_string: 'y' }, failing('old_string was not found in a.py')],
            ['exec', { command: `python look${'abcd'[round]}.py` }, { text: `look ${'abcd'[round]}`, exitCode: 0 }],
          ]),
        )
          .say('It does not work.')
          .end(),
      message: 'same_failure',
      severity: 'medium',
    },
    {
      name: 'the agent says the same four times and does nothing',
      scenario: () => {
        const scenario = createScenario().user('Convert the picture');
        for (let time = 0; time < 4; time += 1)
          scenario.say('The picture should be ready. I check for a download link.');
        return scenario.end();
      },
      message: 'same_words',
      severity: 'medium',
    },
    {
      name: 'oc-93917: only time stamps, ids, cursor and time limit differ',
      scenario: () =>
        repeating(createScenario().user('Any new tickets?'), 6, (index) => [
          'exec',
          { command: `tickets list --cursor c${index}f`, timeout: 10 + index },
          {
            text: `{"at":"2026-03-01T10:00:${two(index)}Z","request_id":"r-${index}x","took": "${index + 3}ms","tickets":[]}`,
            exitCode: 0,
          },
        ])
          .say('None.')
          .end(),
      message: 'same_call',
      severity: 'high',
    },
    {
      name: 'oc-119719: the host blocks the repetition, and the model repeats the blocked call',
      scenario: () =>
        repeating(createScenario().user('What is the exchange rate?'), 12, (index) => [
          'exec',
          { command: 'curl -s https://rates.example/eur | jq .usd' },
          index < 4
            ? { text: '1.09', exitCode: 0 }
            : {
                outcome: 'blocked',
                blockedBy: 'tool_loop',
                text: `Blocked: ${index} identical calls`,
                error: 'blocked',
              },
        ]).end('timeout'),
      message: 'same_call',
      severity: 'critical',
    },
    {
      name: 'oc-120448: the plan is updated with the same plan, and the client shows no results',
      scenario: () =>
        repeating(createScenario().user('Plan the move'), 7, () => [
          'update_plan',
          { plan: [{ step: 'Order boxes', status: 'pending' }] },
          { missing: true },
        ])
          .say('Planned.')
          .end(),
      message: 'unseen',
    },
    {
      name: 'oc-128855: the command is started again although it still runs',
      scenario: () =>
        repeating(createScenario().user('Sync the archive', { trigger: 'cron' }), 8, (index) => [
          'exec',
          { command: 'rclone sync archive: /mnt/archive' },
          {
            outcome: 'running',
            text: `Command still running (session s${index}, pid ${4000 + index * 7}). Use process (list/poll/log) for follow-up.`,
          },
        ]).end('timeout', { error: 'cron timeout' }),
      message: 'same_call',
      severity: 'critical',
    },
    {
      name: 'oc-62965: a tool that does not exist is called for the third time',
      scenario: () =>
        repeating(createScenario().user('Search the web'), 3, (index) => [
          'multi-search-engine',
          { query: ['local news', 'news today', 'news near me'][index] },
          {
            outcome: 'blocked',
            blockedBy: 'unknown_tool',
            text: 'Tool multi-search-engine not found',
            error: 'Tool multi-search-engine not found',
          },
        ])
          .say('Sorry.')
          .end(),
      message: 'same_failure',
    },
    {
      name: 'oc-141743: a local model asks for an unknown tool 17 times until the time limit',
      scenario: () =>
        repeating(createScenario().user('Write a poem'), 17, () => [
          'tool_0',
          {},
          {
            outcome: 'blocked',
            blockedBy: 'unknown_tool',
            text: 'Tool tool_0 not found',
            error: 'Tool tool_0 not found',
          },
        ]),
      message: 'same_failure',
      severity: 'critical',
    },
  ],
  silent: [
    {
      name: 'the same program is run after every change, handed over as content, with other results',
      scenario: () =>
        repeating(createScenario().user('Make the script work'), 5, (index) => [
          'execute',
          { content: '!python main.py' },
          failing(`NameError: name '${['alpha', 'beta', 'gamma', 'delta', 'omega'][index]}' is not defined`),
        ])
          .say('It runs up to the last line.')
          .end(),
    },
    {
      name: 'the same edit is made again after it was undone, twice',
      scenario: () =>
        calling(
          createScenario().user('Try it with and without the cache'),
          [1, 2, 3].flatMap((round) => [
            ['write', { path: 'a.cfg', content: 'cache=on' }, { text: 'written' }],
            ['exec', { command: './measure' }, { text: `${round * 17} requests, warm`, exitCode: 0 }],
            ['write', { path: 'a.cfg', content: 'cache=off' }, { text: 'written' }],
            ['exec', { command: './measure' }, { text: `${round * 13} requests, cold`, exitCode: 0 }],
          ]),
        )
          .say('It is faster with the cache.')
          .end(),
    },
    {
      name: 'a deployment is checked while it is running',
      scenario: () =>
        repeating(createScenario().user('Deploy it'), 6, () => [
          'deploy_status',
          { id: 'web' },
          { text: '{"state": "deploying"}' },
        ])
          .say('It is being deployed.')
          .end(),
    },
    {
      name: 'a host shows one message twice',
      scenario: () => createScenario().user('Hello').say('Hello, what can I do?').say('Hello, what can I do?').end(),
    },
    {
      name: 'ten files are edited with one tool, and all answer alike',
      scenario: () =>
        repeating(createScenario().user('Rename the company'), 10, (index) => [
          'edit',
          { path: `page-${index}.html`, old_string: 'Old Ltd', new_string: 'New Ltd' },
          { text: 'The file has been updated.' },
        ])
          .say('Renamed.')
          .end(),
    },
    {
      name: 'twenty pages of a list are read',
      scenario: () =>
        repeating(createScenario().user('Export all customers'), 20, (index) => [
          'customers_list',
          { offset: index * 50, limit: 50 },
          { text: `Customers from ${['Abel', 'Bach', 'Cohen', 'Diaz', 'Ebert'][index % 5]} ${'i'.repeat(index)} on` },
        ])
          .say('Exported.')
          .end(),
    },
    {
      name: 'pages are turned where no results are recorded',
      scenario: () =>
        repeating(createScenario().user('Find the recipe'), 8, (index) => [
          'browser_open',
          { url: `https://recipes.example/?page=${index}`, offset: index },
          { missing: true },
        ])
          .say('Found.')
          .end(),
    },
    {
      name: 'a build is asked for until it is ready, and each answer says more',
      scenario: () =>
        repeating(createScenario().user('Build it'), 9, (index) => [
          'exec',
          { command: 'build-ctl show 17' },
          { text: `compiled ${index * 11} of 99 files`, exitCode: 0 },
        ])
          .say('Built.')
          .end(),
    },
    {
      name: 'a quiet process is looked at five times',
      scenario: () =>
        repeating(createScenario().user('Train the model'), 5, () => [
          'process',
          { action: 'poll', sessionId: 'keen-lake' },
          { text: '(no new output)\n\nProcess still running.' },
        ])
          .say('It trains.')
          .end(),
    },
    {
      name: 'four looks with a pause before each',
      scenario: () =>
        repeating(createScenario().user('Deploy'), 4, () => [
          'exec',
          { command: 'sleep 30; kubectl get deploy web' },
          { text: 'web 0/1', exitCode: 0 },
        ])
          .say('Not up yet.')
          .end(),
    },
    {
      name: 'the tests are run after every change',
      scenario: () =>
        repeating(createScenario().user('Repair the parser'), 12, (index) =>
          index % 2 === 0
            ? ['edit', { path: 'parser.ts', new_string: `attempt ${'x'.repeat(index)}` }, { text: 'edited' }]
            : ['exec', { command: 'npm test' }, { text: '3 failing', exitCode: 1 }],
        )
          .say('Still three failing tests.')
          .end(),
    },
    {
      name: 'a call is made once more to be sure',
      scenario: () =>
        repeating(createScenario().user('Is the door closed?'), 2, () => ['door', { id: 'front' }, { text: 'closed' }])
          .say('Yes.')
          .end(),
    },
    {
      name: 'all checks are repeated once at the end',
      scenario: () =>
        repeating(createScenario().user('Check the site'), 8, (index) => [
          'exec',
          { command: `check ${['links', 'images', 'forms', 'speed'][index % 4]}` },
          { text: 'fine', exitCode: 0 },
        ])
          .say('All is well.')
          .end(),
    },
    {
      name: 'the person asks the same thing in three messages',
      scenario: () => {
        const scenario = createScenario();
        for (const question of ['Is the shop open?', 'And now?', 'Please look again.']) {
          scenario.user(question).call('shop_hours', { shop: 'bakery' }, { text: 'closed' }).say('Closed.').end();
        }
        return scenario;
      },
    },
    {
      name: 'the person steers in the middle of the run',
      scenario: () => {
        const scenario = createScenario().user('Look at the camera');
        for (const wish of ['Once more, please.', 'Now from the left.', 'And again at the end.']) {
          scenario
            .call('camera', { room: 'hall' }, { text: 'nobody' })
            .event({ event_type: 'input', payload: { text: wish, trigger: 'user' } });
        }
        return scenario.say('Nobody.').end();
      },
    },
    {
      name: 'plans change while the work goes on',
      scenario: () =>
        repeating(createScenario().user('Write the report'), 10, (index) =>
          index % 2 === 0
            ? ['TodoWrite', { todos: [{ content: 'Chapter', status: `${index} of 10` }] }, { text: 'Todos saved' }]
            : ['write', { path: `chapter-${index}.md`, content: 'Once upon a time' }, { text: 'written' }],
        )
          .say('Written.')
          .end(),
    },
    {
      name: 'a heartbeat does the same in each of its runs',
      scenario: () => {
        const scenario = createScenario({ trigger: 'heartbeat' });
        for (let beat = 0; beat < 6; beat += 1) {
          scenario.user('Heartbeat').call('read', { path: 'HEARTBEAT.md' }, { text: 'nothing' }).say('OK').end();
        }
        return scenario;
      },
    },
    {
      name: 'housekeeping of the host repeats itself',
      scenario: () =>
        repeating(createScenario({ trigger: 'memory' }).user('Save what matters'), 6, () => [
          'read',
          { path: 'memory.md' },
          { text: '' },
        ])
          .say('Saved.')
          .end(),
    },
    {
      name: 'withheld contents differ by their digests only',
      scenario: () =>
        repeating(createScenario().user('Go'), 6, (index) => [
          'exec',
          { command: '[withheld 12 characters, digest 00aa11bb22cc33dd]' },
          { text: `[withheld 900 characters, digest 4f${two(index)}aa11bb22cc33]` },
        ])
          .say('Done.')
          .end(),
    },
    {
      name: 'oc-91532: a scheduled run of 72 calls, one of which failed and was made good',
      scenario: () =>
        repeating(createScenario().user('Nightly report', { trigger: 'cron' }), 72, (index) => [
          'exec',
          { command: `report part ${index}` },
          index === 30 ? { text: 'busy', exitCode: 75 } : { text: `part ${index} ready`, exitCode: 0 },
        ])
          .call('exec', { command: 'report part 30' }, { text: 'part 30 ready', exitCode: 0 })
          .say('The report is ready.')
          .end(),
    },
    {
      name: 'oc-110222: checks end with exit code 0 and are shown as failed',
      scenario: () =>
        repeating(createScenario().user('Check the scripts'), 4, (index) => [
          'exec',
          { command: `bash -n script-${index}.sh && echo SYNTAX OK` },
          { text: 'SYNTAX OK', exitCode: 0, outcome: 'failed' },
        ])
          .say('All fine.')
          .end(),
    },
  ],
};
