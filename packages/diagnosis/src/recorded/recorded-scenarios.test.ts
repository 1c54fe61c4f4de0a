import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { EvidenceEvent } from '../intake/read-evidence.ts';
import type { Diagnosis } from '../model/diagnosis.ts';
import { diagnoseScenario } from '../testing/diagnose-scenario.ts';
import { EXPECTED_VERDICTS } from './expected-verdicts.ts';

const FIXTURES = join(import.meta.dirname, '../../../../fixtures');
/** `gateway-whole` is all runs of the gateway together: too much for one verdict. */
const scenarios = readdirSync(join(FIXTURES, 'evidence'))
  .map((name) => name.replace(/\.jsonl$/, ''))
  .filter((name) => name !== 'gateway-whole');

test('every recorded scenario has an expected verdict', () => {
  assert.deepEqual(Object.keys(EXPECTED_VERDICTS).sort(), scenarios.sort());
});

describe('the verdict is the one that a person would give', () => {
  for (const name of scenarios) {
    test(name, () => {
      const expected = EXPECTED_VERDICTS[name];
      assert.ok(expected);
      const { executive_summary, findings, failure_analysis } = diagnoseRecording(name);
      const told = findings.map(({ type, severity, explanation }) => `${severity} ${type}: ${explanation}`).join('\n');
      assert.deepEqual(
        failure_analysis.detectors.filter(({ outcome }) => outcome === 'error'),
        [],
      );
      const found = new Set(findings.map(({ type }) => type));
      const missed = expected.must.filter((type) => !found.has(type));
      assert.deepEqual(missed, [], `missed (${expected.because})\n${told}`);
      const allowed = new Set([...expected.must, ...expected.may]);
      assert.deepEqual(
        [...found].filter((type) => !allowed.has(type)),
        [],
        `wrongly accused\n${told}`,
      );
      assert.ok(
        expected.readiness.includes(executive_summary.readiness_level),
        `${executive_summary.readiness_level} (${executive_summary.trust_score})\n${told}`,
      );
    });
  }
});

test('every report fits the published schema', () => {
  const schema = JSON.parse(readFileSync(join(FIXTURES, '../schemas/diagnosis.v1.schema.json'), 'utf8'));
  const ajv = new Ajv2020({ strict: true, strictTypes: false });
  const isValid = ajv.compile(schema);
  for (const name of scenarios)
    assert.ok(isValid(diagnoseRecording(name)), `${name}: ${ajv.errorsText(isValid.errors)}`);
});

describe('the whole report is the golden one', () => {
  for (const name of scenarios) {
    test(name, () => {
      const path = join(FIXTURES, 'diagnosis', `${name}.json`);
      const made = `${JSON.stringify(diagnoseRecording(name), null, 2)}\n`;
      // Deliberate changes: UPDATE_GOLDENS=1 npm run test:unit, then read the difference.
      if (process.env.UPDATE_GOLDENS) writeFileSync(path, made);
      assert.equal(made, readFileSync(path, 'utf8'));
    });
  }
});

function diagnoseRecording(name: string): Diagnosis {
  const lines = readFileSync(join(FIXTURES, 'evidence', `${name}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n');
  const events = lines.map((line, index): EvidenceEvent => {
    return { ...JSON.parse(line), event_id: `evt_${String(index + 1).padStart(6, '0')}` };
  });
  return diagnoseScenario({ events });
}
