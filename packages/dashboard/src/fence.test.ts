import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

/** What the web app may not do: judge, interpret what was recorded, or ask anybody but its own server. */

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => ({ name, text: readFileSync(join(import.meta.dirname, name), 'utf8') }));

/** Words only: the causal rules carry their own, titles and durations are the same everywhere. */
const WORDS_OF_THE_ENGINE = [
  '@critiqor/diagnosis/model/cases',
  '@critiqor/diagnosis/causes/causal-rules',
  '@critiqor/diagnosis/causes/event-rules',
  '@critiqor/diagnosis/model/failure-types',
  '@critiqor/diagnosis/model/format',
];

test('of the engine it takes types and words, nothing that judges', () => {
  const taken = sources.flatMap(({ name, text }) =>
    [...text.matchAll(/^(?:import|export) (?!type\b).*from '(@critiqor\/[^']+|[./]+critiqor\/[^']+)'/gm)]
      .filter(([, from = '']) => !from.startsWith('@critiqor/api/') && !WORDS_OF_THE_ENGINE.includes(from))
      .map(([line]) => `${name}: ${line}`),
  );
  assert.deepEqual(taken, []);
});

test('nothing that was recorded is ever markup or code', () => {
  const dangerous = /dangerouslySetInnerHTML|\.innerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function/;
  assert.deepEqual(
    sources.filter(({ text }) => dangerous.test(text)).map(({ name }) => name),
    [],
  );
});

test('it contains no third-party address', () => {
  assert.deepEqual(
    sources.filter(({ text }) => /['"`](?:https?:)?\/\/\w/.test(text)).map(({ name }) => name),
    [],
  );
});

test('a file is read in one sitting', () => {
  const long = sources.filter(({ text }) => text.split('\n').length > 200).map(({ name }) => name);
  assert.deepEqual(long, []);
});
