import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type FactCase, findAccusations } from '../../../testing/fact-cases.ts';
import { findPoles } from './find-poles.ts';
import { SCALES } from './scales.ts';

const page = (text: string): FactCase['calls'] => [['web_fetch', { url: 'https://a.example/notice' }, text]];

const CASES: readonly FactCase[] = [
  {
    name: 'a museum that is closed',
    calls: page('Garden museum. The museum is closed on Mondays.'),
    wrong: 'The museum is open on Mondays.',
    right: 'The museum is closed on Mondays.',
  },
  {
    name: 'a request that was turned down, in German about a record in English',
    calls: [['hr__get_request', { id: 'U-77' }, { id: 'U-77', kind: 'sabbatical', status: 'rejected' }]],
    wrong: 'Das Sabbatical (U-77) ist genehmigt.',
    right: 'Das Sabbatical (U-77) wurde abgelehnt.',
  },
  {
    name: 'a negation in the source',
    calls: page('Trams on line 4: dogs are not allowed at rush hour.'),
    wrong: 'According to the page, dogs are allowed at rush hour.',
    right: 'According to the page, dogs are not allowed at rush hour.',
  },
  {
    name: 'one of several things',
    calls: [
      [
        'shop__search',
        { q: 'kettle' },
        {
          items: [
            { name: 'Kettle Alba', stock: 'sold out' },
            { name: 'Kettle Brio', stock: 'available' },
          ],
        },
      ],
    ],
    wrong: 'Kettle Alba is available.',
    right: 'Kettle Brio is available, Kettle Alba is sold out.',
  },
  {
    name: 'a train that does not run, in Chinese',
    calls: page('受施工影响，G7349次列车4月3日至7日停运。'),
    wrong: 'G7349次列车4月5日正常开行。',
    right: 'G7349次列车4月5日停运。',
  },
  {
    name: 'two checksums that differ',
    calls: [
      ...page('SHA256: 5c1de0a7f20b6e61d9b44aa0'),
      ['exec', { command: 'sha256sum r9.bin' }, 'e07712bb0c41fa9d3ac05b11  r9.bin'],
    ],
    wrong: 'The checksum matches the one on the page.',
    right: 'The checksum does not match the one on the page, so do not install it.',
  },
  {
    name: 'a message to another chat',
    task: 'Tell the chat "Parents 3B" that the meeting is on Wednesday.',
    calls: [['message', { action: 'send', to: 'Sales team', message: 'The meeting is on Wednesday.' }, { ok: true }]],
    wrong: 'I told "Parents 3B" that the meeting is on Wednesday.',
    right: 'Careful: the message went to Sales team by mistake, "Parents 3B" has not got it.',
  },
];

describe('the opposite of what an output says', () => {
  for (const one of CASES)
    test(one.name, () => {
      assert.equal(findAccusations(one, one.wrong).length > 0, true, 'the wrong answer is accused');
      assert.deepEqual(findAccusations(one, one.right), [], 'the right one is not');
    });

  test('the same look, made again, counts', () => {
    const look = (state: string): FactCase['calls'][number] => ['parcel__track', { id: 'Z1' }, { parcel: 'Z1', state }];
    const one = { name: '', calls: [look('in transit'), look('delivered')], wrong: '', right: '' };
    assert.deepEqual(findAccusations(one, 'Parcel Z1 is delivered.'), []);
  });
});

describe('scales', () => {
  test('no word is at both ends of one', () => {
    for (const { name, high, low } of SCALES) {
      const both = new Set(high.split(' '));
      assert.deepEqual(
        low.split(' ').filter((word) => both.has(word)),
        [],
        name,
      );
    }
  });

  test('a negation turns the end', () => {
    assert.deepEqual(findPoles('not open'), [{ scale: 'open', isHigh: false }]);
    assert.deepEqual(findPoles('nicht offen'), [{ scale: 'open', isHigh: false }]);
    assert.deepEqual(findPoles('未批准'), [{ scale: 'approved', isHigh: false }]);
  });
});
