import { toOneLine } from '@critiqor/diagnosis/model/words';

/** No file of ours nests as deeply; what does was not written by us, and its top is named. */
const MAX_DEPTH = 64;
const MAX_PATH_CHARS = 120;

/**
 * The members in which a parsed file differs from what it was, as paths such as `scores.dimensions[2].score`: the first `most` of them.
 * Where a whole object was exchanged, its members are named.
 */
export function findDifferences(found: unknown, original: unknown, most: number): string[] {
  const paths: string[] = [];
  const compare = (left: unknown, right: unknown, path: string, depth: number): void => {
    if (paths.length >= most || left === right) return;
    const isBranch = isObject(left) && isObject(right) && Array.isArray(left) === Array.isArray(right);
    if (!isBranch || depth >= MAX_DEPTH) {
      paths.push(toOneLine(path || 'the whole file', MAX_PATH_CHARS));
      return;
    }
    for (const name of new Set([...Object.keys(right), ...Object.keys(left)])) {
      compare(own(left, name), own(right, name), toPath(path, name, Array.isArray(right)), depth + 1);
    }
  };
  compare(found, original, '', 0);
  return paths;
}

/** Line and column, from 1, of the first character in which two texts differ; null when they are equal. */
export function findTextDifference(found: string, original: string): { line: number; column: number } | null {
  if (found === original) return null;
  let at = 0;
  while (at < found.length && found[at] === original[at]) at += 1;
  const before = found.slice(0, at);
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Never what every object has anyway, such as `constructor`. */
const own = (value: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(value, name) ? value[name] : undefined;

const toPath = (path: string, name: string, isList: boolean): string =>
  isList ? `${path}[${name}]` : path ? `${path}.${name}` : name;
