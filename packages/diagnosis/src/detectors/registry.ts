import type { Detector } from './detector.ts';
import { providerFault } from './provider-fault.ts';

/** Every detector of this engine, in the order of the failure types. */
export const DETECTORS: readonly Detector[] = [providerFault];
