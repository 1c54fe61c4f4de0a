import assert from 'node:assert/strict';
import { generateKeyPairSync, hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { MANIFEST_NAME } from '../../export/bundle/manifest.ts';
import { readTar, TAR_END, toTarHeader, toTarPadding } from '../../export/bundle/tar.ts';
import { EXIT } from '../../system/exit-codes.ts';
import { makeRunsDir } from '../../testing/finalized-run.ts';
import { runCommand } from '../../testing/pipeline/run-command.ts';
import { makeReadableRun } from '../../testing/reader/readable-run.ts';

/** Its name with its folder is longer than the name field of an archive. */
const LONG_MODEL = `org/${'very-'.repeat(30)}long`;

/** Runs of a model that has no objection, by way of files: nothing is sent. */
async function readWith(t: TestContext, runsDir: string, model: string, ...more: readonly string[]): Promise<void> {
  const [requests, answers] = ['requests', 'answers'].map((name) => join(dirname(runsDir), `${name}.jsonl`));
  const where = ['--runs-dir', runsDir, '--model', model];
  await runCommand(t, 'read', ...where, '--export', String(requests));
  const { custom_id } = JSON.parse(readFileSync(String(requests), 'utf8'));
  const content = { verdict: 'trust', objections: [], cleared: [] };
  writeFileSync(String(answers), `${JSON.stringify({ custom_id, content })}\n`);
  assert.equal((await runCommand(t, 'read', ...where, '--answers', String(answers), ...more)).code, EXIT.ok);
}

async function filesIn(tar: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer[]>();
  let open: Buffer[] = [];
  async function* whole() {
    yield tar;
  }
  for await (const part of readTar(whole())) {
    if ('header' in part) {
      open = [];
      files.set(part.header.name, open);
    } else open.push(part.bytes);
  }
  return new Map([...files].map(([name, chunks]) => [name, Buffer.concat(chunks)]));
}

/** The archive that somebody would pack who may change everything in it but knows no key. */
function repack(files: ReadonlyMap<string, Buffer>): Buffer {
  const manifest = JSON.parse(String(files.get(MANIFEST_NAME)));
  const rest = [...files].filter(([name]) => name !== MANIFEST_NAME);
  const described = rest.map(([name, bytes]) => ({ name, bytes: bytes.length, sha256: hash('sha256', bytes) }));
  const first = Buffer.from(JSON.stringify({ ...manifest, files: described }));
  const all: [string, Buffer][] = [[MANIFEST_NAME, first], ...rest];
  const packed = all.flatMap(([name, bytes]) => [
    toTarHeader({ name, size: bytes.length }, 0),
    bytes,
    toTarPadding(bytes.length),
  ]);
  return gzipSync(Buffer.concat([...packed, TAR_END]));
}

test('a bundle carries the readings of its seal, and nothing else from their folder', async (t) => {
  const runsDir = makeRunsDir(t);
  const paths = await makeReadableRun(runsDir);
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const [key, pub] = ['k.pem', 'k.pub'].map((name) => join(dirname(runsDir), name)) as [string, string];
  writeFileSync(key, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  writeFileSync(pub, publicKey.export({ type: 'spki', format: 'pem' }));
  await readWith(t, runsDir, 'plain');
  await readWith(t, runsDir, LONG_MODEL, '--signing-key', key);
  const folder = join(paths.directory, 'readings');
  writeFileSync(join(folder, 'planted.json'), '{"schema_version":"critiqor.reading.v1"}');
  mkdirSync(join(folder, 'more'));
  const output = join(dirname(runsDir), 'b.tar.gz');
  const packed = await runCommand(t, 'export', '--format', 'bundle', '--output', output, '--runs-dir', runsDir);
  assert.equal(packed.code, EXIT.ok, packed.error);
  const tar = gunzipSync(readFileSync(output));
  const files = await filesIn(tar);
  const names = [...files.keys()].filter((name) => name.includes('readings'));
  assert.equal(names.length, 2);
  assert.ok(names.some((name) => Buffer.byteLength(name) > 100 && /^run_001\/readings\/org_very-/.test(name)));
  assert.ok(names.some((name) => /^run_001\/readings\/plain-r\d+\.json$/.test(name)));

  const verified = await runCommand(t, 'verify', output, '--json');
  assert.equal(verified.code, EXIT.ok);
  assert.deepEqual(JSON.parse(verified.out).readings, { bound: 2, signed: null });
  assert.match((await runCommand(t, 'verify', output)).out, /2 readings of a second reader, made from this evidence/);
  const withKey = await runCommand(t, 'verify', output, '--public-key', pub, '--json');
  assert.deepEqual(JSON.parse(withKey.out).readings, { bound: 2, signed: 1 });

  const plain = names.find((name) => name.includes('plain')) ?? '';
  const text = String(files.get(plain));
  const attacks: Readonly<Record<string, ReadonlyMap<string, Buffer>>> = {
    'a changed reading': new Map([
      ...files,
      [plain, Buffer.from(text.replace('review_recommended', 'ready_for_runtime'))],
    ]),
    'a planted file': new Map([...files, ['run_001/readings/planted-r1.json', Buffer.from('{}')]]),
    'a name that leaves the folder': new Map([...files, ['run_001/readings/../x.json', Buffer.from(text)]]),
    'a hidden name': new Map([...files, ['run_001/readings/.x.json', Buffer.from(text)]]),
  };
  for (const [what, changed] of Object.entries(attacks)) {
    writeFileSync(output, repack(changed));
    const refused = await runCommand(t, 'verify', output);
    assert.equal(refused.code, EXIT.evidence_invalid, what);
  }
  writeFileSync(output, repack(files));
  assert.equal((await runCommand(t, 'verify', output)).code, EXIT.ok, 'packed again as it was');
});
