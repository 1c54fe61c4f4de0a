import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { readKeeperSettings } from './keeper-settings.ts';

function makePlace(t: TestContext, user: string, project?: string) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'critiqor-keeper-')));
  t.after(() => rmSync(folder, { recursive: true }));
  const [home, cwd] = [join(folder, 'home'), join(folder, 'home', 'shop')];
  for (const made of [join(home, '.critiqor'), join(cwd, '.git')]) mkdirSync(made, { recursive: true });
  writeFileSync(join(home, '.critiqor/critiqor.yaml'), user);
  if (project !== undefined) writeFileSync(join(cwd, 'critiqor.yaml'), project);
  return { home, cwd };
}

const NOTIFY = `notify:
  webhook: https://example.org/hook
  secret_file: webhook.key
  when:
    - readiness unsafe
    - trust below 60
    - cost above $2
    - tool_error_cascade 3 times in a day
    - infinite_tool_loop
    - nothing recorded for 6 hours
`;

test('everything is off by default', (t) => {
  assert.deepEqual(readKeeperSettings(makePlace(t, '')), {
    keepDays: null,
    keepBytes: null,
    notify: null,
    hub: null,
    sources: {},
  });
});

test('retention, where to send, and when', (t) => {
  const place = makePlace(t, `keep_days: 30\nkeep_bytes: 1.5 GB\n${NOTIFY}`, 'keep_days: 7\n');
  const { keepDays, keepBytes, notify, sources } = readKeeperSettings(place);
  assert.deepEqual([keepDays, keepBytes], [7, 1.5e9]);
  assert.equal(sources.keep_days, `${join(place.cwd, 'critiqor.yaml')}:1`);
  assert.equal(notify?.secretFile, join(place.home, '.critiqor/webhook.key'));
  assert.deepEqual(
    notify?.rules.map(({ text: _, ...rule }) => rule),
    [
      { kind: 'readiness', level: 'unsafe_for_production' },
      { kind: 'trust', below: 60 },
      { kind: 'cost', above: 2 },
      { kind: 'failure', type: 'tool_error_cascade', times: 3, hours: 24 },
      { kind: 'failure', type: 'infinite_tool_loop', times: 1, hours: 24 },
      { kind: 'silence', hours: 6 },
    ],
  );
});

const WRONG: readonly (readonly [string, RegExp])[] = [
  ['keep_days: soon', /:1:12: keep_days must be a number of days/],
  ['keep_bytes: much', /:1:13: keep_bytes must be a size such as/],
  ['notify: yes', /:1:9: notify has these members/],
  ['notify:\n  when: [trust below 60]', /needs a command or a webhook/],
  [
    'notify:\n  webhook: http://example.org\n  secret_file: k\n  when: [trust below 60]',
    /:2:12: webhook must be an https/,
  ],
  ['notify:\n  webhook: https://example.org\n  when: [trust below 60]', /needs secret_file/],
  ['notify:\n  command: "true"\n  when: [trust blow 60]', /:3:10: This is not a rule/],
  ['notify:\n  command: "true"\n  when: [infinit_tool_loop]', /Did you mean infinite_tool_loop/],
  ['hub:\n  address: https://hub.example.org', /:1:1: hub needs an address and a token_file/],
  ['hub:\n  address: http://example.org\n  token_file: t', /:2:12: address must be an https/],
  ['hub:\n  address: https://example.org\n  token_file: t\n  private: perhaps', /:4:12: private must be true or/],
  ['notify:\n  command: "true"\n  how: x\n  when: [trust below 60]', /:3:3: "how" is not a member/],
];

for (const [text, why] of WRONG) {
  test(`refused: ${text.replaceAll('\n', ' ')}`, (t) => {
    assert.throws(() => readKeeperSettings(makePlace(t, text)), { code: 'config_invalid', message: why });
  });
}

test('the hub to which the keeper sends', (t) => {
  const place = makePlace(t, 'hub:\n  address: https://hub.example.org\n  token_file: ~/token\n  private: true\n');
  const { hub, sources } = readKeeperSettings(place);
  assert.deepEqual(hub, {
    address: 'https://hub.example.org',
    tokenFile: join(place.home, 'token'),
    machine: null,
    withPrivate: true,
  });
  assert.equal(sources.hub, `${join(place.home, '.critiqor/critiqor.yaml')}:1`);
});

test('a project cannot decide what is executed or sent', (t) => {
  for (const project of [NOTIFY, 'hub:\n  address: https://hub.example.org\n  token_file: t\n']) {
    assert.throws(() => readKeeperSettings(makePlace(t, '', project)), { message: /only read from ~\/\.critiqor/ });
  }
});
