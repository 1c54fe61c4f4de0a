import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readBuildSummary, readLintSummary, readTestSummary } from './check-summaries.ts';
import type { Summary } from './summary.ts';

/** Outputs as the tools print them, over several of their versions. `bad` or `good`, and the counts. */
type Case = readonly [text: string, runner: string, verdict: 'bad' | 'good', counts: Summary['counts']];

const TESTS: readonly Case[] = [
  ['===================== 48 passed in 3.11s ======================', 'pytest', 'good', { passed: 48, total: 48 }],
  ['48 passed, 2 warnings in 3.11s', 'pytest', 'good', { passed: 48, warnings: 2, total: 48 }],
  [
    '=== short test summary info ===\nFAILED tests/a.py::b - assert 1 == 2\n=== 2 failed, 46 passed, 1 skipped, 3 xfailed in 0.20s ===',
    'pytest',
    'bad',
    { failed: 2, passed: 46, skipped: 1, total: 49 },
  ],
  ['======= 1 error in 0.12s =======', 'pytest', 'bad', { errors: 1 }],
  ['collected 0 items\n\n============ no tests ran in 0.01s ============', 'pytest', 'bad', { total: 0 }],
  ['========= 120 passed in 75.30s (0:01:15) =========', 'pytest', 'good', { passed: 120, total: 120 }],
  [
    'Test Suites: 1 failed, 2 passed, 3 total\nTests:       3 failed, 9 passed, 12 total\nSnapshots:   0 total\nTime:        2.1 s',
    'jest',
    'bad',
    { failed: 3, passed: 9, total: 12 },
  ],
  ['Tests:       1 skipped, 4 passed, 5 total', 'jest', 'good', { skipped: 1, passed: 4, total: 5 }],
  [
    ' Test Files  1 failed | 5 passed (6)\n      Tests  1 failed | 30 passed | 2 skipped (33)\n   Start at  10:00:00',
    'vitest',
    'bad',
    { failed: 1, passed: 30, skipped: 2, total: 33 },
  ],
  [
    ' \u001b[2m Test Files \u001b[22m \u001b[1m\u001b[32m6 passed\u001b[39m\u001b[22m\u001b[90m (6)\u001b[39m\n\u001b[2m      Tests \u001b[22m \u001b[1m\u001b[32m31 passed\u001b[39m\u001b[22m\u001b[90m (31)\u001b[39m',
    'vitest',
    'good',
    { passed: 31, total: 31 },
  ],
  [
    '      Tests  1 passed (1)\n      Tests  1 failed (1)\n      Tests  1 passed (1)',
    'vitest',
    'bad',
    { passed: 2, failed: 1, total: 3 },
  ],
  [
    '  23 passing (81ms)\n  1 pending\n  2 failing\n\n  1) sends one mail:',
    'mocha',
    'bad',
    { passed: 23, skipped: 1, failed: 2, total: 26 },
  ],
  ['  14 passing (54ms)\n  0 failing', 'mocha', 'good', { passed: 14, failed: 0, total: 14 }],
  [
    '# tests 12\n# suites 2\n# pass 11\n# fail 1\n# cancelled 0\n# skipped 0\n# todo 0\n# duration_ms 90.1',
    'tap',
    'bad',
    { total: 12, passed: 11, failed: 1, skipped: 0 },
  ],
  [
    'ℹ tests 3\nℹ suites 0\nℹ pass 3\nℹ fail 0\nℹ cancelled 0\nℹ skipped 0\nℹ todo 0',
    'tap',
    'good',
    { total: 3, passed: 3, failed: 0, skipped: 0 },
  ],
  ['TAP version 13\nok 1 - a\nnot ok 2 - b\nok 3 - c\n1..3', 'tap', 'bad', { passed: 2, failed: 1, total: 3 }],
  [
    'running 12 tests\ntest result: FAILED. 11 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.02s',
    'cargo',
    'bad',
    { passed: 11, failed: 1, skipped: 0, total: 12 },
  ],
  [
    'test result: ok. 5 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out\n\ntest result: ok. 2 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out',
    'cargo',
    'good',
    { passed: 7, failed: 0, skipped: 1, total: 8 },
  ],
  [
    '     Summary [   0.512s] 34 tests run: 33 passed, 1 failed, 0 skipped',
    'nextest',
    'bad',
    { passed: 33, failed: 1, skipped: 0, total: 34 },
  ],
  ['ok  \texample.com/calc/parser\t0.003s\nok  \texample.com/calc/lexer\t(cached)', 'go', 'good', {}],
  [
    '--- FAIL: TestEmpty (0.00s)\n    a_test.go:9: got 3\nFAIL\nFAIL\texample.com/calc/parser\t0.004s\nFAIL',
    'go',
    'bad',
    { passed: 0, failed: 1, total: 1 },
  ],
  ['FAIL\texample.com/calc/parser [build failed]', 'go', 'bad', {}],
  [
    '=== RUN   TestA\n--- PASS: TestA (0.00s)\nPASS\nok  \texample.com/calc\t0.01s',
    'go',
    'good',
    { passed: 1, failed: 0, total: 1 },
  ],
  [
    '[INFO] Tests run: 3, Failures: 0, Errors: 0, Skipped: 0, Time elapsed: 0.1 s - in ATest\n[INFO] Results:\n[ERROR] Tests run: 44, Failures: 1, Errors: 1, Skipped: 2\n[INFO] BUILD FAILURE',
    'maven',
    'bad',
    { total: 44, failed: 2, skipped: 2, passed: 40 },
  ],
  [
    'Tests run: 44, Failures: 0, Errors: 0, Skipped: 0',
    'maven',
    'good',
    { total: 44, failed: 0, skipped: 0, passed: 44 },
  ],
  [
    '12 tests completed, 1 failed\n\nFAILURE: Build failed with an exception.',
    'gradle',
    'bad',
    { total: 12, failed: 1, skipped: 0, passed: 11 },
  ],
  [
    'Finished in 0.1 seconds (files took 0.2 seconds to load)\n12 examples, 1 failure, 2 pending',
    'rspec',
    'bad',
    { total: 12, failed: 1, skipped: 2, errors: 0, passed: 9 },
  ],
  ['5 examples, 0 failures', 'rspec', 'good', { total: 5, failed: 0, skipped: 0, errors: 0, passed: 5 }],
  [
    '14 runs, 30 assertions, 1 failures, 0 errors, 0 skips',
    'minitest',
    'bad',
    { total: 14, failed: 1, skipped: 0, passed: 13 },
  ],
  ['OK (12 tests, 30 assertions)', 'phpunit', 'good', { passed: 12, total: 12 }],
  [
    'FAILURES!\nTests: 12, Assertions: 30, Failures: 1, Errors: 1.',
    'phpunit',
    'bad',
    { total: 12, failed: 2, skipped: 0, passed: 10 },
  ],
  [
    'Failed!  - Failed:     1, Passed:    11, Skipped:     0, Total:    12, Duration: 90 ms - a.dll (net8.0)',
    'dotnet',
    'bad',
    { failed: 1, passed: 11, skipped: 0, total: 12 },
  ],
  [
    'Passed!  - Failed:     0, Passed:    12, Skipped:     0, Total:    12, Duration: 90 ms',
    'dotnet',
    'good',
    { failed: 0, passed: 12, skipped: 0, total: 12 },
  ],
  [
    'Test summary: total: 12, failed: 1, succeeded: 11, skipped: 0, duration: 1.2s',
    'dotnet',
    'bad',
    { failed: 1, passed: 11, skipped: 0, total: 12 },
  ],
  [
    '92% tests passed, 1 tests failed out of 12\n\nTotal Test time (real) =   0.1 sec',
    'ctest',
    'bad',
    { failed: 1, total: 12, passed: 11 },
  ],
  [
    '..F.\n----------------------------------------------------------------------\nRan 4 tests in 0.001s\n\nFAILED (failures=1)',
    'unittest',
    'bad',
    { total: 4, failed: 1, skipped: 0, passed: 3 },
  ],
  [
    '....\n----------\nRan 4 tests in 0.001s\n\nOK (skipped=1)',
    'unittest',
    'good',
    { passed: 3, skipped: 1, total: 4 },
  ],
  [
    'bun test v1.1.0\n\n 11 pass\n 1 fail\n 20 expect() calls\nRan 12 tests across 3 files. [54.00ms]',
    'unittest',
    'bad',
    { passed: 11, failed: 1, total: 12 },
  ],
  [
    'Running 8 tests using 4 workers\n\n  1 failed\n    [chromium] › a.spec.ts:4:5 › pays\n  7 passed (9.2s)',
    'playwright',
    'bad',
    { failed: 1, passed: 7, total: 8 },
  ],
  [
    '│ Tests:        12 │\n│ Passing:      11 │\n│ Failing:      1 │',
    'cypress',
    'bad',
    { passed: 11, failed: 1, total: 12 },
  ],
  ['12/12 tests passed', 'plain', 'good', { passed: 12, total: 12, failed: 0 }],
  ['Results: 9 passed, 3 failed', 'plain', 'bad', { passed: 9, failed: 3, total: 12 }],
  ['3 tests failed', 'plain', 'bad', { failed: 3, total: 3 }],
  ['All tests passed!', 'plain', 'good', {}],
];

const BUILDS: readonly Case[] = [
  [
    "src/a.ts(14,9): error TS2322: Type 'string' is not assignable.\nsrc/b.ts(1,1): error TS2304: Cannot find name 'x'.",
    'tsc',
    'bad',
    { errors: 2 },
  ],
  ['src/a.ts:14:9 - error TS2322: nope\n\nFound 3 errors in 2 files.\n\nErrors  Files', 'tsc', 'bad', { errors: 3 }],
  ['BUILD SUCCESSFUL in 1m 12s\n54 actionable tasks: 19 executed', 'gradle or maven', 'good', {}],
  [
    '> Task :app:packageRelease FAILED\n\nFAILURE: Build failed with an exception.\n\nBUILD FAILED in 58s',
    'gradle or maven',
    'bad',
    {},
  ],
  ['[INFO] BUILD FAILURE\n[INFO] Total time:  2 s', 'gradle or maven', 'bad', {}],
  [
    'error[E0308]: mismatched types\n\nerror: could not compile `relay` (bin "relay") due to 2 previous errors',
    'cargo',
    'bad',
    { errors: 2 },
  ],
  [
    'warning: `relay` (bin "relay") generated 1 warning\n    Finished `release` profile [optimized] target(s) in 41.20s',
    'cargo',
    'good',
    { warnings: 1 },
  ],
  ['make: *** [Makefile:3: all] Error 2', 'make', 'bad', {}],
  ["make[1]: *** No rule to make target 'x'.  Stop.", 'make', 'bad', {}],
  ['CMake Error at CMakeLists.txt:22 (find_package):', 'make', 'bad', {}],
  ['webpack 5.91.0 compiled with 2 errors in 900 ms', 'webpack', 'bad', { errors: 2 }],
  ['webpack 5.91.0 compiled successfully in 900 ms', 'webpack', 'good', {}],
  ['Failed to compile.\n\n./src/a.tsx', 'webpack', 'bad', { errors: 1 }],
  ['✓ 1204 modules transformed.\n✓ built in 7.91s', 'vite or esbuild', 'good', {}],
  ['error during build:\nRollupError: Could not resolve "./a"', 'vite or esbuild', 'bad', {}],
  ['✘ [ERROR] Could not resolve "a"', 'vite or esbuild', 'bad', {}],
  ['Build succeeded.\n    3 Warning(s)\n    0 Error(s)', 'dotnet', 'good', { errors: 0, warnings: 3 }],
  ['Build FAILED.\n    0 Warning(s)\n    1 Error(s)', 'dotnet', 'bad', { errors: 1, warnings: 0 }],
  [
    "main.c:3:5: error: expected ';' before 'return'\nmain.c:9:1: error: unknown type",
    'gcc or clang',
    'bad',
    { errors: 2 },
  ],
  [
    "/usr/bin/ld: a.o: undefined reference to `f'\ncollect2: error: ld returned 1 exit status",
    'gcc or clang',
    'bad',
    { errors: 1 },
  ],
  [
    'ERROR: failed to solve: process "/bin/sh -c npm ci" did not complete successfully: exit code: 1',
    'docker',
    'bad',
    {},
  ],
  ['#13 naming to docker.io/library/reports:1.8 done', 'docker', 'good', {}],
  ['build succeeded, 1 warning.\n\nThe HTML pages are in _build/html.', 'plain', 'good', {}],
];

const LINTS: readonly Case[] = [
  ['✖ 12 problems (10 errors, 2 warnings)', 'eslint', 'bad', { errors: 10, warnings: 2 }],
  ['✖ 2 problems (0 errors, 2 warnings)', 'eslint', 'good', { errors: 0, warnings: 2 }],
  ['All checks passed!', 'ruff', 'good', { errors: 0 }],
  ['a.py:1:1: F401 unused\nFound 3 errors.\n[*] 2 fixable', 'ruff', 'bad', { errors: 3 }],
  ['Found 3 errors (3 fixed, 0 remaining).', 'ruff', 'good', { errors: 0 }],
  ['Checked 84 files in 30ms. No fixes applied.', 'biome', 'good', { errors: 0 }],
  ['Success: no issues found in 12 source files', 'mypy', 'good', { errors: 0 }],
  ['2 errors, 1 warning, 0 informations', 'others', 'bad', { errors: 2, warnings: 1 }],
  ['14 files inspected, no offenses detected', 'others', 'good', { errors: 0 }],
  ['14 files inspected, 3 offenses detected', 'others', 'bad', { errors: 3 }],
  ['would reformat src/a.py\nOh no!\n1 file would be reformatted.', 'others', 'bad', {}],
  ['[warn] src/a.ts\n[warn] Code style issues found in the above file.', 'others', 'bad', {}],
  ['a.py:3:1: E302 expected 2 blank lines\na.py:9:80: E501 line too long', 'lines', 'bad', { errors: 2 }],
];

function check(cases: readonly Case[], read: (text: string) => Summary | null): void {
  for (const [text, runner, verdict, counts] of cases)
    test(`${runner}: ${text.split('\n').at(-1)}`, () => {
      const summary = read(text);
      assert.ok(summary);
      assert.deepEqual([summary.runner, summary.isFailed ? 'bad' : 'good', summary.counts], [runner, verdict, counts]);
      assert.ok(summary.quote.length > 0);
    });
}

describe('tests', () => check(TESTS, readTestSummary));
describe('builds', () => check(BUILDS, readBuildSummary));
describe('linters', () => check(LINTS, readLintSummary));

test('a text that only speaks of tests has no summary', () => {
  for (const text of [
    '',
    'The tests are in tests/.',
    'test_login passed the token on',
    'const failed = 3;',
    'PASS_THROUGH=1',
  ])
    assert.equal(readTestSummary(text), null, text);
});

test('hostile texts take linear time', () => {
  for (const piece of [
    '1 failed, ',
    '= ',
    'Tests: 1 failed, ',
    '\n1 passed',
    ' Tests  1 passed | ',
    'error TS1: ',
    'a.c:1: error: ',
    ': E1 ',
    '1 of 1 ',
    'FAIL ',
  ]) {
    const started = performance.now();
    for (const read of [readTestSummary, readBuildSummary, readLintSummary]) read(piece.repeat(10_000));
    assert.ok(performance.now() - started < 10_000, `${piece} took ${performance.now() - started} ms`);
  }
});
