import { hash } from 'node:crypto';
import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_MODE, isRunId, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { parseObject } from '@critiqor/evidence/read/journal-line';
import type { RunOrigin } from '../runs/run-record.ts';
import { listRunIds, writeFileAtomically } from '../runs/runs-directory.ts';
import { readSealedOrigin } from '../sealed/sealed-tail.ts';
import { readPlainText } from '../system/open-plain-file.ts';
import type { FoundRun } from './import-source.ts';

interface KnownImports {
  /** The run that holds exactly this, or null. */
  find(origin: RunOrigin): string | null;
  /** The newest run that was imported from the same place with another content, or null. */
  findOlder(origin: RunOrigin): string | null;
  add(origin: RunOrigin, runId: string): void;
}

/** What identifies an import: kept in the sealed metadata of its run. */
export function toOrigin({ source, identity, digest }: FoundRun): RunOrigin {
  return { kind: 'import', source, key: hash('sha256', `${source}\0${identity}`), digest };
}

/**
 * What was imported before. The index is only a hint: a hit counts when the sealed metadata of that run says the same, and when the index is
 * missing it is made from them again. A run that was deleted can be imported again.
 */
export function openKnownImports(runsDir: string, isReadOnly: boolean): KnownImports {
  const path = join(runsDir, '.critiqor', 'imports.jsonl');
  const text = existsSync(path) ? readPlainText(path) : toIndexText(runsDir);
  if (!isReadOnly && !existsSync(path)) writeFileAtomically(path, text ?? '');
  const exact = new Map<string, string>();
  const byKey = new Map<string, string>();
  const note = ({ key, digest }: SealedOrigin, runId: string): void => {
    exact.set(`${key} ${digest}`, runId);
    byKey.set(key, runId);
  };
  for (const line of (text ?? '').split('\n')) {
    const { key, digest, run_id } = parseObject(line) ?? {};
    if (typeof key !== 'string' || typeof digest !== 'string' || typeof run_id !== 'string' || !isRunId(run_id))
      continue;
    note({ key, digest }, run_id);
  }
  const originOf = (runId: string | undefined): SealedOrigin | null =>
    runId === undefined ? null : readSealedOrigin(toRunPaths(runsDir, runId).session);
  return {
    find(origin) {
      const runId = exact.get(`${origin.key} ${origin.digest}`);
      const sealed = originOf(runId);
      return sealed?.key === origin.key && sealed.digest === origin.digest ? (runId ?? null) : null;
    },
    findOlder({ key }) {
      const runId = byKey.get(key);
      return originOf(runId)?.key === key ? (runId ?? null) : null;
    },
    add(origin, runId) {
      note(origin, runId);
      appendFileSync(path, toLine(origin, runId), { mode: FILE_MODE });
    },
  };
}

type SealedOrigin = Pick<RunOrigin, 'key' | 'digest'>;

/** The index as the sealed runs themselves give it. */
function toIndexText(runsDir: string): string {
  return listRunIds(runsDir)
    .map((runId) => {
      const origin = readSealedOrigin(toRunPaths(runsDir, runId).session);
      return origin ? toLine(origin, runId) : '';
    })
    .join('');
}

const toLine = ({ key, digest }: SealedOrigin, run_id: string): string =>
  `${JSON.stringify({ key, digest, run_id })}\n`;
