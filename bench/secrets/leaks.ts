import type { Sample } from './grammar.ts';

/** Shorter pieces of a secret give nothing away. */
const LEAK_CHARS = 12;

/** Whether a redacted text still holds a secret of the sample, or a piece of one. */
export function leaks({ secrets }: Sample, redacted: string): boolean {
  const visible = redacted.replaceAll(/\[redacted:\w+:[\da-f]+\]/g, '\0');
  return secrets.some((secret) => {
    const length = Math.min(LEAK_CHARS, secret.length);
    for (let start = 0; start + length <= secret.length; start++)
      if (visible.includes(secret.slice(start, start + length))) return true;
    return false;
  });
}
