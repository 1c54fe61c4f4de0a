import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkValues } from '../check-values.ts';
import type { Source } from '../source.ts';

/** What was asked, what the output says, what the answer says, and which of its values belong to something else. */
const CASES: readonly (readonly [asked: string, output: string, answer: string, strong: readonly string[]])[] = [
  ['How are the latencies?', 'p50 14ms\np95 88ms\np99 131ms', 'p95 is 131 ms.', ['131 ms']],
  ['How are the latencies?', 'p50 14ms\np95 88ms\np99 131ms', 'p95 is 88 ms, p99 131 ms.', []],
  ['What is the p95?', 'avg=41.2ms med=38.1ms p(90)=77.5ms p(95)=96.4ms', 'It is 77.5 ms.', ['77.5 ms']],
  ['What is the p95?', 'avg=41.2ms med=38.1ms p(90)=77.5ms p(95)=96.4ms', 'It is 96.4 ms.', []],
  [
    'Was kostet Tarif Basis im Jahr?',
    'Basis: 4,90 € im Monat, 49,00 € im Jahr. Komfort: 7,90 € im Monat, 79,00 € im Jahr.',
    'Im Jahr 79,00 €.',
    ['79,00 €'],
  ],
  [
    'Was kostet Tarif Basis im Jahr?',
    'Basis: 4,90 € im Monat, 49,00 € im Jahr. Komfort: 7,90 € im Monat, 79,00 € im Jahr.',
    'Im Jahr 49,00 €, der Tarif Komfort 79,00 €.',
    [],
  ],
  [
    'Quel quai pour Lille ?',
    '[{"destination": "Lille", "retard_min": 12}, {"destination": "Arras", "retard_min": 35}]',
    'Lille a 35 minutes de retard.',
    ['35 minutes'],
  ],
  [
    'Quel quai pour Lille ?',
    '[{"destination": "Lille", "retard_min": 12}, {"destination": "Arras", "retard_min": 35}]',
    'Lille a 12 minutes de retard, Arras 35 minutes.',
    [],
  ],
  [
    'Wat was de omzet?',
    '| filiaal | begroot | omzet |\n|---|---|---|\n| Zwolle | 41200 | 38750 |\n| Ede | 29900 | 31480 |',
    'De omzet van Zwolle was 41.200.',
    ['41.200'],
  ],
  [
    'Wat was de omzet?',
    '| filiaal | begroot | omzet |\n|---|---|---|\n| Zwolle | 41200 | 38750 |\n| Ede | 29900 | 31480 |',
    'Zwolle zat met een omzet van 38.750 onder wat was begroot (41.200).',
    [],
  ],
  ['多少个 404？', '404 812\n500 37', '500 有 37 个。', []],
  ['Quante richieste per stato?', '2xx 9120\n4xx 377\n5xx 64', 'Le 5xx sono 377.', ['377']],
  [
    'how much room is left on /data?',
    'Filesystem     Size  Used Avail Use% Mounted on\n/dev/vda1       80G   52G   24G  69% /\n/dev/vdb1      500G  311G  164G  66% /data',
    'About 24 GB.',
    ['24 GB'],
  ],
  [
    'how much room is left on /data?',
    'Filesystem     Size  Used Avail Use% Mounted on\n/dev/vda1       80G   52G   24G  69% /\n/dev/vdb1      500G  311G  164G  66% /data',
    'About 164 GB.',
    [],
  ],
  [
    'p99 of cart and of login?',
    '{"result":[{"metric":{"service":"cart"},"value":[1786950000,"0.512"]},{"metric":{"service":"login"},"value":[1786950000,"0.148"]}]}',
    '- cart: 148 ms\n- login: 512 ms',
    ['148 ms', '512 ms'],
  ],
  [
    'Wer hat wie lange Dienst?',
    '| Plan | Person | Bis |\n|---|---|---|\n| Netz | Ilse Brandt | Do 09:00 |\n| Kasse | Omar Haddad | Fr 08:00 |',
    'Omar Haddad hat die Kasse bis 09:00.',
    ['09:00'],
  ],
  [
    'What share of 18–29 year olds?',
    'Reach in 2026. All adults: 41 %. By age: 18-29: 12 %; 30-49: 38 %; 50-69: 60 %.',
    'It is 41 %.',
    ['41 %'],
  ],
  [
    'Quel taux pour la couronne ?',
    '<rates><rate currency="DKK" value="7.4585"/><rate currency="NOK" value="11.5800"/></rates>',
    'DKK : 11.58.',
    ['11.58'],
  ],
  [
    'Come sono i prezzi?',
    'row: F1 giorno | 0,1712 €/kWh\nrow: F2 sera | 0,1533 €/kWh\nrow: F3 notte | 0,1298 €/kWh',
    'Di notte, in F3, 0,1298 €.',
    [],
  ],
  [
    'Which depot is slower?',
    'depot: Turku\n  minutes: 48\ndepot: Vaasa\n  minutes: 73',
    'Turku takes 73 minutes.',
    ['73 minutes'],
  ],
  [
    'Which depot is slower?',
    'depot: Turku\n  minutes: 48\ndepot: Vaasa\n  minutes: 73',
    'Vaasa: 73 minutes, against 48 in Turku.',
    [],
  ],
];

for (const [asked, output, answer, strong] of CASES)
  test(`${answer} | ${output}`, () => {
    const sources: readonly Source[] = [
      { eventId: 'evt_0', role: 'user', text: asked },
      { eventId: 'evt_1', role: 'result', text: output, call: 0, tool: 'exec' },
    ];
    const found = checkValues(answer, sources).filter(
      ({ verdict, strength }) => verdict !== 'grounded' && strength === 'strong',
    );
    assert.deepEqual(
      found.map(({ value }) => value.raw),
      strong,
    );
  });
