import { isRunId } from '@critiqor/evidence/contract/run-directory';
import { parseObject } from '@critiqor/evidence/read/journal-line';

const BUNDLE_SCHEMA = 'critiqor.bundle.v1';
export const MANIFEST_NAME = 'manifest.json';

/** The first file of a bundle: what is in it. */
export interface BundleManifest {
  readonly schema_version: typeof BUNDLE_SCHEMA;
  readonly run_id: string;
  readonly seal: string;
  readonly files: readonly BundledFile[];
}

export interface BundledFile {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** The files of every run that a bundle carries, by their name in it; readings come on top. Only the first one is in every bundle. */
export const toBundledNames = (runId: string): readonly string[] => [
  `${runId}/session.json`,
  `${runId}.json`,
  `${runId}/diagnosis.json`,
  `${runId}/annotations.jsonl`,
];

/** A reading in a bundle has the name that it has beside the run. */
export const toBundledReading = (runId: string, file: string): string => `${runId}/readings/${file}`;

/** A file name as `storeReading` makes it: no separator, and no dot in front. */
const READING_FILE = /^[\w~-][\w.~-]{0,120}\.json$/;

export function isBundledReading(runId: string, name: string): boolean {
  const folder = toBundledReading(runId, '');
  return name.startsWith(folder) && READING_FILE.test(name.slice(folder.length));
}

export const toManifest = (run_id: string, seal: string, files: readonly BundledFile[]): BundleManifest => ({
  schema_version: BUNDLE_SCHEMA,
  run_id,
  seal,
  files,
});

/** Reads a manifest that anybody may have written; null when it is none, or names a file that no bundle has. */
export function readManifest(text: string): BundleManifest | null {
  const { schema_version, run_id, seal, files } = parseObject(text) ?? {};
  if (schema_version !== BUNDLE_SCHEMA || typeof run_id !== 'string' || !isRunId(run_id)) return null;
  if (!Array.isArray(files) || typeof seal !== 'string') return null;
  const allowed = toBundledNames(run_id);
  const read = files.map((file) => Object(file) as Partial<BundledFile>);
  const isWhole = read.every(
    ({ name, bytes, sha256 }) =>
      typeof name === 'string' &&
      (allowed.includes(name) || isBundledReading(run_id, name)) &&
      Number.isSafeInteger(bytes) &&
      /^[0-9a-f]{64}$/.test(String(sha256)),
  );
  const names = new Set(read.map(({ name }) => name));
  return isWhole && names.size === read.length && names.has(allowed[0])
    ? toManifest(run_id, seal, read as BundledFile[])
    : null;
}
