import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type TestContext, test } from 'node:test';
import { diagnose } from '@critiqor/diagnosis/diagnose';
import type { EvidenceEvent } from '@critiqor/diagnosis/intake/read-evidence';
import type { Diagnosis } from '@critiqor/diagnosis/model/diagnosis';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { checkRun } from '../runs/check-run.ts';
import { importAll } from '../testing/imports/test-store.ts';
import { openImportFiles } from './files/open-import-file.ts';
import type { ImportFile } from './import-source.ts';
import { findStores } from './openclaw/find-stores.ts';

/** Runs of real OpenClaw versions, both recorded and stored by OpenClaw itself: `scripts/make-store-fixtures.ts`. */
const FIXTURES = resolve(import.meta.dirname, '../../../../fixtures/stores');
/** Every message begins a run, as each was recorded. */
const OPTIONS = { idleMs: 0, now: Date.UTC(2030, 0) };

function diagnoseRecorded(version: string, runId: string): Diagnosis {
  const lines = readFileSync(join(FIXTURES, version, 'recorded', `${runId}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n');
  const events = lines.map((line) => JSON.parse(line) as EvidenceEvent);
  const identity = { run_id: runId, agent_id: 'main', tenant_id: '', framework: 'openclaw', visibility: 'private' };
  return diagnose({ identity, events, integrity: null });
}

async function importFixture(t: TestContext, files: readonly ImportFile[]): Promise<(Diagnosis | null)[]> {
  const runsDir = mkdtempSync(join(tmpdir(), 'critiqor-imported-'));
  t.after(() => rmSync(runsDir, { recursive: true }));
  const { imported, bad } = await importAll(runsDir, files);
  assert.equal(bad, 0);
  return Promise.all(imported.map(async ({ run_id }) => (await checkRun(toRunPaths(runsDir, run_id ?? ''))).diagnosis));
}

/** What both must agree on. Ids of events differ: a store holds fewer. */
const toVerdict = (diagnosis: Diagnosis | null) =>
  diagnosis?.findings.map(({ type, severity, explanation, fault }) => ({ type, severity, explanation, fault }));

const versions = readdirSync(FIXTURES);
test('there are stores of three versions', () => assert.ok(versions.length >= 3, versions.join()));

for (const version of versions) {
  test(`OpenClaw ${version}: a run that was recorded and imported gives the same findings`, async (t) => {
    const diagnoses = await importFixture(t, findStores(join(FIXTURES, version, 'state'), OPTIONS));
    assert.equal(diagnoses.length, 2);
    for (const [index, imported] of diagnoses.entries()) {
      const recorded = diagnoseRecorded(version, `run_00${index + 1}`);
      assert.ok(recorded.findings.length > 0, 'equal for a reason');
      assert.deepEqual(toVerdict(imported), toVerdict(recorded));
      assert.equal(imported?.executive_summary.trust_score, recorded.executive_summary.trust_score);
      assert.equal(imported?.evidence_summary.tool_calls, recorded.evidence_summary.tool_calls);
      // The message that asked for an unknown tool is not stored, so its model call and its tokens are not either.
      const unstored = index === 0 ? 1 : 0;
      assert.equal(imported?.evidence_summary.model_calls, recorded.evidence_summary.model_calls - unstored);
      // What the recorder saw and the store cannot contain is said.
      const more =
        imported?.coverage.not_captured.filter((fact) => !recorded.coverage.not_captured.includes(fact)) ?? [];
      assert.ok(more.includes('duration of model calls'));
    }
  });
}

const exported = versions.filter((version) => existsSync(join(FIXTURES, version, 'export')));
test('a trajectory export gives the findings of the store that it was made from', async (t) => {
  assert.ok(exported.length > 0);
  for (const version of exported) {
    const ofStore = await importFixture(t, findStores(join(FIXTURES, version, 'state'), OPTIONS));
    const ofExport = await importFixture(t, openImportFiles(join(FIXTURES, version, 'export'), OPTIONS));
    assert.deepEqual(ofExport.map(toVerdict), ofStore.map(toVerdict));
    assert.deepEqual(
      ofExport.map((diagnosis) => diagnosis?.coverage.imported_from),
      ['openclaw_trajectory', 'openclaw_trajectory'],
    );
  }
});
