import { type Call, calling, failing, repeating } from '../../testing/calls-in-a-row.ts';
import { createScenario, type ResultOptions } from '../../testing/scenario.ts';
import type { DetectorCases } from '../../testing/test-detector.ts';

const exiting = (exitCode: number, text: string): ResultOptions => ({ exitCode, text });
const refused = (text: string): ResultOptions => ({
  outcome: 'blocked',
  blockedBy: 'invalid_arguments',
  error: text,
  text,
});
const running = (command: string, result: ResultOptions = { exitCode: 0 }): Call => ['exec', { command }, result];

export const CASES: DetectorCases = {
  fires: [
    {
      name: 'four different ways, none works, and the answer admits it',
      scenario: () =>
        createScenario()
          .user('Print the label')
          .call('exec', { command: 'lpr label.pdf' }, { exitCode: 127, error: 'lpr: command not found' })
          .call('read', { path: 'printers.conf' }, { error: 'File not found: printers.conf' })
          .call('exec', { command: 'cat /etc/cups/printers.conf' }, { exitCode: 1, error: 'No such file or directory' })
          .call('read', { path: 'label.pdf' }, { error: 'File not found: label.pdf' })
          .say('I could not print the label.')
          .end(),
      message: 'nothing_worked',
      severity: 'high',
    },
    {
      name: 'three different tools fail, and the agent answers',
      scenario: () =>
        calling(createScenario().user('Invite the team for Friday'), [
          ['calendar_find', { name: 'team' }, failing('service unavailable')],
          ['mail_draft', { to: 'team' }, failing('mailbox is locked')],
          ['chat_post', { channel: 'team' }, failing('no such channel')],
        ])
          .say('Everybody is invited.')
          .end(),
      message: 'failed_to_the_end',
      severity: 'medium',
      beganAt: /service unavailable/,
    },
    {
      name: 'six commands fail in different ways until the end',
      scenario: () =>
        calling(createScenario().user('Restore the database'), [
          running('pg_restore backup.dump', exiting(1, 'pg_restore: could not connect')),
          running('psql -l', exiting(2, 'psql: connection refused')),
          running('service postgresql start', exiting(3, 'unit not found')),
          running('docker start db', exiting(4, 'Cannot connect to the Docker daemon')),
          running('pg_ctl start', exiting(127, 'pg_ctl: command not found')),
          running('mysql -e "show databases"', exiting(6, 'ERROR 2002: no socket')),
        ])
          .say('It is restored.')
          .end(),
      message: 'failed_to_the_end',
      severity: 'high',
    },
    {
      name: 'everything fails after a good beginning, and the run is cut off',
      scenario: () =>
        calling(createScenario().user('Publish the page'), [
          running('npm run build'),
          ['upload', { file: 'index.html' }, failing('quota exceeded')],
          ['upload', { file: 'style.css' }, failing('connection reset')],
          ['upload', { file: 'app.js' }, failing('gateway timeout')],
        ]).end('timeout'),
      message: 'failed_to_the_end',
      beganAt: /quota exceeded/,
    },
    {
      name: 'a program is started over and over between repairs and never runs',
      scenario: () =>
        repeating(createScenario().user('Train the classifier'), 10, (index) =>
          index % 2 === 0
            ? running(
                `python train.py --seed ${index}`,
                exiting(1, `${['Import', 'Type', 'Value', 'Key', 'Runtime'][index / 2]}Error: no`),
              )
            : ['edit', { path: 'train.py', new_string: `fix ${index}` }, { text: 'edited' }],
        )
          .say('Training is set up.')
          .end(),
      message: 'never_achieved',
      severity: 'high',
      beganAt: /ImportError/,
    },
    {
      name: 'a payment is declined three times for three reasons',
      scenario: () =>
        calling(createScenario().user('Pay the bill'), [
          ['bill_get', { id: 7 }, { text: '40 EUR' }],
          ['pay', { id: 7, card: 'A' }, failing('card expired')],
          ['pay', { id: 7, card: 'B' }, failing('limit reached')],
          ['pay', { id: 7, card: 'C' }, failing('wrong code')],
          ['bill_get', { id: 7 }, { text: '40 EUR, open' }],
        ])
          .say('Paid.')
          .end(),
      message: 'never_achieved',
      severity: 'medium',
    },
    {
      name: 'one file cannot be read, whatever part of it is asked for',
      scenario: () =>
        calling(createScenario().user('Sum up the minutes'), [
          ['read', { path: 'minutes.docx', from: 1 }, failing('not a text file')],
          ['read', { path: 'minutes.docx', from: 2 }, failing('not a text file')],
          ['read', { path: 'minutes.docx', from: 3 }, failing('unsupported encoding')],
          ['write', { path: 'summary.md', content: 'The minutes say…' }, { text: 'written' }],
        ])
          .say('Here is the summary.')
          .end(),
      message: 'never_achieved',
    },
    {
      name: 'five hosts are asked, and the network is the reason each time',
      scenario: () =>
        repeating(createScenario().user('Compare the prices'), 6, (index) => [
          'web_fetch',
          { url: `https://shop-${index}.example/` },
          failing(`getaddrinfo ENOTFOUND "shop-${index}.example"`),
        ])
          .say('The prices are equal.')
          .end(),
      message: 'same_failure',
      severity: 'high',
    },
    {
      name: 'the same missing library stops five scripts, then the agent does something else',
      scenario: () =>
        calling(
          repeating(createScenario().user('Draw the charts'), 5, (index) =>
            running(`python chart-${index}.py`, exiting(1, `Traceback\nModuleNotFoundError: No module named 'plot'`)),
          ),
          Array.from({ length: 7 }, (_, index) => running(`cat notes-${index}.md`, exiting(0, `note ${index}`))),
        )
          .say('Here are your notes.')
          .end(),
      message: 'same_failure',
      severity: 'medium',
    },
    {
      name: 'a required argument is left out three times',
      scenario: () =>
        calling(createScenario().user('Remind me at nine'), [
          ['reminder_add', { text: 'Call' }, refused('Validation failed for tool "reminder_add":\n  - at: required')],
          [
            'reminder_add',
            { text: 'Call her' },
            refused('Validation failed for tool "reminder_add":\n  - at: required'),
          ],
          ['reminder_add', { note: 'Call' }, refused('Validation failed for tool "reminder_add":\n  - at: required')],
          ['clock', {}, { text: '8:15' }],
        ])
          .say('I will remind you.')
          .end(),
      message: 'refused_again',
      severity: 'medium',
    },
    {
      name: 'a tool that nobody allowed is called four times',
      scenario: () =>
        calling(
          repeating(createScenario().user('Look it up'), 4, (index) => [
            'web_search',
            { query: `query ${index}` },
            { outcome: 'blocked', blockedBy: 'hook', text: 'You are not allowed to use web_search', error: 'denied' },
          ]),
          [['read', { path: 'notes.md' }, { text: 'nothing' }]],
        )
          .say('I looked it up.')
          .end(),
      message: 'refused_again',
    },
    {
      name: 'failures in the second run of a conversation',
      scenario: () =>
        calling(createScenario().user('Hello').say('Hello.').end().user('Print the letter'), [
          running('lp letter.pdf', exiting(1, 'lp: no default destination')),
          running('lpr letter.pdf', exiting(1, 'lpr: no printer')),
          running('cups-ctl', exiting(127, 'cups-ctl: command not found')),
        ])
          .say('Printed.')
          .end(),
      message: 'failed_to_the_end',
      beganAt: /no default destination/,
    },
    {
      name: 'oc-68026: read without a path and fetch without an address, 210 times',
      scenario: () =>
        repeating(createScenario().user('Read the article'), 210, (index) =>
          index % 2 === 0
            ? ['read', { path: '' }, refused('Validation failed for tool "read": path must not be empty')]
            : ['web_fetch', { url: 'article' }, failing('Invalid URL: article')],
        ),
      message: 'failed_to_the_end',
      severity: 'critical',
    },
    {
      name: 'oc-118071: forty commands with different arguments end with the same exit code and output',
      scenario: () =>
        repeating(createScenario().user('Mount the share'), 40, (index) =>
          running(`mount.cifs //nas/share /mnt -o vers=${index}.0`, exiting(32, 'mount error(13): Permission denied')),
        )
          .say('I could not mount it.')
          .end(),
      message: 'same_failure',
      severity: 'critical',
      beganAt: /Permission denied/,
    },
  ],
  silent: [
    {
      name: 'two questions about files that are not there, and that is the answer',
      scenario: () =>
        createScenario()
          .user('Is there a changelog?')
          .call('read', { path: 'CHANGELOG.md' }, { error: 'File not found: CHANGELOG.md' })
          .call('read', { path: 'HISTORY.md' }, { error: 'File not found: HISTORY.md' })
          .say('No, there is none.')
          .end(),
    },
    {
      name: 'a clean run',
      scenario: () =>
        calling(createScenario().user('Go'), [running('ls')])
          .say('Done.')
          .end(),
    },
    {
      name: 'three errors in a row, and then it works',
      scenario: () =>
        calling(createScenario().user('Convert the table'), [
          running('python convert.py', exiting(1, 'No module named pandas')),
          running('pip install pandas', exiting(127, 'pip: command not found')),
          running('python -m pip install pandas', exiting(1, 'No module named pip')),
          running('apt-get install -y python3-pandas'),
          running('python convert.py'),
        ])
          .say('Converted.')
          .end(),
    },
    {
      name: 'the program fails six times and succeeds in the end',
      scenario: () =>
        repeating(createScenario().user('Make it run'), 7, (index) =>
          running('node server.js', index < 6 ? exiting(1, `Error: fault ${index}`) : exiting(0, 'listening')),
        )
          .say('It runs.')
          .end(),
    },
    {
      name: 'one way is given up early and another leads to the goal',
      scenario: () =>
        calling(createScenario().user('Get the film'), [
          ['download', { url: 'https://a.example' }, failing('403')],
          ['download', { url: 'https://a.example' }, failing('403 again')],
          ['download', { url: 'https://a.example' }, failing('forbidden')],
          ...Array.from({ length: 8 }, (_, index) => running(`torrent step ${index}`)),
        ])
          .say('Here it is.')
          .end(),
    },
    {
      name: 'asking whether something is there is answered with no',
      scenario: () =>
        calling(createScenario().user('What is installed?'), [
          running('which gcc', exiting(1, '')),
          running('which clang', exiting(1, '')),
          running('grep -r TODO src', exiting(1, '')),
          running('diff a.txt b.txt', exiting(1, '1c1')),
        ])
          .say('None of the compilers.')
          .end(),
    },
    {
      name: 'two failures at the end, and the agent says so',
      scenario: () =>
        calling(createScenario().user('Open the safe'), [
          ['safe_open', { code: 1 }, failing('wrong code')],
          ['safe_open', { code: 2 }, failing('wrong code')],
        ])
          .say('I do not know the code.')
          .end(),
    },
    {
      name: 'the tests are red while the work goes on, and green at the end',
      scenario: () =>
        calling(
          repeating(createScenario().user('Add the feature'), 8, (index) =>
            index % 2 === 0
              ? ['edit', { path: 'feature.ts', new_string: `v${index}` }, { text: 'edited' }]
              : running('npm test', exiting(1, `${9 - index} failing`)),
          ),
          [running('npm test', exiting(0, 'all passing'))],
        )
          .say('Added.')
          .end(),
    },
    {
      name: 'texts full of errors with exit code 0',
      scenario: () =>
        repeating(createScenario().user('Show me the errors of yesterday'), 6, (index) =>
          running(`journalctl -p err -n ${index}`, exiting(0, 'ERROR: disk failure\nfatal: out of memory')),
        )
          .say('Disk and memory.')
          .end(),
    },
    {
      name: 'wrong arguments twice, then right',
      scenario: () =>
        calling(createScenario().user('Note this'), [
          ['note_add', {}, refused('Validation failed for tool "note_add": text required')],
          ['note_add', { txt: 'x' }, refused('Validation failed for tool "note_add": text required')],
          ['note_add', { text: 'x' }, { text: 'noted' }],
        ])
          .say('Noted.')
          .end(),
    },
    {
      name: 'a new conversation looks for notes that nobody has written yet',
      scenario: () =>
        createScenario()
          .user('Good morning')
          .calls(
            ['memory/2026-01-01.md', 'memory/2025-12-31.md', 'USER.md', 'TOOLS.md', 'HEARTBEAT.md', 'MEMORY.md'].map(
              (path) => ({ tool: 'read', args: { path }, result: failing(`File not found: /home/me/${path}`) }),
            ),
          )
          .say('Good morning! What can I do?')
          .end(),
    },
    {
      name: 'commands that the person broke off',
      scenario: () =>
        repeating(createScenario().user('Watch the log'), 3, (index) =>
          running(`tail -f log-${index}`, { outcome: 'cancelled', text: 'interrupted' }),
        ).end('aborted'),
    },
    {
      name: 'failures whose last attempt was still running when the record ends',
      scenario: () =>
        calling(createScenario().user('Compile'), [
          ['compile', { flag: 1 }, failing('missing header')],
          ['link', { flag: 2 }, failing('undefined symbol')],
          ['strip', { flag: 3 }, failing('no such file')],
          ['compile_all', {}, { missing: true }],
        ]),
    },
    {
      name: 'housekeeping of the host fails',
      scenario: () =>
        repeating(createScenario({ trigger: 'memory' }).user('Save what matters'), 5, (index) => [
          'memory_write',
          { entry: index },
          failing('disk full'),
        ]).end(),
    },
    {
      name: 'one failure in each of five runs',
      scenario: () => {
        const scenario = createScenario({ trigger: 'cron' });
        for (let hour = 0; hour < 5; hour += 1) {
          scenario.user('Hourly').call('ping', { host: 'nas' }, failing('no answer')).say('The NAS is off.').end();
        }
        return scenario;
      },
    },
    {
      name: 'oc-91532: a scheduled run of 72 calls, one of which failed and was made good',
      scenario: () =>
        repeating(createScenario().user('Nightly report', { trigger: 'cron' }), 72, (index) =>
          running(`report part ${index}`, index === 30 ? exiting(75, 'busy') : exiting(0, `part ${index} ready`)),
        )
          .say('The report is ready.')
          .end('success', { stop_reason: 'stop' }),
    },
    {
      name: 'oc-110222: checks end with exit code 0 and are shown as failed',
      scenario: () =>
        repeating(createScenario().user('Check the scripts'), 6, (index) =>
          running(`bash -n script-${index}.sh && echo SYNTAX OK`, {
            text: 'SYNTAX OK',
            exitCode: 0,
            outcome: 'failed',
          }),
        )
          .say('All fine.')
          .end(),
    },
  ],
};
