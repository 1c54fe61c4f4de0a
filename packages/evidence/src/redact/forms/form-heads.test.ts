import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { headsOf } from './form-heads.ts';

const CASES: readonly (readonly [form: RegExp, heads: string | undefined])[] = [
  [/sk-ant-\w{4}/, 'sk'],
  [/gh[op]_|x(?:y|z)+/, 'gh xy xz'],
  [/(?:ab\.)?cd/, 'ab cd'],
  [/a(?=b)(?:c|de){2}/, 'ac ad'],
  [/[xy]{2,}/, 'xx xy yx yy'],
  [/(?<=\d:)[xy]{2,}|(?<!a)cd/, 'cd'],
  [/v1\.|SG\./, 'SG v1'],
  [/a{1,3}b/, 'aa ab'],
  [/[\w-]{35}/, undefined],
];

describe('the first characters of a form', () => {
  for (const [form, heads] of CASES)
    test(`of ${form}`, () => {
      const found = headsOf(form.source);
      assert.equal(found && [...found].sort().join(' '), heads);
    });
});
