const NONE = 0xffffffff;

/**
 * Merges the lines of all writers, each of which is already in order. It needs two numbers per line, where sorting would need an object.
 */
export function mergeWriters(
  writerOf: Uint32Array,
  count: number,
  compare: (line: number, other: number) => number,
): Uint32Array<ArrayBuffer> {
  const next = new Uint32Array(count).fill(NONE);
  const heap = linkLines(writerOf, next).sort(compare);
  const order = new Uint32Array(count);
  for (let position = 0; position < count; position++) {
    const line = heap[0] as number;
    order[position] = line;
    const following = next[line] as number;
    const last = following === NONE ? (heap.pop() as number) : following;
    if (heap.length > 0) heap[0] = last;
    siftDown(heap, compare);
  }
  next.buffer.transfer(0);
  return order;
}

/** Links each line to the next one of its writer, and returns the first line of each writer. */
function linkLines(writerOf: Uint32Array, next: Uint32Array): number[] {
  const firsts: number[] = [];
  const lasts: number[] = [];
  for (let line = 0; line < next.length; line++) {
    const writer = writerOf[line] as number;
    const before = lasts[writer];
    if (before === undefined) firsts.push(line);
    else next[before] = line;
    lasts[writer] = line;
  }
  return firsts;
}

/** Sifts the first entry of a heap down to its place. */
function siftDown(heap: number[], compare: (line: number, other: number) => number): void {
  const at = (index: number): number => heap[index] as number;
  for (let parent = 0; ; ) {
    let child = parent * 2 + 1;
    if (child >= heap.length) return;
    if (child + 1 < heap.length && compare(at(child + 1), at(child)) < 0) child += 1;
    if (compare(at(parent), at(child)) <= 0) return;
    [heap[parent], heap[child]] = [at(child), at(parent)];
    parent = child;
  }
}
