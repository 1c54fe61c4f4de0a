import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readWholeJournal } from '../read/journal-reader.ts';
import { toCoverage } from '../testing/to-coverage.ts';

/** What the real scenarios left behind (`npm run record:scenarios`), for everybody who reads evidence. */
const FIXTURES = join(import.meta.dirname, '../../../../fixtures/evidence');

/** Scenarios in which the agent was stopped from outside, and whose last run may show no end. */
const INTERRUPTED = /^sig(int|term|kill)-/;

for (const file of readdirSync(FIXTURES)) {
  test(`${file} is whole, and says what it could see`, async () => {
    const { events, report } = await readWholeJournal(join(FIXTURES, file));
    assert.deepEqual(report.notes, []);
    assert.equal(events[0]?.event_type, 'recorder_start');
    const { writers, gaps, open_runs } = toCoverage(events);
    assert.deepEqual(gaps, {});
    assert.notEqual(writers[0]?.entry_point, 'unknown');
    assert.equal(writers[0]?.facts.compaction_tokens.status, 'not_shown');
    if (!INTERRUPTED.test(file)) assert.deepEqual(open_runs, []);
  });
}
