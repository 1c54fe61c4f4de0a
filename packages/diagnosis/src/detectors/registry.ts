import type { Detector } from './detector.ts';
import { hallucinatedTool } from './hallucinated-tool.ts';
import { infiniteToolLoop } from './infinite-tool-loop.ts';
import { providerFault } from './provider-fault.ts';

/** Every detector of this engine, in the order of the failure types. */
export const DETECTORS: readonly Detector[] = [infiniteToolLoop, hallucinatedTool, providerFault];
