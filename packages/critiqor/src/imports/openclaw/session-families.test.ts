import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { type TestContext, test } from 'node:test';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { checkRun } from '../../runs/check-run.ts';
import { importAll, makeEntries, writeSessionDatabase, writeSessionFile } from '../../testing/imports/test-store.ts';
import { findStores } from './find-stores.ts';
import { toFamilies } from './session-families.ts';
import type { StoredSession } from './stored-session.ts';

/** A parent, a child and a grandchild, stored by OpenClaw 2026.9.6 and cut to what an import reads. */
const FIXTURE = resolve(import.meta.dirname, '../../../../../fixtures/subagent-store');
const START = Date.UTC(2026, 9, 1);
const HOUR = 3_600_000;
const OPTIONS = { idleMs: 900_000, now: Date.UTC(2030, 0) };

function makeFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-families-'));
  t.after(() => rmSync(folder, { recursive: true }));
  return folder;
}

type Line = Readonly<Record<string, unknown>> & { readonly payload: Readonly<Record<string, unknown>> };

const eventsOf = (runsDir: string, runId: string): Line[] =>
  JSON.parse(readFileSync(toRunPaths(runsDir, runId).session, 'utf8')).events;

test('a real store: subagents of two levels are in the run of the conversation that started them', async (t) => {
  const runsDir = makeFolder(t);
  const { imported, bad } = await importAll(runsDir, findStores(FIXTURE, OPTIONS));
  assert.deepEqual([imported.length, bad], [1, 0]);
  const { diagnosis, withheld } = await checkRun(toRunPaths(runsDir, 'run_001'));
  const { conversations, subagents, model_calls, tool_calls } = diagnosis?.evidence_summary ?? {};
  assert.deepEqual([withheld, conversations, subagents, model_calls, tool_calls], [null, 3, 2, 8, 5]);
  assert.deepEqual(diagnosis?.findings, []);
  assert.ok(!diagnosis?.coverage.not_captured.some((fact) => /subagents/.test(fact)));
  const events = eventsOf(runsDir, 'run_001');
  const lines = events
    .filter(({ event_type }) => String(event_type).startsWith('subagent_'))
    .map(({ event_type, payload }) => `${event_type} ${payload.label ?? payload.ending} ${payload.mode ?? ''}`.trim());
  assert.deepEqual(lines, [
    'subagent_spawned child run',
    'subagent_spawned grandchild run',
    'subagent_ended success',
    'subagent_ended success',
  ]);
  const times = events.filter(({ writer }) => writer !== 'supervisor').map(({ timestamp }) => String(timestamp));
  assert.deepEqual(times, times.toSorted());
  const again = await importAll(runsDir, findStores(FIXTURE, OPTIONS));
  assert.deepEqual([again.imported.length, again.known], [0, 1]);
});

/** Files of an older version: a conversation of two stretches, and subagents that begin at given times. */
function writeFiles(stateDir: string, subagents: Readonly<Record<string, { by: string; at: number }>>): string {
  const path = writeSessionFile(stateDir, 'talk', makeEntries(2, { startMs: START }));
  const index: Record<string, object> = { 'agent:main:talk': { sessionId: 'talk' } };
  for (const [name, { by, at }] of Object.entries(subagents)) {
    writeSessionFile(stateDir, name, makeEntries(1, { startMs: at }));
    index[`agent:main:${name}`] = { sessionId: name, spawnedBy: `agent:main:${by}`, label: name };
  }
  writeFileSync(join(dirname(path), 'sessions.json'), JSON.stringify(index));
  return path;
}

test('files: each subagent is in the stretch in which it began, and one without its parent is a run of its own', async (t) => {
  const folder = makeFolder(t);
  const [stateDir, runsDir] = [join(folder, 'state'), join(folder, 'runs')];
  writeFiles(stateDir, {
    early: { by: 'talk', at: START + 1_500 },
    // It begins late, but below the one that began in the first stretch.
    below: { by: 'early', at: START + 1.5 * HOUR },
    late: { by: 'talk', at: START + HOUR + 1_500 },
    orphan: { by: 'gone', at: START + 2 * HOUR },
  });
  const { imported, bad } = await importAll(runsDir, findStores(stateDir, OPTIONS));
  assert.equal(bad, 0);
  const started = imported.map(({ run_id }) =>
    eventsOf(runsDir, run_id ?? '').flatMap(({ event_type, payload }) =>
      event_type === 'subagent_spawned' ? [payload.label] : [],
    ),
  );
  assert.deepEqual(started.toSorted(), [[], ['early', 'below'], ['late']]);
});

/** A conversation of one agent, which starts a subagent of another, which starts one of its own. */
function writeAgents(stateDir: string): { readonly helper: string } {
  const session = (at: number) => makeEntries(1, { startMs: at });
  writeSessionDatabase(stateDir, { talk: session(START) }, { links: { talk: { key: 'agent:main:talk' } } });
  const helper = writeSessionDatabase(
    stateDir,
    { research: session(START + 500), below: session(START + 700), own: session(START + HOUR) },
    {
      agent: 'helper',
      links: {
        research: { key: 'agent:helper:subagent:1', spawnedBy: 'agent:main:talk' },
        below: { key: 'agent:helper:subagent:2', spawnedBy: 'agent:helper:subagent:1' },
        own: { key: 'agent:helper:talk' },
      },
    },
  );
  return { helper };
}

test('databases: a subagent of another agent, and what it starts, is in the run that started it', async (t) => {
  const folder = makeFolder(t);
  const [stateDir, runsDir] = [join(folder, 'state'), join(folder, 'runs')];
  writeAgents(stateDir);
  const { imported, bad } = await importAll(runsDir, findStores(stateDir, OPTIONS));
  assert.deepEqual([imported.length, bad], [2, 0]);
  const told = imported.map(({ run_id }) => {
    const events = eventsOf(runsDir, run_id ?? '');
    const labels = events.flatMap(({ event_type, payload }) =>
      event_type === 'subagent_spawned' ? [payload.label] : [],
    );
    return [events.filter(({ event_type }) => event_type === 'tool_call').length, labels];
  });
  assert.deepEqual(told, [
    [1, []],
    [3, ['research', 'below']],
  ]);
  const again = await importAll(runsDir, findStores(stateDir, OPTIONS));
  assert.deepEqual([again.imported.length, again.known], [0, 2]);
});

test('the store of an old version beside the new one keeps its own subagents', async (t) => {
  const folder = makeFolder(t);
  const [stateDir, runsDir] = [join(folder, 'state'), join(folder, 'runs')];
  writeAgents(stateDir);
  writeFiles(stateDir, { early: { by: 'talk', at: START + 1_500 } });
  const { imported } = await importAll(runsDir, findStores(stateDir, OPTIONS));
  const labels = imported.map(({ run_id }) =>
    eventsOf(runsDir, run_id ?? '').flatMap(({ event_type, payload }) =>
      event_type === 'subagent_spawned' ? [payload.label] : [],
    ),
  );
  assert.deepEqual(labels.toSorted(), [[], [], ['early'], ['research', 'below']]);
});

test('damage in the store of another agent is said once and takes no other run away', async (t) => {
  const folder = makeFolder(t);
  const [stateDir, runsDir] = [join(folder, 'state'), join(folder, 'runs')];
  const { helper } = writeAgents(stateDir);
  writeFileSync(helper, 'no database');
  const { imported, bad_records } = await importAll(runsDir, findStores(stateDir, OPTIONS));
  assert.equal(imported.length, 1);
  assert.deepEqual(
    bad_records.map(({ place }) => place),
    [helper],
  );
});

test('a subagent that goes on makes its run look changed, and one that is still at work keeps it open', async (t) => {
  const folder = makeFolder(t);
  const [stateDir, runsDir] = [join(folder, 'state'), join(folder, 'runs')];
  const run = (now: number) => importAll(runsDir, findStores(stateDir, { ...OPTIONS, now }));
  writeFiles(stateDir, { late: { by: 'talk', at: START + HOUR + 10 * 60_000 } });
  const first = await run(START + HOUR + 20 * 60_000);
  assert.deepEqual([first.imported.length, first.open], [1, 1], 'the talk itself has been idle for 20 minutes');
  const second = await run(START + 2 * HOUR);
  assert.deepEqual([second.imported.length, second.known], [1, 1]);
  writeSessionFile(stateDir, 'late', makeEntries(2, { startMs: START + HOUR + 10 * 60_000, pauseMs: 60_000 }));
  const third = await run(START + 2 * HOUR);
  assert.deepEqual([third.imported.length, third.known, third.imported[0]?.changed_from], [1, 1, 'run_002']);
});

test('parents are found after resets, and chains that lead nowhere are left apart', () => {
  const session = (id: string, key: string, at: number, spawnedBy?: string): StoredSession => ({
    source: 'openclaw_store',
    id,
    key,
    spawnedBy,
    agentId: 'main',
    place: id,
    file: id,
    layout: 'files',
    hostVersion: undefined,
    entries: () => [{ cursor: 0, place: id, text: JSON.stringify({ type: 'session', timestamp: at }), sizeBytes: 1 }],
    runtime: () => [],
  });
  const families = toFamilies([
    session('old', 'talk', START),
    session('new', 'talk', START + HOUR),
    session('child', 'sub', START + HOUR + 1, 'talk'),
    session('own', 'own', START, 'own'),
    session('left', 'l', START, 'r'),
    session('right', 'r', START, 'l'),
  ]);
  assert.deepEqual(
    families.map(({ root, spawned }) => [root.id, spawned.map(({ session: { id } }) => id)]),
    [
      ['old', []],
      ['new', ['child']],
      ['own', []],
      ['left', []],
      ['right', []],
    ],
  );
});
