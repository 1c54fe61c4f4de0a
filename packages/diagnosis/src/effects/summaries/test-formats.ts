import { CLASSIC_TEST_FORMATS } from './classic-test-formats.ts';
import { addUp, type Format, toFigure, toReadSummary } from './summary.ts';

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
    // Done. PASS=2 WARN=1 ERROR=0 SKIP=0 TOTAL=3
    runner: 'dbt',
    marks: ['Done. PASS='],
    read: (text) => {
      const [line = '', passed, warned, failed, skipped, total] =
        /Done\. PASS=(\d+) WARN=(\d+) ERROR=(\d+) SKIP=(\d+)(?: NO-OP=\d+)? TOTAL=(\d+)/.exec(text) ?? [];
      if (line === '') return null;
      const [good, bad] = [toFigure(passed) + toFigure(warned), toFigure(failed)];
      return toReadSummary({ passed: good, failed: bad, skipped: toFigure(skipped), total: toFigure(total) }, line);
    },
  },
  ...CLASSIC_TEST_FORMATS,
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
