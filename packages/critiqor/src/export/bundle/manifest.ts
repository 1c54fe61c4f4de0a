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

/** The files of a run that a bundle carries, by their name in it. Only the first one is in every bundle. */
export const toBundledNames = (runId: string): readonly string[] => [
  `${runId}/session.json`,
  `${runId}.json`,
  `${runId}/diagnosis.json`,
  `${runId}/annotations.jsonl`,
];

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
      allowed.includes(name) &&
      Number.isSafeInteger(bytes) &&
      /^[0-9a-f]{64}$/.test(String(sha256)),
  );
  const names = new Set(read.map(({ name }) => name));
  return isWhole && names.size === read.length && names.has(allowed[0])
    ? toManifest(run_id, seal, read as BundledFile[])
    : null;
}
