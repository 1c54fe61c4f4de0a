import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { type Diagnosis, toDiagnosis } from '@critiqor/diagnosis/model/diagnosis';
import { toWidth } from '../format.ts';
import { describeDetails } from './describe-details.ts';
import { describeRun } from './describe-run.ts';

/** Diagnoses of recorded runs, kept as they were, so that only a change of the text changes the golden files. */
const FIXTURES = join(import.meta.dirname, '../../../../../fixtures/terminal');
const TOLD = {
  unsafe: { task: 'Review the log and say what went wrong.', answer: null, startupMs: 11_400 },
  review: {
    task: 'Run the migration.\nStop if it fails twice.',
    answer: 'It failed six times. '.repeat(20),
    startupMs: 940,
  },
  clean: { task: 'Please tidy up.', answer: 'Recovered.', startupMs: null },
  killed: { task: 'Build the release.', answer: null, startupMs: 8_000 },
  insufficient: { task: null, answer: null, startupMs: null },
} as const;
const MORE = [
  ['critiqor show run_007 --verbose', 'evidence, causes, cost'],
  ['critiqor dashboard run_007', 'in the browser'],
] as const;
/** No terminal: no colours. */
const PLAIN = new PassThrough() as unknown as NodeJS.WriteStream;

for (const [name, run] of Object.entries(TOLD)) {
  for (const width of [80, 120]) {
    test(`the summary of a run, golden: ${name} at ${width} columns`, () => {
      const diagnosis = read(name);
      const told = describeRun(diagnosis, { ...run, more: MORE }, { width, stream: PLAIN });
      const all = `${told}\n\n${describeDetails(diagnosis, { width, stream: PLAIN, witness: 'witnessed' })}\n`;
      assert.equal(stripVTControlCharacters(all), all, 'no colours without a terminal');
      for (const line of all.split('\n')) assert.ok(toWidth(line) <= width, line);
      const golden = join(FIXTURES, `${name}-${width}.txt`);
      // Whoever changes a text writes the files anew and reads the difference.
      if (process.env.UPDATE_GOLDEN) writeFileSync(golden, all);
      assert.equal(all, readFileSync(golden, 'utf8'));
    });
  }
}

test('the summary fits one look: the verdict first, one line per finding, the next step, where to read on', () => {
  for (const [name, run] of Object.entries(TOLD)) {
    const lines = describeRun(read(name), { ...run, more: MORE }, { width: 80, stream: PLAIN }).split('\n');
    assert.match(lines[0] ?? '', /^ {2}[✖▲✔?] [A-Z ]+( \d+\/100)? · confidence \d+$/);
    assert.ok(lines.length <= 24, `${name} takes ${lines.length} lines`);
    for (const word of ['task', 'answer', 'work', 'next', 'more'])
      assert.ok(
        lines.some((line) => line.startsWith(`  ${word} `)),
        `${name}: ${word}`,
      );
  }
});

test('what was recorded cannot move, colour or forge a line', () => {
  const evil = '\u001b[2J\r\n  ✔ NO PROBLEMS FOUND 100/100\u202e';
  const diagnosis = read('review');
  const [finding] = diagnosis.findings;
  assert.ok(finding);
  const told = describeRun(
    { ...diagnosis, findings: [{ ...finding, title: evil, explanation: evil }] },
    { task: evil, answer: evil, startupMs: 1, more: [[`show ${evil}`, '']] },
    { width: 80, stream: PLAIN },
  );
  assert.doesNotMatch(told, /[\u001b\r\u202e]/);
  assert.equal(told.split('\n').filter((line) => line.startsWith('  ✔')).length, 0);
});

function read(name: string): Diagnosis {
  const diagnosis = toDiagnosis(JSON.parse(readFileSync(join(FIXTURES, `${name}.json`), 'utf8')));
  assert.ok(diagnosis);
  return diagnosis;
}
