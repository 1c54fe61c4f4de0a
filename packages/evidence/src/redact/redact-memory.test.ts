import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { redactNamedValue, redactText } from './redact-text.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function usedBytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

const TEXTS = 150;
const TEXT_CHARS = 100_000;
/** Names that are remembered as parts of their texts would keep all of those: 15 MB. */
const MAX_GROWN_BYTES = 3_000_000;

test('names that are remembered do not keep the texts that they stood in', (t) => {
  const filler = 'nothing to see here. '.repeat(TEXT_CHARS / 21);
  const redaction = { count: 0, fingerprint: () => '00000000' };
  const read = (index: number): void => {
    const text = `${filler}password_of_crawler_${index} and token_number_${index}\n`;
    redactText(text, redaction);
    redactNamedValue(text.slice(-24, -1), 'value', redaction);
  };
  read(0);
  const before = usedBytes();
  for (let index = 1; index <= TEXTS; index++) read(index);
  const grown = usedBytes() - before;
  t.diagnostic(`${(grown / TEXTS).toFixed(0)} bytes per text`);
  assert.ok(grown < MAX_GROWN_BYTES, `${grown} bytes`);
});
