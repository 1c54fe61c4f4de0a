import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ensureRunDirectories, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { createEventEncoder } from '@critiqor/evidence/write/event-encoder';
import { createJournalWriter } from '@critiqor/evidence/write/journal-writer';
import { toBusyDraft } from '../../bench/busy-journal.ts';
import { diagnoseRun } from '../../packages/critiqor/src/judge/diagnose-run.ts';
import { createRunRecord, transition } from '../../packages/critiqor/src/runs/run-lifecycle.ts';
import { lifecycleEvents, type RunRecord } from '../../packages/critiqor/src/runs/run-record.ts';
import { sealEvidence } from '../../packages/critiqor/src/seal/seal-evidence.ts';
import { buildIndex } from '../../packages/critiqor/src/server/index/build-index.ts';
import { verifyEvidence } from '../../packages/critiqor/src/verify/verify-evidence.ts';

/** One step of a run's life in a process of its own, `work.ts STEP FOLDER EVENTS`: says what it took of the processor and of the memory. */

const [step = '', folder = '', eventsText = '0'] = process.argv.slice(2);
const events = Number(eventsText);
const paths = toRunPaths(folder, 'run_001');
const AT = '2026-01-01T00:00:00.000Z';
const METADATA = {
  agent_id: 'growth',
  tenant_id: 'default',
  framework: 'openclaw',
  visibility: 'private',
  benchmark_id: 'growth',
  difficulty_tier: 'stress',
  labels: {},
} as const;

const toRecord = (): RunRecord =>
  transition(createRunRecord('run_001', METADATA, AT), 'FINALIZING', AT, 'finalize requested');

/** In the order in which they happen; each needs what the one before it left. */
const STEPS: Readonly<Record<string, () => unknown>> = {
  record() {
    mkdirSync(folder, { recursive: true });
    ensureRunDirectories(paths);
    const encode = createEventEncoder('standard', (text) => text.slice(0, 16).padEnd(16, '0'));
    const journal = createJournalWriter({ path: paths.journal, writer: 'w_0123456789ab', encode });
    for (let index = 0; index < events; index += 1) journal.append(toBusyDraft(index, index + 1));
    journal.close();
  },
  seal: () => sealEvidence({ paths, lifecycle: lifecycleEvents(toRecord()), createdAt: AT, sealedAt: AT }),
  async verify() {
    const { status } = await verifyEvidence(paths.session);
    if (status !== 'consistent') throw new Error(`The evidence is ${status}.`);
  },
  diagnose: () => diagnoseRun(paths, toRecord()),
  async open() {
    const db = new DatabaseSync(join(folder, 'index.db'));
    await buildIndex(paths.session, db, { identity: 'growth' });
    db.close();
  },
};

const began = process.cpuUsage();
await STEPS[step]?.();
const { user, system } = process.cpuUsage(began);
const peakMb = process.resourceUsage().maxRSS / 1_024;
console.log(JSON.stringify({ cpuMs: (user + system) / 1_000, peakMb }));
