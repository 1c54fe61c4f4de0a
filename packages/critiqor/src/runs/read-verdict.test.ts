import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { CritiqorError } from '../system/errors.ts';
import { readVerdict } from './read-verdict.ts';

function makeDirectory(t: TestContext, diagnosis?: string): string {
  const directory = mkdtempSync(join(tmpdir(), 'critiqor-judge-'));
  t.after(() => rmSync(directory, { recursive: true }));
  if (diagnosis !== undefined) writeFileSync(join(directory, 'diagnosis.json'), diagnosis);
  return directory;
}

const WHOLE = {
  schema_version: 'critiqor.diagnosis.v1',
  executive_summary: { trust_score: 62, readiness_level: 'unsafe_for_production', confidence_score: 0.8 },
  primary_diagnosis: { root_cause_failure_type: 'infinite_tool_loop' },
};

test('what is read is what the diagnosis says, and what it does not say is unknown', (t) => {
  assert.equal(readVerdict(makeDirectory(t)), undefined);
  assert.deepEqual(readVerdict(makeDirectory(t, JSON.stringify(WHOLE))), {
    trust_score: 62,
    readiness_level: 'unsafe_for_production',
    confidence_score: 0.8,
    primary_failure: 'infinite_tool_loop',
  });
  const sparse = { schema_version: 'critiqor.diagnosis.v1', executive_summary: { trust_score: '62' } };
  assert.deepEqual(readVerdict(makeDirectory(t, JSON.stringify(sparse))), {
    trust_score: null,
    readiness_level: null,
    confidence_score: null,
    primary_failure: null,
  });
});

test('a diagnosis that cannot be read is said, never taken for a verdict', (t) => {
  const fails = (directory: string, message: RegExp): void => {
    assert.throws(
      () => readVerdict(directory),
      (error) => error instanceof CritiqorError && message.test(error.message) && error.remedy !== undefined,
    );
  };
  fails(makeDirectory(t, '{"schema_version":'), /is not JSON/);
  fails(makeDirectory(t, '{"schema_version":"critiqor.diagnosis.v2"}'), /version "critiqor\.diagnosis\.v2"/);
  fails(makeDirectory(t, 'null'), /version null/);
  const linked = makeDirectory(t);
  symlinkSync('/etc/hostname', join(linked, 'diagnosis.json'));
  fails(linked, /not a plain file/);
});
