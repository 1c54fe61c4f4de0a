import type { Detector, FindingDraft } from '../detectors/detector.ts';
import type { DetectorRun } from '../detectors/run-detectors.ts';
import type { FailureType } from '../model/failure-types.ts';

/** A finding for tests of what comes after detection. */
export function toFindingDraft(about: Partial<FindingDraft> = {}): FindingDraft {
  return {
    message: 'said',
    data: {},
    severity: 'medium',
    level: 'runtime_event',
    certainty: 1,
    events: ['evt_000001'],
    beganAt: 'evt_000001',
    counts: {},
    wasted: [],
    ...about,
  };
}

/** What became of a detector, for tests of what comes after it. */
export function toDetectorRun(
  type: FailureType,
  findings: readonly FindingDraft[] = [],
  outcome: DetectorRun['outcome'] = findings.length > 0 ? 'found' : 'clear',
): DetectorRun {
  const detector: Detector = {
    meta: {
      id: type,
      title: type,
      why: 'Because.',
      signals: [],
      revision: 1,
      messages: { said: { says: 'It happened.', remedy: 'Change it.', verification: 'It is gone.' } },
    },
    needs: [],
    thresholds: {},
    detect: () => ({ outcome: 'clear' }),
  };
  const reason = outcome === 'insufficient' ? 'not captured: something' : null;
  return { detector, outcome, reason, findings, elapsedMs: 0 };
}
