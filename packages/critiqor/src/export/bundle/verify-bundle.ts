import { createHash } from 'node:crypto';
import { closeSync, createReadStream, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { DIRECTORY_MODE, FILE_MODE, type RunPaths, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { listReadingFiles, readStoredReadings } from '../../reader/store/stored-readings.ts';
import { checkCopiedRun, type RunCheck } from '../../runs/check-run.ts';
import { CritiqorError } from '../../system/errors.ts';
import type { VerifyOptions } from '../../verify/verify-evidence.ts';
import { type BundleManifest, isBundledReading, MANIFEST_NAME, readManifest, toBundledReading } from './manifest.ts';
import { readTar, type TarHeader } from './tar.ts';

/** Whether a path is that of a bundle, by its name. */
export const isBundlePath = (path: string): boolean => /\.(?:tar\.gz|tgz)$/.test(path);

const MAX_MANIFEST_BYTES = 64 * 1024;
/** More than any run that was ever recorded; a file that was made to fill a disk is not unpacked. */
const MAX_BUNDLE_BYTES = 16 * 2 ** 30;

/** What a bundle holds besides the run: readings that belong to its seal, and with a key how many of them it signed. */
interface BundleCheck extends RunCheck {
  readonly readings: { readonly bound: number; readonly signed: number | null };
}

/** Unpacks a bundle into a private folder, compares it with its manifest, and verifies the run in it. The folder is gone afterwards. */
export async function verifyBundle(path: string, options: VerifyOptions = {}): Promise<BundleCheck> {
  return withBundle(path, async (paths, manifest) => {
    const checked = await checkCopiedRun(paths, options);
    if (checked.report.seal !== manifest.seal)
      throw refuse(path, 'its manifest names a different seal from the evidence');
    return { ...checked, readings: checkReadings(path, paths, manifest, options) };
  });
}

/** The same for whoever verifies the run another way: its files are what the manifest says, and nothing else is known of them. */
export async function withBundle<Result>(
  path: string,
  work: (paths: RunPaths, manifest: BundleManifest) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-bundle-'));
  try {
    const manifest = await unpack(path, folder);
    return await work(toRunPaths(folder, manifest.run_id), manifest);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function checkReadings(path: string, paths: RunPaths, { run_id, seal, files }: BundleManifest, options: VerifyOptions) {
  const bound = new Set(listReadingFiles(paths, seal).map((file) => toBundledReading(run_id, file)));
  const foreign = files.find(({ name }) => isBundledReading(run_id, name) && !bound.has(name));
  if (foreign) throw refuse(path, `${foreign.name} is not an unchanged reading of this run`);
  const { publicKey } = options;
  return { bound: bound.size, signed: publicKey ? readStoredReadings(paths, seal, publicKey).length : null };
}

async function unpack(path: string, folder: string): Promise<BundleManifest> {
  const packed = createReadStream(path);
  const unzipped = createGunzip();
  packed.on('error', (cause) => unzipped.destroy(cause));
  const unpacker = createUnpacker(folder, path);
  try {
    for await (const part of readTar(packed.pipe(unzipped))) {
      if ('header' in part) unpacker.begin(part.header);
      else unpacker.write(part.bytes);
    }
    return unpacker.finish();
  } catch (cause) {
    if (cause instanceof CritiqorError) throw cause;
    const { code } = cause as { code?: string };
    if (code === 'ENOENT') throw new CritiqorError('unknown_run', `There is no bundle at ${path}.`);
    if (cause instanceof RangeError || code?.startsWith('Z_')) throw refuse(path, (cause as Error).message);
    throw cause;
  } finally {
    unpacker.close();
    packed.destroy();
  }
}

/** Takes the files of an archive in order. Nothing is written that the manifest does not name. */
function createUnpacker(folder: string, path: string) {
  let manifest: BundleManifest | null = null;
  let text = '';
  let total = 0;
  let open: {
    readonly name: string;
    readonly fd: number | null;
    readonly digest: ReturnType<typeof createHash>;
  } | null = null;
  const seen = new Map<string, string>();
  const close = (): void => {
    if (open?.fd != null) closeSync(open.fd);
    if (open) seen.set(open.name, open.digest.digest('hex'));
    open = null;
  };
  return {
    close,
    begin({ name, size }: TarHeader): void {
      close();
      total += size;
      if (total > MAX_BUNDLE_BYTES) throw refuse(path, 'it is too large to be unpacked');
      if (name !== MANIFEST_NAME) {
        manifest ??= readManifest(text);
        const known = manifest?.files.find((file) => file.name === name);
        if (!manifest) throw refuse(path, 'it does not begin with a manifest');
        if (known?.bytes !== size || seen.has(name))
          throw refuse(path, `${JSON.stringify(name.slice(0, 80))} is not in its manifest`);
      } else if (seen.size > 0 || size > MAX_MANIFEST_BYTES)
        throw refuse(path, 'it has a second manifest, or one that is too large');
      const digest = createHash('sha256');
      if (name === MANIFEST_NAME) {
        open = { name, fd: null, digest };
        return;
      }
      const target = join(folder, name);
      mkdirSync(dirname(target), { recursive: true, mode: DIRECTORY_MODE });
      open = { name, fd: openSync(target, 'wx', FILE_MODE), digest };
    },
    write(bytes: Buffer): void {
      open?.digest.update(bytes);
      if (open?.fd == null) text += bytes.toString('utf8');
      else writeSync(open.fd, bytes);
    },
    finish(): BundleManifest {
      close();
      if (!manifest) throw refuse(path, 'it has no evidence');
      for (const { name, sha256 } of manifest.files) {
        if (seen.get(name) !== sha256) throw refuse(path, `${name} does not match its manifest`);
      }
      return manifest;
    },
  };
}

const refuse = (path: string, why: string): CritiqorError =>
  new CritiqorError('evidence_invalid', `${path} is not an intact bundle: ${why}.`, {
    remedy: 'Ask for it again, and compare its size and checksum with the sender.',
  });
