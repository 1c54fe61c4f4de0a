import { createScenario } from '../../testing/scenario.ts';
import type { DetectorCases } from '../../testing/test-detector.ts';

const failed = (text: string) => ({ text, outcome: 'failed', error: text });
const aborted = { outcome: 'cancelled', text: 'Aborted' };

/** A subagent's conversation beside its parent's. */
function withSubagent(child: ReturnType<typeof createScenario>, ending: string) {
  const parent = createScenario()
    .user('Audit the packages')
    .subagent('audit', { ending })
    .say('The audit is finished.')
    .end();
  parent.events.splice(4, 0, ...child.events);
  return parent;
}

const startChild = () =>
  createScenario({
    sessionKey: 'agent:main:subagent:audit',
    trigger: 'subagent',
    ids: 'child_',
    writer: 'w_000000000009',
    withoutHeader: true,
  }).user('Audit all packages');

export const CASES: DetectorCases = {
  fires: [
    {
      name: 'one guess of a path, and nothing else tried',
      scenario: () =>
        createScenario()
          .user('How much rain fell in May? The export has it.')
          .call('read', { path: 'rain.csv' }, failed('File not found: rain.csv'))
          .say('I could not find rain.csv, so I have no figure. Where is it?')
          .end(),
      message: 'one_try',
      severity: 'low',
    },
    {
      name: 'the end of a backup that was to be reported',
      scenario: () =>
        createScenario()
          .user('Run the backup and tell me when it is through.')
          .call(
            'exec',
            { command: 'backup --all' },
            { text: 'Command still running (session s1, pid 7)', outcome: 'running' },
          )
          .say('The backup has begun, I am leaving it at that.')
          .end(),
      message: 'left_running',
      severity: 'low',
    },
    {
      name: 'a step that was asked for and openly left out',
      scenario: () =>
        createScenario()
          .user('Add a test for the parser in parser_test.py and run it.')
          .call(
            'write',
            { path: 'parser_test.py', content: 'def test_a(): ...' },
            { text: 'Wrote 20 bytes to parser_test.py' },
          )
          .say('The test is written. I did not run parser_test.py.')
          .end(),
      message: 'left_out',
      severity: 'low',
    },
    {
      name: 'killed in a command',
      scenario: () =>
        createScenario()
          .user('Export the mailbox')
          .call('exec', { command: 'python3 export.py' }, { missing: true })
          .process({ signal: 'SIGKILL' }),
      message: 'killed',
      severity: 'critical',
      beganAt: /export\.py/,
    },
    {
      name: 'the process crashed while the model was running',
      scenario: () => createScenario().user('Export the mailbox').model({ open: true }).process({ exitCode: 134 }),
      message: 'killed',
      severity: 'critical',
    },
    {
      name: 'the record breaks off and nothing says why',
      scenario: () =>
        createScenario()
          .user('Export the mailbox')
          .call('read', { path: 'inbox.mbox' }, { text: 'From: …' })
          .model({ open: true }),
      message: 'killed',
      severity: 'high',
    },
    {
      name: 'the terminal was closed by hand',
      scenario: () => createScenario().user('Export the mailbox').model({ open: true }).process({ signal: 'SIGINT' }),
      message: 'killed',
      severity: 'medium',
    },
    {
      name: 'our own time limit ended it, and the host showed no end',
      scenario: () =>
        createScenario()
          .user('Export the mailbox')
          .call('exec', { command: 'python3 export.py' }, { missing: true })
          .process({ exitCode: 143, trouble: 'timeout' }),
      message: 'timed_out',
      severity: 'high',
    },
    {
      name: 'the run was aborted, and the host showed no end',
      scenario: () =>
        createScenario()
          .user('Export the mailbox')
          .model({ open: true })
          .process({ signal: 'SIGTERM', trouble: 'abort' }),
      message: 'aborted',
      severity: 'medium',
    },
    {
      name: 'the host ends the run with an error',
      scenario: () =>
        createScenario()
          .user('Sort the receipts')
          .call('read', { path: 'receipts.csv' }, { text: 'a,b' })
          .end('error', { failure: 'context_overflow', error: 'Prompt too large for the model.' }),
      message: 'failed',
      severity: 'high',
      beganAt: /context_overflow|receipts/,
    },
    {
      name: 'the time limit came in a command',
      scenario: () =>
        createScenario()
          .user('Render the film')
          .call('exec', { command: 'ffmpeg -i a.mov b.mp4' }, aborted)
          .end('timeout'),
      message: 'timed_out',
      severity: 'high',
    },
    {
      name: 'somebody broke the run off',
      scenario: () =>
        createScenario()
          .user('Render the film')
          .call('exec', { command: 'ffmpeg -i a.mov b.mp4' }, aborted)
          .end('aborted'),
      message: 'aborted',
      severity: 'medium',
    },
    {
      name: 'the last word is what comes next',
      scenario: () =>
        createScenario()
          .user('Find out why the import is slow and speed it up')
          .call('read', { path: 'import.py' }, { text: 'for row in rows: insert(row)' })
          .say('The import inserts row by row. Let me now rewrite it to insert in batches:')
          .end(),
      message: 'announced',
    },
    {
      name: 'nothing but an announcement',
      scenario: () =>
        createScenario()
          .user('Back up the database')
          .say('I’ll help with the backup. First, I’ll check how large the database is.')
          .end(),
      message: 'announced',
      severity: 'high',
    },
    {
      name: 'half of the plan is open and the answer does not say that it is done',
      scenario: () =>
        createScenario()
          .user('Upgrade the three services')
          .call('update_plan', {
            plan: [
              { step: 'Upgrade billing', status: 'completed' },
              { step: 'Upgrade search', status: 'in_progress' },
              { step: 'Upgrade mail', status: 'pending' },
            ],
          })
          .call('exec', { command: 'helm upgrade billing' }, { text: 'deployed' })
          .say('Billing now uses version 4, and the chart values are in values-billing.yaml.')
          .end(),
      message: 'plan_open',
      severity: 'high',
    },
    {
      name: 'oc-79285: a subagent ends at 250 of 486 and is reported as completed',
      scenario: () =>
        startChild()
          .call('exec', { command: 'node translate.js --from 1 --to 250' }, { text: '250 strings' })
          .say('Progress so far: 250/486 strings translated (51%). Quality looks good.')
          .end(),
      message: 'progress_report',
      severity: 'high',
    },
    {
      name: 'two thousand of nine thousand photos',
      scenario: () =>
        createScenario()
          .user('Tag all photos')
          .call('exec', { command: 'tag --all' }, { text: 'tagged 2,000' })
          .say('I have processed 2,000 of 9,150 photos.')
          .end(),
      message: 'progress_report',
    },
    {
      name: 'oc-81546: the edit was ambiguous, the run stops, and the change was never made',
      scenario: () =>
        createScenario()
          .user('Rename the setting in config.ts')
          .call('read', { path: 'config.ts' }, { text: 'retry: 3\nretry: 5' })
          .call(
            'edit',
            { path: 'config.ts', oldText: 'retry', newText: 'attempts' },
            failed('Found 2 occurrences of the text; it must be unique.'),
          )
          .say('The setting appears in two places.')
          .end(),
      message: 'unresolved_error',
      severity: 'high',
      beganAt: /config\.ts/,
    },
    {
      name: 'a deployment failed and the answer speaks of other things',
      scenario: () =>
        createScenario()
          .user('Deploy the docs')
          .call('exec', { command: './deploy.sh docs' }, { text: 'error: quota exceeded', exitCode: 1 })
          .say('The docs live in the site folder and use the blue theme.')
          .end(),
      message: 'unresolved_error',
      severity: 'medium',
    },
    {
      name: 'oc-123638: the first operation failed and the other three were not tried',
      scenario: () =>
        createScenario()
          .user('1. Create the calendar\n2. Add the holidays\n3. Share it with Kim\n4. Send me the link')
          .call('calendar_create', { name: 'Holidays' }, failed('503 from the calendar service'))
          .say('The calendar service returned an error, so I stopped.')
          .end(),
      message: 'gave_up',
      severity: 'medium',
      beganAt: /calendar_create/,
    },
    {
      name: 'the person gets nothing to read',
      scenario: () =>
        createScenario()
          .user('Which branch is it?')
          .call('exec', { command: 'git branch' }, { text: '* main' })
          .end('success', { reply: 'empty' }),
      message: 'empty_reply',
    },
    {
      name: 'oc-50165: a subagent is marked as completed while it is still at work',
      scenario: () =>
        withSubagent(startChild().call('exec', { command: 'npm audit --workspaces' }, { missing: true }), 'completed'),
      message: 'subagent_unfinished',
      severity: 'high',
    },
    {
      name: 'a subagent that timed out is marked as completed',
      scenario: () => withSubagent(startChild().call('exec', { command: 'npm audit' }, aborted).end('timeout'), 'ok'),
      message: 'subagent_unfinished',
    },
    {
      name: 'the process failed before anything began',
      scenario: () => createScenario().process({ exitCode: 1 }),
      message: 'process_failed',
      severity: 'medium',
    },
  ],
  silent: [
    {
      name: 'a question and its answer',
      scenario: () => createScenario().user('What is a 500?').say('An internal error of a server.').end(),
    },
    {
      name: 'oc-91532: a long cron run with one error on the way that ends well',
      scenario: () => {
        const scenario = createScenario().user('Sync the feeds', { trigger: 'cron' });
        for (let i = 0; i < 40; i += 1) scenario.call('exec', { command: `sync feed-${i}` }, { text: 'ok' });
        scenario.call('write', { path: 'feeds.json', content: '[]' }, failed('locked'));
        for (let i = 40; i < 71; i += 1) scenario.call('exec', { command: `sync feed-${i}` }, { text: 'ok' });
        return scenario.say('71 feeds are in sync.').end();
      },
    },
    {
      name: 'oc-110222: output such as SYNTAX OK with exit 0 is no failure',
      scenario: () =>
        createScenario()
          .user('Check the script')
          .call('exec', { command: 'php -l index.php' }, { text: 'SYNTAX OK', exitCode: 0 })
          .say('The script is fine.')
          .end(),
    },
    {
      name: 'a parent that has yielded to its subagent',
      scenario: () =>
        createScenario()
          .user('Look into it')
          .call('sessions_yield', {}, { text: '{"status":"yielded"}' })
          .end('yielded', { reply: 'empty' }),
    },
    {
      name: 'a heartbeat with nothing to say',
      scenario: () =>
        createScenario().user('Heartbeat', { trigger: 'heartbeat' }).model().end('success', { reply: 'empty' }),
    },
    {
      name: 'housekeeping that is broken off before a message',
      scenario: () =>
        createScenario({ trigger: 'memory' })
          .event({ event_type: 'agent_start', payload: { attempt: 1, trigger: 'memory' } })
          .end('aborted'),
    },
    {
      name: 'an agent that reports its failure',
      scenario: () =>
        createScenario()
          .user('Deploy the docs')
          .call('exec', { command: './deploy.sh docs' }, { text: 'quota', exitCode: 1 })
          .say('The deployment failed: the quota is used up.')
          .end(),
    },
    {
      name: 'a promise for another day',
      scenario: () =>
        createScenario()
          .user('Remind me of the bins')
          .call('cron_add', { at: 'Tue 20:00' }, { text: 'ok' })
          .say('Done. I’ll remind you every Tuesday at eight.')
          .end(),
    },
    {
      name: 'an offer on a condition',
      scenario: () =>
        createScenario()
          .user('Which of the two is faster?')
          .call('exec', { command: 'bench a b' }, { text: 'a 12 ms, b 9 ms' })
          .say('b is faster. I’ll switch the service over if you like. Let me know!')
          .end(),
    },
    {
      name: 'an exit code that answers a question',
      scenario: () =>
        createScenario()
          .user('Is the door service on?')
          .call('exec', { command: 'doorctl is-on' }, { text: '', exitCode: 3 })
          .say('It is switched off.')
          .end(),
    },
    {
      name: 'asked how far it is',
      scenario: () =>
        createScenario()
          .user('How far is the download?')
          .call('downloads', {}, { text: '{"percent": 51}' })
          .say('The download is 51% complete.')
          .end(),
    },
    {
      name: 'a resolution for the future',
      scenario: () => createScenario().user('Shorter, please').say('I’ll write shorter answers from now on.').end(),
    },
    {
      name: 'a share of something that is no work',
      scenario: () =>
        createScenario()
          .user('How many of the tests cover the parser?')
          .call('exec', { command: 'grep -c parser tests/*' }, { text: '12' })
          .say('12 of 85 tests cover the parser.')
          .end(),
    },
    {
      name: 'the rest needed nothing',
      scenario: () =>
        createScenario()
          .user('Convert all images')
          .call('exec', { command: 'convert-all' }, { text: '120 converted, 80 skipped' })
          .say('I converted 120 of 200 images and processed the folder; the other 80 were already in the new format.')
          .end(),
    },
    {
      name: 'a long command goes on in the background and the agent says so',
      scenario: () =>
        createScenario()
          .user('Index the archive')
          .call(
            'exec',
            { command: 'index --all' },
            { text: 'Command still running (session calm-owl, pid 9)', outcome: 'running' },
          )
          .say('Indexing is 10 % done. I’ll check the result as soon as it is through.')
          .end(),
    },
    {
      name: 'a failed read is only a detour',
      scenario: () =>
        createScenario()
          .user('What does the readme say?')
          .call('read', { path: 'README' }, failed('not there'))
          .call('read', { path: 'README.md' }, { text: '# Harbour' })
          .say('It is about a harbour.')
          .end(),
    },
    {
      name: 'the plan is done',
      scenario: () =>
        createScenario()
          .user('Upgrade both')
          .call('update_plan', {
            plan: [
              { step: 'Upgrade billing', status: 'completed' },
              { step: 'Summarize', status: 'pending' },
            ],
          })
          .say('Both run version 4.')
          .end(),
    },
    {
      name: 'a subagent that ended before it was reported',
      scenario: () =>
        withSubagent(
          startChild().call('exec', { command: 'npm audit' }, { text: '0 found' }).say('No findings.').end(),
          'ok',
        ),
    },
    {
      name: 'a retry ends the run well after a fault',
      scenario: () =>
        createScenario().user('Hi').model({ outcome: 'failed', failure: 'timeout', retry: true }).say('Hello.').end(),
    },
    {
      name: 'one thing was asked for and it failed',
      scenario: () =>
        createScenario()
          .user('Create the calendar')
          .call('calendar_create', { name: 'Holidays' }, failed('503'))
          .say('The calendar service answers with an error.')
          .end(),
    },
    {
      name: 'an idle agent was interrupted after its work',
      scenario: () => createScenario().user('Hi').say('Hello.').end().process({ exitCode: 130 }),
    },
    {
      name: 'the process ended after its work',
      scenario: () => createScenario().user('Hi').say('Hello.').end().process({ exitCode: 0 }),
    },
  ],
};
