import { toCleanName } from '../contract/clean-name.ts';
import { redactId, redactText } from '../redact/redact-text.ts';
import { CAPTURE_POLICIES } from './capture-policy.ts';
import { cutName, encodeText } from './encode-text.ts';
import { encodeValue } from './encode-value.ts';
import { createWalk, type Walk } from './encoding-walk.ts';

/** Ids and names of tools are shorter; what is longer was made up by a model and is treated like its other words. */
export const MAX_ID_CHARS = 256;
/** Most ids come back in the next event. */
const MAX_CLEAN_IDS = 500;

/** Ids and names of the host: nobody should write a secret there, but a model may name a tool as it likes. */
export function encodeId(id: string, walk: Walk): string {
  const known = walk.cleanIds.get(id);
  if (known !== undefined) return known;
  const redacted = redactId(id, walk);
  const text = JSON.stringify(redacted);
  // What is remembered is taken for a clean name as well.
  if (redacted === id && toCleanName(id) === id) {
    if (walk.cleanIds.size >= MAX_CLEAN_IDS) walk.cleanIds.clear();
    walk.cleanIds.set(id, text);
  }
  return text;
}

/**
 * What a model or a configuration may call as it likes, and what everybody shows. Cleaned last: line breaks and invisible characters in
 * a secret must not hide it from the redactor.
 */
export function encodeName(name: string, walk: Walk): string {
  const known = walk.cleanIds.get(name);
  if (known !== undefined) return known;
  if (name.length > MAX_ID_CHARS && walk.limits.withholdContent) return withhold(name, walk);
  const redacted = name.length > MAX_ID_CHARS ? redactText(name, walk) : redactId(name, walk);
  const clean = toCleanName(redacted.length > MAX_ID_CHARS ? cutName(redacted, MAX_ID_CHARS, walk) : redacted);
  return clean === name ? encodeId(name, walk) : JSON.stringify(clean);
}

/** Error texts quote arguments and outputs, so the metadata policy withholds them too. */
export function encodeWords(words: string, walk: Walk): string {
  return walk.limits.withholdContent ? withhold(words, walk) : encodeText(redactText(words, walk), walk);
}

/**
 * Replaces content under the metadata policy: equal contents give equal replacements within a run. Length and digest are of
 * the whole content, so it is encoded without limits; none of it is kept.
 */
export function withhold(value: unknown, walk: Walk): string {
  const whole = createWalk(CAPTURE_POLICIES.full, walk.digest, walk.fingerprint, walk.cleanIds, walk.own);
  const plain = typeof value === 'string' ? redactText(value, whole) : encodeValue(value, whole, '');
  walk.count += whole.count;
  return `"[withheld ${plain.length} characters, digest ${walk.digest(plain)}]"`;
}
