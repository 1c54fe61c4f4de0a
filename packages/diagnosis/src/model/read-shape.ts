import type { Shape } from './shape.ts';

/**
 * Reads a value that may come from anywhere: gives it with the members filled in that older files lack, or undefined when it does not have
 * the shape. Members that the shape does not know are kept: a newer version may have added them.
 */
export function readShape(shape: Shape, value: unknown): unknown {
  return fits(shape, value) ? fill(shape, value) : undefined;
}

function fits(shape: Shape, value: unknown): boolean {
  switch (shape.kind) {
    case 'text':
    case 'word':
      return typeof value === 'string';
    case 'flag':
      return typeof value === 'boolean';
    case 'number':
      return (
        typeof value === 'number' &&
        Number.isFinite(value) &&
        value >= (shape.min ?? Number.NEGATIVE_INFINITY) &&
        value <= (shape.max ?? Number.POSITIVE_INFINITY) &&
        (!shape.integer || Number.isSafeInteger(value))
      );
    case 'one_of':
      return shape.values.some((known) => known === value);
    case 'list':
      return Array.isArray(value) && value.length >= (shape.min ?? 0) && value.every((item) => fits(shape.item, item));
    case 'map':
      return (
        isObject(value) &&
        Object.entries(value).every(([key, item]) => isKey(shape.keys, key) && fits(shape.value, item))
      );
    case 'object':
      return (
        isObject(value) && Object.entries(shape.members).every(([name, member]) => fitsMember(member, value, name))
      );
    case 'nullable':
      return value === null || fits(shape.inner, value);
    case 'optional':
      return fits(shape.inner, value);
  }
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isKey = (keys: readonly string[] | undefined, key: string): boolean => keys === undefined || keys.includes(key);

function fitsMember(member: Shape, value: Fields, name: string): boolean {
  if (!Object.hasOwn(value, name)) return member.kind === 'optional' || member.absent !== undefined;
  return fits(member, value[name]);
}

/** The value with every member that it lacks and the shape has a value for. */
function fill(shape: Shape, value: unknown): unknown {
  switch (shape.kind) {
    case 'list':
      return (value as readonly unknown[]).map((item) => fill(shape.item, item));
    case 'nullable':
      return value === null ? null : fill(shape.inner, value);
    case 'optional':
      return fill(shape.inner, value);
    case 'object': {
      const fields = value as Fields;
      const filled = Object.entries(shape.members).flatMap(([name, member]) => {
        if (Object.hasOwn(fields, name)) return [[name, fill(member, fields[name])] as const];
        return member.absent === undefined ? [] : [[name, member.absent] as const];
      });
      return { ...fields, ...Object.fromEntries(filled) };
    }
    default:
      return value;
  }
}
