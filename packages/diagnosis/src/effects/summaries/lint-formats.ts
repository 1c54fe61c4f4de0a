import { type Format, toFigure, toReadSummary } from './summary.ts';

/** How linters put it. */
export const LINT_FORMATS: readonly Format[] = [
  {
    // ✖ 12 problems (10 errors, 2 warnings)
    runner: 'eslint',
    marks: [' problem'],
    read: (text) => {
      const match = /^\s*✖? ?(\d+) problems? \((\d+) errors?, (\d+) warnings?[^\n]*$/m.exec(text);
      return match
        ? toReadSummary({ errors: toFigure(match[2]), warnings: toFigure(match[3]) }, match[0].trim())
        : null;
    },
  },
  {
    // Found 3 errors. · All checks passed! · Found 3 errors (3 fixed, 0 remaining).
    runner: 'ruff',
    marks: ['Found ', 'All checks passed'],
    read: (text) => {
      const good = /^All checks passed!?[^\n]*$/m.exec(text);
      if (good) return toReadSummary({ errors: 0 }, good[0]);
      const match = /^Found (\d+) errors?(?: \(\d+ fixed, (\d+) remaining\))?[^\n]*$/m.exec(text);
      return match ? toReadSummary({ errors: toFigure(match[2] ?? match[1]) }, match[0]) : null;
    },
  },
  {
    // Checked 84 files in 30ms. No fixes applied. / Found 2 errors. of Biome
    runner: 'biome',
    marks: ['Checked '],
    read: (text) => {
      const bad = /^Found (\d+) errors?\./m.exec(text);
      if (bad) return toReadSummary({ errors: toFigure(bad[1]) }, bad[0]);
      const good = /^Checked \d+ files? in [^\n]*$/m.exec(text);
      return good ? toReadSummary({ errors: 0 }, good[0]) : null;
    },
  },
  {
    // Found 2 errors in 1 file (checked 12 source files) · Success: no issues found in 12 source files
    runner: 'mypy',
    marks: ['no issues found', 'checked ', 'Success:'],
    read: (text) => {
      const good = /^Success: no issues found[^\n]*$/m.exec(text);
      if (good) return toReadSummary({ errors: 0 }, good[0]);
      const bad = /^Found (\d+) errors? in [^\n]*$/m.exec(text);
      return bad ? toReadSummary({ errors: toFigure(bad[1]) }, bad[0]) : null;
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
      if (pyright) return toReadSummary({ errors: toFigure(pyright[1]), warnings: toFigure(pyright[2]) }, pyright[0]);
      const rubocop = /^\d+ files? inspected, (no|\d+) offenses?[^\n]*$/m.exec(text);
      if (rubocop) return toReadSummary({ errors: rubocop[1] === 'no' ? 0 : toFigure(rubocop[1]) }, rubocop[0]);
      const golangci = /^(\d+) issues?:?[^\n]*$/m.exec(text);
      if (golangci) return toReadSummary({ errors: toFigure(golangci[1]) }, golangci[0]);
      const format =
        /^[^\n]{0,20}(?:would reformat [^\n]*|\d+ files? would be reformatted[^\n]*|Code style issues found[^\n]*|- hook id: [^\n]*)$/m.exec(
          text,
        );
      return format ? toReadSummary({}, format[0].trim(), true) : null;
    },
  },
  {
    // a.py:3:1: E302 expected 2 blank lines · a.py:27: error: …
    runner: 'lines',
    marks: [': error', ': E', ': F', ': W', 'SC'],
    read: (text) => {
      const lines = text.match(/^[^\s:][^\n:]{0,200}:\d+(?::\d+)?: (?:error\b|[EFWCN]\d{2,4}\b)[^\n]*$/gm) ?? [];
      return lines.length === 0 ? null : toReadSummary({ errors: lines.length }, lines[0] ?? '');
    },
  },
];
