import { hash } from 'node:crypto';
import { closeSync, lstatSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createLineSplitter, MAX_LINE_BYTES } from '@critiqor/evidence/contract/line-splitter';
import { openPlain } from '@critiqor/evidence/contract/plain-file';
import { readFully } from '@critiqor/evidence/read/file-blocks';
import { createFinder } from '../../ledger/rough-test.ts';
import type { FileDigest } from '../../ledger/seal-list.ts';
import { toRunsDirError } from '../../system/errors.ts';
import { readChunks } from '../../system/open-plain-file.ts';
import { writeFileAtomically } from '../runs-directory.ts';
import type { RunFacts } from './run-facts.ts';

/**
 * `.critiqor/texts.jsonl`: one line for each run with its task and answer in lower case, to be searched. An agent can write there, so nothing of
 * it is believed by itself: the list of seals has the digest of every line, and each search computes them again.
 */
export const toTextsPath = (runsDir: string): string => join(runsDir, '.critiqor', 'texts.jsonl');

/** The line of a run, and its digest for the list of seals; null when there is nothing to search. */
export function toTextLine(runId: string, { task, answer }: RunFacts): { line: string; listed: FileDigest } | null {
  const text = [task, answer].filter((part) => part !== null).join('\n');
  if (text === '') return null;
  const line = `${runId}\t${JSON.stringify(toSearchable(text))}`;
  return { line, listed: { digest: hash('sha256', line), bytes: Buffer.byteLength(line) } };
}

/** Lines are only added: a run that is listed again has the same one. Call it under the lock, before the list says that the line exists. */
export function appendTexts(runsDir: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  const path = toTextsPath(runsDir);
  try {
    const { fd, stats } = openPlain(path, 'append');
    try {
      const last = Buffer.alloc(1);
      const isTorn = stats.size > 0 && readFully(fd, last, stats.size - 1) === 1 && last[0] !== NEWLINE;
      const bytes = Buffer.from(`${isTorn ? '\n' : ''}${lines.join('\n')}\n`);
      for (let written = 0; written < bytes.length; ) written += writeSync(fd, bytes, written);
    } finally {
      closeSync(fd);
    }
  } catch (cause) {
    throw toRunsDirError(cause, path);
  }
}

/** Forgets the texts of deleted runs. Call it under the lock. */
export function removeTexts(runsDir: string, runIds: readonly string[]): void {
  const path = toTextsPath(runsDir);
  if (!lstatSync(path, { throwIfNoEntry: false })) return;
  const gone = new Set(runIds);
  const kept: string[] = [];
  const splitter = createLineSplitter(MAX_LINE_BYTES, ({ buffer, start, end, isTerminated }) => {
    const line = buffer.toString('utf8', start, end);
    if (isTerminated && !gone.has(line.slice(0, line.indexOf('\t')))) kept.push(`${line}\n`);
  });
  readChunks(path, splitter.push);
  writeFileAtomically(path, kept.join(''));
}

/** What a search found in texts that are what the list of seals says. */
export interface FoundTexts {
  /** For each word, the runs whose text contains it. */
  readonly byWord: readonly ReadonlySet<string>[];
  /** Runs whose text was there and unchanged. */
  readonly searched: ReadonlySet<string>;
}

/** Searches all texts, one piece of the file in memory at a time, and checks each against its digest. */
export function searchTexts(
  runsDir: string,
  words: readonly string[],
  digestOf: (runId: string) => FileDigest | null | undefined,
): FoundTexts {
  const searched = new Set<string>();
  const byWord = words.map(() => new Set<string>());
  const finders = words.map((word) => createFinder(Buffer.from(JSON.stringify(toSearchable(word)).slice(1, -1))));
  const splitter = createLineSplitter(MAX_LINE_BYTES, ({ buffer, start, end, isTerminated }) => {
    const tab = buffer.indexOf(TAB, start);
    if (!isTerminated || tab < 0 || tab > Math.min(end, start + MAX_ID_BYTES)) return;
    const runId = buffer.toString('latin1', start, tab);
    const listed = digestOf(runId);
    if (!listed || listed.bytes !== end - start || searched.has(runId)) return;
    if (hash('sha256', buffer.subarray(start, end)) !== listed.digest) return;
    searched.add(runId);
    for (const [index, isIn] of finders.entries()) if (isIn(buffer, tab, end)) byWord[index]?.add(runId);
  });
  readChunks(toTextsPath(runsDir), splitter.push);
  return { byWord, searched };
}

/** The words of a search. */
export const toSearchWords = (text: string): string[] => toSearchable(text).split(/\s+/).filter(Boolean);

const NEWLINE = 10;
const TAB = 9;
const MAX_ID_BYTES = 32;

/** Letters of any case, and forms of one letter, are the same in a search. */
const toSearchable = (text: string): string => text.normalize('NFKC').toLowerCase();
