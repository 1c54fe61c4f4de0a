import { lstatSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Verification } from '@critiqor/api/overview';
import type { RunPaths } from '@critiqor/evidence/contract/run-directory';
import { type RunCheck, withBinding } from '../runs/check-run.ts';
import { openSealedSession } from '../sealed/sealed-reader.ts';
import { describeWitness } from '../verify/describe-witness.ts';
import { checkEvidence, type VerificationReport } from '../verify/verify-evidence.ts';

type Checking = Extract<Verification, { readonly state: 'checking' }>;
type Checked = Extract<Verification, { readonly state: 'checked' }>;

/** What is known about a run once its evidence was verified. */
export type JudgedEvidence = Pick<RunCheck, 'withheld' | 'diagnosis'> & { readonly verification: Checked };

interface VerificationStore {
  /** The result of checking a run, or after a moment the progress of the check. */
  judge(paths: RunPaths): Promise<JudgedEvidence | Checking>;
  /** The result, if the run was checked as its files are now. */
  known(paths: RunPaths): JudgedEvidence | null;
  /** The runs that were or are being checked. */
  runIds(): ReadonlySet<string>;
  close(): void;
}

export const isChecking = (result: JudgedEvidence | Checking): result is Checking => 'state' in result;

const WAIT_MS = 300;
const RETRY_MS = 500;
const TURN_MS = 12;
const EVENTS_PER_LOOK = 32;
const MAX_KEPT = 200;

interface Entry {
  readonly stamp: string;
  readonly progress: { doneBytes: number; readonly totalBytes: number };
  readonly report: Promise<VerificationReport>;
  done: VerificationReport | null;
  bound: { readonly stamp: string; readonly judged: JudgedEvidence } | null;
}

/** Checks seals one at a time, yielding to other work. Results live only as long as the server: stored ones could be forged. */
export function createVerificationStore(): VerificationStore {
  const entries = new Map<string, Entry>();
  let queue: Promise<unknown> = Promise.resolve();
  const stop = new AbortController();

  const start = (path: string, stamp: string, totalBytes: number): Entry => {
    const progress = { doneBytes: 0, totalBytes };
    const report = queue.then(() => verify(path, progress, stop.signal));
    queue = report.catch(() => {});
    const entry: Entry = { stamp, progress, report, done: null, bound: null };
    entries.set(path, entry);
    report.then(
      (done) => {
        entry.done = done;
      },
      () => entries.get(path) === entry && entries.delete(path),
    );
    const [oldest] = entries.keys();
    if (entries.size > MAX_KEPT && oldest !== undefined) entries.delete(oldest);
    return entry;
  };
  /** The evidence is verified once; the small files beside it are looked at again whenever one of them changes. */
  const bind = (paths: RunPaths, entry: Entry, report: VerificationReport): JudgedEvidence => {
    const stamp = [paths.record, paths.diagnosis, paths.annotations, paths.seals].map(stampOf).join();
    if (entry.bound?.stamp === stamp) return entry.bound.judged;
    const { report: all, withheld, diagnosis } = withBinding(paths, report);
    const judged = { verification: toVerification(paths.session, all, withheld), withheld, diagnosis };
    entry.bound = { stamp, judged };
    return judged;
  };

  return {
    async judge(paths) {
      const path = paths.session;
      const { size } = lstatSync(path);
      const stamp = stampOf(path);
      const known = entries.get(path);
      const entry = known?.stamp === stamp ? known : start(path, stamp, size);
      const enough = new AbortController();
      const timeout = setTimeout(WAIT_MS, null, { ref: false, signal: enough.signal }).catch(() => null);
      const report = await Promise.race([entry.report, timeout]);
      enough.abort();
      if (report) return bind(paths, entry, report);
      const { doneBytes, totalBytes } = entry.progress;
      return { state: 'checking', done_bytes: doneBytes, total_bytes: totalBytes, retry_ms: RETRY_MS };
    },
    known(paths) {
      const entry = entries.get(paths.session);
      return entry?.done && entry.stamp === stampOf(paths.session) ? bind(paths, entry, entry.done) : null;
    },
    runIds: () => new Set(Array.from(entries.keys(), (path) => basename(dirname(path)))),
    close: () => stop.abort(),
  };
}

/** The identity of a file; '' when there is none. */
function stampOf(path: string): string {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats ? JSON.stringify([stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs]) : '';
}

async function verify(path: string, progress: Entry['progress'], signal: AbortSignal): Promise<VerificationReport> {
  const checking = checkEvidence(path, {}, (bytes) => {
    progress.doneBytes += bytes;
  });
  let until = performance.now() + TURN_MS;
  for (let count = 1; ; count++) {
    const { done, value } = checking.next();
    if (done) return value.report;
    if (count % EVENTS_PER_LOOK !== 0 || performance.now() < until) continue;
    await setImmediate();
    if (signal.aborted) checking.return(undefined as never);
    signal.throwIfAborted();
    until = performance.now() + TURN_MS;
  }
}

function toVerification(path: string, report: VerificationReport, withheld: string | null): Checked {
  const sealed = openSealedSession(path);
  sealed.close();
  const { digest } = Object(sealed.footer.integrity) as { digest?: unknown };
  const { status, signature, key_id, sealed_at, seal, events, writers, note_counts, problems, problem_count } = report;
  const witness = describeWitness(report.witness);
  return {
    state: 'checked',
    status,
    withheld,
    signature,
    key_id,
    sealed_at,
    events,
    writers: writers.map(({ writer, events: own, missing, head }) => ({ writer, events: own, missing, head })),
    witness,
    digest: typeof digest === 'string' ? digest : null,
    seal,
    note_counts: note_counts as Readonly<Record<string, number>>,
    problems,
    problem_count,
  };
}
