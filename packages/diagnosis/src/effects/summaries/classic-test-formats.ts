import { addUp, type Format, type ReadSummary, toFigure, toReadSummary } from './summary.ts';

/** How test runners of compiled languages, Ruby, PHP and Python's own put it. */
export const CLASSIC_TEST_FORMATS: readonly Format[] = [
  {
    // test result: FAILED. 11 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out
    runner: 'cargo',
    marks: ['test result:'],
    read: (text) =>
      addUp(text, /^test result: \w+\. (?:\d+ (?:passed|failed|ignored|measured|filtered out)(?:; )?){1,5}[^\n]*$/gm),
  },
  {
    //      Summary [   0.5s] 34 tests run: 33 passed, 1 failed, 0 skipped
    runner: 'nextest',
    marks: ['tests run:'],
    read: (text) => addUp(text, /^\s*Summary \[[^\]]{1,20}\] +\d+ tests? run:[^\n]*$/gm),
  },
  {
    // ok  	example.com/x	0.003s · FAIL	example.com/y	0.1s · --- FAIL: TestEmpty
    runner: 'go',
    marks: ['ok  \t', 'FAIL', 'PASS'],
    read: (text) => {
      const bad = text.match(/^FAIL\t[^\n]*$/gm) ?? [];
      const good = text.match(/^ok {2}\t[^\n]*$/gm) ?? [];
      const failed = text.match(/^\s*--- FAIL: [^\n]*$/gm) ?? [];
      const passed = text.match(/^\s*--- PASS: [^\n]*$/gm) ?? [];
      if (bad.length + good.length + failed.length === 0)
        return /^PASS$/m.test(text) && passed.length > 0 ? toReadSummary({ passed: passed.length }, 'PASS') : null;
      const quote = failed[0] ?? bad[0] ?? good.at(-1) ?? '';
      const counts = failed.length + passed.length > 0 ? { passed: passed.length, failed: failed.length } : {};
      return toReadSummary(counts, quote.trim(), bad.length > 0 || failed.length > 0);
    },
  },
  {
    // [ERROR] Tests run: 44, Failures: 3, Errors: 0, Skipped: 0 — maven prints one line per class, the last is the sum.
    runner: 'maven',
    marks: ['Tests run:'],
    read: (text) => {
      const lines = [
        ...text.matchAll(
          /^[^\n]{0,20}Tests run: ?(\d+), ?Failures: ?(\d+)(?:, ?Errors: ?(\d+))?(?:, ?Skipped: ?(\d+))?[^\n]*$/gm,
        ),
      ];
      const last = lines.at(-1);
      if (!last) return null;
      const [quote, total, failed, errors, skipped] = last;
      return toTally(quote.trim(), toFigure(total), toFigure(failed) + toFigure(errors), toFigure(skipped));
    },
  },
  {
    // 12 tests completed, 1 failed
    runner: 'gradle',
    marks: ['tests completed', 'test completed'],
    read: (text) => {
      const match = /^(\d+) tests? completed(?:, (\d+) failed)?(?:, (\d+) skipped)?$/m.exec(text);
      if (!match) return null;
      const [quote, total, failed, skipped] = match;
      return toTally(quote, toFigure(total), toFigure(failed), toFigure(skipped));
    },
  },
  {
    // 12 examples, 1 failure, 2 pending
    runner: 'rspec',
    marks: [' examples, ', ' example, '],
    read: (text) => {
      const match =
        /^(\d+) examples?, (\d+) failures?(?:, (\d+) pending)?(?:, (\d+) errors? occurred outside of examples)?$/m.exec(
          text,
        );
      if (!match) return null;
      const [quote, total, failed, skipped, errors] = match;
      return toReadSummary(
        {
          total: toFigure(total),
          failed: toFigure(failed),
          skipped: toFigure(skipped),
          errors: toFigure(errors),
          passed: toFigure(total) - toFigure(failed) - toFigure(skipped),
        },
        quote,
      );
    },
  },
  {
    // 14 runs, 30 assertions, 1 failures, 0 errors, 0 skips
    runner: 'minitest',
    marks: [' assertions, '],
    read: (text) => {
      const match = /^(\d+) (?:runs|tests), \d+ assertions, (\d+) failures, (\d+) errors(?:, (\d+) skips)?/m.exec(text);
      if (!match) return null;
      const [quote, total, failed, errors, skipped] = match;
      return toTally(quote, toFigure(total), toFigure(failed) + toFigure(errors), toFigure(skipped));
    },
  },
  {
    // OK (12 tests, 30 assertions) · Tests: 12, Assertions: 30, Failures: 1. · OK, but incomplete, skipped, or risky tests!
    runner: 'phpunit',
    marks: ['Assertions:', ' assertions)', ' assertion)'],
    read: (text) => {
      const good = /^OK \((\d+) tests?, \d+ assertions?\)/m.exec(text);
      if (good) return toReadSummary({ passed: toFigure(good[1]) }, good[0]);
      const match = /^\s{0,4}Tests: +(\d+)[^\n]*Assertions: +\d+[^\n]*$/m.exec(text);
      if (!match) return null;
      const find = (name: string): number => toFigure(new RegExp(`\\b${name}: (\\d+)`).exec(match[0])?.[1]);
      const wrong = find('Failures') + find('Errors');
      return toReadSummary(
        {
          total: toFigure(match[1]),
          failed: wrong,
          skipped: find('Skipped'),
          passed: toFigure(match[1]) - wrong - find('Skipped'),
        },
        match[0].trim(),
      );
    },
  },
  {
    // Failed!  - Failed:     1, Passed:    11, Skipped:     0, Total:    12 · Passed!  - …
    runner: 'dotnet',
    marks: ['Failed!', 'Passed!', 'Total tests:', 'Test summary:'],
    read: (text) => {
      const line =
        /^(?:Failed|Passed)! {1,4}- Failed: +(\d+), Passed: +(\d+), Skipped: +(\d+), Total: +(\d+)[^\n]*$/m.exec(
          text,
        ) ??
        /^Test summary: total: (?<total>\d+), failed: (?<failed>\d+), succeeded: (?<passed>\d+), skipped: (?<skipped>\d+)[^\n]*$/m.exec(
          text,
        );
      if (line) {
        const { failed = line[1], passed = line[2], skipped = line[3], total = line[4] } = line.groups ?? {};
        return toReadSummary(
          { failed: toFigure(failed), passed: toFigure(passed), skipped: toFigure(skipped), total: toFigure(total) },
          line[0],
        );
      }
      const total = /^Total tests: (\d+)/m.exec(text);
      if (!total) return null;
      const passed = toFigure(/^\s*Passed: (\d+)/m.exec(text)?.[1]);
      const failed = toFigure(/^\s*Failed: (\d+)/m.exec(text)?.[1]);
      return toReadSummary({ total: toFigure(total[1]), passed, failed }, total[0]);
    },
  },
  {
    // 100% tests passed, 0 tests failed out of 12
    runner: 'ctest',
    marks: ['tests passed, '],
    read: (text) => {
      const match = /^\d+% tests passed, (\d+) tests? failed out of (\d+)/m.exec(text);
      if (!match) return null;
      return toReadSummary(
        { failed: toFigure(match[1]), total: toFigure(match[2]), passed: toFigure(match[2]) - toFigure(match[1]) },
        match[0],
      );
    },
  },
  {
    // Ran 12 tests in 0.004s / OK · FAILED (failures=1, errors=2)
    runner: 'unittest',
    marks: ['\nRan ', 'Ran '],
    read: (text) => {
      const ran = /^Ran (\d+) tests? in [^\n]{1,40}$/m.exec(text);
      if (!ran) return bunSummary(text);
      const failed = /^FAILED(?: \(([^)\n]{1,200})\))?/m.exec(text);
      if (!failed) {
        const skipped = toFigure(/^OK \((?:[^)\n]{0,60}, ?)?skipped=(\d+)/m.exec(text)?.[1]);
        return toReadSummary({ passed: toFigure(ran[1]) - skipped, skipped, total: toFigure(ran[1]) }, ran[0]);
      }
      const find = (name: string): number => toFigure(new RegExp(`${name}=(\\d+)`).exec(failed[1] ?? '')?.[1]);
      const wrong = find('failures') + find('errors');
      return toReadSummary(
        {
          total: toFigure(ran[1]),
          failed: wrong,
          skipped: find('skipped'),
          passed: Math.max(0, toFigure(ran[1]) - wrong - find('skipped')),
        },
        failed[0],
        true,
      );
    },
  },
];

/** What neither failed nor was skipped passed. */
const toTally = (quote: string, total: number, failed: number, skipped: number): ReadSummary =>
  toReadSummary({ total, failed, skipped, passed: total - failed - skipped }, quote);

/** 11 pass / 1 fail / Ran 12 tests across 3 files. [54.00ms]: Bun prints them on lines of their own. */
function bunSummary(text: string): ReadSummary | null {
  return /^Ran \d+ tests? across /m.test(text)
    ? addUp(text, /^\s{0,4}\d+ (?:pass|fail|skip|todo|errors?)\s*$/gm)
    : null;
}
