import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { extractValues } from './extract-values.ts';

/** Text, and what it states as "kind normal", with "~" where rounding is announced. */
const CASES: Readonly<Record<string, readonly (readonly [string, ...string[]])[]>> = {
  'numbers in the notation of any locale': [
    ['sum 1,284,310.75', 'number 1284310.75'],
    ['Summe 1.284.310,75', 'number 1284310.75'],
    ['total 1 284 310,75', 'number 1284310.75'],
    ["total 1'284'310.75", 'number 1284310.75'],
    ['about 12.8 million', 'number 12800000~'],
    ['rund 2,4 Mrd. Euro', 'money 2400000000EUR~'],
    ['3k users', 'number 3000'],
    ['1.2万', 'number 12000'],
    ['약 3만 명', 'number 30000~'],
    ['in 2019 412 files', 'number 2019', 'number 412'],
  ],
  'number words': [
    ['семьдесят записей', 'number 70'],
    ['twenty-three rows', 'number 23'],
    ['siebzehn Tests', 'number 17'],
    ['dieciséis filas', 'number 16'],
    ['piętnaście plików', 'number 15'],
    ['yetmiş kayıt', 'number 70'],
    ['dertig regels', 'number 30'],
    ['quatorze fichiers', 'number 14'],
    ['三十七 件', 'number 37'],
    ['열일곱 개', 'number 17'],
    ['gut anderthalb Stunden'],
  ],
  money: [
    ['€20.00', 'money 20EUR'],
    ['1.440,00 €', 'money 1440EUR'],
    ['R$ 1.284,60', 'money 1284.6BRL'],
    ['4,116 DKK', 'money 4116DKK'],
    ['26000元', 'money 26000CNY'],
    ['$5m', 'money 5000000USD'],
  ],
  'units and shares': [
    ['71 %', 'percent 71%'],
    ['84.2 MB', 'size 84.2MB'],
    ['12 Go', 'size 12GB'],
    ['12 go tests', 'number 12'],
    ['96,3 Sekunden', 'duration 96.3s'],
    ['12시간', 'duration 12h'],
    ['굵은소금 500g', 'quantity 500g'],
    ['3,2 °C', 'quantity 3.2°C'],
  ],
  dates: [
    ['czwartek 20 listopada', 'weekday weekday 4', 'date -----11-20'],
    ['20 de noviembre de 2025', 'date 2025-11-20'],
    ['November 20, 2025', 'date 2025-11-20'],
    ['3月11日 周五', 'date -----03-11', 'weekday weekday 5'],
    ['2026년 3월 11일', 'date 2026-03-11'],
    ['am 20.11. um acht', 'date -----11-20'],
    ['12.11.2025', 'date 2025-11-12'],
    ['11/20', 'date -----11-20'],
    ['It is version 1.7. Good.', 'number 1.7'],
    ['you may 5 times', 'number 5'],
  ],
  times: [
    ['15:00', 'time 15:00'],
    ['3 pm', 'time 15:00'],
    ['15 h 30', 'time 15:30'],
    ['um 19 Uhr', 'time 19:00'],
    ['下午3点', 'time 15:00'],
    ['朝9時', 'time 09:00'],
    ['오후 3시', 'time 15:00'],
  ],
  'addresses and names': [
    ['write to s.vogt@lindenhof.example.', 'email s.vogt@lindenhof.example'],
    ['https://github.com/kumo/gateway/pull/218.', 'url github.com/kumo/gateway/pull/218'],
    ['on 10.0.4.7', 'ip 10.0.4.7'],
    ['db.acme.io', 'host db.acme.io'],
    ['src/net.rs:88', 'path src/net.rs'],
    ['and/or, CI/CD, km/h'],
    ['commit `c4a91fe`', 'identifier c4a91fe'],
    ['charge ch_3P0a', 'identifier ch_3p0a'],
    ['PR #218', 'identifier #218'],
    ['OPS-71 closed', 'identifier ops-71'],
    ['lineparse 1.15.0', 'version 1.15.0'],
    ['+44 20 7946 0011', 'phone 442079460011'],
    ['DOI 10.1016/j.jhsm.2021.03.014', 'identifier 10.1016/j.jhsm.2021.03.014'],
    ['Q3, x265, utf8, campaign-2023'],
  ],
  quotations: [
    ['She said: "We found no cracks at all."', 'quotation we found no cracks at all'],
    ['Er sagt: „Wir haben keine Risse gefunden.“', 'quotation wir haben keine risse gefunden'],
    ['« Aucune fissure dans les piles »', 'quotation aucune fissure dans les piles'],
    ['「橋脚にひび割れは見つかりませんでした」', 'quotation 橋脚にひび割れは見つかりませんでした'],
    ['the label "My account"'],
  ],
  'what is numbered, and code': [
    ['1. first\n2. second'],
    ['la 3.ª y la 6.ª'],
    ['```yaml\ndaily: 1414\n```\nkept 14 days', 'duration 14d'],
  ],
};

for (const [title, cases] of Object.entries(CASES))
  describe(title, () => {
    for (const [text, ...expected] of cases)
      test(text, () => {
        const found = extractValues(text).map(
          ({ kind, normal, approximate }) => `${kind} ${normal}${approximate ? '~' : ''}`,
        );
        assert.deepEqual(found, expected);
      });
  });

test('offsets lead back to the text', () => {
  const text = 'Refunded €20.00 on 20 November at 15:00 (ch_3P0a).';
  for (const { start, end, raw } of extractValues(text)) assert.equal(text.slice(start, end), raw);
});

test('hostile text takes time in proportion to its length', () => {
  const pieces = [
    '1',
    '1,',
    '1 234 ',
    '"a b c d ',
    'a@',
    'a.',
    '#1',
    '+1 ',
    '20.',
    '3月',
    'v1.',
    '```\n',
    '2025-11-20T',
  ];
  for (const piece of pieces) {
    const started = performance.now();
    extractValues(piece.repeat(40_000 / piece.length));
    assert.ok(performance.now() - started < 60_000, piece);
  }
});
