/** How a text changes, line by line with a little around it: what is removed begins with `-`, what is added with `+`. */
export function describeChanges(before: string, after: string): string[] {
  const [old, now] = [before.split(/\r?\n/), after.split(/\r?\n/)];
  const kept = commonLines(old, now);
  const lines: { readonly mark: string; readonly text: string }[] = [];
  let [left, right] = [0, 0];
  for (const [oldAt, nowAt] of [...kept, [old.length, now.length] as const]) {
    for (; left < oldAt; left += 1) lines.push({ mark: '-', text: old[left] ?? '' });
    for (; right < nowAt; right += 1) lines.push({ mark: '+', text: now[right] ?? '' });
    if (oldAt < old.length) lines.push({ mark: ' ', text: old[oldAt] ?? '' });
    left = oldAt + 1;
    right = nowAt + 1;
  }
  const isNear = (at: number): boolean =>
    lines.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(({ mark }) => mark !== ' ');
  return lines.flatMap(({ mark, text }, at) => {
    if (isNear(at)) return [`  ${mark} ${text}`];
    return at > 0 && isNear(at - 1) ? ['    …'] : [];
  });
}

const AROUND = 2;
/** Beyond this many lines between the first and the last change they are shown as replaced. */
const MAX_LINES = 2_000;

/** Pairs of places of equal lines, in order. What is equal at both ends is paired first, so that the rest is small. */
function commonLines(old: readonly string[], now: readonly string[]): [number, number][] {
  let head = 0;
  while (head < Math.min(old.length, now.length) && old[head] === now[head]) head += 1;
  let tail = 0;
  const room = Math.min(old.length, now.length) - head;
  while (tail < room && old[old.length - 1 - tail] === now[now.length - 1 - tail]) tail += 1;
  const middle = longestCommon(old.slice(head, old.length - tail), now.slice(head, now.length - tail));
  return [
    ...Array.from({ length: head }, (_, at): [number, number] => [at, at]),
    ...middle.map(([left, right]): [number, number] => [left + head, right + head]),
    ...Array.from({ length: tail }, (_, at): [number, number] => [old.length - tail + at, now.length - tail + at]),
  ];
}

function longestCommon(old: readonly string[], now: readonly string[]): [number, number][] {
  if (old.length > MAX_LINES || now.length > MAX_LINES) return [];
  const width = now.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  const at = (left: number, right: number): number => lengths[left * width + right] ?? 0;
  for (let left = old.length - 1; left >= 0; left -= 1)
    for (let right = now.length - 1; right >= 0; right -= 1)
      lengths[left * width + right] =
        old[left] === now[right] ? at(left + 1, right + 1) + 1 : Math.max(at(left + 1, right), at(left, right + 1));
  const pairs: [number, number][] = [];
  for (let left = 0, right = 0; left < old.length && right < now.length; ) {
    if (old[left] === now[right]) pairs.push([left++, right++]);
    else if (at(left + 1, right) >= at(left, right + 1)) left += 1;
    else right += 1;
  }
  return pairs;
}
