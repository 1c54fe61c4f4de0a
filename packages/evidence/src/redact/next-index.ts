/** Like `text.indexOf(sign, from)` for growing `from`, but the text is walked once, however often it is asked. */
export function createNextIndex(text: string, sign: string): (from: number) => number {
  let known = -1;
  let isOver = false;
  return (from) => {
    if (isOver) return -1;
    if (known < from) known = text.indexOf(sign, from);
    isOver = known < 0;
    return known;
  };
}
