import type { GradedFinding } from './graded-finding.ts';

/** Share of its steps that a finding must have in common with a worse one to be part of its story. */
const SHARED = 0.5;

/**
 * One failure, one finding: a loop of a failing call, its error cascade and the claim about it are one story. Findings come worst first; each that
 * is based mostly on the steps of a worse one becomes part of it and gets no points itself. Steps are calls and their results: two findings
 * about one answer need not be the same story.
 */
export function mergeFindings(
  findings: readonly GradedFinding[],
  isStep: (eventId: string) => boolean,
): GradedFinding[] {
  const mains = new Map<string, GradedFinding[]>();
  return findings.map((finding) => {
    const main = findMain(finding, toSteps(finding, isStep), mains);
    if (main) return { ...finding, partOf: main.id, counts: false };
    for (const event of toSteps(finding, isStep))
      mains.set(event, [...(mains.get(event) ?? []), finding].slice(0, MOST_MAINS));
    return finding;
  });
}

/** So that findings that cite thousands of events stay linear. */
const MOST_EVENTS = 200;
const MOST_MAINS = 4;

const toSteps = ({ draft }: GradedFinding, isStep: (eventId: string) => boolean): readonly string[] =>
  draft.events.slice(0, MOST_EVENTS).filter(isStep);

function findMain(
  { type }: GradedFinding,
  steps: readonly string[],
  mains: ReadonlyMap<string, readonly GradedFinding[]>,
): GradedFinding | null {
  const shared = new Map<GradedFinding, number>();
  for (const step of steps) for (const main of mains.get(step) ?? []) shared.set(main, (shared.get(main) ?? 0) + 1);
  for (const [main, count] of shared) if (main.type !== type && count >= steps.length * SHARED) return main;
  return null;
}
