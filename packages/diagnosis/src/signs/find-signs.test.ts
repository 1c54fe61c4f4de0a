import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTrace, type TraceEvent } from '../intake/read-trace.ts';
import { createViews } from '../views/views.ts';
import { findSigns, SIGNS } from './find-signs.ts';
import { SHARES } from './shares.ts';
import { SIGN_NAMES, type SignName } from './sign.ts';

type Step = Omit<TraceEvent, 'i'>;

const asks = (text: string): Step[] => [{ type: 'user_message', text }];
const says = (text: string): Step[] => [{ type: 'assistant_message', text }];
const calls = (tool: string, args: object, text: string, isError = false): Step[] => [
  { type: 'tool_call', tool, args },
  { type: 'tool_result', tool, text, is_error: isError },
];
const runs = (command: string, text: string, exit = 0): Step[] => [
  { type: 'tool_call', tool: 'bash', args: { command } },
  { type: 'tool_result', tool: 'bash', text, exit_code: exit },
];
const BOOKING = '{"reservation_id": "XK42QP", "status": "confirmed", "passenger": "Ana Lopez"}';

function findIn(steps: readonly Step[]) {
  return findSigns(createViews(readTrace({ events: steps.map((step, i) => ({ i, ...step })) })));
}

/** Two runs that differ in one thing: the first shows the sign, the second does not. */
const PAIRS: Readonly<Record<SignName, readonly [shows: readonly Step[], shows_not: readonly Step[]]>> = {
  open_failure: [
    [...asks('Publish it.'), ...runs('npm publish', 'npm ERR! 403', 1), ...runs('ls', 'dist'), ...says('Published.')],
    [
      ...asks('Publish it.'),
      ...runs('npm publish', 'npm ERR! 403', 1),
      ...runs('npm publish', '+ app@1'),
      ...says('Published.'),
    ],
  ],
  late_failure: [
    [
      ...asks('Run it.'),
      ...runs('python run.py', 'Traceback (most recent call last):\nValueError: x', 1),
      ...says('It ran.'),
    ],
    [...asks('Run it.'), ...runs('python run.py', 'all rows written'), ...says('It ran.')],
  ],
  failed_again: [
    [
      ...asks('Run it.'),
      ...runs('make a', 'no rule', 2),
      ...runs('make b', 'no rule', 2),
      ...says('There is no rule for it.'),
    ],
    [...asks('Run it.'), ...runs('make a', 'no rule', 2), ...runs('make b', 'built'), ...says('Built.')],
  ],
  no_answer: [
    [...asks('Build it.'), ...runs('make', 'built')],
    [...asks('Build it.'), ...runs('make', 'built'), ...says('Built.')],
  ],
  handed_on: [
    [
      ...asks('Change XK42QP to Monday and refund the bag.'),
      ...calls('update_reservation', { reservation_id: 'XK42QP' }, BOOKING),
      ...calls('transfer_to_human_agents', { summary: 'refund' }, 'Transfer successful'),
    ],
    [
      ...asks('Refund the bag of XK42QP.'),
      ...calls('transfer_to_human_agents', { summary: 'refund' }, 'Transfer successful'),
    ],
  ],
  no_call: [
    [...asks('Delete the old backups.'), ...says('That is a good idea.')],
    [...asks('Who wrote Hamlet?'), ...says('William Shakespeare.')],
  ],
  admits_trouble: [
    [...asks('Build it.'), ...runs('make', 'built'), ...says('The build failed on the second target.')],
    [...asks('Build it.'), ...runs('make', 'built'), ...says('The build succeeded.')],
  ],
  unsure: [
    [...asks('Why?'), ...runs('cat log', 'x'), ...says('It might be caused by the cache, but I am not sure.')],
    [...asks('Why?'), ...runs('cat log', 'x'), ...says('The cache caused it.')],
  ],
  plan_last: [
    [...asks('Build it.'), ...runs('ls', 'Makefile'), ...says('I will now build the project.')],
    [...asks('Build it.'), ...runs('make', 'built'), ...says('I have built the project.')],
  ],
  unknown_names: [
    [...asks('Find it.'), ...runs('ls', 'README'), ...says('See src/pay/charge.ts and `ORDER_8841`.')],
    [
      ...asks('Find it.'),
      ...runs('ls', 'src/pay/charge.ts ORDER_8841'),
      ...says('See src/pay/charge.ts and `ORDER_8841`.'),
    ],
  ],
  done_without_call: [
    [...asks('Cancel XK42QP.'), ...says('Shall I?'), ...asks('Yes.'), ...says('I have cancelled your booking.')],
    [
      ...asks('Cancel XK42QP.'),
      ...says('Shall I?'),
      ...asks('Yes.'),
      ...calls('cancel_reservation', { reservation_id: 'XK42QP' }, '{"status": "cancelled"}'),
      ...says('I have cancelled your booking.'),
    ],
  ],
  unchecked_change: [
    [...asks('Fix it.'), ...calls('write_file', { path: 'app.py', content: 'x' }, 'ok'), ...says('Fixed.')],
    [
      ...asks('Fix it.'),
      ...calls('write_file', { path: 'app.py', content: 'x' }, 'ok'),
      ...runs('pytest', '3 passed'),
      ...says('Fixed.'),
    ],
  ],
  unknown_arguments: [
    [
      ...asks('Cancel my booking.'),
      ...calls('cancel_reservation', { reservation_id: 'ZZ99ZZ' }, BOOKING),
      ...says('Done.'),
    ],
    [
      ...asks('Cancel my booking ZZ99ZZ.'),
      ...calls('cancel_reservation', { reservation_id: 'ZZ99ZZ' }, BOOKING),
      ...says('Done.'),
    ],
  ],
  unconfirmed_change: [
    [
      ...asks('What does XK42QP cost?'),
      ...says('It is 200 dollars.'),
      ...asks('Hmm, that is a lot.'),
      ...calls('cancel_reservation', { reservation_id: 'XK42QP' }, BOOKING),
      ...says('Cancelled.'),
    ],
    [
      ...asks('What does XK42QP cost?'),
      ...says('It is 200 dollars. Cancel it?'),
      ...asks('Ja, bitte.'),
      ...calls('cancel_reservation', { reservation_id: 'XK42QP' }, BOOKING),
      ...says('Cancelled.'),
    ],
  ],
  repeats: [
    [...asks('Find it.'), ...runs('ls a', 'x'), ...runs('ls b', 'y'), ...runs('ls a', 'x'), ...says('It is x.')],
    [...asks('Find it.'), ...runs('ls a', 'x'), ...runs('ls b', 'y'), ...runs('ls a', 'x z'), ...says('It is x.')],
  ],
  empty_search: [
    [...asks('Find it.'), ...calls('search_flights', { to: 'x' }, '[]'), ...says('Nothing flies there.')],
    [
      ...asks('Find it.'),
      ...calls('search_flights', { to: 'x' }, '[{"flight": "HAT1"}]'),
      ...says('HAT1 flies there.'),
    ],
  ],
  refused_call: [
    [...asks('Go.'), ...calls('fly', {}, 'Error: Unknown tool: fly', true), ...says('There is no such tool.')],
    [...asks('Go.'), ...calls('fly', {}, 'flown'), ...says('Done.')],
  ],
};

for (const name of SIGN_NAMES) {
  const [shows, showsNot] = PAIRS[name];
  test(`${name}: ${SIGNS[name].title}`, () => {
    const found = findIn(shows).find((sign) => sign.name === name);
    assert.ok(found, `not found among ${findIn(shows).map((sign) => sign.name)}`);
    assert.ok(found.eventIds.length > 0);
    assert.ok(!findIn(showsNot).some((sign) => sign.name === name));
  });
}

test('how long a run is, how often the person writes and calls that failed on the way are no signs', () => {
  const dialogue = Array.from({ length: 30 }, (_, day) => [
    ...asks(`Which day is ${day}?`),
    ...(day < 20 ? runs(`date ${day}`, 'unknown option', 1) : []),
    ...runs(`date -d ${day}`, `day ${day}`),
    ...says(`It is day ${day}.`),
  ]);
  assert.deepEqual(
    findIn(dialogue.flat()).map(({ name }) => name),
    [],
  );
});

test('every sign says how often recorded runs with it failed, and more than usual did', () => {
  for (const name of SIGN_NAMES) {
    const cases = SHARES[name];
    assert.ok(cases && cases.runs > 0, name);
    assert.ok(cases.failed / cases.runs > cases.usual_share, name);
  }
});
