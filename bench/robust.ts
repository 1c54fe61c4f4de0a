import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readBook, readBooks } from './robust/book-run.ts';
import { CHANGES } from './robust/changes.ts';
import { judgeRun } from './robust/judge-run.ts';
import { measureChange, toRow } from './robust/measure-change.ts';

const HELP = `Changes every run of the verdict books in ways that change nothing for a fair reader, and judges both.

  npm run bench:robust                             each change: verdicts right before, kept, lost and gained
  npm run bench:robust -- --only "polite words"    one change, or several with commas
  npm run bench:robust -- --list                   also the verdicts that were lost, and what is said of the run before and after
  npm run bench:robust -- --book FILE              runs of another book
`;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    list: { type: 'boolean', default: false },
    book: { type: 'string', multiple: true },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const wanted = values.only?.split(',').map((name) => name.trim());
const unknown = wanted?.filter((name) => !(name in CHANGES)) ?? [];
if (unknown.length > 0) {
  console.error(`There is no change ${unknown.join(', ')}. Changes: ${Object.keys(CHANGES).join(', ')}.`);
  process.exit(2);
}
const benchmark = process.env.CRITIQOR_BENCH_DIR ?? join(import.meta.dirname, '../../shared/bench');
if (!values.book && !existsSync(benchmark)) console.log('Without the books of the benchmark, which are not here.');
const runs = values.book ? values.book.flatMap(readBook) : readBooks(benchmark);
const judged = runs.map((run) => ({ run, before: judgeRun(run) }));
console.log(`${judged.filter(({ before }) => before.faults.length === 0).length} of ${runs.length} runs right.\n`);
console.log(toRow(['change', 'right before', 'kept', 'share', 'lost', 'gained']));
for (const [name, change] of Object.entries(CHANGES)) {
  if (wanted && !wanted.includes(name)) continue;
  const { right, lost, gained } = measureChange(judged, change);
  const kept = right - lost.length;
  console.log(
    toRow([name, right, kept, right === 0 ? '–' : `${((100 * kept) / right).toFixed(1)} %`, lost.length, gained]),
  );
  if (values.list) for (const line of lost) console.log(line);
}
