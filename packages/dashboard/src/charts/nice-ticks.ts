/** Round values from 0 to at least `max`, about `about` of them. */
export function niceTicks(max: number, about: number): number[] {
  if (!(max > 0)) return [0];
  const rough = max / about;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * magnitude >= rough) ?? 10) * magnitude;
  const count = Math.ceil(max / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
