import type { ToolCall } from '../../../model/execution.ts';
import { toMembers } from '../outputs.ts';

/** A text that one call put in the place of another. */
export interface Replacement {
  readonly before: string;
  readonly after: string;
}

/** The replacements of an editing call. */
export const toReplacements = ({ args }: ToolCall): Replacement[] =>
  toMembers(args).flatMap(({ object }) => {
    const [before, after] = [pick(object, OLD), pick(object, NEW)];
    return before === null || after === null ? [] : [{ before, after }];
  });

function pick(object: Readonly<Record<string, unknown>>, name: RegExp): string | null {
  const value = Object.entries(object).find(([key]) => name.test(key))?.[1];
  return typeof value === 'string' ? value : null;
}

const OLD = /^old_?(?:text|string|str|value)$/i;
const NEW = /^new_?(?:text|string|str|value)$/i;
