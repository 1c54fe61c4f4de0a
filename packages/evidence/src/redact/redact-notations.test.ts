import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOOK_ALIKE_NOTATIONS, SECRET_NOTATIONS } from '../testing/notation-lines.ts';
import { redactText } from './redact-text.ts';

const SLOT = /‹(=[^›]*|alnum:\d+|hex:\d+|uuid)›/g;
const ALNUM = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const HEX = '0123456789abcdef';

test('secrets are found in the notations of many tools and languages', () => {
  const leaked = SECRET_NOTATIONS.map(fill)
    .filter(({ text, secrets }) => {
      const redacted = redact(text);
      return secrets.some((secret) => redacted.includes(secret));
    })
    .map(({ text }) => text);
  assert.deepEqual(leaked, []);
});

test('what has the same notations and is no secret is left as it is', () => {
  const altered = LOOK_ALIKE_NOTATIONS.map(redact).filter(
    (redacted, index) => redacted !== LOOK_ALIKE_NOTATIONS[index],
  );
  assert.deepEqual(altered, []);
});

function redact(text: string): string {
  return redactText(text, { count: 0, fingerprint: () => '00000000' });
}

let seed = 20261118;

/** The next pseudo-random number below `limit` (mulberry32). */
function below(limit: number): number {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * limit);
}

function random(length: number, alphabet: string): string {
  return Array.from({ length }, () => alphabet[below(alphabet.length)]).join('');
}

function fill(template: string): { readonly text: string; readonly secrets: readonly string[] } {
  const secrets: string[] = [];
  const text = template.replaceAll(SLOT, (_, slot: string) => {
    const secret = slot.startsWith('=') ? slot.slice(1) : make(slot);
    secrets.push(secret);
    return secret;
  });
  return { text, secrets };
}

/** Digits and letters of both cases are always among them. */
function make(slot: string): string {
  const [kind, length] = slot.split(':');
  if (kind === 'uuid') return [8, 4, 4, 4, 12].map((part) => random(part, HEX)).join('-');
  return kind === 'hex' ? `${random(Number(length) - 2, HEX)}b7` : `q${random(Number(length) - 3, ALNUM)}T4`;
}
