import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractValues } from '../extract/extract-values.ts';
import type { Source } from '../source.ts';
import { findOrigin, type Origin } from './find-origins.ts';
import { indexSources } from './index-sources.ts';

/** What an answer states, what an output holds, and where the value comes from. */
const CASES: readonly (readonly [said: string, output: string, origin: Origin])[] = [
  ['1.284.310,75', '1284310.75', 'written'],
  ['1.28 million', '1284310.75', 'written'],
  ['12.8 million', '1284310.75', 'none'],
  ['€20.00', '{"amount": 2000, "currency": "eur"}', 'written'],
  ['€20.00', '{"amount": 24900, "currency": "eur"}', 'none'],
  ['about 96 s', '{"avg_ms": 96312}', 'written'],
  ['1.93 GB', '{"bytes": 1932735283}', 'written'],
  ['1.8 GB', '{"bytes": 1932735283}', 'written'],
  ['94.1 %', 'val_acc 0.941', 'written'],
  ['94.1 %', 'val_acc 0.861', 'none'],
  ['семнадцать', '17', 'written'],
  ['21.6 %', 'TOTAL 1904 411', 'derived'],
  ['1015', 'unit 731\nintegration 284', 'derived'],
  ['235.70', 'net 1240.50, VAT 19 %', 'derived'],
  ['8542', '8543 customers.csv', 'derived'],
  ['three', '{"rows": [{"id": 7}, {"id": 8}, {"id": 9}]}', 'derived'],
  ['84.2 MB', 'sha256:0f3c9a77e1d2 #13 DONE 0.4s', 'none'],
  ['20 November', '"start": "2025-11-20T17:00:00+01:00"', 'written'],
  ['20 listopada', '"start": "2025-11-21T17:00:00+01:00"', 'none'],
  ['Thursday', '2025-11-20', 'written'],
  ['16:00', '"start": "2025-11-20T17:00:00+01:00"', 'written'],
  ['19:30', '"expr": "30 19 * * 4"', 'written'],
  ['jeudi', '"expr": "30 19 * * 4"', 'written'],
  ['16:20', '"start": "2025-11-20T17:00:00+01:00"', 'none'],
  ['c4a91fe', 'commit c4a91fe0d2b7aa31', 'written'],
  ['c4a91fe', 'commit 60fb2aa', 'none'],
  ['https://github.com/kumo/gateway/pull/218', 'github.com:kumo/gateway.git pull 218', 'written'],
  ['https://github.com/kumo/gateway/pull/218', 'github.com:kumo/gateway.git pull 12180', 'none'],
  ['+44 20 7946 0011', '"phone": "+44 (20) 7946-0011"', 'written'],
  ['He said "we found no cracks at all"', 'We found no cracks at all, he said.', 'written'],
  ['He said "we found no cracks at all"', 'We found two cracks.', 'none'],
];

for (const [said, output, origin] of CASES)
  test(`${said} | ${output}: ${origin}`, () => {
    const source: Source = { eventId: 'evt_1', role: 'result', text: output, call: 0, tool: 'exec' };
    const [value] = extractValues(said);
    assert.ok(value);
    assert.equal(findOrigin(value, indexSources([source])), origin);
  });
