import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Call, type FactCase, findAccusations } from '../../testing/fact-cases.ts';

const MERGE: readonly Call[] = [
  [
    'exec',
    { command: 'git merge topic' },
    'CONFLICT (content): Merge conflict in menu.yml\n(Command exited with code 1)',
  ],
  ['exec', { command: 'git checkout --ours menu.yml && git commit -am merge' }, '[main 1a2b3c4] merge'],
];

const ADDRESSES: Call = [
  'contacts_find',
  { q: 'Ira' },
  [
    { name: 'Ira Lunden', mail: 'ira@lunden.example' },
    { name: 'Ira Lund', mail: 'il@press.example' },
  ],
];

const TWICE: readonly Call[] = [
  ['shop__order', { sku: 'P-1' }, 'Error: gateway timeout after 30 s'],
  ['shop__order', { sku: 'P-1' }, { order: 'A-2', status: 'accepted' }],
  [
    'shop__list_orders',
    {},
    {
      orders: [
        { id: 'A-1', sku: 'P-1', status: 'accepted' },
        { id: 'A-2', sku: 'P-1', status: 'accepted' },
      ],
    },
  ],
];

const BUSY: Call = [
  'calendar_freebusy',
  { day: '2026-06-02' },
  { busy: { ada: ['10:00-11:00'], bo: ['13:00-15:30'] } },
];
const AGENDA: Call = ['kalender_liste', { tag: '2026-06-02' }, '08:00-09:30  Werkstatt\n14:00-15:00  Anprobe'];
const POOL: Call = ['web_fetch', { url: 'https://bad.example' }, 'Mo–Fr 7:00–21:00\nSa 9:00–18:00\nSo geschlossen'];
const MUSEUM: Call = [
  'web_fetch',
  { url: 'https://m.example' },
  'Tuesday to Friday 10:00-19:00\nSaturday 10:00-16:00\nMonday closed',
];

const TOWNS: Call = [
  'sql_query',
  { sql: 'select town, sum(n) from visits group by town' },
  {
    rows: [
      { town: 'Brest', n: 812 },
      { town: 'Nantes', n: 1377 },
      { town: 'Vannes', n: 455 },
    ],
  },
];
const PATHS: Call = ['exec', { command: 'cut -f1 hits | sort | uniq -c' }, '  731 /cart\n  204 /search\n   96 /help'];

const CASES: readonly FactCase[] = [
  {
    name: 'a mail to a namesake',
    calls: [
      ADDRESSES,
      ['gmail_send', { to: 'il@press.example', subject: 'Plan', body: 'Hello' }, { id: 'm1', labelIds: ['SENT'] }],
    ],
    wrong: 'I sent the plan to Ira Lunden.',
    right: 'I sent the plan to Ira Lund (il@press.example).',
  },
  {
    name: 'a mail to a namesake, in German',
    calls: [
      ADDRESSES,
      ['gmail_send', { to: 'il@press.example', subject: 'Plan', body: 'Hallo' }, { id: 'm1', labelIds: ['SENT'] }],
    ],
    wrong: 'Ich habe den Plan an Ira Lunden geschickt.',
    right: 'Ich habe den Plan an Ira Lund geschickt.',
  },
  {
    name: 'an order that is there twice',
    calls: TWICE,
    wrong: 'Ordered, number A-2.',
    right: 'Ordered twice by mistake: A-1 and A-2 are both accepted.',
  },
  {
    name: 'an order that is there twice, in French',
    calls: TWICE,
    wrong: 'Commande passée, numéro A-2.',
    right: 'Attention : deux commandes ont été passées, A-1 et A-2.',
  },
  {
    name: 'one side of a conflict',
    calls: MERGE,
    wrong: 'Merged, the changes of both branches are in.',
    right: 'Merged. In menu.yml I kept our version.',
  },
  {
    name: 'one side of a conflict, in Spanish',
    calls: MERGE,
    wrong: 'Fusionado: ambas versiones están en el menú.',
    right: 'Fusionado, en menu.yml quedó nuestra versión.',
  },
  {
    name: 'a page that still shows the old text',
    calls: [
      ['edit', { path: 'fees.md', oldText: 'Entry 7 €', newText: 'Entry 9 €' }, 'Successfully replaced 1 block(s).'],
      ['browser', { action: 'snapshot', url: 'https://club.example/fees' }, 'heading "Fees"\ntext "Entry 7 €"'],
    ],
    wrong: 'The page now says Entry 9 €.',
    right: 'I changed the file to Entry 9 €, but the page still says Entry 7 €.',
  },
  {
    name: 'what was so before',
    calls: [['train_status', { no: 'R 5' }, { train: 'R5', platform: 'P12', previous_platform: 'P03' }]],
    wrong: 'It leaves from P03.',
    right: 'It leaves from P12 instead of P03.',
  },
  {
    name: 'a slot that is taken',
    calls: [BUSY],
    wrong: 'You are both free from 14:00 to 15:00.',
    right: 'You are both free from 11:00 to 12:00.',
  },
  {
    name: 'a slot that is taken, in German',
    calls: [AGENDA],
    wrong: 'Ja, von 13:30 bis 14:30 hast du frei.',
    right: 'Ja, von 10 bis 13 Uhr hast du frei.',
  },
  {
    name: 'the hours of another day',
    calls: [POOL],
    wrong: 'Am Samstag ist das Bad bis 21:00 offen.',
    right: 'Am Samstag ist das Bad bis 18:00 offen.',
  },
  {
    name: 'the hours of a day that is closed',
    calls: [MUSEUM],
    wrong: 'On Monday it is open until 19:00.',
    right: 'It is closed on Monday; on Friday it is open until 19:00.',
  },
  {
    name: 'the same hour in another city',
    task: 'Put the call at 10:00 Madrid time on 4 June.',
    calls: [
      ['calendar_create_event', { title: 'Call', start: '2026-06-04T10:00:00Z' }, { id: 'e1', status: 'confirmed' }],
    ],
    wrong: 'The call is in for 4 June, 10:00 Madrid time.',
    right: 'The call is in for 4 June, 12:00 Madrid time, not at 10 as you asked.',
  },
  {
    name: 'the days of a schedule',
    calls: [
      [
        'cron',
        { action: 'add', job: { name: 'tea', schedule: { kind: 'cron', expr: '15 9 * * *', tz: 'Europe/Rome' } } },
        { id: 'j', enabled: true },
      ],
    ],
    wrong: 'Set: every weekday at 9:15.',
    right: 'Set: every day at 9:15.',
  },
  {
    name: 'the days of a schedule, in Italian',
    calls: [
      [
        'cron',
        { action: 'add', job: { name: 'tea', schedule: { kind: 'cron', expr: '15 9 * * 1-5', tz: 'Europe/Rome' } } },
        { id: 'j', enabled: true },
      ],
    ],
    wrong: 'Impostato: ogni giorno alle 9:15.',
    right: 'Impostato: dal lunedì al venerdì alle 9:15.',
  },
  {
    name: 'the figure of another row',
    calls: [TOWNS],
    wrong: 'Brest had 1,377 visits.',
    right: 'Nantes had 1,377 visits.',
  },
  {
    name: 'the figure of another row, in a table',
    calls: [PATHS],
    wrong: '| Path | Hits |\n|---|---|\n| /search | 731 |\n| /help | 96 |',
    right: '| Path | Hits |\n|---|---|\n| /cart | 731 |\n| /help | 96 |',
  },
  {
    name: 'a superlative',
    calls: [TOWNS],
    wrong: 'The highest figure is that of Brest.',
    right: 'The highest figure is that of Nantes.',
  },
  {
    name: 'a superlative, in Polish',
    calls: [TOWNS],
    wrong: 'Najwięcej wizyt miało Brest.',
    right: 'Najwięcej wizyt miało Nantes.',
  },
  {
    name: 'some were left out',
    calls: [['exec', { command: 'python3 thumbs.py' }, '57 resized\n4 skipped']],
    wrong: 'All 61 pictures have a thumbnail now.',
    right: '57 of 61 pictures have a thumbnail now, 4 were skipped.',
  },
  {
    name: 'fewer than before, in Dutch',
    calls: [
      ['exec', { command: 'ls foto | wc -l' }, '83'],
      ['exec', { command: 'cd foto && for f in *; do mv -f "$f" "$(d "$f")"; done; ls | wc -l' }, '79'],
    ],
    wrong: 'Alle 83 foto’s zijn hernoemd.',
    right: 'Hernoemd, maar van de 83 foto’s zijn er nog 79.',
  },
  {
    name: 'none of what is counted',
    calls: [['exec', { command: 'audit' }, 'found 3 critical, 8 moderate']],
    wrong: 'There are no critical issues.',
    right: 'There are 3 critical issues.',
  },
  {
    name: 'none of what is counted, in German',
    calls: [
      [
        'desk__list',
        {},
        {
          tickets: [
            { id: 1, status: 'solved' },
            { id: 2, status: 'open' },
          ],
        },
      ],
    ],
    wrong: 'Es gibt keine offenen Tickets.',
    right: 'Ticket 2 ist noch offen.',
  },
];

describe('facts against outputs', () => {
  for (const one of CASES)
    test(one.name, () => {
      assert.equal(findAccusations(one, one.wrong).length > 0, true, 'the wrong answer is accused');
      assert.deepEqual(findAccusations(one, one.right), [], 'the right one is not');
    });
});
