import type { Act } from '@critiqor/diagnosis/language/statements/statement';
import { toAct } from '@critiqor/diagnosis/language/statements/to-act';
import { readLines } from './read-lines.ts';

/** What the engine takes a sentence for, in the format of the benchmark's scorer. */
interface StatementPrediction {
  readonly id: string;
  readonly act: Act | null;
  /** Why there is no act. */
  readonly error?: string;
}

/** Reads the sentences of a file one by one. A line without a text gets a prediction with an error. */
export async function* evaluateStatements(path: string): AsyncGenerator<StatementPrediction> {
  for await (const { text, place } of readLines(path)) yield evaluateLine(text, place);
}

function evaluateLine(line: string, place: string): StatementPrediction {
  let parsed: { readonly id?: unknown; readonly text?: unknown };
  try {
    parsed = Object(JSON.parse(line));
  } catch {
    return { id: place, act: null, error: 'The line is not JSON.' };
  }
  const id = typeof parsed.id === 'string' || typeof parsed.id === 'number' ? String(parsed.id) : null;
  if (id === null) return { id: place, act: null, error: 'The line has no id.' };
  if (typeof parsed.text !== 'string') return { id, act: null, error: 'The line has no text.' };
  return { id, act: toAct(parsed.text) };
}
