import type { ToolCall } from './execution.ts';

/**
 * Remembers what was made of texts and of calls. Several detectors read the same answer, prompts and commands come again and again in a long
 * record, and reading them is most of the work.
 */
export interface Reading {
  /** What a function makes of a text; it must look at nothing else. */
  text<T>(read: (text: string) => T, text: string): T;
  /** What a function makes of a call; it must look at nothing but the tool and its arguments. */
  call<T>(read: (call: ToolCall) => T, call: ToolCall): T;
}

/** Results that are kept of each function, so that memory stays small however long the record is. */
const MOST_KEPT = 1_000;

export function createReading(): Reading {
  const byReader = new Map<unknown, Map<string, unknown>>();
  const recall = <V, T>(read: (value: V) => T, key: string, value: V): T => {
    let kept = byReader.get(read) as Map<string, T> | undefined;
    if (!kept) {
      kept = new Map();
      byReader.set(read, kept);
    }
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = read(value);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, made);
    return made;
  };
  return {
    text: (read, text) => recall(read, text, text),
    // Equal keys, equal calls.
    call: (read, call) => recall(read, call.key, call),
  };
}
