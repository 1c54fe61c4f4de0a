import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { defineDetector } from './detectors/detector.ts';
import { diagnose } from './diagnose.ts';
import type { EvidenceEvent } from './intake/read-evidence.ts';
import type { RunIdentity } from './model/diagnosis.ts';
import { createScenario } from './testing/scenario.ts';

const IDENTITY: RunIdentity = {
  run_id: 'run_001',
  agent_id: 'agent',
  tenant_id: 'default',
  framework: 'openclaw',
  visibility: 'private',
};
const judge = (events: readonly EvidenceEvent[]) => diagnose({ identity: IDENTITY, events, integrity: null });
const clean = () =>
  createScenario()
    .user('How many lines has notes.txt?')
    .call('exec', { command: 'wc -l notes.txt' }, { text: '12 notes.txt' })
    .say('notes.txt has 12 lines.')
    .end();

describe('what there is to judge', () => {
  test('no events: insufficient evidence, never trust 100', () => {
    const { executive_summary, primary_diagnosis } = judge([]);
    assert.equal(executive_summary.trust_score, null);
    assert.equal(executive_summary.readiness_level, 'insufficient_evidence');
    assert.equal(executive_summary.confidence_score, 0);
    assert.equal(primary_diagnosis, null);
  });

  test('only a process that started and ended: insufficient evidence', () => {
    const { executive_summary } = judge(createScenario().process({ exitCode: 0 }).events);
    assert.equal(executive_summary.readiness_level, 'insufficient_evidence');
  });

  test('a clean run: ready, with confidence', () => {
    const { executive_summary, findings } = judge(clean().events);
    assert.deepEqual(findings, []);
    assert.deepEqual([executive_summary.trust_score, executive_summary.readiness_level], [100, 'ready_for_runtime']);
    assert.ok(executive_summary.confidence_score > 50);
  });

  test('a trace is judged like evidence', () => {
    const diagnosis = diagnose({
      identity: IDENTITY,
      trace: { task: 'Say hello', events: [{ i: 0, type: 'assistant_message', text: 'Hello.' }] },
    });
    assert.equal(diagnosis.executive_summary.readiness_level, 'ready_for_runtime');
  });

  test('lost events lower the confidence and are said', () => {
    const scenario = clean();
    scenario.event({ event_type: 'recorder_fault', payload: { reason: 'write_failed', lost_events: 20 } });
    const { executive_summary, coverage } = judge(scenario.events);
    assert.equal(coverage.lost_events, 20);
    assert.ok(executive_summary.confidence_score < judge(clean().events).executive_summary.confidence_score);
    assert.match(executive_summary.summary, /20 events could not be recorded/);
  });

  test('a recorder that saw little: dimensions without evidence are not scored', () => {
    const { scores, failure_analysis } = judge(createScenario({ withoutHeader: true }).user('Hi').say('Hello.').events);
    assert.ok(failure_analysis.detectors.some(({ outcome }) => outcome === 'insufficient'));
    assert.ok(scores.dimensions.some(({ score, reason }) => score === null && reason !== null));
  });
});

test('a detector that breaks takes nothing else with it', () => {
  const broken = defineDetector({
    meta: { id: 'secret_exposure', title: 'x', why: 'x', signals: [], revision: 1, messages: {} },
    needs: ['runs'],
    thresholds: {},
    detect: (views) => (views as unknown as { toolCalls: never }).toolCalls,
  });
  const { failure_analysis, executive_summary } = diagnose(
    { identity: IDENTITY, events: clean().events, integrity: null },
    undefined,
    { detectors: [broken] },
  );
  assert.deepEqual(failure_analysis.detectors, [
    {
      type: 'secret_exposure',
      revision: 1,
      outcome: 'error',
      reason: 'The view toolCalls was not declared in needs.',
      findings: 0,
    },
  ]);
  assert.equal(executive_summary.trust_score, 100);
});

const FIXTURES = join(import.meta.dirname, '../../../fixtures/evidence');
const readFixture = (name: string): EvidenceEvent[] =>
  readFileSync(join(FIXTURES, name), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line, index) => ({ ...JSON.parse(line), event_id: `evt_${String(index + 1).padStart(6, '0')}` }));

describe('the same evidence gives the same bytes', () => {
  test('in other time zones and locales', () => {
    const program = `
      const { diagnose } = await import(${JSON.stringify(join(import.meta.dirname, 'diagnose.ts'))});
      const { readFileSync } = await import('node:fs');
      const lines = readFileSync(${JSON.stringify(join(FIXTURES, 'gateway-whole.jsonl'))}, 'utf8').trimEnd().split('\\n');
      const events = lines.map((line, i) => ({ ...JSON.parse(line), event_id: 'evt_' + String(i + 1).padStart(6, '0') }));
      console.log(JSON.stringify(diagnose({ identity: ${JSON.stringify(IDENTITY)}, events, integrity: null })));`;
    const inPlace = (TZ: string, LANG: string): string =>
      execFileSync(process.execPath, ['--input-type=module', '-e', program], {
        encoding: 'utf8',
        env: { ...process.env, TZ, LANG, LC_ALL: LANG },
      });
    const here = inPlace('UTC', 'C');
    assert.equal(inPlace('Asia/Kathmandu', 'tr_TR.UTF-8'), here);
    assert.equal(inPlace('America/St_Johns', 'de_DE.UTF-8'), here);
  });
});

/** Values that no recorder writes and that a damaged or hostile file may hold all the same. */
const HOSTILE: readonly unknown[] = [
  null,
  -1,
  1e308,
  '',
  '\u0000\ud800',
  '<script>alert(1)</script>',
  `${'('.repeat(5_000)}`,
  'a'.repeat(200_000),
  ['x'.repeat(1_000)],
  { __proto__: null, toString: null },
  '2026-13-45T99:99:99Z',
];

describe('hostile evidence', () => {
  const fixtures = readdirSync(FIXTURES).filter((name) => name !== 'gateway-whole.jsonl');

  test('mutated, cut and doubled events: a diagnosis all the same, and no detector breaks', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...fixtures),
        fc.array(fc.tuple(fc.nat(), fc.nat(), fc.constantFrom(...HOSTILE)), { maxLength: 30 }),
        fc.array(fc.nat(), { maxLength: 10 }),
        (name, changes, dropped) => {
          const events = readFixture(name) as unknown as Record<string, unknown>[];
          for (const [at, member, value] of changes) {
            const event = events[at % events.length] ?? {};
            const isPayload = member % 2 === 0;
            const target = (isPayload ? event.payload : event) as Record<string, unknown>;
            const names = Object.keys(target).filter(
              (name) => isPayload || ['error', 'tool_name', 'tool_call_id', 'exit_code', 'host_run_id'].includes(name),
            );
            const chosen = names[member % Math.max(1, names.length)];
            if (chosen !== undefined && (isPayload || typeof target[chosen] === typeof value)) target[chosen] = value;
          }
          for (const at of dropped) events.splice(at % events.length, 1);
          const diagnosis = judge([...events, ...events.slice(0, 5)] as unknown as EvidenceEvent[]);
          assert.deepEqual(
            diagnosis.failure_analysis.detectors.filter(({ outcome }) => outcome === 'error'),
            [],
          );
        },
      ),
      { numRuns: 150 },
    );
  });

  test('texts of ten megabytes', () => {
    const long = 'word '.repeat(2_000_000);
    const diagnosis = judge(
      createScenario()
        .user(long)
        .call('exec', { command: long }, { text: long, exitCode: 1, error: long })
        .say(long)
        .end('error', { error: long }).events,
    );
    assert.ok(JSON.stringify(diagnosis).length < 200_000, 'a report quotes, it does not copy');
  });

  test('texts that bring a careless expression to its knees', () => {
    const texts = [
      'a'.repeat(50_000),
      ' '.repeat(50_000),
      `${'('.repeat(20_000)}`,
      '\n'.repeat(50_000),
      `${'x '.repeat(20_000)}!`,
    ];
    for (const shape of ['{"name":"', 'Error: ', '<tool_call>', 'http://', '=', '-', '"', '\\', 'I will ', '1 of ']) {
      const text = shape.repeat(10_000);
      texts.push(text);
    }
    const scenario = createScenario();
    for (const text of texts) scenario.user(text).call('exec', { command: text }, { text }).say(text).end();
    assert.ok(judge(scenario.events).executive_summary.trust_score !== null);
  });
});
