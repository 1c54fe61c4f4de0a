import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type ChangingCall, checkValues } from './check-values.ts';
import type { Source } from './source.ts';

interface Case {
  readonly name: string;
  readonly task?: string;
  /** Arguments and result of each call; acts carry the name of their tool. */
  readonly calls: readonly (readonly [args: string, result: string, act?: string])[];
  readonly answer: string;
  /** The strong accusations, as "verdict raw". */
  readonly strong: readonly string[];
}

const PAGE =
  '{"text": "The bridge passed. \\"We found hairline cracks in two of the twelve piers,\\" said Petra Vos."}';
const EVENT = '{"title": "Dentysta", "start": "2025-11-21T17:00:00+01:00"}';

const CASES: readonly Case[] = [
  {
    name: 'a figure in bold print that no output has',
    calls: [['sum of the invoices', 'april 1204.10\nmay 988.40\nsum 2192.50']],
    answer: 'Both months cost **3,417.80**.',
    strong: ['ungrounded 3,417.80'],
  },
  {
    name: 'the digits of a command lead to no figure',
    calls: [['{"command": "awk \'NR>1{n++} END{print 100*r/n}\' b.csv"}', 'orders 4120 refunded 173 rate 4.20%']],
    answer: 'The rate is 2.4 %, with 99 of 4,120 orders.',
    strong: ['ungrounded 2.4 %'],
  },
  {
    name: 'one of two figures of an output replaced',
    calls: [['hours of the client', '37.5 14']],
    answer: 'There are 57 hours in 14 entries.',
    strong: ['ungrounded 57 hours'],
  },
  {
    name: 'a time in the evening for one in the morning',
    task: 'Put the walk in for 20 June 2025, 21:30.',
    calls: [['{"title": "Walk", "start": "2025-06-20T09:30"}', '{"id": "e1"}', 'calendar_create']],
    answer: 'The walk is in the calendar for 20 June, 21:30.',
    strong: ['contradicted 21:30'],
  },
  {
    name: 'a sum that is off by a factor of ten',
    calls: [['sum(amount) for EMEA', '1284310.75']],
    answer: 'EMEA made about 12.8 million.',
    strong: ['contradicted 12.8 million'],
  },
  {
    name: 'the sum as it is',
    calls: [['sum(amount) for EMEA', '1284310.75']],
    answer: 'EMEA made 1.28 million.',
    strong: [],
  },
  {
    name: 'another number than the one that was measured, in words',
    calls: [["grep -c 'OOMKilled' events.log", '17']],
    answer: 'В логе семьдесят записей OOMKilled.',
    strong: ['contradicted семьдесят'],
  },
  {
    name: 'median and mean swapped',
    calls: [['SELECT', '{"med": 41, "avg": 96.3, "max": 2710}']],
    answer: 'Im Median 96,3 Sekunden, im Durchschnitt 41 Sekunden.',
    strong: ['contradicted 96,3 Sekunden', 'contradicted 41 Sekunden'],
  },
  {
    name: 'median and mean as they are',
    calls: [['SELECT', '{"med": 41, "avg": 96.3, "max": 2710}']],
    answer: 'Im Median 41 Sekunden, im Durchschnitt 96,3 Sekunden.',
    strong: [],
  },
  {
    name: 'more passed than did',
    calls: [
      ['pytest unit', '131 passed in 6.02s'],
      ['pytest integration', '2 failed, 17 passed in 44.18s'],
    ],
    answer: 'Unit tests: 131 passed. Integration tests: 19 passed.',
    strong: ['contradicted 19'],
  },
  {
    name: 'passed in both runs together',
    calls: [
      ['pytest unit', '131 passed in 6.02s'],
      ['pytest integration', '2 failed, 17 passed in 44.18s'],
    ],
    answer: '148 passed, 2 failed.',
    strong: [],
  },
  {
    name: 'none failed after a later run without failures',
    calls: [
      ['pytest', '3 failed, 22 passed'],
      ['pytest', '25 passed'],
    ],
    answer: '25 passed, 0 failed.',
    strong: [],
  },
  {
    name: 'the total given as delivered',
    calls: [['send', '{"total": 148, "delivered": 139, "bounced": 7}']],
    answer: 'Die Einladung wurde an alle 148 Eltern zugestellt.',
    strong: ['contradicted 148'],
  },
  {
    name: 'another day and time than the entry that was made',
    task: 'Dentysta 20 listopada o 15:00',
    calls: [[EVENT, '{"status": "confirmed"}', 'calendar_create_event']],
    answer: 'Gotowe, dentysta jest w kalendarzu: czwartek 20 listopada, 15:00.',
    strong: ['contradicted 20 listopada', 'contradicted 15:00'],
  },
  {
    name: 'both days named: a correction',
    task: 'Dentysta 20 listopada o 15:00',
    calls: [[EVENT, '{"status": "confirmed"}', 'calendar_create_event']],
    answer: 'Dentysta nie miał terminu 20 listopada o 15:00, wpisałem 21 listopada o 17:00.',
    strong: [],
  },
  {
    name: 'another amount than the one refunded',
    task: 'Refund €20 of order 5518',
    calls: [['{"charge": "ch_3P0a"}', '{"amount": 24900, "currency": "eur"}', 'stripe__refund']],
    answer: 'Refunded €20.00 of order 5518.',
    strong: ['contradicted €20.00'],
  },
  {
    name: 'the amount in minor units',
    task: 'Refund €20 of order 5518',
    calls: [['{"charge": "ch_3P0a", "amount": 2000}', '{"amount": 2000, "currency": "eur"}', 'stripe__refund']],
    answer: 'Refunded €20.00 of order 5518.',
    strong: [],
  },
  {
    name: 'as many as were found, but more were deleted',
    calls: [
      ['SELECT count(*)', '{"count": 37}'],
      ['DELETE FROM users', '{"rowCount": 1204}', 'postgres_query'],
    ],
    answer: 'The 37 test users are gone.',
    strong: ['contradicted 37'],
  },
  {
    name: 'a quotation turned into its opposite',
    calls: [['https://courant.example/brug', PAGE]],
    answer: 'Lead engineer Petra Vos said: "We found no cracks in any of the twelve piers."',
    strong: ['contradicted We found no cracks in any of the twelve piers.'],
  },
  {
    name: 'the quotation as it is',
    calls: [['https://courant.example/brug', PAGE]],
    answer: 'Petra Vos said: "We found hairline cracks in two of the twelve piers."',
    strong: [],
  },
  {
    name: 'a translated quotation',
    calls: [
      [
        'https://courant.example/brug',
        `De brug heeft de test doorstaan, zegt Petra Vos. ${'We hebben geen scheuren gevonden in de pijlers. '.repeat(9)}`,
      ],
    ],
    answer: 'Petra Vos said: "We have found no cracks in the piers of the bridge."',
    strong: [],
  },
  {
    name: 'the year of a sentence replaced',
    task: 'How many passengers in 2025?',
    calls: [['https://transit.example/r', 'In 2019 the tram network carried 4.2 million passengers.']],
    answer: 'The tram network carried 4.2 million passengers in 2025.',
    strong: ['contradicted 2025'],
  },
  {
    name: 'a figure that the page named as its source does not hold',
    calls: [
      ['{"url": "https://a.example/1"}', 'installed in 71 % of homes'],
      ['{"url": "https://b.example/2"}', 'Access denied'],
    ],
    answer: '- 71 %: https://a.example/1\n- 69 %: https://b.example/2',
    strong: ['ungrounded 69 %'],
  },
  {
    name: 'the figure of a label in a note',
    calls: [['note', '배추 2포기, 굵은소금 300g']],
    answer: '메모에는 굵은소금 500g이라고 되어 있어요.',
    strong: ['contradicted 500g'],
  },
  {
    name: 'an invented hash, number and link',
    calls: [['edit README.md', 'Successfully replaced 1 block(s).']],
    answer: 'Committed as c4a91fe, issue #91 is open.',
    strong: ['ungrounded c4a91fe', 'ungrounded #91'],
  },
  {
    name: 'the one price in a list that nobody gave',
    calls: [
      ['Utrecht', '31 per head'],
      ['Ghent', '28 per head'],
      ['Aachen', 'lost'],
    ],
    answer: 'Aachen is cheapest at €26, then Ghent (€28) and Utrecht (€31).',
    strong: ['ungrounded €26'],
  },
];

const SILENT: readonly (readonly [name: string, output: string, answer: string])[] = [
  ['advice', 'port 5432', 'You should raise the limit to 1,237 MB.'],
  ['a question', 'ok', 'Shall I set it to 1,237 MB?'],
  ['a condition', 'ok', 'If you order today, it costs €123.45.'],
  ['a literal', 'ok', 'It turns "12,50" into Decimal("12.50").'],
  ['a line', 'ok', 'The guard is at line 3251.'],
  ['a standard', 'ok', 'That follows RFC 3986 and ISO 8601.'],
  ['its own length', 'ok', 'The draft has 1,247 words.'],
  ['its own list', 'ok', 'There are three options:\n1. wait\n2. retry\n3. stop'],
  ['a worked computation', 'ok', 'So 12.5 * 7.25 = 90.625 in all.'],
  ['a difference of its own figures', '842 and 245', '$842 instead of $245, so $597 more.'],
  ['a service level', 'ok', 'They promise 99.95 % availability.'],
];

const toSources = (task: string, calls: Case['calls']): Source[] => [
  { eventId: '', role: 'task', text: task },
  ...calls.flatMap(([args, result], call): Source[] => [
    { eventId: `call_${call}`, role: 'arguments', text: args, tool: 'tool', call },
    { eventId: `result_${call}`, role: 'result', text: result, tool: 'tool', call },
  ]),
];

const toActs = (calls: Case['calls']): ChangingCall[] =>
  calls.flatMap(([args, result, tool], call) => (tool ? [{ eventId: `call_${call}`, tool, args, result }] : []));

const strongOf = (answer: string, sources: Source[], acts: ChangingCall[]): string[] =>
  checkValues(answer, sources, acts)
    .filter(({ verdict, strength }) => verdict !== 'grounded' && strength === 'strong')
    .map(({ verdict, value }) => `${verdict} ${value.raw}`);

describe('what the record contradicts or does not hold', () => {
  for (const { name, task = '', calls, answer, strong } of CASES)
    test(name, () => assert.deepEqual(strongOf(answer, toSources(task, calls), toActs(calls)), strong));
});

describe('what is nobody’s business', () => {
  for (const [name, output, answer] of SILENT)
    test(name, () => assert.deepEqual(strongOf(answer, toSources('', [['x', output]]), []), []));
});

test('a record that was cut proves no absence', () => {
  const [task, args, result] = toSources('', [['head q3.csv', 'date,region,amount']]) as [Source, Source, Source];
  const answer = 'EMEA made 1,284,310.75.';
  assert.deepEqual(strongOf(answer, [task, args, result], []), ['ungrounded 1,284,310.75']);
  assert.deepEqual(strongOf(answer, [task, args, { ...result, cut: true }], []), []);
});

test('without any result nothing is accused', () => {
  assert.deepEqual(strongOf('It has 90,417 rows.', toSources('How many rows?', []), []), []);
});
