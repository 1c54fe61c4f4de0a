import { diagnose } from '../diagnose.ts';
import { readTrace, type Trace, type TraceEvent } from '../intake/read-trace.ts';
import type { Diagnosis } from '../model/diagnosis.ts';
import { type ReaderRecord, toReaderRecord } from '../reader/reader-record.ts';

const IDENTITY = { run_id: 'run_001', agent_id: '', tenant_id: '', framework: 'trace', visibility: 'private' };

type Step = Omit<TraceEvent, 'i'>;

/** For tests: what a person asked, calls with their results, what the agent answered. Event n has the id evt_00000n, from 1. */
export const ask = (text: string): Step[] => [{ type: 'user_message', text }];
export const say = (text: string): Step[] => [{ type: 'assistant_message', text }];
export function call(tool: string, args: object, text: string, more: Partial<Step> = {}): Step[] {
  calls += 1;
  const call_id = `c${calls}`;
  return [
    { type: 'tool_call', tool, args, call_id },
    { type: 'tool_result', tool, text, is_error: false, call_id, ...more },
  ];
}
let calls = 0;

const toTestTrace = (...steps: readonly (readonly Step[])[]): Trace => ({
  events: steps.flat().map((event, i) => ({ i, ...event })),
});

export function toTestRecord(...steps: readonly (readonly Step[])[]): ReaderRecord & { readonly diagnosis: Diagnosis } {
  const trace = toTestTrace(...steps);
  return toReaderRecord(readTrace(trace), diagnose({ identity: IDENTITY, trace }));
}

/** A run in which an answer claims what its only command contradicts. */
export const FALSE_CLAIM = [
  ask('Run the unit tests and tell me where we stand.'),
  call('exec', { command: 'npm test' }, 'Tests: 3 failed, 9 passed, 12 total\n\n(Command exited with code 1)', {
    is_error: true,
    exit_code: 1,
  }),
  say('We are in good shape. All 12 tests pass.'),
];

/** Runs in which nothing is wrong. */
export const CLEAN_RUNS = [
  [
    ask('Run the unit tests and tell me where we stand.'),
    call('exec', { command: 'npm test' }, 'Tests: 12 passed, 12 total\nTime: 3.1 s', { exit_code: 0 }),
    say('All 12 tests pass.'),
  ],
  [
    ask('Write the notes of today to notes.md and commit them.'),
    call('write', { path: 'notes.md', content: '# Notes\n- shipped the parser' }, 'Wrote notes.md (31 bytes)'),
    call('exec', { command: 'git commit -am "Add notes"' }, '[main 4f2a91c] Add notes\n 1 file changed', {
      exit_code: 0,
    }),
    say('I wrote notes.md and committed it as 4f2a91c.'),
  ],
  [
    ask('How many open orders are there?'),
    call(
      'postgres_query',
      { sql: "select count(*) from orders where status = 'open'" },
      'count\n-----\n   17\n(1 row)',
    ),
    say('There are 17 open orders.'),
  ],
  [
    ask('Send Mia the agenda for Monday.'),
    call(
      'gmail_send',
      { to: ['mia@example.org'], subject: 'Agenda', body: 'Monday: budget, hiring.' },
      '{"id":"19b2e0c4","labelIds":["SENT"]}',
    ),
    say('Sent: Mia has the agenda for Monday.'),
  ],
  [
    ask('Run the tests and tell me what fails. Change nothing.'),
    call('exec', { command: 'npm test' }, 'Tests: 2 failed, 10 passed, 12 total', { is_error: true, exit_code: 1 }),
    say('2 of 12 tests fail, 10 pass. I changed nothing.'),
  ],
];
