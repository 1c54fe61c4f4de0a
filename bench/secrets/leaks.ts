import type { Sample } from './grammar.ts';

/** Shorter pieces of a secret give nothing away. */
const LEAK_CHARS = 12;

/** Whether a redacted text still holds a secret of the sample, or a piece of one. What the text has elsewhere as well gives nothing away. */
export function leaks({ text, secrets }: Sample, redacted: string): boolean {
  const visible = redacted.replaceAll(/\[redacted:\w+:[\da-f]+\]/g, '\0');
  const around = secrets.reduce((rest, secret) => rest.replaceAll(secret, '\0'), text);
  return secrets.some((secret) => {
    const length = Math.min(LEAK_CHARS, secret.length);
    for (let start = 0; start + length <= secret.length; start++) {
      const piece = secret.slice(start, start + length);
      if (visible.includes(piece) && !around.includes(piece)) return true;
    }
    return false;
  });
}
