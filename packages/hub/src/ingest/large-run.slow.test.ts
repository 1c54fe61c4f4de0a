import assert from 'node:assert/strict';
import { hash, randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { type TestContext, test } from 'node:test';
import { zstdCompressSync } from 'node:zlib';
import { PUSH_LIMITS, PUSH_PATHS } from '@critiqor/api/push';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { readSealList } from '../../../critiqor/src/ledger/seal-list.ts';
import type { HubClient } from '../../../critiqor/src/push/hub-client.ts';
import { pushRun, type RunToPush } from '../../../critiqor/src/push/push-run.ts';
import { withRunsLock } from '../../../critiqor/src/runs/runs-lock.ts';
import { finalizeRun } from '../../../critiqor/src/supervise/finalize-run.ts';
import { startRun } from '../../../critiqor/src/supervise/start-run.ts';
import { makeRunsDir } from '../../../critiqor/src/testing/finalized-run.ts';
import { createTestWriter, writeJournal } from '../../../critiqor/src/testing/test-evidence.ts';
import { TEST_METADATA } from '../../../critiqor/src/testing/test-metadata.ts';
import { DATABASE } from '../store/define-table.ts';
import { startTestHub } from '../testing/test-hub.ts';
import { NO_ENGINE, openTestStore } from '../testing/test-store.ts';

const PARTS = 2;

test('a run that is larger than one request', { skip: NO_ENGINE }, async (t) => {
  const store = await openTestStore(t);
  const hub = await startTestHub(t, store);
  const token = await hub.tokenFor('team');
  const { client, sent } = countingParts(hub.clientFor(token));
  const count = async (table: string, seal: string): Promise<number> => {
    const sql = `SELECT count() AS n FROM ${DATABASE}.${table} WHERE seal = {seal:String}`;
    return Number((await store.rows<{ n: number }>(sql, { seal }))[0]?.n);
  };

  await t.test('comes back byte for byte, and leaves no parts behind', async (t) => {
    const run = await makeLargeRun(t, 'w_a');
    assert.deepEqual(await pushRun(client, run, 'm'), { state: 'accepted', reasons: [] });
    const answer = await hub.fetch(token, 'GET', `/api/v1/runs/${run.seal}/evidence`);
    assert.ok(Buffer.from(await answer.arrayBuffer()).equals(readFileSync(run.paths.session)));
    assert.equal(await count('upload_parts', run.seal), 0);
  });

  await t.test('goes on where it was interrupted, also after parts were lost', async (t) => {
    const run = await makeLargeRun(t, 'w_b');
    const cut = {
      ...client,
      ask: ((method, path, body) => {
        if (method === 'POST') throw new Error('cut');
        return client.ask(method, path, body);
      }) as HubClient['ask'],
    };
    await assert.rejects(pushRun(cut, run, 'm'), /cut/);
    assert.equal(sent.get(run.seal), PARTS);
    const { parts } = (await (await hub.fetch(token, 'GET', `${PUSH_PATHS.parts}/${run.seal}`)).json()) as {
      readonly parts: readonly string[];
    };
    await store.erase('upload_parts', 'digest = {digest:String}', { digest: parts[1] });
    assert.equal((await pushRun(client, run, 'm')).state, 'accepted');
    assert.equal(sent.get(run.seal), PARTS + 1);
  });

  await t.test('is stored once when several send it at once', async (t) => {
    const run = await makeLargeRun(t, 'w_c');
    const results = await Promise.all([pushRun(client, run, 'm'), pushRun(client, run, 'm')]);
    assert.ok(results.every(({ state }) => state === 'accepted' || state === 'known'));
    const answer = await hub.fetch(token, 'GET', `/api/v1/runs/${run.seal}/evidence`);
    assert.ok(Buffer.from(await answer.arrayBuffer()).equals(readFileSync(run.paths.session)));
  });

  await t.test('goes to quarantine when it was changed, and none of it is stored', async (t) => {
    const run = await makeLargeRun(t, 'w_d');
    const text = readFileSync(run.paths.session, 'utf8');
    chmodSync(run.paths.session, 0o600);
    writeFileSync(run.paths.session, text.replace('"role":"assistant"', '"role":"assistent"'));
    const { state, reasons } = await pushRun(client, run, 'm');
    assert.equal(state, 'quarantined');
    assert.ok(reasons.includes('wrong_digest'), reasons.join());
    assert.deepEqual([await count('events', run.seal), await count('runs', run.seal)], [0, 0]);
  });

  await t.test('is refused when its parts are not parts', async () => {
    const seal = 'f'.repeat(64);
    const put = async (bytes: Buffer, digest = hash('sha256', bytes), encoding = 'zstd') => {
      const response = await fetch(`${hub.address}${PUSH_PATHS.parts}/${seal}/${digest}`, {
        method: 'PUT',
        headers: { Authorization: `Bearer ${token}`, 'Content-Encoding': encoding },
        body: new Uint8Array(bytes),
      });
      return response.status;
    };
    assert.equal(await put(Buffer.from('x'), 'a'.repeat(64)), 400);
    assert.equal(await put(Buffer.from('x'), undefined, 'br'), 400);
    assert.equal(await count('upload_parts', seal), 0);
    const [short, last] = [Buffer.from('{"short":true}'), Buffer.from('last')].map((bytes) => zstdCompressSync(bytes));
    assert.ok(short && last);
    assert.deepEqual([await put(short), await put(last)], [201, 201]);
    const post = async (parts: readonly string[]): Promise<string> => {
      const manifest = { run_id: 'run_001', seal, machine: 'm', parts, diagnosis: null, annotations: '' };
      const answer = await hub.fetch(token, 'POST', PUSH_PATHS.runs, `${JSON.stringify(manifest)}\n`);
      return ((await answer.json()) as { readonly error: { readonly code: string } }).error.code;
    };
    assert.equal(await post([hash('sha256', short), 'b'.repeat(64)]), 'parts_missing');
    assert.equal(await post([short, last].map((bytes) => hash('sha256', bytes))), 'bad_request');
    const bomb = zstdCompressSync(Buffer.alloc(PUSH_LIMITS.partBytes + 1));
    for (const [bytes, code] of [
      [bomb, 'too_large'],
      [Buffer.from('no zstd'), 'bad_request'],
      [short, 'quarantined'],
    ] as const) {
      assert.equal(await put(bytes), 201);
      assert.equal(await post([hash('sha256', bytes)]), code);
    }
    // What is not even a part is forgotten, so that it can be sent again.
    assert.equal(await count('upload_parts', seal), 1);
  });
});

/** A run whose evidence fills several parts, with every character that is special on its way into a table. */
async function makeLargeRun(t: TestContext, writer: string): Promise<RunToPush> {
  const runsDir = makeRunsDir(t);
  const { paths } = withRunsLock(runsDir, () => startRun(runsDir, TEST_METADATA, new Date().toISOString()));
  const write = createTestWriter(writer);
  const model = { source_layer: 'extension_api', tool_name: undefined, tool_call_id: undefined } as const;
  const chars = (PARTS - 0.5) * PUSH_LIMITS.partBytes;
  const results = Array.from({ length: 20 }, (_, index) => {
    const text = randomBytes(chars / 20 / 2).toString('hex');
    const payload = { result: `${index} \\ \t \n \r \0 ' " é 😀 \uFFFD ${text}` };
    return write({ tool_call_id: `call_${index}`, event_type: 'tool_result', outcome: 'completed', payload });
  });
  writeJournal(paths, [
    write({ ...model, event_type: 'recorder_start', payload: { evidence_version: 2 } }),
    ...results,
    write({ ...model, event_type: 'message_end', payload: { role: 'assistant', text: 'Done.' } }),
  ]);
  await finalizeRun(runsDir);
  const [listed] = readSealList(paths.seals).runs.values();
  assert.ok(listed);
  return { paths: toRunPaths(runsDir, listed.run_id), runId: listed.run_id, seal: listed.seal };
}

/** Counts the parts that are sent, by seal. */
function countingParts(client: HubClient): { readonly client: HubClient; readonly sent: ReadonlyMap<string, number> } {
  const sent = new Map<string, number>();
  const ask: HubClient['ask'] = (method, path, body) => {
    const [, seal] = /\/parts\/(\w+)\//.exec(path) ?? [];
    if (method === 'PUT' && seal) sent.set(seal, (sent.get(seal) ?? 0) + 1);
    return client.ask(method, path, body);
  };
  return { client: { ...client, ask }, sent };
}
