import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { FAILURE_TYPES } from '@critiqor/diagnosis/model/failure-types';

/** What the command line may not do: judge. Whoever names a failure type knows something about it, which belongs to its detector. */
const NAMED = new RegExp(`(['"\`])(?:${FAILURE_TYPES.join('|')})\\1`);

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('testing/'))
  .map((path) => ({ path, text: readFileSync(join(import.meta.dirname, path), 'utf8') }));

test('no failure type is named', () => {
  assert.ok(sources.length > 100);
  assert.deepEqual(
    sources.filter(({ text }) => NAMED.test(text)).map(({ path }) => path),
    [],
  );
});

test('the check finds a name', () => assert.match("meta.id !== 'premature_termination'", NAMED));
