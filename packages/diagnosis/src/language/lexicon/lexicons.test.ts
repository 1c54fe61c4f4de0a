import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toUnits } from '../units/units.ts';
import { WORD_CLASSES } from './lexicon.ts';
import { LEXICONS, toMatcher } from './lexicons.ts';

test('every lexicon has words for every class', () => {
  const empty = LEXICONS.flatMap(({ language, classes }) =>
    WORD_CLASSES.filter((name) => classes[name].trim() === '').map((name) => `${language} ${name}`),
  );
  // Some languages have no such word.
  assert.deepEqual(
    empty.filter((entry) => !/^(?:pl|ru|tr|zh|ja|ko) (?:be|aux|of|i|you)$/.test(entry)),
    [],
  );
});

test('the longest phrase wins', () => {
  const [match] = toMatcher('en').findClasses(toUnits('not yet'));
  assert.equal(match?.length, 2);
});

test('stems match words but spare frequent ones', () => {
  const find = (word: string): readonly string[] => toMatcher('de').findClasses(toUnits(word))[0]?.meanings ?? [];
  assert.ok(find('gebügelt').includes('done'));
  assert.ok(!find('gegen').includes('done'));
});

test('English words of the trade are known in other languages', () => {
  const meanings = toMatcher('fr')
    .findClasses(toUnits('merged'))
    .flatMap((match) => match.meanings);
  assert.ok(meanings.includes('done'));
});
