import { type Format, toFigure, toReadSummary } from './summary.ts';

/** How compilers and build tools put it. */
export const BUILD_FORMATS: readonly Format[] = [
  {
    // src/a.ts(14,9): error TS2322: … · Found 3 errors in 2 files.
    runner: 'tsc',
    marks: ['error TS', ' errors in ', ' error in ', 'Found 0 errors'],
    read: (text) => {
      const found = /^Found (\d+) errors?\b[^\n]*$/m.exec(text);
      if (found) return toReadSummary({ errors: toFigure(found[1]) }, found[0]);
      const lines = text.match(/^[^\n]{1,300}\berror TS\d+:[^\n]*$/gm) ?? [];
      return lines.length === 0 ? null : toReadSummary({ errors: lines.length }, lines[0]?.trim() ?? '');
    },
  },
  {
    // BUILD SUCCESSFUL in 1m · BUILD FAILED · [INFO] BUILD FAILURE
    runner: 'gradle or maven',
    marks: ['BUILD '],
    read: (text) => {
      const bad = /^[^\n]{0,20}BUILD (?:FAILED|FAILURE)\b[^\n]*$/m.exec(text);
      if (bad) return toReadSummary({}, bad[0].trim(), true);
      const good = /^[^\n]{0,20}BUILD (?:SUCCESSFUL|SUCCESS)\b[^\n]*$/m.exec(text);
      return good ? toReadSummary({}, good[0].trim()) : null;
    },
  },
  {
    // error: could not compile `x` (bin "x") due to 2 previous errors · Finished `release` profile …
    runner: 'cargo',
    marks: ['could not compile', 'Finished ', 'aborting due to'],
    read: (text) => {
      const bad = /^error: (?:could not compile|aborting due to)[^\n]*$/m.exec(text);
      if (bad) return toReadSummary({ errors: toFigure(/due to (\d+) previous/.exec(bad[0])?.[1] ?? '1') }, bad[0]);
      const good = /^\s*Finished [^\n]{1,120}target\(s\)[^\n]*$/m.exec(text);
      const warnings = toFigure(/generated (\d+) warnings?/.exec(text)?.[1]);
      return good ? toReadSummary(warnings > 0 ? { warnings } : {}, good[0].trim()) : null;
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
      if (bad) return toReadSummary({}, bad[0], true);
      return /^ninja: no work to do/m.test(text) ? toReadSummary({}, 'ninja: no work to do.') : null;
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
      if (bad) return toReadSummary({ errors: toFigure(bad[1] ?? '1') }, bad[0].trim(), true);
      const good = /^[^\n]{0,60}\bcompiled (?:successfully|with (\d+) warnings?)\b[^\n]*$/im.exec(text);
      return good ? toReadSummary(good[1] ? { warnings: toFigure(good[1]) } : {}, good[0].trim()) : null;
    },
  },
  {
    // ✓ built in 7.91s · error during build: · ✘ [ERROR] of esbuild · Build failed with 1 error
    runner: 'vite or esbuild',
    marks: ['built in', 'error during build', '[ERROR]', 'uild failed', 'uild error'],
    read: (text) => {
      const bad = /^[^\n]{0,20}(?:error during build|✘ \[ERROR\]|Build failed|Build error)[^\n]*$/im.exec(text);
      if (bad) return toReadSummary({}, bad[0].trim(), true);
      const good = /^[^\n]{0,10}\bbuilt in [\d.]+ ?m?s\b[^\n]*$/m.exec(text);
      return good ? toReadSummary({}, good[0].trim()) : null;
    },
  },
  {
    // Build succeeded. / 0 Error(s) · Build FAILED.
    runner: 'dotnet',
    marks: ['Error(s)', 'Build succeeded', 'Build FAILED'],
    read: (text) => {
      const errors = /^\s*(\d+) Error\(s\)/m.exec(text);
      const warnings = toFigure(/^\s*(\d+) Warning\(s\)/m.exec(text)?.[1]);
      if (errors) return toReadSummary({ errors: toFigure(errors[1]), warnings }, errors[0].trim());
      const line = /^Build (succeeded|FAILED)[^\n]*$/m.exec(text);
      return line ? toReadSummary({}, line[0], line[1] === 'FAILED') : null;
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
      return line === undefined ? null : toReadSummary({ errors: Math.max(1, lines.length) }, line.trim());
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
      if (bad) return toReadSummary({}, bad[0], true);
      const good = /^[^\n]{0,12}(?:naming to [^\n]{1,200} done|Successfully (?:tagged|built) [^\n]*)$/m.exec(text);
      return good ? toReadSummary({}, good[0].trim()) : null;
    },
  },
  {
    // build succeeded, 1 warning. of Sphinx and of many scripts
    runner: 'plain',
    marks: ['uild succeeded', 'uild failed', 'uild completed', 'uild finished', 'ompilation failed'],
    read: (text) => {
      const bad =
        /^[^\n]{0,40}\b(?:(?:build|compilation) failed|build finished with (?:problems|errors))\b[^\n]*$/im.exec(text);
      if (bad) return toReadSummary({}, bad[0].trim(), true);
      const good = /^[^\n]{0,40}\bbuild (?:succeeded|completed|finished)\b[^\n]*$/im.exec(text);
      return good ? toReadSummary({}, good[0].trim()) : null;
    },
  },
];
