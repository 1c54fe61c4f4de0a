import { createPublicKey, type KeyObject } from 'node:crypto';
import { isSignedBy, toKeyId } from './signing-keys.ts';

/**
 * `valid`: matches the expected key · `unchecked_key`: matches the key in the file, and no key was expected · `absent` · `invalid` ·
 * `other_key`: matches a key other than the expected one.
 */
export type SignatureState = 'valid' | 'unchecked_key' | 'absent' | 'invalid' | 'other_key';

/** Checks the signature of a seal; nothing about it is trusted. */
export function checkSignature(
  sealedText: string,
  signature: unknown,
  expectedKey: KeyObject | undefined,
): SignatureState {
  if (signature === undefined) return 'absent';
  if (typeof signature !== 'object' || signature === null) return 'invalid';
  const { algorithm, public_key, key_id, value } = signature as Record<string, unknown>;
  if (algorithm !== 'Ed25519' || typeof public_key !== 'string' || typeof value !== 'string') return 'invalid';
  const key = parsePublicKey(public_key);
  if (!key || toKeyId(key) !== key_id || !isExactBase64(value) || !isSignedBy(sealedText, value, key)) return 'invalid';
  if (!expectedKey) return 'unchecked_key';
  return key.equals(expectedKey) ? 'valid' : 'other_key';
}

function parsePublicKey(pem: string): KeyObject | null {
  try {
    const key = createPublicKey(pem);
    return key.asymmetricKeyType === 'ed25519' ? key : null;
  } catch {
    // Not a key: the signature is invalid.
    return null;
  }
}

/** Decoders ignore characters that are not base64; a change there would go unnoticed. */
function isExactBase64(text: string): boolean {
  return Buffer.from(text, 'base64').toString('base64') === text;
}
