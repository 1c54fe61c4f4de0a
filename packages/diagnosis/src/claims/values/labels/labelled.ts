import type { LabelledFigure } from './labelled-figure.ts';
import { readJsonFigures } from './read-json-figures.ts';
import { parseMarkup } from './read-markup.ts';
import { readTextFigures } from './read-text-figures.ts';

/** The figures of an output with their labels: members of JSON and markup, cells of tables, `name: value` lines, and clauses of prose. */
export function toLabelled(text: string): readonly LabelledFigure[] {
  const short = text.slice(0, MOST_CHARS);
  const tree = text.length <= MOST_CHARS ? (toJson(text) ?? parseMarkup(text)) : undefined;
  const found = tree === undefined ? readTextFigures(short) : readJsonFigures(tree);
  return found.length > MOST_FIGURES ? [] : found;
}

const MOST_CHARS = 8_000;
/** More are data in which every figure is found somewhere. */
const MOST_FIGURES = 240;

function toJson(text: string): unknown {
  const trimmed = text.trim();
  if (trimmed[0] !== '{' && trimmed[0] !== '[') return undefined;
  try {
    return JSON.parse(trimmed);
  } catch {
    return undefined;
  }
}
