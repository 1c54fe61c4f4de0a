import { hash, type KeyObject } from 'node:crypto';
import type { Diagnosis } from '@critiqor/diagnosis/model/diagnosis';
import { toCanonicalJson } from '@critiqor/evidence/contract/canonical-json';
import { checkSignature } from '../verify/check-signature.ts';
import { describeSigner, signText } from '../verify/signing-keys.ts';

/** The diagnosis with the seal that it was made from and its own digest, signed where there is a key. */
export function withOrigin(diagnosis: Diagnosis, seal: string, signingKey?: KeyObject): Diagnosis {
  const text = toCovered(diagnosis, seal);
  const signature = signingKey
    ? { signature: { ...describeSigner(signingKey), value: signText(text, signingKey) } }
    : {};
  return { ...diagnosis, made_from: { seal, digest: hash('sha256', text), ...signature } };
}

/** Whether a diagnosis is unchanged, was made from this seal and, if it is signed, by its key. */
export function isMadeFrom(diagnosis: Diagnosis, seal: string, publicKey?: KeyObject): boolean {
  const { made_from } = diagnosis;
  const text = tryCover(diagnosis, seal);
  if (text === null || made_from?.seal !== seal || made_from.digest !== hash('sha256', text)) return false;
  const state = checkSignature(text, made_from.signature, publicKey);
  return state !== 'invalid' && state !== 'other_key';
}

/** Null for what is nested so deeply that no engine made it. */
function tryCover(diagnosis: Diagnosis, seal: string): string | null {
  try {
    return toCovered(diagnosis, seal);
  } catch (cause) {
    if (cause instanceof RangeError) return null;
    throw cause;
  }
}

function toCovered({ made_from: _, ...rest }: Diagnosis, seal: string): string {
  return toCanonicalJson({ ...rest, made_from: { seal } });
}
