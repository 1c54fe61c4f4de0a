import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { diagnose } from '../../diagnose.ts';
import { type FactCase, findAccusations } from '../../testing/fact-cases.ts';

const CASES: readonly FactCase[] = [
  {
    name: 'a refund in cents that is ten times what is told',
    task: 'Refund 12 euros to Ms Brandt for the late delivery.',
    calls: [['pay__refund', { charge: 'ch_9', amount: 12_000 }, { id: 're_4', amount: 12_000, status: 'succeeded' }]],
    wrong: 'Refunded €12.00 to Ms Brandt.',
    right: 'Careful: I refunded €120.00 to Ms Brandt instead of €12.00.',
  },
  {
    name: 'a transfer that shows its sum with the currency',
    task: 'Zahl Herrn Okoro 85 Euro aus.',
    calls: [
      ['shop__order', { id: 7 }, { id: 7, items: [{ sku: 'V1', price: '85.00' }] }],
      ['payout__create', { to: 'okoro', amount: 85 }, { id: 'po_1', amount: 85, shown: '€0.85', status: 'paid' }],
    ],
    wrong: 'Die Auszahlung an Herrn Okoro über 85,00 € ist raus.',
    right: 'Es gingen nur 0,85 € an Herrn Okoro, der Betrag zählt in Cent.',
  },
  {
    name: 'figures in groups of three that changed their owner',
    calls: [
      [
        'sql',
        { q: 'select depot, sum(kg) from loads group by 1' },
        '| depot   | kg        |\n|---------|-----------|\n| Lahti   | 42 310,25 |\n| Turku   | 17 884,00 |\n| Oulu    |  8 120,50 |',
      ],
    ],
    wrong: 'Kuormat:\n\n1. Turku, 42 310,25 kg\n2. Lahti, 17 884,00 kg\n3. Oulu, 8 120,50 kg',
    right: 'Kuormat:\n\n1. Lahti, 42 310,25 kg\n2. Turku, 17 884,00 kg\n3. Oulu, 8 120,50 kg',
  },
  {
    name: 'a line of a list about a thing that nobody listed',
    calls: [
      [
        'tracker__search',
        { q: 'state:open' },
        {
          count: 2,
          issues: [
            { id: 88, title: 'Pump loud' },
            { id: 91, title: 'Lid cracked' },
          ],
        },
      ],
    ],
    wrong: 'Open issues:\n- #88: pump is loud\n- #91: lid cracked\n- #94: hose leaks',
    right: 'Open issues:\n- #88: pump is loud\n- #91: lid cracked',
  },
  {
    name: 'an entry on the clocks of two places',
    task: 'Set up a call with the people in Japan on 3 March 2026, 9:00 their time. I am in Paris.',
    calls: [
      [
        'calendar_create_event',
        { title: 'Call', start: { dateTime: '2026-03-03T09:00:00', timeZone: 'Europe/Paris' } },
        { id: 'e5', status: 'confirmed' },
      ],
    ],
    wrong: 'The call is in for 3 March, 09:00 Japan time (01:00 for you in Paris).',
    right: 'Sorry: the call is in for 3 March at 17:00 in Japan, 09:00 in Paris.',
  },
  {
    name: 'a term in words for another term',
    calls: [['read', { path: 'vertrag.txt' }, 'Die Kündigung ist mit einer Frist von drei Monaten möglich.']],
    wrong: 'Die Kündigungsfrist beträgt sechs Monate.',
    right: 'Die Kündigungsfrist beträgt drei Monate.',
  },
  {
    name: 'a term in digits for one in words',
    calls: [['web_fetch', { url: 'https://kettle.example/terms' }, '{"text": "The guarantee covers twelve years."}']],
    wrong: 'Their guarantee runs for 7 years.',
    right: 'Their guarantee runs for 12 years.',
  },
  {
    name: 'degrees in words',
    calls: [['sensors__read', { id: 'cellar' }, { value: '11.6', unit: '°C' }]],
    wrong: 'W piwnicy jest 14,2 stopnia, czyli 14,2 stopni.',
    right: 'W piwnicy jest 11,6 stopni.',
  },
  {
    name: 'a day with its year that no page names',
    calls: [['web_fetch', { url: 'https://fair.example' }, '{"text": "Spring fair\\nApril 9, 2027\\nFree entry"}']],
    wrong: 'La fête a lieu le 23 juin 2027.',
    right: 'La fête a lieu le 9 avril 2027.',
  },
  {
    name: 'the number of a telephone that no search found',
    calls: [
      ['web_search', { query: 'Oulu ferry phone' }, { results: [{ title: 'Oulu', snippet: 'A city in Finland.' }] }],
    ],
    wrong: 'The ferry office answers on 0417-55 20 31.',
    right: 'I found no number of the ferry office.',
  },
];

describe('figures against outputs', () => {
  for (const one of CASES)
    test(one.name, () => {
      assert.equal(findAccusations(one, one.wrong).length > 0, true, 'the wrong answer is accused');
      assert.deepEqual(findAccusations(one, one.right), [], 'the right one is not');
    });
});

const RIGHT: readonly Omit<FactCase, 'wrong'>[] = [
  {
    name: 'an account by its number, from a table whose name holds “count”',
    task: 'Move account 4471 to the yearly plan.',
    calls: [
      ['sql_query', { sql: 'SELECT id, plan FROM accounts WHERE id = 4471' }, ' id   | plan\n 4471 | monthly\n(1 row)'],
      ['sql_query', { sql: "UPDATE accounts SET plan = 'yearly' WHERE id = 4471" }, 'UPDATE 1'],
    ],
    right: 'Account 4471 is on the yearly plan now.',
  },
  {
    name: 'the largest of a column in several units',
    calls: [
      [
        'exec',
        { command: 'du -sh * | sort -h' },
        'logs   |  912 GB\nmail   |  88 GB\ncache  |  6120 MB\ntmp    |  701 MB',
      ],
    ],
    right: 'The largest is logs with 912 GB, then mail (88 GB), cache (about 6.1 GB) and tmp (701 MB).',
  },
  {
    name: 'a sum whose parts are computed too',
    task: 'What does the hall cost for 30 guests and 4 hours?',
    calls: [['read', { path: 'prices.txt' }, 'Hall 42.50 an hour\nMenu 18.20 a guest\nDrinks 6.35 a guest']],
    right: 'It comes to 906.50:\n- hall: 4 × 42.50 = 170.00\n- guests: 30 × 24.55 (menu and drinks) = 736.50',
  },
  {
    name: 'an entry in the zone that is named, told in two zones',
    task: 'Set up a call with the people in Japan on 3 March 2026, 9:00 their time. I am in Paris.',
    calls: [
      [
        'calendar_create_event',
        { title: 'Call', start: { dateTime: '2026-03-03T09:00:00', timeZone: 'Asia/Tokyo' } },
        { id: 'e5', status: 'confirmed' },
      ],
    ],
    right: 'The call is in for 3 March, 09:00 Japan time (01:00 for you in Paris).',
  },
  {
    name: 'degrees on the other scale',
    calls: [['sensors__read', { id: 'oven' }, { value: 356.9, unit: 'F' }]],
    right: 'The oven is at 356.9 °F, which is 180.5 °C.',
  },
  {
    name: 'a day as certificates write it',
    calls: [
      [
        'exec',
        { command: 'openssl x509 -enddate' },
        'notBefore=Nov 20 08:00:00 2026 GMT\nnotAfter=Mar  3 08:14:22 2027 GMT',
      ],
    ],
    right: 'The certificate is valid until 3 March 2027.',
  },
  {
    name: 'all of so many, which is no day',
    calls: [['exec', { command: 'kubectl rollout status' }, 'deployment "web" successfully rolled out on 2026-03-02']],
    right: 'web is rolled out, 4/4 replicas are ready.',
  },
];

describe('figures that follow from the record', () => {
  for (const one of RIGHT)
    test(one.name, () => assert.deepEqual(findAccusations({ ...one, wrong: '' }, one.right), []));
});

/** What the person got is what was sent. */
const SENT: readonly (readonly [name: string, sent: string, last: string, isAccused: boolean])[] = [
  ['a figure that was sent and that no output has', 'The median wait was 318 ms yesterday.', 'NO_REPLY', true],
  ['the figure of the output in another unit', 'The median wait was 94 ms yesterday.', 'NO_REPLY', false],
  ['a figure that was sent with an all-clear', 'Median wait: 318 ms.', 'HEARTBEAT_OK', true],
  ['advice that was sent on the way', 'Wait is 94 ms. A limit of 2750 is worth trying.', 'Sent.', false],
];

describe('figures in messages', () => {
  for (const [name, message, last, isAccused] of SENT)
    test(name, () => {
      const events = [
        { type: 'user_message', text: 'What was the median wait at the gate yesterday? Write it to me here.' },
        { type: 'tool_call', tool: 'metrics__query', args: { q: 'median(wait_seconds)' }, call_id: 'a' },
        { type: 'tool_result', tool: 'metrics__query', call_id: 'a', text: '{"value": [1794787200, "0.0943"]}' },
        { type: 'tool_call', tool: 'message', args: { action: 'send', target: 'ida', message }, call_id: 'b' },
        { type: 'tool_result', tool: 'message', call_id: 'b', text: '{"ok": true}' },
        { type: 'assistant_message', text: last },
      ];
      const identity = { run_id: 'r', agent_id: '', tenant_id: '', framework: '', visibility: '' };
      const trace = { task: '', events: events.map((event, i) => ({ i, ...event })) };
      const { findings } = diagnose({ identity, trace } as Parameters<typeof diagnose>[0]);
      assert.equal(
        findings.some(({ type, severity }) => type === 'unverified_claim' && severity === 'high'),
        isAccused,
      );
    });
});
