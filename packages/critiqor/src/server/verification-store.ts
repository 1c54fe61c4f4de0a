import { lstatSync } from 'node:fs';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Verification } from '@critiqor/api/overview';
import { openSealedSession } from '../sealed/sealed-reader.ts';
import { describeWitness } from '../verify/describe-witness.ts';
import { checkEvidence, type VerificationReport } from '../verify/verify-evidence.ts';

interface VerificationStore {
  /** The result of checking a sealed file, or after a moment the progress of the check. */
  check(sessionPath: string): Promise<Verification>;
  close(): void;
}

const WAIT_MS = 300;
/** A page that opens also requests its charts; those come first. */
const DELAY_MS = 50;
const RETRY_MS = 500;
const TURN_MS = 12;
const EVENTS_PER_LOOK = 32;
const MAX_KEPT = 200;

interface Entry {
  readonly stamp: string;
  readonly progress: { doneBytes: number; readonly totalBytes: number };
  readonly report: Promise<Verification>;
}

/** Checks seals one at a time, yielding to other work. Results live only as long as the server: stored ones could be forged. */
export function createVerificationStore(whenIdle: () => Promise<void> = async () => {}): VerificationStore {
  const entries = new Map<string, Entry>();
  let queue: Promise<unknown> = Promise.resolve();
  const stop = new AbortController();

  const start = (path: string, stamp: string, totalBytes: number): Entry => {
    const progress = { doneBytes: 0, totalBytes };
    const report = queue
      .then(() => setTimeout(DELAY_MS, undefined, { ref: false }))
      .then(whenIdle)
      .then(() => verify(path, progress, stop.signal));
    queue = report.catch(() => {});
    const entry = { stamp, progress, report };
    entries.set(path, entry);
    report.catch(() => entries.get(path) === entry && entries.delete(path));
    const [oldest] = entries.keys();
    if (entries.size > MAX_KEPT && oldest !== undefined) entries.delete(oldest);
    return entry;
  };

  return {
    async check(path) {
      const { ino, size, mtimeMs, ctimeMs } = lstatSync(path);
      const stamp = JSON.stringify([ino, size, mtimeMs, ctimeMs]);
      const known = entries.get(path);
      const { progress, report } = known?.stamp === stamp ? known : start(path, stamp, size);
      const enough = new AbortController();
      const timeout = setTimeout(WAIT_MS, null, { ref: false, signal: enough.signal }).catch(() => null);
      const checked = await Promise.race([report, timeout]);
      enough.abort();
      const { doneBytes, totalBytes } = progress;
      return checked ?? { state: 'checking', done_bytes: doneBytes, total_bytes: totalBytes, retry_ms: RETRY_MS };
    },
    close: () => stop.abort(),
  };
}

async function verify(path: string, progress: Entry['progress'], signal: AbortSignal): Promise<Verification> {
  const checking = checkEvidence(path, {}, (bytes) => {
    progress.doneBytes += bytes;
  });
  let until = performance.now() + TURN_MS;
  for (let count = 1; ; count++) {
    const { done, value } = checking.next();
    if (done) return toVerification(path, value.report);
    if (count % EVENTS_PER_LOOK !== 0 || performance.now() < until) continue;
    await setImmediate();
    if (signal.aborted) checking.return(undefined as never);
    signal.throwIfAborted();
    until = performance.now() + TURN_MS;
  }
}

function toVerification(path: string, report: VerificationReport): Verification {
  const sealed = openSealedSession(path);
  sealed.close();
  const { digest, seal } = Object(sealed.footer.integrity) as { digest?: unknown; seal?: unknown };
  const { status, signature, key_id, sealed_at, events, writers, note_counts, problems, problem_count } = report;
  const witness = describeWitness(report.witness);
  return {
    state: 'checked',
    status,
    signature,
    key_id,
    sealed_at,
    events,
    writers: writers.map(({ writer, events: own, missing, head }) => ({ writer, events: own, missing, head })),
    witness,
    digest: typeof digest === 'string' ? digest : null,
    seal: typeof seal === 'string' ? seal : null,
    note_counts: note_counts as Readonly<Record<string, number>>,
    problems,
    problem_count,
  };
}
