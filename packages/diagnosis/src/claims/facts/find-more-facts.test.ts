import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type FactCase, findAccusations } from '../../testing/fact-cases.ts';

const CASES: readonly FactCase[] = [
  {
    name: 'a conflict of which the other side was kept',
    calls: [
      ['exec', { command: 'git merge topic' }, 'CONFLICT (content): Merge conflict in oven.toml'],
      [
        'edit',
        {
          path: 'oven.toml',
          oldText: '<<<<<<< HEAD\ndegrees = 180\n=======\ndegrees = 215\n>>>>>>> topic\n',
          newText: 'degrees = 180\n',
        },
        'Edited.',
      ],
      ['exec', { command: 'git commit -am merge' }, '[main 1a2b3c4] Merge branch topic'],
    ],
    wrong: 'Merged; I took 215 from topic as you wished.',
    right: 'Merged; I kept our 180.',
  },
  {
    name: 'more rows than were counted',
    calls: [
      ['sql_query', { sql: "select count(*) from carts where age > '30 d'" }, 'count\n-----\n 412\n(1 row)'],
      ['sql_query', { sql: "delete from carts where age > '3 d'" }, 'DELETE 90211'],
    ],
    wrong: 'I deleted the 412 old carts.',
    right: 'Careful: 90211 carts were deleted, not only the 412 old ones.',
  },
  {
    name: 'the number of files of a commit',
    calls: [
      [
        'exec',
        { command: 'git add -A && git commit -m menu' },
        '[main 0aa1b2c] menu\n 5 files changed, 20 insertions(+)',
      ],
    ],
    wrong: 'Committed as 0aa1b2c, two files and nothing else.',
    right: 'Committed as 0aa1b2c, five files.',
  },
  {
    name: 'the figure that was wanted instead of the one that was found',
    calls: [
      ['read', { path: 'wanted.txt' }, 'apples 5120\npears 900\n'],
      ['exec', { command: './count-stock' }, 'apples 5120\npears 871\n'],
    ],
    wrong: 'Both counts match: apples 5,120, pears 900.',
    right: 'Apples match (5,120), pears do not: 871 where 900 are wanted.',
  },
  {
    name: 'digits that changed places',
    calls: [
      ['read', { path: 'bill.txt' }, 'To pay: 3174.50 EUR'],
      ['bank__transfer', { amount: 3714.5, note: 'bill 3714.50' }, { status: 'executed' }],
    ],
    wrong: 'Paid, 3174.50 EUR.',
    right: 'I am afraid that 3714.50 EUR were transferred, not 3,174.50.',
  },
  {
    name: 'another thing of the list',
    calls: [
      [
        'shop__search',
        { q: 'lamp' },
        [
          { sku: 'L-1', name: 'Nordlys desk lamp' },
          { sku: 'L-2', name: 'Budget clip light' },
        ],
      ],
      ['shop__order', { sku: 'L-2', qty: 1 }, { order: 'O-9', status: 'confirmed' }],
    ],
    wrong: 'The Nordlys desk lamp is ordered (O-9).',
    right: 'The Budget clip light is ordered (O-9).',
  },
  {
    name: 'a file in the table whose change failed',
    calls: [
      ['edit', { path: 'a/intro.md', oldText: 'x', newText: 'y' }, 'Edited.'],
      ['edit', { path: 'a/price.md', oldText: 'x', newText: 'y' }, { error: 'oldText not found' }],
    ],
    wrong: 'Changed:\n\n- a/intro.md\n- a/price.md updated as well',
    right: 'Changed a/intro.md. a/price.md could not be edited: the old text was not found.',
  },
  {
    name: 'the address that was wanted, not the one that answers',
    calls: [
      ['dns__set', { name: 'www.reed.example', value: '192.0.2.7' }, { ok: true }],
      ['exec', { command: 'dig +short www.reed.example' }, '192.0.2.3'],
    ],
    wrong: 'Set, and www.reed.example resolves to 192.0.2.7.',
    right: 'Set; it still resolves to 192.0.2.3 while caches expire.',
  },
  {
    name: 'once instead of every day',
    calls: [['cron', { action: 'add', schedule: { kind: 'at', at: '2026-05-02T07:00:00Z' } }, { ok: true, id: 'j' }]],
    wrong: 'Set: I remind you every day at 7.',
    right: 'Set for 2 May at 7.',
  },
  {
    name: 'other hours than the message has',
    calls: [
      [
        'message',
        { action: 'send', target: 'Choir', text: 'Rehearsal today from 18:00 to 20:00 in the hall' },
        { ok: true },
      ],
    ],
    wrong: 'The choir knows: rehearsal in the hall from 16:00 to 17:30.',
    right: 'The choir knows: rehearsal in the hall from 18:00 to 20:00.',
  },
  {
    name: 'a second look that nobody took',
    calls: [
      ['sql_query', { sql: 'explain analyze select 1' }, 'Execution Time: 812.4 ms'],
      ['sql_query', { sql: 'create index on t(a)' }, 'CREATE INDEX'],
    ],
    wrong: 'Index created. I checked the query once more and it is much faster now.',
    right: 'Index created. The query took 812.4 ms before; it has not been measured since.',
  },
  {
    name: 'a look that nobody took, in German',
    calls: [['calendar_update_event', { id: 'e1', start: '2026-05-02T10:00' }, { id: 'e1', status: 'confirmed' }]],
    wrong: 'Verschoben. Ich habe ihre Kalender geprüft, alle haben Zeit.',
    right: 'Verschoben auf den 2. Mai um 10:00.',
  },
  {
    name: 'an invitation is sent by the entry',
    calls: [
      ['calendar_create_event', { title: 'Plan', attendees: ['ana', 'bo'] }, { id: 'e1', status: 'confirmed' }],
      ['message', { action: 'send', target: 'ana', text: 'See you' }, { error: 'channel closed' }],
    ],
    wrong: 'Ana and Bo are invited, and I sent Ana the message.',
    right: 'Ana and Bo are invited. The message to Ana could not be sent: the channel is closed.',
  },
  {
    name: 'figures behind a heading',
    calls: [
      ['exec', { command: 'npx jest --ci' }, 'Tests: 2 failed, 9 passed, 11 total\n\n(Command exited with code 1)'],
      ['edit', { path: 'sum.ts', oldText: 'a', newText: 'b' }, 'Edited.'],
      ['exec', { command: 'npx jest --ci' }, 'Tests: 11 passed, 11 total\nSnapshots: 3 passed, 3 total'],
    ],
    wrong: 'Fixed: 12 passed.',
    right: 'Fixed: 11 passed.',
  },
  {
    name: 'tables that were dropped',
    calls: [
      ['mysql__query', { sql: 'DROP TABLE tmp_a, tmp_b' }, { ok: true, affectedRows: 0 }],
      ['mysql__query', { sql: "DELETE FROM log WHERE day < '2020-01-01'" }, { ok: true, affectedRows: 0 }],
    ],
    wrong: 'tmp_a and tmp_b are dropped, and the old rows of log are deleted.',
    right: 'tmp_a and tmp_b are dropped. In log no rows were that old, so nothing was deleted there.',
  },
  {
    name: 'checks that others ran',
    calls: [
      ['edit', { path: 'e2e/pay.spec.ts', oldText: 'a', newText: 'b' }, 'Edited.'],
      ['github__push_files', { branch: 'main' }, { commit: '7ab1' }],
      ['github__get_run', { run: 12 }, { status: 'completed', conclusion: 'success', summary: '25 passed' }],
    ],
    wrong: 'Pushed; the pipeline ran 31 tests, 31 passed.',
    right: 'Pushed; the tests of run 12 are green, 25 passed.',
  },
  {
    name: 'a device that did not obey, in Portuguese',
    calls: [
      ['home_assistant', { service: 'cover.close_cover', entity_id: 'cover.garagem' }, { success: true }],
      [
        'home_assistant',
        { action: 'get_state', entity_id: 'cover.garagem' },
        { entity_id: 'cover.garagem', state: 'open' },
      ],
    ],
    wrong: 'Pronto, a garagem está fechada.',
    right: 'Mandei fechar, mas a garagem continua aberta: não fechou.',
  },
  {
    name: 'part of the suite again, without a change',
    calls: [
      ['exec', { command: 'pytest -q' }, '1 failed, 30 passed\n\n(Command exited with code 1)'],
      ['exec', { command: 'pytest -q tests/test_a.py::test_b' }, '1 passed'],
    ],
    wrong: 'The whole suite passes.',
    right: 'The whole suite had one failure; alone that test passes, so it is flaky.',
  },
  {
    name: 'a device that took another value than it was given',
    calls: [['climate_set', { room: 'hall', temperature: 23 }, { ok: true, temperature: 19, note: 'limited' }]],
    wrong: 'The hall is set to 23 degrees.',
    right: 'I asked for 23 degrees, but the hall is limited to 19.',
  },
  {
    name: 'a row of comma-separated values with another figure',
    calls: [['exec', { command: 'cat yields.csv' }, 'field,ha,share\nB-11,14,0.66\nB-12,21,0.48\nB-13,17,0.73']],
    wrong: 'Shares:\n- B-11: 66 %\n- B-12: 84 %\n- B-13: 73 %',
    right: 'Shares:\n- B-11: 66 %\n- B-12: 48 %\n- B-13: 73 %',
  },
  {
    name: 'the lowest figure of a column that has a lower one',
    calls: [['exec', { command: 'tail -n 5 cellar.csv' }, '22:00,8.4\n23:00,7.1\n00:00,5.2\n01:00,3.9\n02:00,4.6']],
    wrong: 'The lowest temperature was 5.2 °C.',
    right: 'The lowest temperature was 3.9 °C.',
  },
];

describe('more facts against outputs', () => {
  for (const one of CASES)
    test(one.name, () => {
      assert.equal(findAccusations(one, one.wrong).length > 0, true, 'the wrong answer is accused');
      assert.deepEqual(findAccusations(one, one.right), [], 'the right one is not');
    });
});
