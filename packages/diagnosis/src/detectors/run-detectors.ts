import type { FactName } from '@critiqor/evidence/contract/facts';
import { narrowViews, type Views } from '../views/views.ts';
import type { Detector, FindingDraft } from './detector.ts';

/** The result of a detector. The runner adds `insufficient` and `error`: the evidence was not enough, or the detector broke. */
export interface DetectorRun {
  readonly detector: Detector;
  readonly outcome: 'clear' | 'found' | 'not_applicable' | 'insufficient' | 'error';
  readonly reason: string | null;
  readonly findings: readonly FindingDraft[];
  readonly elapsedMs: number;
}

interface RunnerOptions {
  /** Whether a fact could be seen in this evidence. */
  readonly isVisible: (fact: FactName) => boolean;
  /** A clock for timing; without one every time is 0. */
  readonly now?: () => number;
}

/** Runs detectors one by one. One that breaks takes nothing else with it. */
export function runDetectors(detectors: readonly Detector[], views: Views, options: RunnerOptions): DetectorRun[] {
  const now = options.now ?? (() => 0);
  return detectors.map((detector) => {
    const began = now();
    const result = runDetector(detector, views, options.isVisible);
    return { ...result, elapsedMs: now() - began };
  });
}

function runDetector(
  detector: Detector,
  views: Views,
  isVisible: RunnerOptions['isVisible'],
): Omit<DetectorRun, 'elapsedMs'> {
  const none = { detector, reason: null, findings: [] };
  const missing = detector.meta.signals.filter((fact) => !isVisible(fact));
  if (missing.length > 0) {
    return { ...none, outcome: 'insufficient', reason: `not captured: ${missing.join(', ')}` };
  }
  try {
    const result = detector.detect(narrowViews(views, detector.needs));
    if (result.outcome === 'found') return { ...none, outcome: 'found', findings: result.findings };
    return { ...none, outcome: result.outcome, reason: result.outcome === 'clear' ? null : result.reason };
  } catch (cause) {
    return { ...none, outcome: 'error', reason: cause instanceof Error ? cause.message : String(cause) };
  }
}
