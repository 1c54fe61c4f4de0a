import { BUILD_FORMATS } from './build-formats.ts';
import { LINT_FORMATS } from './lint-formats.ts';
import type { Format, Summary } from './summary.ts';
import { TEST_FORMATS } from './test-formats.ts';

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
