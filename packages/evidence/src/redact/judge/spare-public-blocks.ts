import { createNextIndex } from '../next-index.ts';
import type { Search } from '../secret.ts';

/** What everybody may see, in the armour that private keys have as well. */
const PUBLIC =
  /-----BEGIN (?:[A-Z\d]{1,12} ){0,3}(?:CERTIFICATE(?: REQUEST)?|PUBLIC KEY(?: BLOCK)?|SIGNATURE|PARAMETERS|CRL|PKCS7|MESSAGE|ENCRYPTED FILE)-----/g;
const MAX_BLOCK = 20_000;

/** Takes back what looked like keys within certificates, public keys and signatures. */
export function sparePublicBlocks({ text, found }: Search): void {
  if (found.length === 0 || !text.includes('-----BEGIN ')) return;
  const nextEnd = createNextIndex(text, '-----END');
  // Without its last line it may be anything.
  const blocks = [...text.matchAll(PUBLIC)].flatMap(({ index: start }) => {
    const end = nextEnd(start);
    return end < 0 || end - start > MAX_BLOCK ? [] : [{ start, end }];
  });
  if (blocks.length === 0) return;
  found.sort((left, right) => left.start - right.start);
  let block = 0;
  let kept = 0;
  for (const secret of found) {
    while ((blocks[block]?.end ?? Number.POSITIVE_INFINITY) <= secret.start) block++;
    const isInside = secret.start >= (blocks[block]?.start ?? Number.POSITIVE_INFINITY);
    if (!isInside || !(secret.kind === 'service_key' || isArmour(text.slice(secret.start, secret.end))))
      found[kept++] = secret;
  }
  found.length = kept;
}

/** Whether a value is some of a block: the letters of a name may be anywhere in it. */
function isArmour(value: string): boolean {
  return value.length >= MIN_ARMOUR && /^[A-Za-z\d+/=\s]+$/.test(value);
}

const MIN_ARMOUR = 30;
