import { hash, type KeyObject } from 'node:crypto';
import type { Diagnosis } from '@critiqor/diagnosis/model/diagnosis';
import type { ModelReading } from '@critiqor/diagnosis/model/model-reading';
import { toCanonicalJson } from '@critiqor/evidence/contract/canonical-json';
import { checkSignature } from '../verify/check-signature.ts';
import { describeSigner, signText } from '../verify/signing-keys.ts';

/** What is made from sealed evidence and says so. */
type Made = Diagnosis | ModelReading;

/** The diagnosis or reading with the seal that it was made from and its own digest, signed where there is a key. */
export function withOrigin<Kind extends Made>(made: Kind, seal: string, signingKey?: KeyObject): Kind {
  const text = toCovered(made, seal);
  const signature = signingKey
    ? { signature: { ...describeSigner(signingKey), value: signText(text, signingKey) } }
    : {};
  return { ...made, made_from: { seal, digest: hash('sha256', text), ...signature } };
}

/** Whether a diagnosis or reading is unchanged, was made from this seal and, if it is signed, by its key. */
export function isMadeFrom(made: Made, seal: string, publicKey?: KeyObject): boolean {
  const { made_from } = made;
  const text = tryCover(made, seal);
  if (text === null || made_from?.seal !== seal || made_from.digest !== hash('sha256', text)) return false;
  const state = checkSignature(text, made_from.signature, publicKey);
  return state !== 'invalid' && state !== 'other_key';
}

/** Null for what is nested so deeply that no engine made it. */
function tryCover(made: Made, seal: string): string | null {
  try {
    return toCovered(made, seal);
  } catch (cause) {
    if (cause instanceof RangeError) return null;
    throw cause;
  }
}

function toCovered({ made_from: _, ...rest }: Made, seal: string): string {
  return toCanonicalJson({ ...rest, made_from: { seal } });
}
