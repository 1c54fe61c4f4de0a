import assert from 'node:assert/strict';
import { createPublicKey, hash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { verifyEvidence } from './verify-evidence.ts';

/** A sealed run with evidence of every version. These files never change: what was sealed once must verify forever. */
const FIXTURES = join(import.meta.dirname, '../../../../fixtures/sealed');
const SHIPPED = {
  v1: 'c85bc3270d3e3d4b10a4686c16506a9833bf15efd902c6a258f8bc8bba5d86b6',
  // Version 2 is open for further fields; a run without them must stay valid.
  v2: 'a424fc0826ec6adbd3dd614e46b068513da1d074a98f31395561305d6e50741b',
  // Recorded, signed and sealed from a run of OpenClaw 2026.9.6, agent --local.
  'v2-local': '22330d628ee9fcc89a491698e51ccd76c2b55c4abdabcfb4c4e88eae3cb340b7',
} as const;

for (const [version, digest] of Object.entries(SHIPPED)) {
  const path = join(FIXTURES, version, 'session.json');
  const publicKey = createPublicKey(readFileSync(join(FIXTURES, version, 'public-key.pem')));

  test(`a run that was sealed with evidence ${version} is kept byte for byte, and verifies`, async () => {
    assert.equal(hash('sha256', readFileSync(path)), digest);
    const { status, problems } = await verifyEvidence(path, { publicKey });
    assert.deepEqual([status, problems], ['signed', []]);
  });

  test(`other figures in a seal of evidence ${version} are found`, async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'critiqor-versions-'));
    t.after(() => rmSync(folder, { recursive: true }));
    const changed = join(folder, 'session.json');
    writeFileSync(changed, readFileSync(path, 'utf8').replace(/"error_events":\d+/, '"error_events":1'));
    const { status, problems } = await verifyEvidence(changed, { publicKey });
    assert.equal(status, 'invalid');
    assert.ok(problems.some(({ kind }) => kind === 'wrong_metrics'));
  });
}
