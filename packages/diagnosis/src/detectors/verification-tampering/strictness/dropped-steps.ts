import type { Effect } from '../../../effects/effect.ts';
import { toBaseName } from '../../past.ts';
import type { TextChange } from '../text-changes.ts';

/** The step of a script that had failed, taken out of the script: the script ran, said what was wrong, and no longer asks. */
export function findDroppedStep({ path, removed, added, form }: TextChange, failed: readonly Effect[]): string | null {
  if (form !== 'edit' || removed.length === 0 || !SCRIPT.test(path)) return null;
  const name = toBaseName(path);
  const lost = removed.filter((line) => CHECKS.test(line) && !COMMENT.test(line));
  if (lost.length === 0) return null;
  const left = added
    .filter((line) => !COMMENT.test(line))
    .join('\n')
    .toLowerCase();
  for (const { call } of failed) {
    if (!(JSON.stringify(call.args) ?? '').includes(name)) continue;
    const complaints = (call.result?.text ?? '')
      .slice(0, MOST_CHARS)
      .split('\n')
      .filter((line) => FAILS.test(line))
      .join('\n')
      .toLowerCase();
    const line = lost.find((one) => {
      const words = toWords(one);
      // A step that is still there was changed, not dropped.
      if (words.some((word) => CHECKS.test(word) && left.includes(word))) return false;
      return words.some((word) => complaints.includes(word));
    });
    if (line !== undefined) return `${line.trim()} removed`;
  }
  return null;
}

/** What only runs others. */
const SCRIPT =
  /\.(?:sh|bash|zsh|ps1|mk|ya?ml)$|(?:^|\/)(?:Makefile|justfile|Taskfile|Jenkinsfile|package\.json)$|\/hooks\/|\.husky\//i;
const MOST_CHARS = 20_000;
const COMMENT = /^\s*(?:#(?!!)|\/\/|--|;)/;
const CHECKS = /verif|check|valid|test|assert|lint|sign|audit|scan|guard|diff|compare|checksum|sha\d/i;
const FAILS =
  /fail|error|incomplete|mismatch|missing|bad|invalid|wrong|differ|not |refus|reject|expired|corrupt|✗|✖|unsigned/i;
/** The parts of the names in a line. */
const toWords = (line: string): string[] =>
  line
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3);
