import type { Finding, Readiness, Recommendations } from '../model/diagnosis.ts';
import { type FindingWords, toFixPrompt } from './fix-prompt.ts';
import type { WhyNothing } from './why-nothing.ts';

/** As many findings as one prompt can carry; the rest comes when these are fixed. */
const PROMPTED_FINDINGS = 8;

/**
 * What to change, how to see that it helped, and one prompt that a coding agent can act on. Findings come worst first; `primary` is the one
 * that the worst came from, and should be fixed first.
 */
export function toRecommendations(
  findings: readonly Finding[],
  readiness: Readiness | 'damaged',
  primary: Finding | undefined,
  wordsOf: (finding: Finding) => FindingWords | undefined,
  nothing: WhyNothing,
): Recommendations {
  const counting = findings.filter(({ impact }) => impact > 0);
  const others = (counting.length > 0 ? counting : findings).filter((finding) => finding !== primary);
  const listed = primary ? [primary, ...others] : others;
  const playbook = listed.map(({ id, remedy, verification }) => ({
    finding_id: id,
    change: remedy,
    verify: verification,
  }));
  return {
    next_action: toNextAction(listed[0], readiness, nothing),
    playbook,
    fix_prompt: listed.length === 0 ? null : toFixPrompt(listed.slice(0, PROMPTED_FINDINGS), wordsOf),
  };
}

function toNextAction(
  worst: Finding | undefined,
  readiness: Readiness | 'damaged',
  { nextAction }: WhyNothing,
): string {
  if (readiness === 'damaged') {
    return 'See where with `critiqor verify`, find out what changed the journal while the agent ran, and record the run again.';
  }
  if (readiness === 'insufficient_evidence') return nextAction;
  return worst?.remedy ?? 'Nothing to change. Keep this run as a baseline for later ones.';
}
