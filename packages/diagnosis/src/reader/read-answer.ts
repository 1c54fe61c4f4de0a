import { READER_ANSWER, type ReaderAnswer } from '../model/model-reading.ts';
import type { Shape } from '../model/shape.ts';

/** An answer that holds more than this is no review. */
const MOST_ITEMS = 60;
const MOST_TEXT = 4_000;

/** What a model sent back, read strictly: JSON of exactly this shape. */
export function readAnswer(text: string): ReaderAnswer | { readonly problem: string } {
  const json = toJson(text.trim());
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { problem: json === '' ? 'the answer is empty' : 'the answer is not JSON, or it was cut' };
  }
  const problem = findProblem(READER_ANSWER, value, 'answer');
  return problem === null ? (value as ReaderAnswer) : { problem };
}

/** Models that were not held to a format put JSON into a block of code. */
function toJson(text: string): string {
  const from = text.indexOf('\n');
  return text.startsWith('```') && text.endsWith('```') && from > 0 ? text.slice(from + 1, -'```'.length).trim() : text;
}

/** The first place where a value does not have the shape. Members that the shape does not name are refused too. */
function findProblem(shape: Shape, value: unknown, place: string): string | null {
  switch (shape.kind) {
    case 'text':
    case 'word':
      if (typeof value !== 'string') return `${place} is not a text`;
      return value.length > MOST_TEXT ? `${place} is too long` : null;
    case 'one_of':
      return shape.values.some((known) => known === value) ? null : `${place} is none of ${shape.values.join(', ')}`;
    case 'nullable':
      return value === null ? null : findProblem(shape.inner, value, place);
    case 'list':
      if (!Array.isArray(value)) return `${place} is not a list`;
      if (value.length > MOST_ITEMS) return `${place} has more than ${MOST_ITEMS} items`;
      return firstOf(value.map((item, index) => () => findProblem(shape.item, item, `${place}[${index}]`)));
    case 'object': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return `${place} is not an object`;
      const unknown = Object.keys(value).find((name) => !Object.hasOwn(shape.members, name));
      if (unknown !== undefined) return `${place} has an unknown member`;
      return firstOf(
        Object.entries(shape.members).map(
          ([name, member]) =>
            () =>
              findProblem(member, (value as Record<string, unknown>)[name], `${place}.${name}`),
        ),
      );
    }
    default:
      return `${place} cannot be read`;
  }
}

function firstOf(checks: readonly (() => string | null)[]): string | null {
  for (const check of checks) {
    const problem = check();
    if (problem !== null) return problem;
  }
  return null;
}

/** The shape as a JSON Schema in the strict form that endpoints take: every member required, no others. */
export const toAnswerSchema = (): object => toStrictSchema(READER_ANSWER);

function toStrictSchema(shape: Shape): object {
  switch (shape.kind) {
    case 'one_of':
      return { type: 'string', enum: shape.values };
    case 'nullable':
      return { anyOf: [toStrictSchema(shape.inner), { type: 'null' }] };
    case 'list':
      return { type: 'array', items: toStrictSchema(shape.item) };
    case 'object':
      return {
        type: 'object',
        properties: Object.fromEntries(
          Object.entries(shape.members).map(([name, member]) => [name, toStrictSchema(member)]),
        ),
        required: Object.keys(shape.members),
        additionalProperties: false,
      };
    default:
      return { type: 'string' };
  }
}
