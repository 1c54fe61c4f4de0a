import assert from 'node:assert/strict';
import { createHash, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { makeTestRun } from '../testing/test-evidence.ts';
import { createSigningKeys, isSignedBy, loadPublicKey, loadSigningKey, signText, toKeyId } from './signing-keys.ts';

const toPath = (t: TestContext, name: string): string => join(makeTestRun(t).directory, name);

test('a pair is created, the private key for its owner alone', (t) => {
  const path = toPath(t, 'new/folder/critiqor.key');
  const { privateKeyPath, publicKeyPath, keyId } = createSigningKeys(path);
  assert.deepEqual([privateKeyPath, publicKeyPath], [path, `${path}.pub`]);
  assert.equal(statSync(path).mode & 0o777, 0o600);
  assert.equal(statSync(publicKeyPath).mode & 0o777, 0o644 & ~process.umask());
  assert.equal(toKeyId(loadPublicKey(publicKeyPath)), keyId);
  assert.ok(createPublicKey(loadSigningKey(path)).equals(loadPublicKey(publicKeyPath)));
});

test('the id of a key is made from its public part, as anybody can', (t) => {
  const { publicKeyPath, keyId } = createSigningKeys(toPath(t, 'key'));
  const der = Buffer.from(readFileSync(publicKeyPath, 'utf8').replace(/-----.*-----|\n/g, ''), 'base64');
  assert.equal(keyId, createHash('sha256').update(der).digest('hex').slice(0, 16));
});

test('what one key signs, only that key confirms', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const signature = signText('text é', privateKey);
  assert.ok(isSignedBy('text é', signature, publicKey));
  assert.ok(!isSignedBy('text e', signature, publicKey));
  assert.ok(!isSignedBy('text é', signature, generateKeyPairSync('ed25519').publicKey));
});

test('an existing key is never replaced, not even half of the pair', (t) => {
  const path = toPath(t, 'key');
  createSigningKeys(path);
  const before = readFileSync(path, 'utf8');
  assert.throws(() => createSigningKeys(path), { code: 'usage', message: /already exists/ });
  assert.throws(() => createSigningKeys(`${path}2`, `${path}.pub`), { code: 'usage', message: /already exists/ });
  assert.equal(readFileSync(path, 'utf8'), before);
  assert.throws(() => statSync(`${path}2`));
});

test('a file that is not a key, is the wrong half or of another kind is reported as such', (t) => {
  const path = toPath(t, 'key');
  const { publicKeyPath } = createSigningKeys(path);
  assert.throws(() => loadSigningKey(`${path}.none`), { code: 'usage', message: /cannot be read/ });
  assert.throws(() => loadSigningKey(publicKeyPath), {
    code: 'usage',
    message: /does not contain a usable private key/,
  });
  assert.throws(() => loadPublicKey(path), { code: 'usage', message: /contains a private key/ });
  writeFileSync(`${path}.txt`, 'no key');
  assert.throws(() => loadPublicKey(`${path}.txt`), { code: 'usage', message: /does not contain a usable public key/ });
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  writeFileSync(`${path}.rsa`, rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  assert.throws(() => loadSigningKey(`${path}.rsa`), { code: 'usage', message: /type rsa/ });
});
