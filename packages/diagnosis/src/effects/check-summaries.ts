import type { Counts } from './effect.ts';

/** What a test runner, compiler or linter says at the end about how it went. */
export interface Summary {
  readonly runner: string;
  readonly isFailed: boolean;
  readonly counts: Counts;
  /** The line that says so. */
  readonly quote: string;
}

/** One runner's way of putting it. `marks` are texts one of which must be there: looking for them is cheap. */
interface Format {
  readonly runner: string;
  readonly marks: readonly string[];
  readonly read: (text: string) => Omit<Summary, 'runner'> | null;
}

/** The summary of a test run in a text; null when there is none. Several of one runner are added up, as in a loop or a workspace. */
export function readTestSummary(text: string): Summary | null {
  return readSummary(TEST_FORMATS, text);
}

/** The summary of a build or of a type check. */
export function readBuildSummary(text: string): Summary | null {
  return readSummary(BUILD_FORMATS, text);
}

/** The summary of a linter. */
export function readLintSummary(text: string): Summary | null {
  return (
    readSummary(text.includes('error TS') ? BUILD_FORMATS : LINT_FORMATS, text) ?? readSummary(BUILD_FORMATS, text)
  );
}

function readSummary(formats: readonly Format[], given: string): Summary | null {
  const text = given.includes('\u001b') ? given.replace(COLOURS, '') : given;
  for (const { runner, marks, read } of formats) {
    if (!marks.some((mark) => text.includes(mark))) continue;
    const summary = read(text);
    if (summary) return { runner, ...summary };
  }
  return null;
}

const COLOURS = /\u001b\[[\d;]{0,20}m/g;

/** Adds up `12 passed`, `3 failed` and the like over all lines of one form. */
function addUp(text: string, line: RegExp): Omit<Summary, 'runner'> | null {
  let quote = '';
  let failedQuote = '';
  const sums: Record<string, number> = {};
  for (const match of text.matchAll(line)) {
    const [whole] = match;
    quote = whole.trim();
    let isBad = false;
    for (const [, number = '0', word = ''] of whole.matchAll(COUNTED)) {
      const name = NAME_OF_WORD.get(word.toLowerCase());
      if (name === undefined) continue;
      sums[name] = (sums[name] ?? 0) + Number(number);
      if ((name === 'failed' || name === 'errors') && number !== '0') isBad = true;
    }
    if (isBad) failedQuote = quote;
  }
  if (quote === '') return null;
  return toSummary(sums, failedQuote === '' ? quote : failedQuote);
}

const COUNTED = /(\d{1,9}) (?:tests? |specs? |examples? |assertions? |suites? )?(\p{L}{2,20})/gu;
const NAME_OF_WORD: ReadonlyMap<string, keyof Counts> = new Map([
  ['passed', 'passed'],
  ['passing', 'passed'],
  ['pass', 'passed'],
  ['passes', 'passed'],
  ['successes', 'passed'],
  ['failed', 'failed'],
  ['failing', 'failed'],
  ['fail', 'failed'],
  ['failures', 'failed'],
  ['failure', 'failed'],
  ['error', 'errors'],
  ['errors', 'errors'],
  ['skipped', 'skipped'],
  ['pending', 'skipped'],
  ['todo', 'skipped'],
  ['ignored', 'skipped'],
  ['deselected', 'skipped'],
  ['incomplete', 'skipped'],
  ['warnings', 'warnings'],
  ['warning', 'warnings'],
  ['total', 'total'],
]);

function toSummary(sums: Readonly<Record<string, number>>, quote: string, isBroken = false): Omit<Summary, 'runner'> {
  const { passed = 0, failed = 0, errors = 0, skipped = 0 } = sums;
  const isCounted = sums.passed !== undefined || sums.failed !== undefined || sums.total !== undefined;
  return {
    isFailed: isBroken || failed > 0 || errors > 0,
    counts: isCounted ? { ...sums, total: sums.total ?? passed + failed + skipped } : sums,
    quote: quote.slice(0, QUOTE_CHARS),
  };
}

const QUOTE_CHARS = 200;
const number = (text: string | undefined): number => Number(text ?? '0');

const TEST_FORMATS: readonly Format[] = [
  {
    // ===== 2 failed, 46 passed in 3.20s ===== and the quiet form without signs of equality.
    runner: 'pytest',
    marks: [' passed', ' failed', ' error', 'no tests ran'],
    read: (text) => {
      const summed = addUp(
        text,
        /^=* ?(?:\d+ (?:passed|failed|errors?|skipped|xfailed|xpassed|deselected|warnings?|rerun)(?:, )?){1,8} in \d[\d.:]*(?:s|m)?\b[^\n]*$/gm,
      );
      if (summed) return summed;
      const none = /^=* ?no tests ran[^\n]*$/m.exec(text);
      return none ? toSummary({ total: 0 }, none[0], true) : null;
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
          sums[key] = (sums[key] ?? 0) + number(count);
        }
        const failed = lines.find(([, name, count]) => name === 'fail' && count !== '0');
        return toSummary(sums, (failed ?? lines.find(([, name]) => name === 'pass') ?? lines[0])?.[0].trim() ?? '');
      }
      const bad = text.match(/^not ok \d[^\n]*$/gm) ?? [];
      const good = text.match(/^ok \d[^\n]*$/gm) ?? [];
      if (bad.length + good.length === 0) return null;
      return toSummary({ passed: good.length, failed: bad.length }, bad[0] ?? good.at(-1) ?? '');
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
        return /^PASS$/m.test(text) && passed.length > 0 ? toSummary({ passed: passed.length }, 'PASS') : null;
      const quote = failed[0] ?? bad[0] ?? good.at(-1) ?? '';
      const counts = failed.length + passed.length > 0 ? { passed: passed.length, failed: failed.length } : {};
      return toSummary(counts, quote.trim(), bad.length > 0 || failed.length > 0);
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
      const wrong = number(failed) + number(errors);
      return toSummary(
        {
          total: number(total),
          failed: wrong,
          skipped: number(skipped),
          passed: number(total) - wrong - number(skipped),
        },
        quote.trim(),
      );
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
      return toSummary(
        {
          total: number(total),
          failed: number(failed),
          skipped: number(skipped),
          passed: number(total) - number(failed) - number(skipped),
        },
        quote,
      );
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
      return toSummary(
        {
          total: number(total),
          failed: number(failed),
          skipped: number(skipped),
          errors: number(errors),
          passed: number(total) - number(failed) - number(skipped),
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
      const wrong = number(failed) + number(errors);
      return toSummary(
        {
          total: number(total),
          failed: wrong,
          skipped: number(skipped),
          passed: number(total) - wrong - number(skipped),
        },
        quote,
      );
    },
  },
  {
    // OK (12 tests, 30 assertions) · Tests: 12, Assertions: 30, Failures: 1. · OK, but incomplete, skipped, or risky tests!
    runner: 'phpunit',
    marks: ['Assertions:', ' assertions)', ' assertion)'],
    read: (text) => {
      const good = /^OK \((\d+) tests?, \d+ assertions?\)/m.exec(text);
      if (good) return toSummary({ passed: number(good[1]) }, good[0]);
      const match = /^\s{0,4}Tests: +(\d+)[^\n]*Assertions: +\d+[^\n]*$/m.exec(text);
      if (!match) return null;
      const find = (name: string): number => number(new RegExp(`\\b${name}: (\\d+)`).exec(match[0])?.[1]);
      const wrong = find('Failures') + find('Errors');
      return toSummary(
        {
          total: number(match[1]),
          failed: wrong,
          skipped: find('Skipped'),
          passed: number(match[1]) - wrong - find('Skipped'),
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
        return toSummary(
          { failed: number(failed), passed: number(passed), skipped: number(skipped), total: number(total) },
          line[0],
        );
      }
      const total = /^Total tests: (\d+)/m.exec(text);
      if (!total) return null;
      const passed = number(/^\s*Passed: (\d+)/m.exec(text)?.[1]);
      const failed = number(/^\s*Failed: (\d+)/m.exec(text)?.[1]);
      return toSummary({ total: number(total[1]), passed, failed }, total[0]);
    },
  },
  {
    // 100% tests passed, 0 tests failed out of 12
    runner: 'ctest',
    marks: ['tests passed, '],
    read: (text) => {
      const match = /^\d+% tests passed, (\d+) tests? failed out of (\d+)/m.exec(text);
      if (!match) return null;
      return toSummary(
        { failed: number(match[1]), total: number(match[2]), passed: number(match[2]) - number(match[1]) },
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
        const skipped = number(/^OK \((?:[^)\n]{0,60}, ?)?skipped=(\d+)/m.exec(text)?.[1]);
        return toSummary({ passed: number(ran[1]) - skipped, skipped, total: number(ran[1]) }, ran[0]);
      }
      const find = (name: string): number => number(new RegExp(`${name}=(\\d+)`).exec(failed[1] ?? '')?.[1]);
      const wrong = find('failures') + find('errors');
      return toSummary(
        {
          total: number(ran[1]),
          failed: wrong,
          skipped: find('skipped'),
          passed: Math.max(0, number(ran[1]) - wrong - find('skipped')),
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
        sums[name === 'Passing' ? 'passed' : 'failed'] += number(count);
        if (name === 'Failing') quote = line.trim();
      }
      return quote === '' ? null : toSummary(sums, quote);
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
      if (both) return toSummary({ passed: number(both[1]), failed: number(both[2]) }, both[0].trim());
      const turned =
        /^[^\n]{0,40}?\b(\d+) (?:tests? )?fail(?:ed|ing|ures?)?\b[^\n\d]{1,20}(\d+) (?:tests? )?pass(?:ed|ing)?\b[^\n]{0,80}$/im.exec(
          text,
        );
      if (turned) return toSummary({ passed: number(turned[2]), failed: number(turned[1]) }, turned[0].trim());
      const share = /\b(\d+) ?(?:\/|of) ?(\d+) (?:tests? |checks? )?pass(?:ed|ing)?\b[^\n]{0,40}/i.exec(text);
      if (share)
        return toSummary(
          { passed: number(share[1]), total: number(share[2]), failed: number(share[2]) - number(share[1]) },
          share[0],
        );
      const alone = /^\s*(\d+) (?:tests? )?(failed|passed)\b[^\n]{0,60}$/im.exec(text);
      if (alone) return toSummary({ [alone[2]?.toLowerCase() ?? 'passed']: number(alone[1]) }, alone[0].trim());
      const all = /\ball (?:\d+ )?tests? (?:pass|passed|succeeded)\b[^\n]{0,40}/i.exec(text);
      if (all) return toSummary({}, all[0]);
      const bad = /^(?:FAIL(?:ED)?\b|✗|✘|❌)[^\n]{0,120}$/m.exec(text);
      return bad ? toSummary({}, bad[0], true) : null;
    },
  },
];

/** 11 pass / 1 fail / Ran 12 tests across 3 files. [54.00ms]: Bun prints them on lines of their own. */
function bunSummary(text: string): Omit<Summary, 'runner'> | null {
  return /^Ran \d+ tests? across /m.test(text)
    ? addUp(text, /^\s{0,4}\d+ (?:pass|fail|skip|todo|errors?)\s*$/gm)
    : null;
}

const BUILD_FORMATS: readonly Format[] = [
  {
    // src/a.ts(14,9): error TS2322: … · Found 3 errors in 2 files.
    runner: 'tsc',
    marks: ['error TS', ' errors in ', ' error in ', 'Found 0 errors'],
    read: (text) => {
      const found = /^Found (\d+) errors?\b[^\n]*$/m.exec(text);
      if (found) return toSummary({ errors: number(found[1]) }, found[0]);
      const lines = text.match(/^[^\n]{1,300}\berror TS\d+:[^\n]*$/gm) ?? [];
      return lines.length === 0 ? null : toSummary({ errors: lines.length }, lines[0]?.trim() ?? '');
    },
  },
  {
    // BUILD SUCCESSFUL in 1m · BUILD FAILED · [INFO] BUILD FAILURE
    runner: 'gradle or maven',
    marks: ['BUILD '],
    read: (text) => {
      const bad = /^[^\n]{0,20}BUILD (?:FAILED|FAILURE)\b[^\n]*$/m.exec(text);
      if (bad) return toSummary({}, bad[0].trim(), true);
      const good = /^[^\n]{0,20}BUILD (?:SUCCESSFUL|SUCCESS)\b[^\n]*$/m.exec(text);
      return good ? toSummary({}, good[0].trim()) : null;
    },
  },
  {
    // error: could not compile `x` (bin "x") due to 2 previous errors · Finished `release` profile …
    runner: 'cargo',
    marks: ['could not compile', 'Finished ', 'aborting due to'],
    read: (text) => {
      const bad = /^error: (?:could not compile|aborting due to)[^\n]*$/m.exec(text);
      if (bad) return toSummary({ errors: number(/due to (\d+) previous/.exec(bad[0])?.[1] ?? '1') }, bad[0]);
      const good = /^\s*Finished [^\n]{1,120}target\(s\)[^\n]*$/m.exec(text);
      const warnings = number(/generated (\d+) warnings?/.exec(text)?.[1]);
      return good ? toSummary(warnings > 0 ? { warnings } : {}, good[0].trim()) : null;
    },
  },
  {
    // make: *** [Makefile:3: all] Error 2 · ninja: build stopped: subcommand failed.
    runner: 'make',
    marks: [': ***', 'ninja: ', 'CMake Error', 'Configuring incomplete'],
    read: (text) => {
      const bad =
        /^(?:g?make(?:\[\d+\])?: \*\*\* [^\n]*|ninja: (?:error|build stopped|fatal)[^\n]*|CMake Error[^\n]*|-- Configuring incomplete[^\n]*)$/m.exec(
          text,
        );
      if (bad) return toSummary({}, bad[0], true);
      return /^ninja: no work to do/m.test(text) ? toSummary({}, 'ninja: no work to do.') : null;
    },
  },
  {
    // webpack 5.9 compiled with 2 errors · compiled successfully · Failed to compile.
    runner: 'webpack',
    marks: ['ompiled', 'Failed to compile', 'ERROR in '],
    read: (text) => {
      const bad =
        /^[^\n]{0,60}\bcompiled with (\d+) errors?\b[^\n]*$/m.exec(text) ??
        /^(?:Failed to compile|ERROR in )[^\n]*$/m.exec(text);
      if (bad) return toSummary({ errors: number(bad[1] ?? '1') }, bad[0].trim(), true);
      const good = /^[^\n]{0,60}\bcompiled (?:successfully|with (\d+) warnings?)\b[^\n]*$/im.exec(text);
      return good ? toSummary(good[1] ? { warnings: number(good[1]) } : {}, good[0].trim()) : null;
    },
  },
  {
    // ✓ built in 7.91s · error during build: · ✘ [ERROR] of esbuild · Build failed with 1 error
    runner: 'vite or esbuild',
    marks: ['built in', 'error during build', '[ERROR]', 'uild failed', 'uild error'],
    read: (text) => {
      const bad = /^[^\n]{0,20}(?:error during build|✘ \[ERROR\]|Build failed|Build error)[^\n]*$/im.exec(text);
      if (bad) return toSummary({}, bad[0].trim(), true);
      const good = /^[^\n]{0,10}\bbuilt in [\d.]+ ?m?s\b[^\n]*$/m.exec(text);
      return good ? toSummary({}, good[0].trim()) : null;
    },
  },
  {
    // Build succeeded. / 0 Error(s) · Build FAILED.
    runner: 'dotnet',
    marks: ['Error(s)', 'Build succeeded', 'Build FAILED'],
    read: (text) => {
      const errors = /^\s*(\d+) Error\(s\)/m.exec(text);
      const warnings = number(/^\s*(\d+) Warning\(s\)/m.exec(text)?.[1]);
      if (errors) return toSummary({ errors: number(errors[1]), warnings }, errors[0].trim());
      const line = /^Build (succeeded|FAILED)[^\n]*$/m.exec(text);
      return line ? toSummary({}, line[0], line[1] === 'FAILED') : null;
    },
  },
  {
    // main.c:3:5: error: expected ';' · 2 errors generated. · undefined reference to · collect2: error: ld returned 1
    runner: 'gcc or clang',
    marks: [
      ': error:',
      ': fatal error:',
      ' errors generated',
      ' error generated',
      'undefined reference',
      'ld returned',
    ],
    read: (text) => {
      const lines = text.match(/^[^\n]{1,300}: (?:fatal )?error: [^\n]*$/gm) ?? [];
      const line = lines[0] ?? /^[^\n]{0,200}(?:undefined reference to|ld returned \d)[^\n]*$/m.exec(text)?.[0];
      return line === undefined ? null : toSummary({ errors: Math.max(1, lines.length) }, line.trim());
    },
  },
  {
    // ERROR: failed to solve: … · #13 naming to docker.io/library/x done · Successfully tagged x
    runner: 'docker',
    marks: ['failed to solve', 'naming to ', 'Successfully tagged', 'Successfully built', 'returned a non-zero code'],
    read: (text) => {
      const bad = /^[^\n]{0,20}(?:failed to solve|The command [^\n]{1,300} returned a non-zero code)[^\n]*$/m.exec(
        text,
      );
      if (bad) return toSummary({}, bad[0], true);
      const good = /^[^\n]{0,12}(?:naming to [^\n]{1,200} done|Successfully (?:tagged|built) [^\n]*)$/m.exec(text);
      return good ? toSummary({}, good[0].trim()) : null;
    },
  },
];

const LINT_FORMATS: readonly Format[] = [
  {
    // ✖ 12 problems (10 errors, 2 warnings)
    runner: 'eslint',
    marks: [' problem'],
    read: (text) => {
      const match = /^\s*✖? ?(\d+) problems? \((\d+) errors?, (\d+) warnings?[^\n]*$/m.exec(text);
      return match ? toSummary({ errors: number(match[2]), warnings: number(match[3]) }, match[0].trim()) : null;
    },
  },
  {
    // Found 3 errors. · All checks passed! · Found 3 errors (3 fixed, 0 remaining).
    runner: 'ruff',
    marks: ['Found ', 'All checks passed'],
    read: (text) => {
      const good = /^All checks passed!?[^\n]*$/m.exec(text);
      if (good) return toSummary({ errors: 0 }, good[0]);
      const match = /^Found (\d+) errors?(?: \(\d+ fixed, (\d+) remaining\))?[^\n]*$/m.exec(text);
      return match ? toSummary({ errors: number(match[2] ?? match[1]) }, match[0]) : null;
    },
  },
  {
    // Checked 84 files in 30ms. No fixes applied. / Found 2 errors. of Biome
    runner: 'biome',
    marks: ['Checked '],
    read: (text) => {
      const bad = /^Found (\d+) errors?\./m.exec(text);
      if (bad) return toSummary({ errors: number(bad[1]) }, bad[0]);
      const good = /^Checked \d+ files? in [^\n]*$/m.exec(text);
      return good ? toSummary({ errors: 0 }, good[0]) : null;
    },
  },
  {
    // Found 2 errors in 1 file (checked 12 source files) · Success: no issues found in 12 source files
    runner: 'mypy',
    marks: ['no issues found', 'checked ', 'Success:'],
    read: (text) => {
      const good = /^Success: no issues found[^\n]*$/m.exec(text);
      if (good) return toSummary({ errors: 0 }, good[0]);
      const bad = /^Found (\d+) errors? in [^\n]*$/m.exec(text);
      return bad ? toSummary({ errors: number(bad[1]) }, bad[0]) : null;
    },
  },
  {
    // 2 errors, 1 warning, 0 informations of pyright · 12 offenses detected of RuboCop · Your code has been rated at 9.1/10
    runner: 'others',
    marks: [
      ' errors, ',
      ' error, ',
      ' offense',
      'no offenses',
      ' issues:',
      ' violations',
      'would reformat',
      'would be reformatted',
      'Code style issues',
      'hook id:',
    ],
    read: (text) => {
      const pyright = /^(\d+) errors?, (\d+) warnings?\b[^\n]*$/m.exec(text);
      if (pyright) return toSummary({ errors: number(pyright[1]), warnings: number(pyright[2]) }, pyright[0]);
      const rubocop = /^\d+ files? inspected, (no|\d+) offenses?[^\n]*$/m.exec(text);
      if (rubocop) return toSummary({ errors: rubocop[1] === 'no' ? 0 : number(rubocop[1]) }, rubocop[0]);
      const golangci = /^(\d+) issues?:?[^\n]*$/m.exec(text);
      if (golangci) return toSummary({ errors: number(golangci[1]) }, golangci[0]);
      const format =
        /^[^\n]{0,20}(?:would reformat [^\n]*|\d+ files? would be reformatted[^\n]*|Code style issues found[^\n]*|- hook id: [^\n]*)$/m.exec(
          text,
        );
      return format ? toSummary({}, format[0].trim(), true) : null;
    },
  },
  {
    // a.py:3:1: E302 expected 2 blank lines · a.py:27: error: …
    runner: 'lines',
    marks: [': error', ': E', ': F', ': W', 'SC'],
    read: (text) => {
      const lines = text.match(/^[^\s:][^\n:]{0,200}:\d+(?::\d+)?: (?:error\b|[EFWCN]\d{2,4}\b)[^\n]*$/gm) ?? [];
      return lines.length === 0 ? null : toSummary({ errors: lines.length }, lines[0] ?? '');
    },
  },
];
