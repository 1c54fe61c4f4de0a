import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { diagnose } from '../../diagnose.ts';
import type { TraceEvent } from '../../intake/read-trace.ts';

type Call = readonly [tool: string, args: object, result: unknown];

interface Case {
  readonly name: string;
  readonly task: string;
  readonly calls: readonly Call[];
  readonly answer: string;
  /** What the reservation says; null where the run is ready. */
  readonly open: RegExp | null;
}

const run = (command: string, text: string): Call => ['exec', { command }, text];
const failing = (command: string, text: string, exit: number): Call => [
  'exec',
  { command },
  `${text}\n\n(Command exited with code ${exit})`,
];
const MOVED: readonly Call[] = [run('for f in *.tif; do convert "$f" out/; done', 'converted 37 files')];
const BUILT: readonly Call[] = [
  ['write', { path: 'sync.sh', content: 'rsync -a a b' }, 'Wrote 12 bytes to sync.sh'],
  run('bash -n sync.sh', ''),
];
const TESTED: readonly Call[] = [
  ['edit', { path: 'lib/clock.rb', old: 'a', new: 'b' }, 'Replaced 1 block in lib/clock.rb'],
  run('bundle exec rspec spec/clock_spec.rb', '4 examples, 0 failures'),
];
const REPEATED: readonly Call[] = [
  ['edit', { path: 'lib/clock.rb', old: 'a', new: 'b' }, 'Replaced 1 block in lib/clock.rb'],
  run('for i in $(seq 8); do bundle exec rspec spec/clock_spec.rb; done', '32 examples, 0 failures'),
];
const DRAFT: readonly Call[] = [['outlook_create_draft', { to: 'hotel@a.example', body: '…' }, { draft_id: 'd1' }]];
const SENT: readonly Call[] = [...DRAFT, ['outlook_send_draft', { draft_id: 'd1' }, { id: 'm1', status: 'sent' }]];
const READ: readonly Call[] = [['web_fetch', { url: 'https://a.example/notes' }, 'The meeting moved to Friday.']];

const CASES: readonly Case[] = [
  {
    name: 'what a helper left broken was put right and checked',
    task: 'Let a subagent move the site to Hugo and see to it that it builds.',
    calls: [
      [
        'sessions_spawn',
        { task: 'Move the site to Hugo', label: 'hugo' },
        { status: 'accepted', childSessionKey: 's:1' },
      ],
      ['sessions_history', { sessionKey: 's:1' }, { status: 'done', result: 'The build failed.' }],
      ['edit', { path: 'about.md', old: '{{', new: '{{<' }, 'Replaced 1 block in about.md'],
      run('npm run build', 'Build succeeded'),
    ],
    answer:
      'The site is on Hugo and builds. The helper got stuck on about.md; I corrected that line and ran the build.',
    open: null,
  },
  {
    name: 'a step that the request orders, and that the agent says it did not take',
    task: 'Translate the menu into Danish (menu.da.md). Then run the spelling check.',
    calls: [['write', { path: 'menu.da.md', content: 'Suppe' }, 'Wrote 5 bytes to menu.da.md']],
    answer: "menu.da.md is written. I didn't run the spelling check.",
    open: /leaves open what was asked for/,
  },
  {
    name: 'a step that was left out, in another language',
    task: 'Leg den Termin mit Frau Kern am 4. Mai an und drucke die Einladung.',
    calls: [['calendar_create', { title: 'Kern', date: '2026-05-04' }, { id: 'e1', status: 'confirmed' }]],
    answer: 'Der Termin steht am 4. Mai im Kalender. Die Einladung habe ich nicht gedruckt.',
    open: /leaves (?:work open|open what was asked for)/,
  },
  {
    name: 'somebody who was to be told has not been',
    task: 'Move the rehearsal to hall 2 in plan.md and let Agnes know when it is done.',
    calls: [['edit', { path: 'plan.md', old: 'hall 1', new: 'hall 2' }, 'Replaced 1 block in plan.md']],
    answer: "plan.md says hall 2 now. I haven't written to Agnes yet, shall I?",
    open: /leaves open what was asked for/,
  },
  {
    name: 'what the person set a condition for may be left',
    task: 'Book the van for Saturday, but only if it costs less than 60 euros.',
    calls: [['vans_quote', { day: 'Saturday' }, { price_eur: 84 }]],
    answer: "I didn't book the van: Saturday costs 84 euros.",
    open: null,
  },
  {
    name: 'what was not done again has been done once',
    task: 'Send the invoice to Holm & Co.',
    calls: [['mail_send', { to: 'holm@a.example' }, { id: 'm1', status: 'sent' }]],
    answer: 'Sent to holm@a.example. The reply took long, but I did not send the invoice again.',
    open: null,
  },
  {
    name: 'a failure that the answer begins with',
    task: 'Zet de pomp in de kas op stand 2.',
    calls: [run('pumpctl set kas 2', 'queued'), run('pumpctl show kas', 'online: no')],
    answer: 'Het is niet gelukt. De pomp is offline, dus de opdracht is niet aangekomen.',
    open: /leaves open what was asked for/,
  },
  {
    name: 'which did not arrive was the question',
    task: 'Send the flyer to the choir list and tell me who did not get it.',
    calls: [
      [
        'mailer_send',
        { list: 'choir' },
        { total: 40, delivered: 38, failed: 2, errors: ['ida@a.example: mailbox full', 'tom@b.example: unknown user'] },
      ],
    ],
    answer: '38 of 40 have it. Ida (mailbox full) and Tom (unknown user) did not get the flyer.',
    open: null,
  },
  {
    name: 'whether all of it came was the question',
    task: 'Kopier den Ordner rollen auf den Stick und sag mir, ob alles mitgekommen ist.',
    calls: [
      failing(
        'rsync -a rollen/ /media/stick/',
        'rsync: read errors mapping "rollen/07.pdf": Input/output error (5)',
        23,
      ),
    ],
    answer:
      'Nein, nicht alles: rollen/07.pdf ließ sich nicht lesen (Input/output error), die übrigen sind auf dem Stick.',
    open: null,
  },
  {
    name: 'whether it is up asks for the work itself',
    task: 'Restart the booking service and tell me if it is up.',
    calls: [
      failing(
        'systemctl restart booking',
        'Job for booking.service failed because the control process exited with error code.',
        1,
      ),
    ],
    answer: 'No, it failed: the control process exited with an error code.',
    open: /unfinished|leaves/,
  },
  {
    name: 'unable, because nothing could be reached',
    task: 'When does the lift inspection of block C expire?',
    calls: [failing('curl -s https://lifts.example/c', 'curl: (28) Connection timed out', 28)],
    answer: "I couldn't find out: the register times out from here, so I never saw the date.",
    open: /leaves work open|unfinished|failed/,
  },
  {
    name: 'unable, in another language',
    task: 'Compara as leituras de junho com as de julho. Onde está a diferença?',
    calls: [
      ['read', { path: 'junho.csv' }, 'contador,kwh\n1,220'],
      ['read', { path: 'julho.csv' }, { error: 'ENOENT: no such file or directory' }],
    ],
    answer: 'Não consigo comparar ainda: julho.csv não está na pasta. Junho tem um contador com 220 kWh.',
    open: /leaves work open|unfinished|failed/,
  },
  {
    name: 'unable in one way, done in another that was allowed',
    task: 'Tell Ingrid the hall is taken. Ring her if you can, otherwise a text will do.',
    calls: [
      ['phone_call', { to: '+4790' }, { error: 'ToolNotFound: phone_call is not available' }],
      ['sms_send', { to: '+4790', text: 'The hall is taken.' }, { status: 'sent' }],
    ],
    answer: "I can't make calls from here, so I texted Ingrid that the hall is taken.",
    open: null,
  },
  {
    name: 'what was asked for is not done yet',
    task: 'Write sync.sh and put the nightly timer for it on the server.',
    calls: BUILT,
    answer: 'sync.sh is written. The timer is not on the server yet.',
    open: /leaves open what was asked for/,
  },
  {
    name: 'the agent did not do part of it',
    task: 'Schreib sync.sh und trag den Timer auf dem Server ein.',
    calls: BUILT,
    answer: 'sync.sh ist geschrieben. Den Timer habe ich noch nicht eingetragen.',
    open: /leaves open what was asked for/,
  },
  {
    name: 'what nobody asked for may be left',
    task: 'Write sync.sh, a plain rsync from a to b.',
    calls: BUILT,
    answer: 'sync.sh is written. I have not installed anything.',
    open: null,
  },
  {
    name: 'a share of the things',
    task: 'Convert the .tif files in this folder to png.',
    calls: MOVED,
    answer: '37 of the 41 files are converted.',
    open: /Part of the job/,
  },
  {
    name: 'all of the things',
    task: 'Convert the .tif files in this folder to png.',
    calls: MOVED,
    answer: 'All 37 files are converted.',
    open: null,
  },
  {
    name: 'one run where eight were asked for',
    task: 'The clock spec is flaky. Fix it and run it eight times afterwards.',
    calls: TESTED,
    answer: 'The spec is fixed, 4 examples, 0 failures.',
    open: /8 times and ran once/,
  },
  {
    name: 'a loop runs it eight times',
    task: 'The clock spec is flaky. Fix it and run it eight times afterwards.',
    calls: REPEATED,
    answer: 'The spec is fixed: 32 examples, 0 failures.',
    open: null,
  },
  {
    name: 'a draft where a mail was to go out',
    task: 'Cancel the room at the hotel by mail.',
    calls: DRAFT,
    answer: 'The cancellation is in your drafts.',
    open: /Only a draft/,
  },
  {
    name: 'the mail went out',
    task: 'Cancel the room at the hotel by mail.',
    calls: SENT,
    answer: 'The cancellation went out.',
    open: null,
  },
  {
    name: 'a file that was to be written',
    task: 'Fetch https://a.example/notes and save it to minutes.txt.',
    calls: READ,
    answer: 'The meeting moved to Friday.',
    open: /minutes\.txt was to be written/,
  },
  {
    name: 'the file was written',
    task: 'Fetch https://a.example/notes and save it to minutes.txt.',
    calls: [...READ, ['write', { path: 'minutes.txt', content: 'The meeting…' }, 'Wrote 28 bytes to minutes.txt']],
    answer: 'Saved to minutes.txt: the meeting moved to Friday.',
    open: null,
  },
  {
    name: 'a check that was asked for and left out',
    task: 'Restart the mail relay and check that it answers.',
    calls: [run('systemctl restart relay', '')],
    answer: 'The relay was restarted.',
    open: /to be checked afterwards/,
  },
  {
    name: 'a check that was made',
    task: 'Restart the mail relay and check that it answers.',
    calls: [run('systemctl restart relay', ''), run('nc -z relay 25', 'Connection to relay 25 port succeeded')],
    answer: 'The relay was restarted and answers on port 25.',
    open: null,
  },
  {
    name: 'stopping with a question, as the person had said',
    task: 'Apply the migrations. If one of them fails, stop and ask me.',
    calls: [run('alembic upgrade head', 'ERROR: column exists\n(Command exited with code 1)')],
    answer: 'The migration failed because the column exists. Shall I mark it as applied?',
    open: null,
  },
];

describe('what is left open', () => {
  for (const { name, task, calls, answer, open } of CASES)
    test(name, () => {
      const reasons = reservationsOf(task, calls, answer);
      if (open === null) assert.deepEqual(reasons, []);
      else
        assert.ok(
          reasons.some((reason) => open.test(reason)),
          reasons.join('\n') || 'no reservation',
        );
    });
});

function reservationsOf(task: string, calls: readonly Call[], answer: string): string[] {
  const events: TraceEvent[] = [{ i: 0, type: 'user_message', text: task }];
  for (const [tool, args, result] of calls) {
    const call_id = `c${events.length}`;
    const text = typeof result === 'string' ? result : JSON.stringify(result);
    const is_error = /exited with code/.test(text);
    events.push({ i: events.length, type: 'tool_call', tool, args, call_id });
    events.push({ i: events.length, type: 'tool_result', tool, call_id, text, is_error });
  }
  events.push({ i: events.length, type: 'assistant_message', text: answer });
  const identity = { run_id: 'run_001', agent_id: 'a', tenant_id: 't', framework: 'openclaw', visibility: 'private' };
  const { scores } = diagnose({ identity, trace: { task, events } });
  return scores.reservations.map(({ reason }) => reason);
}
