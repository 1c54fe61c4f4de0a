import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { addToJson5, removeFromJson5 } from './edit-json5.ts';
import { Json5Fault, readJson5 } from './json5-tree.ts';
import { addRecorder, hasRecorder, removeRecorder } from './recorder-keys.ts';

const ROOT = '/home/me/.critiqor/plugin';
const KEYS = { pluginDir: `${ROOT}/1.0.0`, config: { runsDir: '/home/me/runs' }, needsAllowing: false };
const ENTRY = { enabled: true, hooks: { allowConversationAccess: true }, config: { runsDir: '/home/me/runs' } };

const COMMENTED = `// my gateway
{
  /* auth is in
     the environment */
  gateway: { mode: 'local', port: 18_789 }, // never public
  models: {
    providers: { "a-b": { apiKey: "\${KEY}", /* , } */ url: 'http://x//y', }, },
  },
  plugins: {
    // what I wrote myself
    load: { paths: ["/opt/mine"] }, // one
    entries: {
      "my-plugin": { enabled: true, config: { text: "a { b ] // c" } }, // keep
    },
  },
  hooks: [1, .5, +2, -Infinity, 0x1F, NaN],
}
`.replace('18_789', '18789');

/** How people write such files; each must come back byte for byte. */
const CONFIGS: Readonly<Record<string, string>> = {
  'comments, trailing commas, bare names': COMMENTED,
  'strict JSON': '{\n  "gateway": {\n    "mode": "local"\n  }\n}\n',
  'no line break at the end': '{\n  "gateway": {}\n}',
  'one line': '{ "gateway": { "mode": "local" } }',
  empty: '{}',
  'empty with space and comment': '{\n  // nothing yet\n}\n',
  'tabs and CRLF': '{\r\n\t"gateway": {\r\n\t\t"mode": "local"\r\n\t}\r\n}\r\n',
  'a byte order mark': '\uFEFF{\n  "gateway": {}\n}\n',
  'plugins without ours': '{\n  "plugins": {\n    "entries": {\n      "x": { "enabled": false }\n    }\n  }\n}\n',
  'plugins on one line': '{ plugins: { load: { paths: [ "/a", "/b" ] }, entries: {} } }\n',
  'an included root': '{\n  "$include": "./base.json5",\n  "gateway": { "port": 1 }\n}\n',
  'included plugins': '{\n  plugins: { $include: "./plugins.json5" },\n}\n',
  'an empty list': '{\n  "plugins": { "load": { "paths": [] } }\n}\n',
  'a comment behind the last member': '{\n  "a": 1 // one\n}\n',
  'a comment that goes on behind the last member': '{\n  "a": 1 /* one\n  two */\n}\n',
};

for (const [name, text] of Object.entries(CONFIGS)) {
  describe(name, () => {
    test('the recorder is added and nothing else is changed', () => {
      const { text: edited } = addRecorder(text, KEYS, 'x.json');
      const value = readJson5(edited).value as { plugins: { load: { paths: string[] }; entries: object } };
      assert.equal(value.plugins.load.paths.at(-1), KEYS.pluginDir);
      assert.deepEqual(Object(value.plugins.entries)['critiqor-openclaw'], ENTRY);
      assert.ok(hasRecorder(edited, 'x.json') && !hasRecorder(text, 'x.json'));
      assert.ok(isWithin(text, edited), 'every byte of the user is there, in its order');
    });

    test('and removed again, byte for byte', () => {
      const edited = addRecorder(text, { ...KEYS, needsAllowing: true }, 'x.json');
      assert.equal(removeRecorder(edited.text, edited, ROOT, 'x.json'), text);
    });
  });
}

function isWithin(text: string, edited: string): boolean {
  let at = 0;
  for (const char of edited) if (char === text[at]) at += 1;
  return at === text.length;
}

test('an edit in between is kept', () => {
  const edited = addRecorder(COMMENTED, KEYS, 'x.json');
  const theirs = edited.text
    .replace('port: 18789', 'port: 19000')
    .replace('["/opt/mine", ', '["/opt/other", "/opt/mine", ')
    .replace('// never public', '// public now')
    .replace('hooks: [', 'extra: { added: true },\n  hooks: [');
  assert.equal(
    removeRecorder(theirs, edited, ROOT, 'x.json'),
    COMMENTED.replace('port: 18789', 'port: 19000')
      .replace('["/opt/mine"]', '["/opt/other", "/opt/mine"]')
      .replace('// never public', '// public now')
      .replace('hooks: [', 'extra: { added: true },\n  hooks: ['),
  );
});

test('what the user allows stays; what we allowed goes', () => {
  const text = '{\n  plugins: {\n    allow: ["telegram"]\n  }\n}\n';
  const edited = addRecorder(text, { ...KEYS, needsAllowing: true }, 'x.json');
  assert.deepEqual(Object(readJson5(edited.text).value).plugins.allow, ['telegram', 'critiqor-openclaw']);
  assert.equal(removeRecorder(edited.text, edited, ROOT, 'x.json'), text);
  const theirs = '{\n  plugins: {\n    allow: ["critiqor-openclaw"]\n  }\n}\n';
  const kept = addRecorder(theirs, KEYS, 'x.json');
  assert.equal(removeRecorder(kept.text, kept, ROOT, 'x.json'), theirs);
});

test('a list that is included, and an entry of the user, are refused', () => {
  const refused = { code: 'config_invalid' };
  assert.throws(() => addRecorder('{ plugins: { load: { paths: { $include: "p" } } } }', KEYS, 'x'), refused);
  assert.throws(() => addRecorder('{ plugins: { entries: { "critiqor-openclaw": {} } } }', KEYS, 'x'), refused);
  assert.throws(() => addRecorder('[]', KEYS, 'x'), refused);
});

test('what is not JSON5 is refused with its line', () => {
  for (const text of [
    '',
    '{',
    '{ a 1 }',
    '{ a: 1 b: 2 }',
    '{ a: "x\n" }',
    '{ a: tru }',
    '{} {}',
    '{ /* }',
    '{ a: "\\u12" }',
  ])
    assert.throws(() => readJson5(text), Json5Fault, JSON.stringify(text));
  assert.throws(() => addRecorder('{\n  a: 1,\n  b\n}', KEYS, 'x.json'), { message: /^x\.json:4: A colon/ });
  assert.throws(() => readJson5('['.repeat(100_000)), Json5Fault);
});

test('values are read as JSON5 means them', () => {
  const text = `{ a: 'it''s', }`.replace("''", "\\'");
  assert.deepEqual(readJson5(text).value, { a: "it's" });
  assert.deepEqual(readJson5('[1e3, -.5, +1, 0xff, "\\x41\\u0042\\\nC", null, true]').value, [
    1000,
    -0.5,
    1,
    255,
    'ABC',
    null,
    true,
  ]);
});

test('a member that is written twice counts by its last, and both are removed', () => {
  const text = '{ a: 1, b: 2, a: 3 }';
  assert.equal(removeFromJson5(text, ['a']), '{ b: 2 }');
  assert.deepEqual(readJson5(addToJson5('{ a: { x: 1 }, a: { y: 2 } }', ['a', 'z'], 3)).value, { a: { y: 2, z: 3 } });
});
