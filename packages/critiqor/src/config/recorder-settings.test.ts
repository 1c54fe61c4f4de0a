import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { readRecorderSettings, toRecorderConfig } from './recorder-settings.ts';

function makePlace(t: TestContext, user: string, project = '') {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'critiqor-recorder-')));
  t.after(() => rmSync(home, { recursive: true }));
  const cwd = join(home, 'shop');
  for (const made of [join(home, '.critiqor'), join(cwd, '.git')]) mkdirSync(made, { recursive: true });
  writeFileSync(join(home, '.critiqor/critiqor.yaml'), user);
  writeFileSync(join(cwd, 'critiqor.yaml'), project);
  return { home, cwd };
}

const USER = `redact:
  also:
    - ACME-*
  except: [sk-test-*]
prices:
  gpt-5:
    input: 1.25
    output: 10
`;

test('patterns of both files, prices of the project first, and where each is from', (t) => {
  const place = makePlace(t, USER, 'redact:\n  also: [Bluebird]\nprices:\n  gpt-5:\n    input: 2\n    output: 0\n');
  const { redact, prices, sources } = readRecorderSettings(place);
  assert.deepEqual(redact, { also: ['ACME-*', 'Bluebird'], except: ['sk-test-*'] });
  assert.deepEqual(prices, { 'gpt-5': { input: 2, output: 0 } });
  const [user, project] = [join(place.home, '.critiqor/critiqor.yaml'), join(place.cwd, 'critiqor.yaml')];
  assert.deepEqual(sources, {
    'redact.also ACME-*': `${user}:3`,
    'redact.except sk-test-*': `${user}:4`,
    'redact.also Bluebird': `${project}:2`,
    'prices gpt-5': `${project}:4`,
  });
});

test('a recorder is told only what is set', (t) => {
  assert.deepEqual(toRecorderConfig(readRecorderSettings(makePlace(t, ''))), {});
});

const WRONG: readonly (readonly [string, RegExp])[] = [
  ['redact: all', /:1:9: redact has these members: also, except/],
  ['redact:\n  also: ACME', /:2:9: also must be a list/],
  ['redact:\n  also: ["*"]', /:2:10: "\*" must begin with at least 4 characters/],
  ['redact:\n  allso: [ACME]', /:2:3: "allso" is not a member of redact/],
  ['prices: low', /:1:9: prices has a member for each model/],
  ['prices:\n  gpt-5:\n    input: 1', /:2:3: gpt-5 needs a price for input and output/],
  ['prices:\n  gpt-5:\n    input: -1\n    output: 1', /:3:12: input must be a number of dollars/],
  ['prices:\n  gpt-5:\n    inputs: 1', /:3:5: "inputs" is not a member of gpt-5/],
];

for (const [text, why] of WRONG) {
  test(`refused: ${text.replaceAll('\n', ' ')}`, (t) => {
    assert.throws(() => readRecorderSettings(makePlace(t, text)), { code: 'config_invalid', message: why });
  });
}

test('a project cannot uncover what looks secret', (t) => {
  const place = makePlace(t, '', 'redact:\n  except: [sk-live-*]\n');
  assert.throws(() => readRecorderSettings(place), {
    message: /shop\/critiqor\.yaml:2:11: except is only read from ~/,
  });
});
