import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { toCoverage } from '@critiqor/evidence/testing/to-coverage';
import type { Detector, FindingDraft } from '../detectors/detector.ts';
import { type DetectorRun, runDetectors } from '../detectors/run-detectors.ts';
import { createEvidenceIntake, type EvidenceEvent } from '../intake/read-evidence.ts';
import { toVisibleFacts } from '../intake/visible-facts.ts';
import type { Severity } from '../model/failure-types.ts';
import { fillIn } from '../model/words.ts';
import { createViews } from '../views/views.ts';
import { createScenario, type Scenario } from './scenario.ts';

interface FiringCase {
  readonly name: string;
  readonly scenario: () => Scenario;
  /** The message that one of the findings has. */
  readonly message: string;
  readonly severity?: Severity;
  /** A word that the quoted event must hold at which it began: tool, text or outcome. */
  readonly beganAt?: RegExp;
}

interface SilentCase {
  readonly name: string;
  readonly scenario: () => Scenario;
  /** Default: clear. */
  readonly outcome?: DetectorRun['outcome'];
}

export interface DetectorCases {
  readonly fires: readonly FiringCase[];
  readonly silent: readonly SilentCase[];
}

/** What every detector owes: paraphrased positives and near misses, none of them from the recordings or the demo. */
const LEAST_CASES = 10;

/** Tests a detector, and refuses to be content with weak tests. */
export function testDetector(detector: Detector, { fires, silent }: DetectorCases): void {
  describe(detector.meta.id, () => {
    test('has enough cases, and each message is fired by one of them', () => {
      assert.ok(fires.length >= LEAST_CASES, `${fires.length} firing cases of at least ${LEAST_CASES}`);
      assert.ok(silent.length >= LEAST_CASES, `${silent.length} silent cases of at least ${LEAST_CASES}`);
      const names = [...fires, ...silent].map(({ name }) => name);
      assert.equal(new Set(names).size, names.length, 'each case has a name of its own');
      const fired = new Set(fires.map(({ message }) => message));
      assert.deepEqual(
        [...Object.keys(detector.meta.messages)].filter((message) => !fired.has(message)),
        [],
      );
    });
    for (const firing of fires) {
      test(`fires: ${firing.name}`, () => {
        const { events } = firing.scenario();
        const run = detectIn(detector, events);
        assert.equal(run.outcome, 'found', run.reason ?? 'nothing was found');
        const finding = run.findings.find(({ message }) => message === firing.message);
        assert.ok(finding, `found ${run.findings.map(({ message }) => message).join(', ')}, not ${firing.message}`);
        if (firing.severity) assert.equal(finding.severity, firing.severity);
        if (firing.beganAt) assert.match(toPlace(events, finding.beganAt), firing.beganAt);
        for (const found of run.findings) assertSound(detector, found, events);
        assertUnmovedByOthers(detector, events, run);
      });
    }
    for (const near of silent) {
      test(`is silent: ${near.name}`, () => {
        const run = detectIn(detector, near.scenario().events);
        const told = run.findings.map(({ message, data }) => `${message} ${JSON.stringify(data)}`).join('; ');
        assert.equal(run.outcome, near.outcome ?? 'clear', told || (run.reason ?? ''));
      });
    }
    test('cannot tell when what it needs was not captured', () => {
      if (detector.meta.signals.length === 0) return;
      const views = createViews(createEvidenceIntake().toExecution());
      const [run] = runDetectors([detector], views, { isVisible: () => false });
      assert.equal(run?.outcome, 'insufficient');
    });
  });
}

/** Runs one detector over events. What it is given is frozen, and a second run must give the same bytes. */
export function detectIn(detector: Detector, events: readonly EvidenceEvent[]): DetectorRun {
  const first = detectOnce(detector, events);
  const second = detectOnce(detector, events);
  assert.equal(JSON.stringify(first.findings), JSON.stringify(second.findings), 'two runs give the same');
  return first;
}

function detectOnce(detector: Detector, events: readonly EvidenceEvent[]): DetectorRun {
  const intake = createEvidenceIntake();
  for (const event of events) intake.add(event);
  const { isVisible } = toVisibleFacts(toCoverage(events).writers);
  const execution = intake.toExecution();
  deepFreeze(execution);
  const [run] = runDetectors([detector], createViews(execution), { isVisible });
  assert.ok(run);
  assert.notEqual(run.outcome, 'error', run.reason ?? '');
  return run;
}

function assertSound(detector: Detector, finding: FindingDraft, events: readonly EvidenceEvent[]): void {
  const ids = new Set(events.map(({ event_id }) => event_id));
  assert.ok(finding.events.length > 0, 'a finding cites events');
  for (const cited of [...finding.events, finding.beganAt, ...finding.wasted])
    assert.ok(ids.has(cited), `${cited} exists`);
  assert.equal(new Set(finding.events).size, finding.events.length, 'no event is cited twice');
  assert.ok(finding.certainty > 0 && finding.certainty <= 1);
  const message = detector.meta.messages[finding.message];
  assert.ok(message, `the message ${finding.message} is declared`);
  for (const template of [message.says, message.remedy, message.verification]) {
    const text = fillIn(template, finding.data);
    assert.match(text, /^[^a-z].*[.!?]”?$/su, `a whole sentence: ${text}`);
  }
}

/** Another conversation of the same gateway, with healthy work, changes nothing. */
function assertUnmovedByOthers(detector: Detector, events: readonly EvidenceEvent[], before: DetectorRun): void {
  const other = createScenario({
    sessionKey: 'agent:main:somebody-else',
    writer: 'w_000000000002',
    ids: 'other_',
    withoutHeader: true,
  })
    .user('What is in the notes?')
    .call('read', { path: 'somebody-elses-notes.txt' }, { text: 'milk and bread' })
    .say('Milk and bread.')
    .end().events;
  const mixed: EvidenceEvent[] = [];
  for (let i = 0; i < Math.max(events.length, other.length); i += 1) {
    const own = events[i];
    const foreign = other[i];
    if (own) mixed.push(own);
    if (foreign) mixed.push(foreign);
  }
  const after = detectIn(detector, mixed);
  assert.equal(JSON.stringify(after.findings), JSON.stringify(before.findings), 'unrelated events change nothing');
}

/** What an event is about, for the eye of a test. */
function toPlace(events: readonly EvidenceEvent[], eventId: string): string {
  const event = events.find(({ event_id }) => event_id === eventId);
  return JSON.stringify([event?.event_type, event?.tool_name, event?.outcome, event?.payload]);
}

function deepFreeze(value: unknown, seen = new Set<unknown>()): void {
  const pending = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next !== 'object' || next === null || seen.has(next)) continue;
    seen.add(next);
    Object.freeze(next);
    pending.push(...Object.values(next));
  }
}
