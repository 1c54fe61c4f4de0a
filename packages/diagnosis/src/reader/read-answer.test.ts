import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAnswer, toAnswerSchema } from './read-answer.ts';

const GOOD = {
  verdict: 'unsafe',
  objections: [
    {
      type: 'unverified_claim',
      severity: 'high',
      statement: { event_id: 'evt_000004', quote: 'All pass.' },
      evidence: [{ event_id: 'evt_000003', quote: '3 failed', shows: 'contradicts' }],
      sentence: 'Three tests fail.',
    },
  ],
  cleared: [],
};

test('an answer of exactly the shape is read, also from a block of code', () => {
  assert.deepEqual(readAnswer(JSON.stringify(GOOD)), GOOD);
  assert.deepEqual(readAnswer(`\n\`\`\`json\n${JSON.stringify(GOOD, null, 2)}\n\`\`\`\n`), GOOD);
});

const withObjection = (change: object): object => ({ ...GOOD, objections: [{ ...GOOD.objections[0], ...change }] });

const WRONG: readonly (readonly [unknown, RegExp])[] = [
  ['', /empty/],
  ['The run is fine.', /not JSON/],
  [JSON.stringify(GOOD).slice(0, -20), /not JSON, or it was cut/],
  [`Here you are: ${JSON.stringify(GOOD)}`, /not JSON/],
  [[], /not an object/],
  [{ ...GOOD, verdict: 'perfect' }, /answer\.verdict is none of/],
  [{ ...GOOD, trust_score: 100 }, /unknown member/],
  [{ verdict: 'trust', objections: [] }, /cleared is not a list/],
  [withObjection({ type: 'bad_vibes' }), /objections\[0\]\.type is none of/],
  [withObjection({ severity: 11 }), /severity is none of/],
  [withObjection({ statement: 'All pass.' }), /statement is not an object/],
  [withObjection({ evidence: [{ event_id: 3, quote: 'x', shows: 'supports' }] }), /event_id is not a text/],
  [withObjection({ sentence: 'x'.repeat(5_000) }), /too long/],
  [{ ...GOOD, objections: Array.from({ length: 61 }, () => GOOD.objections[0]) }, /more than 60/],
  ['{"verdict":"trust","objections":[],"cleared":[],"__proto__":{"x":1}}', /unknown member/],
  ['['.repeat(100_000), /not JSON/],
];

for (const [value, problem] of WRONG) {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  test(`refused: ${text.slice(0, 60)}`, () => {
    const read = readAnswer(text);
    assert.ok('problem' in read);
    assert.match(read.problem, problem);
  });
}

test('the schema that is sent asks for every member and no other', () => {
  const visit = (schema: Record<string, unknown>): void => {
    if (schema.type === 'object') {
      assert.equal(schema.additionalProperties, false);
      assert.deepEqual(schema.required, Object.keys(schema.properties as object));
    }
    for (const value of Object.values(schema))
      if (typeof value === 'object' && value !== null) visit(value as typeof schema);
  };
  visit(toAnswerSchema() as Record<string, unknown>);
});
