import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type TestContext, test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { PROFILES } from '../judge/diagnose-run.ts';
import { CritiqorError } from '../system/errors.ts';
import { CONFIG_KEYS, CONFIG_NAMES } from './config-keys.ts';
import { KEEPER_KEYS } from './keeper-keys.ts';
import { RECORDER_KEYS } from './recorder-keys.ts';
import { chooseSetting, readSettings, type SettingsPlace } from './settings.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** A home and a project of its own, with what is put into them. */
function makePlace(t: TestContext, files: Readonly<Record<string, string>> = {}) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'critiqor-config-')));
  t.after(() => rmSync(folder, { recursive: true }));
  const [home, project] = [join(folder, 'home'), join(folder, 'home', 'shop')];
  const cwd = join(project, 'src', 'deep');
  for (const made of [join(home, '.critiqor'), join(project, '.git'), cwd]) mkdirSync(made, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(home, name), text);
  return { folder, home, project, cwd, place: { home, cwd, env: {} } satisfies SettingsPlace };
}

function refusal(place: SettingsPlace): string {
  try {
    readSettings(place);
  } catch (cause) {
    assert.ok(cause instanceof CritiqorError);
    assert.equal(cause.code, 'config_invalid');
    return cause.message;
  }
  return 'not refused';
}

test('the runs directory: option, environment, project, user, ./runs, home', (t) => {
  const { home, project, cwd, place } = makePlace(t);
  const env = { CRITIQOR_RUNS_DIR: 'of-environment' };
  const choose = (option?: string, around: SettingsPlace = place) => chooseSetting('runs_dir', option, around);
  assert.deepEqual(choose(), { value: join(home, '.critiqor/runs'), source: 'home' });
  writeFileSync(join(cwd, 'runs'), 'a file is no runs directory');
  assert.equal(choose().source, 'home');
  rmSync(join(cwd, 'runs'));
  mkdirSync(join(cwd, 'runs'));
  assert.deepEqual(choose(), { value: join(cwd, 'runs'), source: 'folder' });
  const user = join(home, '.critiqor/critiqor.yaml');
  writeFileSync(user, '# mine\nruns_dir: ~/evidence\n');
  assert.deepEqual(choose(), { value: join(home, 'evidence'), source: 'user', file: user, line: 2 });
  const file = join(project, 'critiqor.yaml');
  writeFileSync(file, 'runs_dir: data/runs\n');
  assert.deepEqual(choose(), { value: join(project, 'data/runs'), source: 'project', file, line: 1 });
  assert.deepEqual(choose(undefined, { ...place, env }), { value: join(cwd, 'of-environment'), source: 'environment' });
  assert.equal(choose(undefined, { ...place, env: { CRITIQOR_RUNS_DIR: '' } }).source, 'project');
  assert.deepEqual(choose('here', { ...place, env }), { value: join(cwd, 'here'), source: 'option' });
});

test('the project wins setting by setting, and a file outside the repository is not looked for', (t) => {
  const { folder, project, place } = makePlace(t, {
    '.critiqor/critiqor.yaml': 'capture: full\nprofile: documented\n',
    'shop/critiqor.yaml': 'capture: metadata\n',
  });
  const { values } = readSettings(place);
  assert.deepEqual([values.capture.value, values.capture.source], ['metadata', 'project']);
  assert.deepEqual([values.profile.value, values.profile.source], ['documented', 'user']);
  rmSync(join(project, 'critiqor.yaml'));
  writeFileSync(join(folder, 'critiqor.yaml'), 'capture: metadata\n');
  writeFileSync(join(folder, 'home', 'critiqor.yaml'), 'capture: metadata\n');
  assert.equal(readSettings(place).values.capture.source, 'user');
});

test('what is wrong is refused with file, line, column and a suggestion', (t) => {
  const { project, place } = makePlace(t);
  const file = join(project, 'critiqor.yaml');
  const cases: readonly (readonly [string, string])[] = [
    ['\nrun_dir: x', ':2:1: "run_dir" is not a setting. Did you mean runs_dir?'],
    ['elephants: x', ':1:1: "elephants" is not a setting. Use one of runs_dir, capture, profile, idle_minutes.'],
    ['capture: metdata', ':1:10: capture cannot be "metdata". Did you mean metadata?'],
    ['capture: 5', ':1:10: capture must be a text; put it in quotes.'],
    ['capture:', ':1:1: capture has no value.'],
    ['runs_dir: [a]', ':1:11: runs_dir must be a path.'],
    ['idle_minutes: 0', ':1:15: idle_minutes must be a number greater than 0.'],
    ['idle_minutes: soon', ':1:15: idle_minutes must be a number greater than 0.'],
    ['runs_dir: "a\\0b"', ':1:11: runs_dir must not contain a null character.'],
    ['__proto__: x', ':1:1: "__proto__" is not a setting. Use one of runs_dir, capture, profile, idle_minutes.'],
  ];
  for (const [text, expected] of cases) {
    writeFileSync(file, text);
    assert.equal(refusal(place), `${file}${expected}`);
  }
});

test('only a small text file of our own is read; a link of the user is followed', (t) => {
  const { home, project, place } = makePlace(t, { 'real.yaml': 'capture: full' });
  const file = join(project, 'critiqor.yaml');
  symlinkSync(join(home, 'real.yaml'), file);
  assert.equal(readSettings(place).values.capture.value, 'full');
  rmSync(file);
  const unusable: readonly (readonly [string | Buffer, RegExp])[] = [
    [Buffer.from([0x61, 0x3a, 0x20, 0xff]), /is not UTF-8/],
    [`# ${'x'.repeat(70_000)}`, /is too large/],
  ];
  for (const [content, why] of unusable) {
    writeFileSync(file, content);
    assert.match(refusal(place), why);
  }
  rmSync(file);
  mkdirSync(file);
  assert.match(refusal(place), /is not a plain file/);
  rmSync(file, { recursive: true });
  execFileSync('mkfifo', [file]);
  assert.match(refusal(place), /is not a plain file/);
});

test('the schema of the file accepts what the reader accepts, and the profiles are those of the engine', () => {
  assert.deepEqual([...CONFIG_KEYS.profile.choices], Object.keys(PROFILES));
  const schema = JSON.parse(readFileSync(join(ROOT, 'schemas/config.v1.schema.json'), 'utf8'));
  const isValid = new Ajv2020({ strict: true }).compile(schema);
  assert.deepEqual(Object.keys(schema.properties), [
    ...CONFIG_NAMES,
    ...KEEPER_KEYS,
    ...RECORDER_KEYS,
    'policy',
    'reader',
  ]);
  assert.ok(isValid({ runs_dir: 'x', capture: 'full', profile: 'documented', idle_minutes: 5 }));
  const policy = {
    min_trust: 70,
    forbid_severities: ['critical'],
    regression: { window: 5 },
    agents: { a: { min_trust: 90 } },
  };
  assert.ok(isValid({ policy }));
  assert.ok(isValid({ reader: { endpoint: 'http://127.0.0.1:11434/v1', model: 'm', budget: 9000, on: ['check'] } }));
  assert.ok(!isValid({ reader: { endpont: 'x' } }));
  assert.ok(isValid({ redact: { also: ['ACME-*'] }, prices: { 'gpt-5': { input: 1, output: 2 } } }));
  assert.ok(!isValid({ prices: { 'gpt-5': { input: 1 } } }));
  assert.ok(!isValid({ hub: { address: 'https://hub.example.org' } }));
  for (const wrong of [{ min_trust: 101 }, { min_trusts: 1 }, { regression: { windows: 5 } }])
    assert.ok(!isValid({ policy: wrong }));
  for (const wrong of [{ runs_dir: '' }, { capture: 'some' }, { profil: 'default' }]) assert.ok(!isValid(wrong));
  execFileSync(process.execPath, ['scripts/make-config-docs.ts', '--check'], { cwd: ROOT });
});
