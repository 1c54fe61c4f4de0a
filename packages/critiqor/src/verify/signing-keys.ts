import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hash,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DIRECTORY_MODE, FILE_MODE } from '@critiqor/evidence/contract/run-directory';
import type { SealSignature } from '../sealed/sealed-format.ts';
import { CritiqorError } from '../system/errors.ts';

/** The public key is not secret. */
const PUBLIC_FILE_MODE = 0o644;
const KEY_ID_CHARS = 16;
const ALGORITHM = 'Ed25519';

interface SigningKeyPair {
  readonly keyId: string;
  readonly privateKeyPath: string;
  readonly publicKeyPath: string;
}

/** Creates a key pair; the public key is stored next to the private one as `.pub`. An existing key is never replaced. */
export function createSigningKeys(privateKeyPath: string, publicKeyPath = `${privateKeyPath}.pub`): SigningKeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  mkdirSync(dirname(privateKeyPath), { recursive: true, mode: DIRECTORY_MODE });
  writeNewFile(privateKeyPath, privateKey.export({ type: 'pkcs8', format: 'pem' }), FILE_MODE);
  try {
    writeNewFile(publicKeyPath, publicKey.export({ type: 'spki', format: 'pem' }), PUBLIC_FILE_MODE);
  } catch (cause) {
    // Half a pair would only block the next attempt.
    rmSync(privateKeyPath);
    throw cause;
  }
  return { keyId: toKeyId(publicKey), privateKeyPath, publicKeyPath };
}

/** The private key to seal with. */
export function loadSigningKey(path: string): KeyObject {
  const key = parseKey(path, createPrivateKey, 'private', 'A private key begins with -----BEGIN PRIVATE KEY-----');
  return assertEd25519(path, key);
}

/** The public key to verify with. */
export function loadPublicKey(path: string): KeyObject {
  const key = parseKey(path, createPublicKey, 'public', 'A public key begins with -----BEGIN PUBLIC KEY-----');
  return assertEd25519(path, key);
}

/** The first 16 hex digits of the SHA-256 of the public key (SPKI, DER): enough to distinguish keys, not to trust one. */
export function toKeyId(publicKey: KeyObject): string {
  return hash('sha256', publicKey.export({ type: 'spki', format: 'der' }), 'hex').slice(0, KEY_ID_CHARS);
}

/** Everything about a signature but its value; it is part of what is signed. */
export function describeSigner(signingKey: KeyObject): Omit<SealSignature, 'value'> {
  const publicKey = createPublicKey(signingKey);
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  return { algorithm: ALGORITHM, public_key: pem, key_id: toKeyId(publicKey) };
}

export function signText(text: string, signingKey: KeyObject): string {
  return sign(null, Buffer.from(text), signingKey).toString('base64');
}

export function isSignedBy(text: string, signature: string, publicKey: KeyObject): boolean {
  return verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64'));
}

function writeNewFile(path: string, content: string | Buffer, mode: number): void {
  try {
    writeFileSync(path, content, { flag: 'wx', mode, flush: true });
  } catch (cause) {
    const exists = (cause as NodeJS.ErrnoException).code === 'EEXIST';
    const message = exists
      ? `${path} already exists, and a key is never replaced.`
      : `The key could not be written to ${path}.`;
    throw new CritiqorError('usage', message, { remedy: 'Name another file.', cause });
  }
}

function parseKey(
  path: string,
  parse: (text: string) => KeyObject,
  kind: 'private' | 'public',
  looksLike: string,
): KeyObject {
  const remedy = `${looksLike}. Create a pair with: critiqor keys create`;
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    throw new CritiqorError('usage', `The ${kind} key ${path} cannot be read.`, { remedy, cause });
  }
  if (kind === 'public' && text.includes('PRIVATE KEY')) {
    throw new CritiqorError('usage', `${path} contains a private key; use the public key to verify.`, { remedy });
  }
  try {
    return parse(text);
  } catch (cause) {
    throw new CritiqorError('usage', `${path} does not contain a usable ${kind} key.`, { remedy, cause });
  }
}

function assertEd25519(path: string, key: KeyObject): KeyObject {
  if (key.asymmetricKeyType === 'ed25519') return key;
  throw new CritiqorError(
    'usage',
    `${path} contains a key of type ${key.asymmetricKeyType}; seals are signed with Ed25519.`,
    {
      remedy: 'Create one with: critiqor keys create',
    },
  );
}
