import { closeSync, lstatSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CritiqorError } from '../../system/errors.ts';
import type { ImportFile } from '../import-source.ts';
import type { StoreOptions } from '../openclaw/stored-session.ts';
import { openTrajectoryFile } from '../openclaw/trajectory-file.ts';
import { openOtlpFile } from '../otlp/otlp-file.ts';
import { openTraceFile } from './trace-file.ts';

/** What tells the formats apart is among the first members. */
const HEAD_BYTES = 1 << 16;
const NAMES = /\.(?:jsonl|json|ndjson)$/;

/** The files that a path means: itself, those of a folder, or the events of a trajectory export. */
export function openImportFiles(path: string, options: StoreOptions): ImportFile[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats)
    throw new CritiqorError('usage', `${path} does not exist.`, { remedy: 'Name a file or folder, or openclaw.' });
  if (!stats.isDirectory()) return [openImportFile(path, options)];
  const names = readdirSync(path).sort();
  // An export has other files beside its events.
  if (names.includes('events.jsonl') && names.includes('manifest.json')) {
    return [openImportFile(join(path, 'events.jsonl'), options)];
  }
  const files = names.filter((name) => NAMES.test(name) && lstatSync(join(path, name)).isFile());
  if (files.length > 0) return files.map((name) => openImportFile(join(path, name), options));
  throw new CritiqorError('usage', `There is no .jsonl or .json file in ${path}.`);
}

function openImportFile(path: string, options: StoreOptions): ImportFile {
  if (!statSync(path).isFile()) throw new CritiqorError('usage', `${path} is not a plain file.`);
  const head = readHead(path);
  if (head.startsWith('\u001f')) {
    throw new CritiqorError('usage', `${path} is compressed.`, {
      remedy: `Unpack it first: gunzip -k ${JSON.stringify(path)}`,
    });
  }
  if (/"traceSchema"\s*:\s*"openclaw-trajectory"/.test(head)) return openTrajectoryFile(path, options);
  if (/"resourceSpans"\s*:/.test(head)) return openOtlpFile(path);
  if (/"events"\s*:\s*\[/.test(head)) return openTraceFile(path);
  throw new CritiqorError('usage', `${path} cannot be imported: its format is unknown.`, {
    remedy: 'Use a trajectory export of OpenClaw, critiqor.trace.v1 lines, or an OTLP/JSON trace.',
  });
}

function readHead(path: string): string {
  const fd = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(HEAD_BYTES);
    return bytes.toString('utf8', 0, readSync(fd, bytes, 0, bytes.length, 0));
  } finally {
    closeSync(fd);
  }
}
