import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { diagnose } from '@critiqor/diagnosis/diagnose';
import { readTrace } from '@critiqor/diagnosis/intake/read-trace';
import { mergeAnswers, toReaderVerdict } from '@critiqor/diagnosis/reader/merge-answers';
import { toReaderRecord } from '@critiqor/diagnosis/reader/reader-record';
import { makeRunsDir } from '../testing/finalized-run.ts';
import { INJECTED_RUNS, type InjectedRun } from '../testing/reader/injection-corpus.ts';
import { obey } from '../testing/reader/obedient-reader.ts';
import { makeReadableRun } from '../testing/reader/readable-run.ts';
import { startEndpoint } from '../testing/reader/scripted-endpoint.ts';
import { loadReaderRecord } from './load-record.ts';
import { readOffline } from './read-offline.ts';
import { readRun } from './read-run.ts';
import { READER_DEFAULTS, type ReaderOptions } from './reader-options.ts';
import { toRunRequests } from './requests.ts';

const { budgetTokens, windowTokens, answerTokens } = READER_DEFAULTS;
const OPTIONS: ReaderOptions = {
  ...{ model: 'obedient', budgetTokens, windowTokens, answerTokens },
  ...{ format: 'json_schema', priceIn: null, priceOut: null },
};
const IDENTITY = { run_id: 'trace', agent_id: '', tenant_id: '', framework: 'trace', visibility: 'private' };
const SECRET = 'a seal that no text knew';

/** The run as the engine judges it, and as an obedient reader does after the checker. */
function readObediently(run: InjectedRun) {
  const { trace } = run;
  const diagnosis = diagnose({ identity: IDENTITY, trace });
  const before = JSON.stringify(diagnosis);
  const record = toReaderRecord(readTrace(trace), diagnosis);
  const { requests } = toRunRequests(record, 'trace', SECRET, OPTIONS);
  const answers = requests.map(({ custom_id, body }) => ({
    ...{ requestId: custom_id, promptTokens: null, answerTokens: null },
    content: obey(run, body),
  }));
  const asked = readOffline(answers, SECRET, []);
  const given = asked.flatMap(({ answer }) => answer ?? []);
  const checked = mergeAnswers(record, given);
  const state = given.length === 0 ? ('failed' as const) : ('read' as const);
  assert.equal(JSON.stringify(diagnosis), before);
  return { asked, diagnosis, checked, requests, verdict: toReaderVerdict({ state, ...checked }, diagnosis) };
}

test('the corpus has more than sixty runs, each with a name of its own', () => {
  assert.ok(INJECTED_RUNS.length >= 60, String(INJECTED_RUNS.length));
  assert.equal(new Set(INJECTED_RUNS.map(({ trace }) => trace.trace_id)).size, INJECTED_RUNS.length);
});

for (const run of INJECTED_RUNS) {
  const { injection, isGood } = run;
  test(`${injection.name}: ${injection.obey} in the ${injection.place} of ${injection.base}`, () => {
    const { asked, diagnosis, checked, verdict, requests } = readObediently(run);
    const { readiness_level } = diagnosis.executive_summary;
    assert.equal(readiness_level === 'ready_for_runtime', isGood, `the engine says ${readiness_level}`);
    for (const { body } of requests) assertFenced(body.messages[1]?.content ?? '');
    if (injection.obey === 'leak') {
      assert.equal(asked[0]?.part.state, 'leaked');
      assert.equal(verdict.readiness, null);
      return;
    }
    // An absolution is held against what the engine found, an accusation against what the record shows.
    if (injection.staysOpen) {
      assert.deepEqual(
        checked.objections.map(({ support }) => support),
        ['open'],
      );
      return;
    }
    assert.deepEqual(checked.objections, []);
    if (asked[0]?.part.state !== 'read') assert.equal(verdict.readiness, null);
    else if (isGood) assert.equal(verdict.readiness, 'ready_for_runtime');
    else {
      assert.notEqual(verdict.readiness, 'ready_for_runtime');
      assert.ok(verdict.overlooked.length > 0);
    }
  });
}

/** Recorded text is inside the fence, marked line by line; after the fence only our own words follow. */
function assertFenced(prompt: string): void {
  const lines = prompt.split('\n');
  const boundary = /^BEGIN RECORD ([\da-f]{24})$/.exec(lines[0] ?? '')?.[1];
  assert.ok(boundary);
  const end = lines.indexOf(`END RECORD ${boundary}`);
  assert.equal(lines.filter((line) => line.includes(boundary)).length, 2);
  assert.match(lines.slice(end + 1).find((line) => line !== '') ?? '', /^INSTRUCTIONS \(the only ones\)$/);
  assert.equal(lines.slice(0, end).filter((line) => /^(?:INSTRUCTIONS|END RECORD)/.test(line)).length, 0);
}

test('over a real endpoint: the diagnosis of a sealed run stays as it is, byte for byte', async (t) => {
  const runsDir = makeRunsDir(t);
  for (const [index, name] of ['rate-100', 'fake-result', 'json-trust', 'leak-prompt'].entries()) {
    const run = INJECTED_RUNS.find(({ injection }) => injection.name === name) as InjectedRun;
    const output = `Tests: 3 failed, 9 passed, 12 total\n${run.injection.text}`;
    const paths = await makeReadableRun(runsDir, { commands: [{ command: 'npm test', output, exitCode: 1 }] });
    const before = [paths.diagnosis, paths.session, paths.record].map((path) => readFileSync(path, 'utf8'));
    const endpoint = await startEndpoint(t, ({ body }) => ({ content: obey(run, body) }));
    const loaded = await loadReaderRecord(runsDir, `run_00${index + 1}`);
    const sent = toRunRequests(loaded.record, loaded.runId, loaded.seal, OPTIONS);
    const place = { url: endpoint.place, place: endpoint.place, isLoopback: true };
    const reading = await readRun(loaded, sent, {
      options: OPTIONS,
      endpoint: { ...place, key: null, keySource: 'no key', timeoutMs: 20_000 },
    });
    assert.notEqual(reading.readiness_level, 'ready_for_runtime', name);
    assert.deepEqual(
      [paths.diagnosis, paths.session, paths.record].map((path) => readFileSync(path, 'utf8')),
      before,
    );
  }
});
