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
