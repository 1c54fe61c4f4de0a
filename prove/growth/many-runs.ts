import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { toCanonicalJson } from '@critiqor/evidence/contract/canonical-json';
import { type RunPaths, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { toChainedLine } from '@critiqor/evidence/write/chain';
import { LIST_START } from '../../packages/critiqor/src/ledger/list-scan.ts';
import { makeFinalizedRun } from '../../packages/critiqor/src/testing/finalized-run.ts';

/** The members of a line of the list of seals that change from run to run. */
interface SealLine {
  readonly hash: string;
  readonly row: Readonly<Record<string, unknown>>;
}

/**
 * A runs directory with many sealed runs: the first was really finalized, the others repeat its files under their own numbers, and are in the list
 * of seals as runs that were sealed there. Sealing ten thousand runs one by one would take minutes and list the same.
 */
export async function makeManyRuns(runsDir: string, count: number): Promise<void> {
  const first = await makeFinalizedRun(runsDir);
  const [session, record, diagnosis] = [first.session, first.record, first.diagnosis].map((path) =>
    readFileSync(path, 'utf8'),
  );
  if (session === undefined || record === undefined || diagnosis === undefined)
    throw new Error('The first run is not complete.');
  const template = JSON.parse(readFileSync(first.seals, 'utf8')) as SealLine;
  rmSync(first.seals);
  let head: string = LIST_START;
  let lines = '';
  for (let number = 1; number <= count; number += 1) {
    const runId = `run_${String(number).padStart(3, '0')}`;
    const text = (content: string): string => content.replaceAll('run_001', runId);
    const paths = toRunPaths(runsDir, runId);
    writeRun(paths, [text(session), text(record), text(diagnosis)]);
    const { hash: _, ...members } = template;
    const chained = toChainedLine(
      toCanonicalJson({
        ...members,
        run_id: runId,
        session_bytes: Buffer.byteLength(text(session)),
        record: toDigest(text(record)),
        diagnosis: toDigest(text(diagnosis)),
        row: { ...template.row, run_id: runId },
        seq: number,
        prev_hash: head,
      }),
    );
    head = chained.hash;
    lines += `${chained.line}\n`;
  }
  appendFileSync(first.seals, lines, { mode: 0o600 });
}

function writeRun({ directory, session, record, diagnosis }: RunPaths, texts: readonly [string, string, string]): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  for (const [index, path] of [session, record, diagnosis].entries()) {
    rmSync(path, { force: true });
    writeFileSync(path, texts[index] ?? '', { mode: 0o600 });
  }
}

const toDigest = (text: string): object => ({
  digest: createHash('sha256').update(text).digest('hex'),
  bytes: Buffer.byteLength(text),
});
