import { hash, type KeyObject } from 'node:crypto';
import { lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type ModelReading, toModelReading } from '@critiqor/diagnosis/model/model-reading';
import { DIRECTORY_MODE, type RunPaths } from '@critiqor/evidence/contract/run-directory';
import { parseObject } from '@critiqor/evidence/read/journal-line';
import { isMadeFrom } from '../../runs/made-from.ts';
import { writeFileAtomically } from '../../runs/runs-directory.ts';
import { CritiqorError } from '../../system/errors.ts';
import { tryReadPlainText } from '../../system/open-plain-file.ts';

/** More readings of one run are not shown. */
const MOST_READINGS = 50;

const toFolder = ({ directory }: RunPaths): string => join(directory, 'readings');

/** Where the reading of a model with a revision of the prompt is. Any model name becomes a file name of its own. */
export function toReadingPath(paths: RunPaths, model: string, revision: string): string {
  const plain = model.replaceAll(/[^\w.-]/g, '_').slice(0, 80);
  const isPlain = plain === model && !plain.startsWith('.');
  const name = isPlain ? plain : `${plain.replace(/^\./, '_')}~${hash('sha256', model).slice(0, 8)}`;
  return join(toFolder(paths), `${name}-${revision}.json`);
}

/** The readings of a run that were made from this seal and are unchanged, newest first. With a key only those that it signed. */
export function readStoredReadings(paths: RunPaths, seal: string, publicKey?: KeyObject): ModelReading[] {
  return readAll(paths, seal, publicKey)
    .map(({ reading }) => reading)
    .sort((left, right) => (left.created_at < right.created_at ? 1 : -1));
}

/** The names of their files, in order. What else lies in the folder is not named. */
export const listReadingFiles = (paths: RunPaths, seal: string): string[] =>
  readAll(paths, seal).map(({ file }) => file);

function readAll(paths: RunPaths, seal: string, publicKey?: KeyObject) {
  return listNames(toFolder(paths))
    .filter((file) => file.endsWith('.json'))
    .slice(0, MOST_READINGS)
    .flatMap((file) => {
      const reading = readStored(join(toFolder(paths), file), seal, publicKey);
      return reading ? [{ file, reading }] : [];
    });
}

/** The reading in a file, or null when there is none that belongs to this seal: an agent can write files too. */
export function readStored(path: string, seal: string, publicKey?: KeyObject): ModelReading | null {
  const text = tryReadPlainText(path);
  const reading = text === null ? undefined : toModelReading(parseObject(text));
  const isSigned = publicKey === undefined || reading?.made_from?.signature !== undefined;
  return reading && isSigned && isMadeFrom(reading, seal, publicKey) ? reading : null;
}

export function storeReading(paths: RunPaths, reading: ModelReading): string {
  const folder = toFolder(paths);
  const existing = lstatSync(folder, { throwIfNoEntry: false });
  if (existing && !existing.isDirectory()) {
    throw new CritiqorError('runs_dir_unusable', `${folder} is not a folder, so the reading was not stored.`, {
      remedy: 'Critiqor did not create it; move it away.',
    });
  }
  mkdirSync(folder, { recursive: true, mode: DIRECTORY_MODE });
  const path = toReadingPath(paths, reading.model, reading.prompt_revision);
  writeFileAtomically(path, `${JSON.stringify(reading, null, 2)}\n`);
  return path;
}

function listNames(folder: string): string[] {
  try {
    return lstatSync(folder).isDirectory() ? readdirSync(folder).sort() : [];
  } catch {
    // Most runs have none.
    return [];
  }
}
