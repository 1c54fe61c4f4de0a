import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { pushRun } from '../../packages/critiqor/src/push/push-run.ts';
import { checkUpload } from '../../packages/hub/src/check/check-upload.ts';
import { EVENT_ROW_COLUMNS, readEventRows } from '../../packages/hub/src/check/event-rows.ts';
import { DATABASE } from '../../packages/hub/src/store/define-table.ts';
import { bindToProject } from '../../packages/hub/src/store/project-database.ts';
import { makeBusyRun } from '../busy-run.ts';
import { median, round } from '../measure.ts';
import { type BenchHub, readSeal, timeMs } from './running-hub.ts';

const LEAST_SHARE = 0.5;
const MOST_MB = 300;
const ROUNDS = 3;

/** One large run through the whole hub, and the same rows with the same client without it. */
export async function measureIngest(hub: BenchHub, events: number): Promise<object> {
  const { folder, store } = hub;
  const runsDir = join(folder, 'runs');
  const bytes = await makeBusyRun(runsDir, 'run_001', events);
  const paths = toRunPaths(runsDir, 'run_001');
  const seal = readSeal(paths.session);
  const bare = bindToProject(store, 'bare');
  const batches = await makeBatches(folder, paths.session, seal, bare.rowStart);
  // Each batch after the one before; the hub itself sends two at a time.
  const insert = async (): Promise<void> => {
    for (const path of batches) await bare.insertLines('events', EVENT_ROW_COLUMNS, readFileSync(path));
  };
  const cpuOf = async (work: () => Promise<unknown>): Promise<Sample> => {
    const before = hub.cpuMs();
    const ms = await timeMs(work);
    return { ms, cpuMs: hub.cpuMs() - before };
  };
  // In turns: whatever else the machine does changes while this runs. Each run is compared with the bare inserts before and after it.
  const bares = [await cpuOf(insert)];
  const { rows, bytes: stored } = await readStored(hub);
  const ingests: Sample[] = [];
  for (let turn = 1; turn <= ROUNDS; turn += 1) {
    const receiver = await hub.clientFor(`round-${turn}`);
    ingests.push(await cpuOf(() => pushRun(receiver, { paths, runId: 'run_001', seal }, 'bench')));
    bares.push(await cpuOf(insert));
  }
  const shares = (figure: keyof Sample): number[] =>
    ingests.map((ingest, at) => ((bares[at]?.[figure] ?? 0) + (bares[at + 1]?.[figure] ?? 0)) / 2 / ingest[figure]);
  const shareOfBare = round(median(shares('ms')));
  const perSecond = (samples: readonly Sample[]): number =>
    Math.round((events / median(samples.map(({ ms }) => ms))) * 1_000);
  const hubMb = Math.round(hub.peakMb());
  return {
    events,
    evidenceMb: Math.round(bytes / 1e6),
    ingestPerSecond: perSecond(ingests),
    barePerSecond: perSecond(bares),
    shareOfBare,
    sharesOfBare: shares('ms').map((share) => round(share)),
    cpuShareOfBare: round(median(shares('cpuMs'))),
    /** Of client, hub and engine together, in millionths of a second. */
    cpuUsPerEvent: Math.round((median(ingests.map(({ cpuMs }) => cpuMs)) * 1_000) / events),
    hubMb,
    evidenceBytesPerEvent: Math.round(bytes / events),
    storedBytesPerEvent: round(stored / rows, 1),
    missed: [
      ...(shareOfBare < LEAST_SHARE ? [`ingest at least ${LEAST_SHARE} of a bare insert: ${shareOfBare}`] : []),
      ...(hubMb > MOST_MB ? [`memory of the hub at most ${MOST_MB} MB: ${hubMb}`] : []),
    ],
  };
}

interface Sample {
  readonly ms: number;
  readonly cpuMs: number;
}

/** The rows that the hub inserts, in the batches in which it does, each in a file. */
async function makeBatches(folder: string, session: string, seal: string, rowStart: string): Promise<string[]> {
  const columnsPath = join(folder, 'columns.tsv');
  const { headerLine } = await checkUpload(session, columnsPath, { publicKey: undefined, wanted: new Set() });
  const place = { rowStart, agent: 'bench', seal, month: '2026-01-01', expires: '2099-01-01 00:00:00' };
  const paths: string[] = [];
  for (const lines of readEventRows(session, columnsPath, { ...place, headerLine })) {
    const path = join(folder, `rows-${paths.length}.tsv`);
    writeFileSync(path, lines);
    paths.push(path);
  }
  return paths;
}

async function readStored({ store }: BenchHub): Promise<{ readonly rows: number; readonly bytes: number }> {
  const [row] = await store.rows<{ readonly rows: number; readonly bytes: number }>(
    `SELECT sum(rows) AS rows, sum(bytes_on_disk) AS bytes FROM system.parts WHERE database = '${DATABASE}' AND table = 'events' AND active`,
  );
  return { rows: Number(row?.rows), bytes: Number(row?.bytes) };
}
