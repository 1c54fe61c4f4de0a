import { addUp, type Format, type ReadSummary, toFigure, toReadSummary } from './summary.ts';

/** How test runners put it, in the order in which they are tried. */
export const TEST_FORMATS: readonly Format[] = [
  {
    // ===== 2 failed, 46 passed in 3.20s ===== and the quiet form without signs of equality.
    runner: 'pytest',
    marks: [' passed', ' failed', ' error', 'no tests ran', ' deselected'],
    read: (text) => {
      const summed = addUp(
        text,
        /^=* ?(?:\d+ (?:passed|failed|errors?|skipped|xfailed|xpassed|deselected|warnings?|rerun)(?:, )?){1,8} in \d[\d.:]*(?:s|m)?\b[^\n]*$/gm,
      );
      if (summed) return summed;
      const none = /^=* ?no tests ran[^\n]*$/m.exec(text);
      return none ? toReadSummary({ total: 0 }, none[0], true) : null;
    },
  },
  {
    // Tests:       1 failed, 3 passed, 4 total
    runner: 'jest',
    marks: ['Tests:'],
    read: (text) => addUp(text, /^Tests: +(?:\d+ (?:failed|passed|skipped|todo|total)(?:, )?){1,6}[^\n]*$/gm),
  },
  {
    //       Tests  1 failed | 12 passed (13)
    runner: 'vitest',
    marks: ['Tests  ', 'Test Files'],
    read: (text) => {
      const tests = addUp(text, /^\s{0,12}Tests {2,}(?:\d+ (?:failed|passed|skipped|todo)(?: \| )?){1,6}[^\n]*$/gm);
      return tests ?? addUp(text, /^\s{0,12}Test Files {2,}(?:\d+ (?:failed|passed|skipped)(?: \| )?){1,6}[^\n]*$/gm);
    },
  },
  {
    //   23 passing (81ms) / 2 failing
    runner: 'mocha',
    marks: [' passing', ' failing'],
    read: (text) => addUp(text, /^\s{0,8}(?:✔ )?\d+ (?:passing|failing|pending)\b[^\n]*$/gm),
  },
  {
    // # tests 12, # pass 11, # fail 1: TAP and the runner of Node; ℹ in its own reporter.
    runner: 'tap',
    marks: ['# pass', '# fail', 'ℹ pass', 'ℹ fail', '\nok ', '\nnot ok '],
    read: (text) => {
      const lines = [...text.matchAll(/^\s{0,4}(?:#|ℹ) (tests|pass|fail|skipped|cancelled|todo) +(\d+)\s*$/gm)];
      if (lines.length > 0) {
        const sums: Record<string, number> = {};
        for (const [, name = '', count] of lines) {
          const key =
            {
              pass: 'passed',
              fail: 'failed',
              cancelled: 'failed',
              skipped: 'skipped',
              todo: 'skipped',
              tests: 'total',
            }[name] ?? name;
          sums[key] = (sums[key] ?? 0) + toFigure(count);
        }
        const failed = lines.find(([, name, count]) => name === 'fail' && count !== '0');
        return toReadSummary(sums, (failed ?? lines.find(([, name]) => name === 'pass') ?? lines[0])?.[0].trim() ?? '');
      }
      const bad = text.match(/^not ok \d[^\n]*$/gm) ?? [];
      const good = text.match(/^ok \d[^\n]*$/gm) ?? [];
      if (bad.length + good.length === 0) return null;
      return toReadSummary({ passed: good.length, failed: bad.length }, bad[0] ?? good.at(-1) ?? '');
    },
  },
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
  {
    //   8 passed (12.1s) / 1 failed: Playwright puts each on a line of its own.
    runner: 'playwright',
    marks: [' passed (', ' failed', ' flaky', ' did not run'],
    read: (text) =>
      addUp(
        text,
        /^\s{1,6}\d+ (?:passed \([\d.]+(?:ms|s|m|h)\)|failed|skipped|did not run|interrupted)\s*$|^\s{1,6}-\s{1,4}\d+ skipped\s*$/gm,
      ),
  },
  {
    // ┌ … Passing: 11 / Failing: 1 of Cypress.
    runner: 'cypress',
    marks: ['Failing:'],
    read: (text) => {
      const sums = { passed: 0, failed: 0 };
      let quote = '';
      for (const [line, name = '', count] of text.matchAll(/^[^\n]{0,6}(Passing|Failing):\s+(\d+)[^\n]*$/gm)) {
        sums[name === 'Passing' ? 'passed' : 'failed'] += toFigure(count);
        if (name === 'Failing') quote = line.trim();
      }
      return quote === '' ? null : toReadSummary(sums, quote);
    },
  },
  {
    //   ✓ adds · ✗ subtracts: one line per test, when the summary was cut off.
    runner: 'ticks',
    marks: ['✗', '✘', '✕', '✓', '✔'],
    read: (text) => {
      const bad = text.match(/^\s{0,12}[✗✘✕×] [^\n]{1,200}$/gm) ?? [];
      const good = text.match(/^\s{0,12}[✓✔√] [^\n]{1,200}$/gm) ?? [];
      if (bad.length + good.length < 2) return null;
      return toReadSummary({ passed: good.length, failed: bad.length }, (bad[0] ?? good.at(-1) ?? '').trim());
    },
  },
  {
    // Bare forms of scripts: "12/12 tests passed", "3 tests failed", "All tests passed", "12 passed, 0 failed".
    runner: 'plain',
    marks: ['test', 'Test', 'passed', 'PASS', 'FAIL'],
    read: (text) => {
      const both =
        /^[^\n]{0,40}?\b(\d+) (?:tests? )?pass(?:ed|ing)?\b[^\n\d]{1,20}(\d+) (?:tests? )?fail(?:ed|ing|ures?)?\b[^\n]{0,80}$/im.exec(
          text,
        );
      if (both) return toReadSummary({ passed: toFigure(both[1]), failed: toFigure(both[2]) }, both[0].trim());
      const turned =
        /^[^\n]{0,40}?\b(\d+) (?:tests? )?fail(?:ed|ing|ures?)?\b[^\n\d]{1,20}(\d+) (?:tests? )?pass(?:ed|ing)?\b[^\n]{0,80}$/im.exec(
          text,
        );
      if (turned) return toReadSummary({ passed: toFigure(turned[2]), failed: toFigure(turned[1]) }, turned[0].trim());
      const share = /\b(\d+) ?(?:\/|of) ?(\d+) (?:tests? |checks? )?pass(?:ed|ing)?\b[^\n]{0,40}/i.exec(text);
      if (share)
        return toReadSummary(
          { passed: toFigure(share[1]), total: toFigure(share[2]), failed: toFigure(share[2]) - toFigure(share[1]) },
          share[0],
        );
      const alone = /^\s*(\d+) (?:tests? )?(failed|passed)\b[^\n]{0,60}$/im.exec(text);
      if (alone) return toReadSummary({ [alone[2]?.toLowerCase() ?? 'passed']: toFigure(alone[1]) }, alone[0].trim());
      const all = /\ball (?:\d+ )?tests? (?:pass|passed|succeeded)\b[^\n]{0,40}/i.exec(text);
      if (all) return toReadSummary({}, all[0]);
      const bad = /^(?:FAIL(?:ED)?\b|✗|✘|❌)[^\n]{0,120}$/m.exec(text);
      return bad ? toReadSummary({}, bad[0], true) : null;
    },
  },
];

/** 11 pass / 1 fail / Ran 12 tests across 3 files. [54.00ms]: Bun prints them on lines of their own. */
/** What neither failed nor was skipped passed. */
const toTally = (quote: string, total: number, failed: number, skipped: number): ReadSummary =>
  toReadSummary({ total, failed, skipped, passed: total - failed - skipped }, quote);

function bunSummary(text: string): ReadSummary | null {
  return /^Ran \d+ tests? across /m.test(text)
    ? addUp(text, /^\s{0,4}\d+ (?:pass|fail|skip|todo|errors?)\s*$/gm)
    : null;
}
