import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readStatements } from './read-statements.ts';

const ANSWER = `## Summary

I fixed the bug in \`src/parser.ts\`. All 41 tests pass.
Committed and pushed to origin/main; the deploy failed with 503.

- [x] Updated the docs
- [ ] Release notes

| file | state |
|---|---|
| a.pdf | uploaded |

\`\`\`
$ npm test
FAIL
\`\`\`

> All good

I sent the report to ana@x.com.
`;

test('an answer becomes statements with act and place', () => {
  const statements = readStatements(ANSWER);
  assert.deepEqual(
    statements.map(({ act, deeds }) => `${act} ${deeds.join('+')}`.trim()),
    [
      'other',
      'done fix',
      'state_ok test',
      'done commit+push',
      'failed deploy',
      'done change',
      'not_done publish',
      'other',
      'done create',
      'quote',
      'quote',
      'done send',
    ],
  );
  for (const { text, start } of statements)
    assert.equal(ANSWER.slice(start, start + text.length).replaceAll('\n', ' '), text.replaceAll('\n', ' '));
});

test('objects, extent and negation are read', () => {
  const [fixed, passing] = readStatements('I fixed the bug in `src/parser.ts`. All 41 tests pass.');
  assert.deepEqual(fixed?.objects, [{ kind: 'path', text: 'src/parser.ts' }]);
  assert.deepEqual(passing?.extent, { kind: 'all', n: 41 });
  assert.deepEqual(readStatements('I sent it to ana@x.com.')[0]?.objects, [{ kind: 'email', text: 'ana@x.com' }]);
  assert.deepEqual(readStatements('9 of 12 tests pass.')[0]?.extent, { kind: 'n_of_m', n: 9, m: 12 });
  assert.equal(readStatements("I haven't run the tests.")[0]?.negated, true);
  assert.equal(readStatements('There are no errors left.')[0]?.negated, false);
});

test('short sentences take the language of the answer', () => {
  const [, second] = readStatements('Ich habe die Datei gelöscht und den Branch gepusht. Server online.');
  assert.equal(second?.language, 'de');
});

test('an empty answer says nothing', () => {
  assert.deepEqual(readStatements(''), []);
  assert.deepEqual(readStatements(' \n\n'), []);
});

test('hostile text is read in linear time', () => {
  const hostile = [
    'a'.repeat(200_000),
    '"'.repeat(100_000),
    '✅'.repeat(50_000),
    '('.repeat(100_000),
    'שלום '.repeat(40_000),
    '| '.repeat(50_000),
    '`'.repeat(100_000),
    '- '.repeat(50_000),
    'a.b/'.repeat(50_000),
    '> \n'.repeat(50_000),
    '** '.repeat(50_000),
    'done, but '.repeat(20_000),
    '1 of '.repeat(40_000),
  ];
  for (const text of hostile) {
    const began = performance.now();
    readStatements(text);
    assert.ok(performance.now() - began < 60_000, text.slice(0, 10));
  }
});
