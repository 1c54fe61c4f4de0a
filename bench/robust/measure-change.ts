import type { BookRun, Change } from './book-run.ts';
import { type JudgedRun, judgeRun } from './judge-run.ts';

/** What a change did to the verdicts of the runs to which it applies. */
export interface Kept {
  /** Right before the change. */
  readonly right: number;
  /** Right before and wrong after: which run, and what is said of it before and after. */
  readonly lost: readonly string[];
  /** Wrong before and right after. */
  readonly gained: number;
}

export function measureChange(
  judged: readonly { readonly run: BookRun; readonly before: JudgedRun }[],
  change: Change,
): Kept {
  let right = 0;
  let gained = 0;
  const lost: string[] = [];
  for (const { run, before } of judged) {
    const changed = change(run);
    if (!changed) continue;
    const after = judgeRun(changed);
    if (before.faults.length > 0) gained += after.faults.length === 0 ? 1 : 0;
    else {
      right += 1;
      if (after.faults.length > 0) lost.push(toLoss(run, before, after));
    }
  }
  return { right, lost, gained };
}

/** A row of the printed table. */
export function toRow(cells: readonly (string | number)[]): string {
  return cells.map((cell, n) => (n === 0 ? String(cell).padEnd(28) : String(cell).padStart(13))).join('');
}

function toLoss({ trace_id, expect }: BookRun, before: JudgedRun, after: JudgedRun): string {
  const gone = before.findings.filter((finding) => !after.findings.includes(finding));
  const come = after.findings.filter((finding) => !before.findings.includes(finding));
  return [
    `  ${trace_id} (${expect.verdict}): ${after.faults.join('; ')}`,
    ...gone.map((finding) => `    - ${finding}`),
    ...come.map((finding) => `    + ${finding}`),
  ].join('\n');
}
