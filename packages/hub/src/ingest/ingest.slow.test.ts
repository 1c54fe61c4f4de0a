import assert from 'node:assert/strict';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { readSealList } from '../../../critiqor/src/ledger/seal-list.ts';
import { pushRun, type RunToPush } from '../../../critiqor/src/push/push-run.ts';
import { makeFinalizedRun, makeRunsDir } from '../../../critiqor/src/testing/finalized-run.ts';
import { createSigningKeys, loadSigningKey } from '../../../critiqor/src/verify/signing-keys.ts';
import { verifyEvidence } from '../../../critiqor/src/verify/verify-evidence.ts';
import { DATABASE } from '../store/define-table.ts';
import { putProject } from '../tenancy/projects.ts';
import { startTestHub } from '../testing/test-hub.ts';
import { makeHubFolder, NO_ENGINE, openTestStore } from '../testing/test-store.ts';

async function makeRun(
  t: TestContext,
  writer = 'w_a',
  runsDir = makeRunsDir(t),
  signingKey?: string,
): Promise<RunToPush> {
  const paths = await makeFinalizedRun(runsDir, writer, signingKey ? { signingKey: loadSigningKey(signingKey) } : {});
  const listed = [...readSealList(paths.seals).runs.values()].at(-1);
  assert.ok(listed);
  return { paths: toRunPaths(runsDir, listed.run_id), runId: listed.run_id, seal: listed.seal };
}

test('runs are taken, given back and erased', { skip: NO_ENGINE }, async (t) => {
  const store = await openTestStore(t);
  const hub = await startTestHub(t, store);
  const token = await hub.tokenFor('team');
  const client = hub.clientFor(token);
  const evidenceOf = async (seal: string, by = token): Promise<Response> =>
    hub.fetch(by, 'GET', `/api/v1/runs/${seal}/evidence`);
  const count = async (table: string, seal: string): Promise<number> =>
    Number(
      (
        await store.rows<{ n: number }>(`SELECT count() AS n FROM ${DATABASE}.${table} WHERE seal = {seal:String}`, {
          seal,
        })
      )[0]?.n,
    );

  await t.test('what comes back is what was sealed, byte for byte', async (t) => {
    const run = await makeRun(t);
    assert.deepEqual(await pushRun(client, run, "mac'hine\n\\"), { state: 'accepted', reasons: [] });
    const answer = await evidenceOf(run.seal);
    const text = await answer.text();
    assert.equal(text, readFileSync(run.paths.session, 'utf8'));
    const copy = join(makeHubFolder(t), 'session.json');
    writeFileSync(copy, text);
    assert.equal((await verifyEvidence(copy)).status, 'consistent');
    const [row] = await store.rows<{ machine: string; judged_by: string; events: number }>(
      `SELECT machine, judged_by, events FROM ${DATABASE}.runs FINAL WHERE seal = {seal:String}`,
      { seal: run.seal },
    );
    assert.equal(row?.machine, "mac'hine\n\\");
    assert.match(row?.judged_by ?? '', /^[\d.]+\/default\//);
    const diagnosis = await hub.fetch(token, 'GET', `/api/v1/runs/${run.seal}/diagnosis`);
    assert.deepEqual(await diagnosis.json(), JSON.parse(readFileSync(run.paths.diagnosis, 'utf8')));
  });

  await t.test('a run that is sent twice, or at once by several, is there once', async (t) => {
    const run = await makeRun(t, 'w_b');
    const results = await Promise.all(Array.from({ length: 6 }, () => pushRun(client, run, 'm')));
    assert.ok(results.every(({ state }) => state === 'accepted' || state === 'known'));
    assert.deepEqual(await pushRun(client, run, 'm'), { state: 'known', reasons: [] });
    assert.equal(await (await evidenceOf(run.seal)).text(), readFileSync(run.paths.session, 'utf8'));
    const [row] = await store.rows<{ n: number }>(
      `SELECT count() AS n FROM ${DATABASE}.runs FINAL WHERE seal = {seal:String}`,
      { seal: run.seal },
    );
    assert.equal(Number(row?.n), 1);
  });

  await t.test('a run without its commit row is not there', async (t) => {
    const run = await makeRun(t, 'w_c');
    await pushRun(client, run, 'm');
    await store.erase('runs', 'seal = {seal:String}', { seal: run.seal });
    assert.ok((await count('events', run.seal)) > 0);
    assert.equal((await evidenceOf(run.seal)).status, 404);
    assert.deepEqual(await pushRun(client, run, 'm'), { state: 'accepted', reasons: [] });
    assert.equal(await (await evidenceOf(run.seal)).text(), readFileSync(run.paths.session, 'utf8'));
  });

  await t.test('what is erased is gone, and does not come back', async (t) => {
    const run = await makeRun(t, 'w_d');
    await pushRun(client, run, 'm');
    assert.equal((await hub.fetch(token, 'DELETE', `/api/v1/runs/${run.seal}`)).status, 200);
    for (const table of ['events', 'findings', 'diagnoses']) assert.equal(await count(table, run.seal), 0);
    assert.equal((await evidenceOf(run.seal)).status, 404);
    assert.deepEqual(await pushRun(client, run, 'm'), { state: 'erased', reasons: [] });
    assert.equal((await hub.fetch(token, 'DELETE', `/api/v1/runs/${'0'.repeat(64)}`)).status, 404);
  });

  await t.test('evidence that was changed goes to quarantine', async (t) => {
    const run = await makeRun(t, 'w_e');
    chmodSync(run.paths.session, 0o600);
    writeFileSync(
      run.paths.session,
      readFileSync(run.paths.session, 'utf8').replace('There is one file.', 'There are none here'),
    );
    const { state, reasons } = await pushRun(client, run, 'm');
    assert.equal(state, 'quarantined');
    assert.ok(reasons.includes('wrong_digest'), reasons.join());
    assert.equal((await evidenceOf(run.seal)).status, 404);
    assert.equal(await count('events', run.seal), 0);
    const { uploads } = (await (await hub.fetch(token, 'GET', '/api/v1/quarantine')).json()) as {
      uploads: { reasons: string[] }[];
    };
    assert.equal(uploads.length, 1);
    assert.ok(uploads[0]?.reasons.includes('wrong_digest'));
  });

  await t.test('a seal that the evidence does not have is refused', async (t) => {
    const [one, two] = [await makeRun(t, 'w_f'), await makeRun(t, 'w_g')];
    assert.equal((await pushRun(client, { ...one, seal: two.seal }, 'm')).state, 'quarantined');
    assert.equal((await evidenceOf(two.seal)).status, 404);
    assert.equal((await pushRun(client, two, 'm')).state, 'accepted');
  });

  await t.test('a project keeps runs for its own time, then ClickHouse deletes them', async (t) => {
    const run = await makeRun(t);
    const days: Readonly<Record<string, number>> = { week: 7, long: 700 };
    for (const [project, retention_days] of Object.entries(days)) {
      await putProject(store, project, { retention_days });
      await pushRun(hub.clientFor(await hub.tokenFor(project)), run, 'm');
    }
    for (const table of ['runs', 'events', 'diagnoses']) {
      const rows = await store.rows<{ readonly project: string; readonly days: number }>(
        `SELECT project, min(dateDiff('hour', now('UTC'), expires)) / 24 AS days FROM ${DATABASE}.${table}
         WHERE project IN ('week', 'long') GROUP BY project`,
      );
      assert.equal(rows.length, 2, table);
      for (const row of rows) assert.ok(Math.abs(Number(row.days) - (days[row.project] ?? 0)) < 0.2, table);
    }
    // The same rows as if one run had been stored long ago, and another had not.
    for (const [seal, expires] of [
      ['old', "now('UTC') - 60"],
      ['new', "now('UTC') + 60000"],
    ])
      await store.command(
        `INSERT INTO ${DATABASE}.events SELECT * REPLACE ('${seal}' AS seal, ${expires} AS expires) FROM ${DATABASE}.events WHERE project = 'week'`,
      );
    await store.command(`OPTIMIZE TABLE ${DATABASE}.events FINAL`);
    assert.equal(await count('events', 'old'), 0);
    assert.ok((await count('events', 'new')) > 0);
  });

  await t.test('a project that demands a signature takes only its own', async (t) => {
    const folder = makeHubFolder(t);
    const [mine, other] = [join(folder, 'mine'), join(folder, 'other')];
    createSigningKeys(mine);
    createSigningKeys(other);
    const signedOnly = hub.clientFor(await hub.tokenFor('signed'));
    await putProject(store, 'signed', { require_signature: true, public_keys: [readFileSync(`${mine}.pub`, 'utf8')] });
    const runs = await Promise.all([
      makeRun(t, 'w_h', makeRunsDir(t), mine),
      makeRun(t, 'w_i', makeRunsDir(t), other),
      makeRun(t, 'w_j'),
    ]);
    const results = await Promise.all(runs.map((run) => pushRun(signedOnly, run, 'm')));
    assert.deepEqual(
      results.map(({ state, reasons }) => [state, reasons]),
      [
        ['accepted', []],
        ['quarantined', ['signature_other_key']],
        ['quarantined', ['signature_absent']],
      ],
    );
  });
});
