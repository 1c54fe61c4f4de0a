/** The beginning and the end of a list that is too long to be shown. */
export function takeEnds<T>(items: readonly T[], first: number, last: number): readonly T[] {
  return items.length <= first + last ? items : [...items.slice(0, first), ...items.slice(-last)];
}
