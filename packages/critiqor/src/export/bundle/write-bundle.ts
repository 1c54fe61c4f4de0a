import { createHash } from 'node:crypto';
import { closeSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { RunPaths } from '@critiqor/evidence/contract/run-directory';
import { listReadingFiles } from '../../reader/store/stored-readings.ts';
import { CritiqorError } from '../../system/errors.ts';
import { openPlainFile, type PlainFile } from '../../system/open-plain-file.ts';
import type { ExportSource } from '../export-source.ts';
import { type BundledFile, MANIFEST_NAME, toBundledNames, toBundledReading, toManifest } from './manifest.ts';
import { TAR_END, toTarHeader, toTarPadding } from './tar.ts';

const CHUNK_BYTES = 1 << 18;

/** What a bundle needs to know of a run. */
interface BundleSource extends Pick<ExportSource, 'paths' | 'pseudonyms'> {
  readonly row: Pick<ExportSource['row'], 'run_id' | 'finalized_at'>;
  readonly verification: Pick<ExportSource['verification'], 'seal'>;
}

/** The archive of a run, not compressed yet: manifest, evidence, record, diagnosis, annotations and readings, each as it is on disk. */
export function* toBundle({ paths, row, verification, pseudonyms }: BundleSource): Generator<Buffer> {
  if (pseudonyms) {
    throw new CritiqorError(
      'usage',
      `${row.run_id} is anonymous: a bundle contains the sealed evidence with all its names.`,
      {
        remedy: 'Choose another format, or change the visibility with critiqor annotate.',
      },
    );
  }
  const mtime = Math.floor(Date.parse(row.finalized_at ?? '') / 1_000) || 0;
  const seal = verification.seal ?? '';
  const readings = listReadingFiles(paths, seal).map((file) => toBundledReading(row.run_id, file));
  const files = [...toBundledNames(row.run_id), ...readings].flatMap((name) => describeFile(paths, name));
  const manifest = Buffer.from(`${JSON.stringify(toManifest(row.run_id, seal, files), null, 2)}\n`);
  yield toTarHeader({ name: MANIFEST_NAME, size: manifest.length }, mtime);
  yield Buffer.concat([manifest, toTarPadding(manifest.length)]);
  for (const { name, bytes } of files) {
    yield toTarHeader({ name, size: bytes }, mtime);
    let written = 0;
    for (const chunk of readChunks(paths, name)) {
      written += chunk.length;
      yield chunk;
    }
    // The checksum of the manifest would not fit either; this says it at once.
    if (written !== bytes) throw new CritiqorError('evidence_invalid', `${name} changed while it was packed.`);
    yield toTarPadding(bytes);
  }
  yield TAR_END;
}

function describeFile(paths: RunPaths, name: string): BundledFile[] {
  const digest = createHash('sha256');
  let bytes = 0;
  let exists = false;
  for (const chunk of readChunks(paths, name)) {
    exists = true;
    bytes += chunk.length;
    digest.update(chunk);
  }
  return exists ? [{ name, bytes, sha256: digest.digest('hex') }] : [];
}

function* readChunks({ runsDir }: RunPaths, name: string): Generator<Buffer> {
  const file: PlainFile | null = openPlainFile(join(runsDir, name));
  if (!file) return;
  try {
    for (let position = 0; position < file.stats.size; ) {
      // A new buffer each time: whoever takes it may keep it while the next one is read.
      const buffer = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, file.stats.size - position));
      const length = readSync(file.fd, buffer, 0, buffer.length, position);
      if (length === 0) return;
      position += length;
      yield buffer.subarray(0, length);
    }
  } finally {
    closeSync(file.fd);
  }
}
