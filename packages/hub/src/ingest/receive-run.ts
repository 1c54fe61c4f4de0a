import { createPublicKey, type KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PUSH_LIMITS, type PushAnswer, type PushManifest } from '@critiqor/api/push';
import { type Diagnosis, toDiagnosis } from '@critiqor/diagnosis/model/diagnosis';
import { isMadeFrom } from '../../../critiqor/src/runs/made-from.ts';
import type { Integrity } from '../../../critiqor/src/sealed/sealed-format.ts';
import { openSealedSession } from '../../../critiqor/src/sealed/sealed-reader.ts';
import { toKeyId } from '../../../critiqor/src/verify/signing-keys.ts';
import { type CheckedUpload, checkUpload } from '../check/check-upload.ts';
import { EVENT_ROW_COLUMNS, readEventRows } from '../check/event-rows.ts';
import { cut } from '../check/evidence-facts.ts';
import { HubRefusal } from '../hub-refusal.ts';
import { toStoredTime } from '../store/database.ts';
import type { ProjectDatabase } from '../store/project-database.ts';
import type { Project } from '../tenancy/projects.ts';
import { toCommitRow, toFindingRows, toJudgedBy, toMonth, toWantedEvents } from './commit-row.ts';
import { eraseRows } from './erase-run.ts';
import { findRuns } from './find-runs.ts';
import { quarantine, toReasons } from './quarantine.ts';
import { decompress, type ReceivedBody } from './read-body.ts';
import { readPush } from './read-push.ts';
import { dropParts, joinParts } from './upload-parts.ts';
import { withUploadThread } from './upload-thread.ts';

interface ReceiveOptions {
  readonly project: Project;
  readonly tokenId: string;
  /** Where evidence is put together; on the same disk for all uploads. */
  readonly workFolder: string;
}

/**
 * Takes a run: verifies its seal, stores its rows and, last, the commit row that makes it visible. The answer is given when ClickHouse has confirmed
 * all of them. Everything can happen twice, at once or again after a crash: rows of one seal are always the same rows.
 */
export async function receiveRun(
  database: ProjectDatabase,
  body: ReceivedBody,
  options: ReceiveOptions,
): Promise<PushAnswer> {
  const { manifest, evidence } = readPush(await decompress(body, PUSH_LIMITS.manifestBytes + PUSH_LIMITS.partBytes));
  const { seal, parts } = manifest;
  const known = await findKnown(database, seal);
  if (known) return known;
  return withFolder(options.workFolder, async (folder) => {
    const path = join(folder, 'session.json');
    if (parts) return receiveParts(database, path, { ...manifest, parts }, { ...options, folder });
    writeFileSync(path, evidence, { flag: 'wx', mode: 0o600 });
    return storeRun(database, path, manifest, { ...options, folder, body: body.bytes, check: checkUpload });
  });
}

const receiveParts = (
  database: ProjectDatabase,
  path: string,
  manifest: PushManifest & { readonly parts: readonly string[] },
  options: ReceiveOptions & { readonly folder: string },
): Promise<PushAnswer> =>
  withUploadThread(async ({ write, check }) => {
    const { seal, parts } = manifest;
    const dropWhenRefused = async (cause: unknown): Promise<never> => {
      // Nobody can use parts that are no parts. Whoever sends the run again sends them again.
      if (cause instanceof HubRefusal && cause.failure.code !== 'parts_missing') await dropParts(database, seal);
      throw cause;
    };
    await joinParts(database, seal, parts, (part) => write({ ...part, path })).catch(dropWhenRefused);
    const answer = await storeRun(database, path, manifest, { ...options, body: null, check });
    await dropParts(database, seal);
    return answer;
  });

/** The same for evidence that is a file already. */
export async function receiveFile(
  database: ProjectDatabase,
  path: string,
  manifest: Omit<PushManifest, 'parts'>,
  options: ReceiveOptions,
): Promise<PushAnswer> {
  const known = await findKnown(database, manifest.seal);
  if (known) return known;
  return withFolder(options.workFolder, (folder) => {
    const store = (check: typeof checkUpload): Promise<PushAnswer> =>
      storeRun(database, path, { ...manifest, parts: null }, { ...options, folder, body: null, check });
    const isLarge = statSync(path).size > PUSH_LIMITS.partBytes;
    return isLarge ? withUploadThread(({ check }) => store(check)) : store(checkUpload);
  });
}

async function withFolder<Result>(workFolder: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(workFolder, 'upload-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function storeRun(
  database: ProjectDatabase,
  path: string,
  manifest: PushManifest,
  options: ReceiveOptions & {
    readonly folder: string;
    readonly body: Buffer | null;
    readonly check: typeof checkUpload;
  },
): Promise<PushAnswer> {
  const { seal } = manifest;
  const columnsPath = join(options.folder, 'columns.tsv');
  const place = toPlace(path, seal, options.project);
  const diagnosis = readPushedDiagnosis(manifest);
  const wanted = toWantedEvents(diagnosis);
  const publicKey = chooseKey(path, options.project);
  const checked = await options.check(path, columnsPath, { publicKey, wanted });
  await assertAccepted(database, checked, manifest, options, options.body);
  const { rowStart } = database;
  const { headerLine } = checked;
  await storeEvents(database, readEventRows(path, columnsPath, { ...place, rowStart, headerLine, batches: INSERTS }));
  if (diagnosis) await storeDiagnosis(database, diagnosis, checked, place);
  await database.insert('runs', [toCommitRow(checked, manifest, diagnosis, { ...place, token_id: options.tokenId })]);
  await assertNotErased(database, seal);
  return { state: 'accepted', seal, events: checked.report.events };
}

/** Inserts that run at the same time: while ClickHouse stores one batch, the next is made and sent. */
const INSERTS = 2;

async function storeEvents(database: ProjectDatabase, batches: Iterable<Buffer>): Promise<void> {
  const running: Promise<void>[] = [];
  for (const lines of batches) {
    const insert = database.insertLines('events', EVENT_ROW_COLUMNS, lines);
    // Reported where it is awaited; when the other one fails first, nobody does.
    insert.catch(() => {});
    running.push(insert);
    if (running.length === INSERTS) await running.shift();
  }
  await Promise.all(running);
}

/** Saves work when a run is sent again. Nothing depends on it: sending it again would change nothing. */
async function findKnown(database: ProjectDatabase, seal: string): Promise<PushAnswer | null> {
  const [run] = await findRuns(database, [seal]);
  if (run?.erased) throw erased();
  return run ? { state: 'known', seal, events: run.events } : null;
}

/** Somebody may have erased the run while it was stored: then what came after must go too. */
async function assertNotErased(database: ProjectDatabase, seal: string): Promise<void> {
  const [run] = await findRuns(database, [seal]);
  if (!run?.erased) return;
  await eraseRows(database, seal);
  throw erased();
}

const erased = (): HubRefusal =>
  new HubRefusal(410, 'erased', 'This run was erased from the project; it is not taken again.');

function toPlace(path: string, seal: string, { retention_days }: Project) {
  const { header, integrity } = readSeal(path);
  const { metadata, started_at } = Object(integrity.record) as {
    readonly metadata?: unknown;
    readonly started_at?: unknown;
  };
  const agent = cut((Object(metadata) as { readonly agent_id?: unknown }).agent_id);
  const expires = toStoredTime(Date.now() + retention_days * 24 * 3_600_000).slice(0, 19);
  return { agent, seal, month: toMonth(started_at ?? header.created_at), expires };
}

function readSeal(path: string) {
  const sealed = openSealedSession(path);
  sealed.close();
  return { header: sealed.header, integrity: Object(sealed.footer.integrity) as Partial<Integrity> };
}

/** The key of the project that the evidence says it was signed with. Where a signature is demanded, any other key is the wrong one. */
function chooseKey(path: string, { public_keys, require_signature }: Project): KeyObject | undefined {
  const { signature } = readSeal(path).integrity;
  const keys = public_keys.map((key) => createPublicKey(key));
  const signer = keys.find((key) => toKeyId(key) === Object(signature).key_id);
  return signer ?? (require_signature ? keys[0] : undefined);
}

async function assertAccepted(
  database: ProjectDatabase,
  { report, header, sizeBytes, isRebuildable }: CheckedUpload,
  { seal, machine }: PushManifest,
  { project, tokenId }: ReceiveOptions,
  body: Buffer | null,
): Promise<void> {
  const found = toReasons(report);
  const reasons = [
    ...found.reasons,
    ...(report.seal === seal ? [] : ['wrong_seal']),
    ...(isRebuildable || report.status === 'invalid' ? [] : ['reformatted']),
    ...(project.require_signature && report.signature !== 'valid' && found.reasons.length === 0
      ? ['signature_absent']
      : []),
  ];
  if (reasons.length === 0) return;
  const message = found.message || 'The evidence is not what the request says.';
  await quarantine(database, {
    token_id: tokenId,
    machine: cut(machine),
    run_id: cut(header.run_id),
    reasons,
    message,
    size_bytes: sizeBytes,
    seal,
    body,
  });
  throw new HubRefusal(422, 'quarantined', 'The evidence does not verify. It is in quarantine.', { reasons });
}

/** A diagnosis that was made from this seal and is unchanged since; any other is left out, and the hub can make it again. */
function readPushedDiagnosis({ diagnosis: value, seal }: PushManifest): Diagnosis | null {
  const diagnosis = value === null ? undefined : toDiagnosis(value);
  return diagnosis && isMadeFrom(diagnosis, seal) ? diagnosis : null;
}

async function storeDiagnosis(
  database: ProjectDatabase,
  diagnosis: Diagnosis,
  { facts }: CheckedUpload,
  place: ReturnType<typeof toPlace>,
): Promise<void> {
  const { seal, month, expires } = place;
  const row = {
    seal,
    judged_by: toJudgedBy(diagnosis, 'home'),
    month,
    source: 'pushed',
    body: JSON.stringify(diagnosis),
    expires,
  };
  await database.insert('diagnoses', [row]);
  await database.insert('findings', toFindingRows(diagnosis, facts.cited, place, 'home'));
}
