/** Whether a run ended because something was used up, as its end names it: no repetition helps against that. */
export function isLimit(failure: string | null): boolean {
  return failure !== null && LIMITS.has(failure.replaceAll('_', ' '));
}

const LIMITS: ReadonlySet<string> = new Set(['context limit', 'usage limit', 'step limit']);
