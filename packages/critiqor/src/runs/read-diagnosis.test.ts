import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { CritiqorError } from '../system/errors.ts';
import { makeDiagnosis } from '../testing/test-diagnosis.ts';
import { readDiagnosis, toRunVerdict, tryReadDiagnosis } from './read-diagnosis.ts';

function makeFile(t: TestContext, content?: unknown): string {
  const directory = mkdtempSync(join(tmpdir(), 'critiqor-diagnosis-'));
  t.after(() => rmSync(directory, { recursive: true }));
  const path = join(directory, 'diagnosis.json');
  if (content !== undefined) writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const WHOLE = makeDiagnosis(62, 'infinite_tool_loop');

test('what is read is what the file says', (t) => {
  assert.equal(readDiagnosis(makeFile(t)), undefined);
  assert.equal(tryReadDiagnosis(makeFile(t)), null);
  const path = makeFile(t, WHOLE);
  assert.deepEqual(readDiagnosis(path), WHOLE);
  assert.deepEqual(toRunVerdict(WHOLE), {
    trust_score: 62,
    readiness_level: 'review_recommended',
    confidence_score: 50,
    primary_failure: 'infinite_tool_loop',
  });
});

test('a file that is not a diagnosis is refused, never taken for a verdict', (t) => {
  const fails = (path: string, message: RegExp): void => {
    assert.throws(
      () => readDiagnosis(path),
      (error) => error instanceof CritiqorError && message.test(error.message) && error.remedy !== undefined,
    );
    assert.equal(tryReadDiagnosis(path), null);
  };
  fails(makeFile(t, '{"schema_version":'), /is not JSON/);
  fails(makeFile(t, '{"schema_version":"critiqor.diagnosis.v2"}'), /version "critiqor\.diagnosis\.v2"/);
  fails(makeFile(t, 'null'), /version null/);
  fails(makeFile(t, { ...WHOLE, executive_summary: { trust_score: '62' } }), /does not have the shape/);
  const linked = makeFile(t);
  symlinkSync('/etc/hostname', linked);
  fails(linked, /not a plain file/);
});
