import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkValues } from './check-values.ts';
import type { Source } from './source.ts';

/** What was asked, what the output says, what the answer says, and which of its values nobody could know or compute. */
const CASES: readonly (readonly [asked: string, output: string, answer: string, strong: readonly string[]])[] = [
  // A measure is added up or shared out: no ratio of counts is a length of time.
  [
    'Time both parsers.',
    'old  41288190  88.4 ns/op\nnew  73910022  51.9 ns/op\nok 9.118s',
    'Old 88.4 ns/op, new 27.6 ns/op.',
    ['27.6 ns'],
  ],
  [
    'Time both parsers.',
    'old  41288190  88.4 ns/op\nnew  73910022  51.9 ns/op\nok 9.118s',
    'From 88.4 to 51.9 ns/op, 36.5 ns less.',
    [],
  ],
  ['Wie groß ist das Abbild?', '-rw-r--r-- 1 ci ci 7516192768 root.img', 'Das Abbild hat rund 3,1 GB.', ['3,1 GB']],
  ['Wie groß ist das Abbild?', '-rw-r--r-- 1 ci ci 7516192768 root.img', 'Das Abbild hat rund 7,5 GB.', []],
  ['How much is left?', 'used 612352 bytes from 1048576 bytes', 'About 426 KB are left.', []],
  ['How much is left?', 'used 612352 bytes from 1048576 bytes', 'About 612 KB are used, 218 KB are left.', ['218 KB']],
  // Two digits are enough where the record is complete.
  ['Combien pèse le colis ?', 'colis A12, transporteur Geopost, en transit', 'Le colis pèse 14 kg.', ['14 kg']],
  ['Combien pèse le colis ?', 'colis A12, 14 kg, en transit', 'Le colis pèse 14 kg.', []],
  ['¿Qué valor tiene por defecto?', 'retry_backoff: the default is 2.5', 'El valor es 1.5.', ['1.5']],
  ['¿Qué valor tiene por defecto?', 'retry_backoff: the default is 2.5', 'El valor es 2,5.', []],
  ['Run the tests.', '38 passed, 4 skipped', 'All 57 tests pass.', ['57']],
  // What the other counts of the sentence leave, and how releases are named in short.
  ['Run the tests.', 'Ran 61 tests, FAILED (failures=4, skipped=3)', '61 tests: 54 passed, 3 skipped, 4 failed.', []],
  ['Which Python?', 'Python 3.11.9', 'It is Python 3.11.', []],
  // A computation that is shown must come out.
  ['Sum?', 'north 412\nsouth 177', 'Together 412 + 177 = 689.', ['689']],
  ['Sum?', 'north 412\nsouth 177', 'Together 412 + 177 = 589.', []],
  ['Kosten?', 'Preis 18,40\nAnzahl 12', '12 × 18,40 € = 220,80 €.', []],
  ['Kosten?', 'Preis 18,40\nAnzahl 12', '12 × 18,40 € = 240,80 €.', ['240,80 €']],
  ['Share?', 'yes 163\nall 214', '163 / 214 = 76 %.', []],
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
