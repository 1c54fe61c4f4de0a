interface DiffLine {
  readonly side: 'both' | 'before' | 'after';
  readonly text: string;
}

/** The comparison needs a cell per pair of lines; beyond this, both texts are shown as blocks. */
const CELL_LIMIT = 1_000_000;

/** The lines of two texts: shared, only before, only after. */
export function diffLines(before: string, after: string): DiffLine[] {
  const left = before.split('\n');
  const right = after.split('\n');
  let head = 0;
  while (head < left.length && head < right.length && left[head] === right[head]) head++;
  let tail = 0;
  while (tail < left.length - head && tail < right.length - head && left.at(-1 - tail) === right.at(-1 - tail)) tail++;
  const middle = diffMiddle(left.slice(head, left.length - tail), right.slice(head, right.length - tail));
  return [...left.slice(0, head).map(shared), ...middle, ...left.slice(left.length - tail).map(shared)];
}

function diffMiddle(left: readonly string[], right: readonly string[]): DiffLine[] {
  if (left.length * right.length > CELL_LIMIT || left.length === 0 || right.length === 0) {
    return [...left.map(removed), ...right.map(added)];
  }
  const longest = longestCommon(left, right);
  const lines: DiffLine[] = [];
  let i = 0;
  let j = 0;
  while (i < left.length && j < right.length) {
    const text = left[i] as string;
    if (text === right[j]) {
      lines.push(shared(text));
      i++;
      j++;
    } else if (longest(i + 1, j) >= longest(i, j + 1)) {
      lines.push(removed(text));
      i++;
    } else {
      lines.push(added(right[j] as string));
      j++;
    }
  }
  return [...lines, ...left.slice(i).map(removed), ...right.slice(j).map(added)];
}

/** Length of the longest common part of what follows line i on the left and line j on the right. */
function longestCommon(left: readonly string[], right: readonly string[]): (i: number, j: number) => number {
  const width = right.length + 1;
  const cells = new Uint32Array((left.length + 1) * width);
  const at = (i: number, j: number) => cells[i * width + j] ?? 0;
  for (let i = left.length - 1; i >= 0; i--) {
    for (let j = right.length - 1; j >= 0; j--) {
      cells[i * width + j] = left[i] === right[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  return at;
}

const shared = (text: string): DiffLine => ({ side: 'both', text });
const removed = (text: string): DiffLine => ({ side: 'before', text });
const added = (text: string): DiffLine => ({ side: 'after', text });
