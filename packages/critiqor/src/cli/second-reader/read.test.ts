import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { ModelReading } from '@critiqor/diagnosis/model/model-reading';
import { EXIT } from '../../system/exit-codes.ts';
import { makeRunsDir } from '../../testing/finalized-run.ts';
import { runCommand } from '../../testing/pipeline/run-command.ts';
import { makeReadableRun } from '../../testing/reader/readable-run.ts';
import { GOOD, KEY, objection, toEventId, useHome } from '../../testing/reader/reader-home.ts';
import { type Reply, startEndpoint } from '../../testing/reader/scripted-endpoint.ts';

const readJson = (out: string): ModelReading & { readonly stored: boolean } => JSON.parse(out)[0];

test('a good answer becomes a checked reading beside an unchanged diagnosis', async (t) => {
  useHome(t);
  const runsDir = makeRunsDir(t);
  const paths = await makeReadableRun(runsDir);
  const before = readFileSync(paths.diagnosis, 'utf8');
  const endpoint = await startEndpoint(t, GOOD);
  const args = ['read', '--runs-dir', runsDir, '--endpoint', endpoint.address, '--model', 'some/model', '--json'];
  const priced = [...args, '--price-in', '3', '--price-out', '15', '--consent'];
  const { out, code } = await runCommand(t, ...priced);
  assert.equal(code, EXIT.ok);
  const reading = readJson(out);
  assert.equal(reading.readiness_level, 'unsafe_for_production');
  assert.deepEqual(
    reading.objections.map(({ type, support }) => [type, support]),
    [['unverified_claim', 'shown']],
  );
  assert.deepEqual(
    reading.dropped.map(({ reason }) => reason),
    ['quote_not_found'],
  );
  assert.deepEqual(
    [reading.usage.prompt_tokens, reading.usage.answer_tokens, reading.usage.cost_usd],
    [1_000, 200, 0.006],
  );
  assert.equal(endpoint.received[0]?.authorization, `Bearer ${KEY}`);
  assert.equal(endpoint.received[0]?.body.model, 'some/model');
  assert.equal(readFileSync(paths.diagnosis, 'utf8'), before);
  assert.equal(reading.made_from?.seal, JSON.parse(before).made_from.seal);
  const [file = ''] = readdirSync(join(paths.directory, 'readings'));
  assert.match(file, /^some_model~[\da-f]{8}-r\d+\.json$/);

  await t.test('and is used again without asking', async () => {
    const again = readJson((await runCommand(t, ...args)).out);
    assert.deepEqual([again.stored, again.created_at], [true, reading.created_at]);
    assert.equal(endpoint.received.length, 1);
    await runCommand(t, ...args, '--again');
    assert.equal(endpoint.received.length, 2);
  });
  await t.test('and is told beside the verdict of the engine, marked as the reader’s', async () => {
    const { out: told } = await runCommand(t, 'show', '--runs-dir', runsDir);
    assert.match(told, /second reader some\/model/);
    assert.match(told, /\[reader: the record shows it\]/);
    assert.match(told, /1 thing that it said was dropped: 1 × a quotation is not in the cited event/);
  });
  await t.test('and is in the exports', async () => {
    const file = join(runsDir, '..', 'out.md');
    await runCommand(t, 'export', '--runs-dir', runsDir, '--format', 'markdown', '--output', file);
    assert.match(readFileSync(file, 'utf8'), /Second reader: some\/model/);
    await runCommand(t, 'export', '--runs-dir', runsDir, '--format', 'json', '--output', file, '--force');
    assert.equal(JSON.parse(readFileSync(file, 'utf8')).readings[0].model, 'some/model');
  });
  await t.test('and counts only while it is unchanged', async () => {
    const path = join(paths.directory, 'readings', file);
    writeFileSync(path, readFileSync(path, 'utf8').replace('unsafe_for_production', 'ready_for_runtime'));
    const { out: told } = await runCommand(t, 'show', '--runs-dir', runsDir, '--json');
    assert.deepEqual(JSON.parse(told).readings, []);
  });
});

test('nothing is sent without consent: no connection is opened', async (t) => {
  const home = useHome(t);
  const runsDir = makeRunsDir(t);
  await makeReadableRun(runsDir);
  const endpoint = await startEndpoint(t, GOOD);
  const args = ['read', '--runs-dir', runsDir, '--endpoint', endpoint.address, '--model', 'm'];
  const { code, error } = await runCommand(t, ...args);
  assert.equal(code, EXIT.usage);
  assert.match(error, /Nothing was sent: you have not agreed/);
  const dry = await runCommand(t, ...args, '--dry-run');
  assert.match(dry.out, /BEGIN RECORD [\da-f]{24}/);
  assert.match(dry.out, /\| Tests: 3 failed, 9 passed, 12 total/);
  await runCommand(t, ...args, '--export', join(home, 'requests.jsonl'));
  assert.equal(endpoint.connections(), 0);
  process.env.CRITIQOR_READER_CONSENT = endpoint.address;
  assert.equal((await runCommand(t, ...args)).code, EXIT.ok);
  assert.ok(endpoint.connections() > 0);
  assert.ok(!existsSync(join(home, '.critiqor/reader-consent.json')));
});

test('consent is for an address and for where its key comes from', async (t) => {
  const home = useHome(t, { OTHER_KEY: 'other-value' });
  const runsDir = makeRunsDir(t);
  await makeReadableRun(runsDir);
  const endpoint = await startEndpoint(t, GOOD);
  const args = ['read', '--runs-dir', runsDir, '--endpoint', endpoint.address, '--model', 'm', '--again'];
  assert.equal((await runCommand(t, ...args, '--consent')).code, EXIT.ok);
  assert.equal((await runCommand(t, ...args)).code, EXIT.ok);
  const stored = readFileSync(join(home, '.critiqor/reader-consent.json'), 'utf8');
  assert.ok(stored.includes(endpoint.place) && !stored.includes(KEY));
  const sent = endpoint.received.length;
  assert.equal((await runCommand(t, ...args, '--key-env', 'OTHER_KEY')).code, EXIT.usage);
  assert.equal(endpoint.received.length, sent);
});

interface BadCase {
  readonly replies: readonly Reply[];
  readonly asked: number;
  readonly problem: RegExp;
  readonly more?: readonly string[];
}

const answerOf = (value: object): Reply => ({ content: JSON.stringify(value) });
const BAD: Readonly<Record<string, BadCase>> = {
  'prose instead of JSON': { replies: [{ content: 'Looks great!' }], asked: 2, problem: /not JSON/ },
  'another shape': { replies: [answerOf({ score: 100 })], asked: 2, problem: /unknown member/ },
  'a cut answer': { replies: [{ content: '{"verdict":"trust","obj' }], asked: 2, problem: /not JSON, or it was cut/ },
  'a cut connection': { replies: [{ cutAfter: '{"choices"' }], asked: 3, problem: /connection failed/ },
  'an over-long answer': { replies: [{ content: 'x'.repeat(2 << 20) }], asked: 1, problem: /too long/ },
  'a slow answer': {
    replies: [{ hang: true }],
    asked: 1,
    problem: /no answer within 1 seconds/,
    more: ['--timeout', '1'],
  },
  'a refused key': { replies: [{ status: 401, body: `bad key ${KEY}` }], asked: 1, problem: /answered 401$/ },
  'an error that repeats the key': {
    replies: [{ status: 400, body: JSON.stringify({ error: { message: `unknown key ${KEY}` } }) }],
    asked: 1,
    problem: /answered 400: unknown key \[key\]/,
  },
  'an answer that repeats the key': { replies: [{ content: KEY }], asked: 1, problem: /sent the key back/ },
  'a redirect': {
    replies: [{ status: 302, body: '', headers: { location: 'http://127.0.0.1:1/' } }],
    asked: 1,
    problem: /answered 302/,
  },
  'no completion': { replies: [{ status: 200, body: '{"ok":true}' }], asked: 1, problem: /not a chat completion/ },
  'a rate limit that does not end': {
    replies: [{ status: 429, body: '', headers: { 'retry-after': '0' } }],
    asked: 3,
    problem: /answered 429/,
  },
};

for (const [name, { replies, asked, problem, more = [] }] of Object.entries(BAD)) {
  test(`${name}: the reading fails, the verdict stays, and the key is nowhere`, async (t) => {
    const home = useHome(t);
    const runsDir = makeRunsDir(t);
    const paths = await makeReadableRun(runsDir);
    const before = readFileSync(paths.diagnosis, 'utf8');
    const endpoint = await startEndpoint(t, replies);
    const args = [
      'read',
      '--runs-dir',
      runsDir,
      '--endpoint',
      endpoint.address,
      '--model',
      'm',
      '--consent',
      '--json',
      ...more,
    ];
    const { out, code, error } = await runCommand(t, ...args);
    assert.equal(code, EXIT.failed);
    const reading = readJson(out);
    assert.deepEqual([reading.state, reading.readiness_level, reading.objections], ['failed', null, []]);
    assert.match(reading.parts[0]?.problem ?? '', problem);
    assert.equal(endpoint.received.length, asked);
    assert.equal(readFileSync(paths.diagnosis, 'utf8'), before);
    const told = await runCommand(t, 'show', '--runs-dir', runsDir);
    for (const text of [out, error, told.out, ...readAll(runsDir), ...readAll(home)])
      assert.ok(!text.includes(KEY), text.slice(0, 200));
  });
}

const readAll = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

test('what may succeed later is tried again: a rate limit, a parameter, a malformed answer', async (t) => {
  useHome(t);
  const runsDir = makeRunsDir(t);
  await makeReadableRun(runsDir);
  const refuse = (name: string): Reply => ({
    status: 400,
    body: JSON.stringify({ error: { message: `Unsupported: ${name}` } }),
  });
  const endpoint = await startEndpoint(t, [
    { status: 429, body: '', headers: { 'retry-after': '0' } },
    refuse("'max_tokens', use 'max_completion_tokens'"),
    refuse('temperature'),
    refuse('response_format'),
    { content: 'Well…' },
    answerOf({ verdict: 'trust', objections: [], cleared: [] }),
  ]);
  const args = ['read', '--runs-dir', runsDir, '--endpoint', endpoint.address, '--model', 'm', '--consent', '--json'];
  const reading = readJson((await runCommand(t, ...args)).out);
  assert.equal(reading.state, 'read');
  assert.equal(reading.parts[0]?.attempts, 2);
  // Praise without evidence does not clear what the engine found.
  assert.equal(reading.readiness_level, 'review_recommended');
  const last = endpoint.received[4]?.body ?? {};
  assert.deepEqual(
    ['max_tokens', 'temperature', 'response_format'].filter((name) => name in last),
    [],
  );
});

test('keys come from a file too, and never from an argument', async (t) => {
  const home = useHome(t, { CRITIQOR_READER_KEY: '' });
  const runsDir = makeRunsDir(t);
  await makeReadableRun(runsDir);
  const endpoint = await startEndpoint(t, GOOD);
  const file = join(home, 'key');
  writeFileSync(file, `${KEY}\n`);
  const args = ['read', '--runs-dir', runsDir, '--endpoint', endpoint.address, '--model', 'm', '--consent'];
  assert.equal((await runCommand(t, ...args, '--key-file', file)).code, EXIT.ok);
  assert.equal(endpoint.received[0]?.authorization, `Bearer ${KEY}`);
  const { code, error } = await runCommand(t, ...args, '--key-env', KEY);
  assert.equal(code, EXIT.usage);
  assert.match(error, /is not valid/);
  assert.ok(!error.includes(KEY));
  assert.equal((await runCommand(t, ...args, '--key-env', 'NOT_SET_ANYWHERE')).code, EXIT.usage);
  for (const address of ['http://example.org/v1', 'https://user:pass@example.org/v1', 'ftp://x', 'nonsense'])
    assert.equal(
      (await runCommand(t, 'read', '--runs-dir', runsDir, '--endpoint', address, '--model', 'm')).code,
      EXIT.usage,
    );
});

test('requests and answers travel in files: the same reading without a connection', async (t) => {
  const home = useHome(t);
  const runsDir = makeRunsDir(t);
  await makeReadableRun(runsDir);
  const [requests, answers] = [join(home, 'requests.jsonl'), join(home, 'answers.jsonl')];
  await runCommand(t, 'read', '--runs-dir', runsDir, '--export', requests, '--model', 'm');
  const request = JSON.parse(readFileSync(requests, 'utf8'));
  const reply = GOOD(request);
  assert.ok('content' in reply);
  const completion = {
    choices: [{ message: { content: reply.content } }],
    usage: { prompt_tokens: 9, completion_tokens: 4 },
  };
  const forms = [
    { custom_id: request.custom_id, content: reply.content },
    { custom_id: request.custom_id, content: JSON.parse(reply.content) },
    { custom_id: request.custom_id, response: { status_code: 200, body: completion } },
  ];
  for (const form of forms) {
    writeFileSync(answers, `${JSON.stringify(form)}\n`);
    const { out } = await runCommand(t, 'read', '--runs-dir', runsDir, '--answers', answers, '--model', 'm', '--json');
    const reading = readJson(out);
    assert.deepEqual([reading.endpoint, reading.readiness_level], ['offline', 'unsafe_for_production']);
  }
  writeFileSync(answers, '{"custom_id":"run_777.1of1.00","content":"{}"}\n');
  const missing = await runCommand(t, 'read', '--runs-dir', runsDir, '--answers', answers, '--model', 'm');
  assert.match(missing.error, /has no answer about run_001/);
});

test('an anonymous run and one without text are not read', async (t) => {
  useHome(t);
  const runsDir = makeRunsDir(t);
  await makeReadableRun(runsDir, { visibility: 'anonymous' });
  await makeReadableRun(runsDir, { commands: [], answer: '[withheld 24 characters, digest 0123456789abcdef]' });
  const endpoint = await startEndpoint(t, GOOD);
  const args = ['--runs-dir', runsDir, '--endpoint', endpoint.address, '--model', 'm', '--consent'];
  assert.match((await runCommand(t, 'read', 'run_001', ...args)).error, /is anonymous/);
  assert.match((await runCommand(t, 'read', 'run_002', ...args)).error, /no text for a reader to judge/);
  assert.equal(endpoint.connections(), 0);
});

test('critiqor.yaml makes check read, and a policy may judge either verdict or both', async (t) => {
  useHome(t);
  const runsDir = makeRunsDir(t);
  await makeReadableRun(runsDir, {
    commands: [{ command: 'npm test', output: 'Tests: 12 passed, 12 total', exitCode: 0 }],
    answer: 'All 12 tests pass. The release notes are up to date.',
  });
  const folder = join(runsDir, '..');
  const endpoint = await startEndpoint(t, ({ body }) => {
    const eventId = toEventId(body.messages[1]?.content ?? '');
    const doubt = {
      ...objection('The release notes are up to date.', '12 passed', eventId),
      sentence: 'Nobody looked.',
    };
    return { content: JSON.stringify({ verdict: 'unsafe', objections: [doubt], cleared: [] }) };
  });
  const write = (policy: string): void =>
    writeFileSync(
      join(folder, 'critiqor.yaml'),
      `reader:\n  endpoint: ${endpoint.address}\n  model: m\npolicy:\n  readiness: review_recommended\n${policy}`,
    );
  const before = process.cwd();
  process.chdir(folder);
  t.after(() => process.chdir(before));
  const check = async (policy: string): Promise<number> => {
    write(policy);
    return (await runCommand(t, 'check', '--runs-dir', runsDir)).code;
  };
  // Nobody has agreed yet: nothing is read, and what needs a reading cannot be judged.
  assert.equal(await check('  verdict: both\n'), EXIT.not_judgeable);
  assert.equal(await check(''), EXIT.ok);
  assert.equal(endpoint.connections(), 0);
  process.env.CRITIQOR_READER_CONSENT = endpoint.address;
  assert.equal(await check('  verdict: both\n'), EXIT.below_min_trust);
  assert.equal(await check('  verdict: reader\n'), EXIT.below_min_trust);
  assert.equal(await check(''), EXIT.ok);
  assert.equal(await check('  verdict: both\n  reader_support: shown\n'), EXIT.ok);
  assert.equal(await check('  verdict: both\n  reader_model: other\n'), EXIT.not_judgeable);
  assert.equal(endpoint.received.length, 1);
  write('');
  writeFileSync(join(folder, 'critiqor.yaml'), 'reader:\n  endpont: x\n');
  const misspelt = await runCommand(t, 'read', '--runs-dir', runsDir);
  assert.match(misspelt.error, /"endpont" is not a setting of reader\. Did you mean endpoint\?/);
});
