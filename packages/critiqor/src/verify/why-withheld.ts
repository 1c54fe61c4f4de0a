import { describeDamage } from '@critiqor/evidence/read/note-kinds';
import type { VerificationReport } from './verify-evidence.ts';

/** Why nothing may be concluded from evidence, in one sentence; null when nothing is wrong with it. */
export function whyWithheld({
  status,
  problems,
  problem_count,
  note_counts,
}: Pick<VerificationReport, 'status' | 'problems' | 'problem_count' | 'note_counts'>): string | null {
  if (status === 'invalid') {
    const [first] = problems;
    const where = first?.where ? `${first.where}: ` : '';
    const more = problem_count > 1 ? ` (and ${problem_count - 1} more)` : '';
    return `the evidence does not verify. ${where}${first?.message ?? ''}${more}`;
  }
  if (status !== 'damaged') return null;
  return `the evidence was damaged before it was sealed: ${describeDamage(note_counts)}`;
}
