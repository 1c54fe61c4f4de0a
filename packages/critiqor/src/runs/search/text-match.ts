import type { RunRow } from '@critiqor/api/runs';
import type { RunRows } from '../run-rows.ts';
import { type FoundTexts, toSearchWords } from './search-texts.ts';

interface TextMatch {
  /** Whether every word is in the row itself, or in the task or answer of the run. */
  fits(row: RunRow): boolean;
  /** False when a sealed run cannot fit. */
  mayFit(runId: string, rows: RunRows): boolean;
}

/** A test for the words of a search. */
export function createTextMatch(words: readonly string[], found: FoundTexts | null): TextMatch {
  const searched = words.map((word, index) => ({ word, runs: found?.byWord[index] }));
  return {
    fits(row) {
      if (words.length === 0) return true;
      const own = toSearchWords(toSearched(row)).join(' ');
      // The text of an anonymous run is not searched: a hit would say what it hides.
      const hasText = row.visibility !== 'anonymous';
      return searched.every(({ word, runs }) => (hasText && runs?.has(row.run_id)) || own.includes(word));
    },
    mayFit: (runId, rows) => searched.every(({ runs }, index) => runs?.has(runId) || rows.mayHave(runId, index)),
  };
}

/** The words as the lines of a list may have them. */
export const toWordForms = (words: readonly string[]): Buffer[][] =>
  words.map((word) => toForms(word).map((form) => Buffer.from(form)));

/** A word in the cases in which a row most often has it; the exact test comes later. */
function toForms(word: string): string[] {
  // What JSON writes in another way, or has another case, is left to the exact test.
  return /^[\da-z_=.-]+$/.test(word)
    ? [word, word.toUpperCase(), word.slice(0, 1).toUpperCase() + word.slice(1)]
    : [''];
}

const toSearched = (row: RunRow): string =>
  [
    row.run_id,
    row.agent_id,
    row.benchmark_id,
    row.primary_failure,
    row.status,
    row.channel,
    row.trigger,
    ...row.models,
    ...Object.entries(row.labels).map(([name, value]) => `${name}=${value}`),
  ].join('\n');
