import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readBooks } from './book-run.ts';
import { CHANGES } from './changes.ts';
import { judgeRun } from './judge-run.ts';
import { measureChange } from './measure-change.ts';

/** One run in so many; `npm run bench:robust` takes all of them, for minutes. */
const EVERY = 60;
/** Of some thirty right verdicts; `npm run bench:robust` shows that at least 98 of 100 are kept. */
const MOST_LOST = 1;
const LEAST_SHARE = 0.99;

const sample = readBooks('').filter((_, place) => place % EVERY === 0);
const judged = sample.map((run) => ({ run, before: judgeRun(run) }));

test('changes that change nothing for a fair reader keep the verdicts', () => {
  let right = 0;
  let kept = 0;
  for (const [name, change] of Object.entries(CHANGES)) {
    const { right: before, lost } = measureChange(judged, change);
    assert.ok(lost.length <= MOST_LOST, `${name} lost ${lost.length} of ${before}:\n${lost.join('\n')}`);
    right += before;
    kept += before - lost.length;
  }
  assert.ok(right > 500, `only ${right} verdicts were compared`);
  assert.ok(kept / right >= LEAST_SHARE, `${kept} of ${right} verdicts were kept`);
});

test('every change applies to some run and leaves it as long as it says', () => {
  const all = readBooks('');
  for (const [name, change] of Object.entries(CHANGES)) {
    const changed = all.map((run) => change(run)).filter((run) => run !== null);
    assert.ok(changed.length > 0, `${name} applies to no run`);
    assert.ok(
      changed.every(({ events }) => events.every(({ i }, place) => i === place)),
      `${name} numbers events`,
    );
  }
});
