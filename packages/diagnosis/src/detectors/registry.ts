import { contextPollution } from './context-pollution.ts';
import type { Detector } from './detector.ts';
import { hallucinatedTool } from './hallucinated-tool.ts';
import { infiniteToolLoop } from './infinite-tool-loop.ts';
import { malformedArguments } from './malformed-arguments.ts';
import { providerFault } from './provider-fault.ts';
import { secretExposure } from './secret-exposure.ts';
import { subagentLost } from './subagent-lost.ts';
import { toolCallAsText } from './tool-call-as-text.ts';
import { toolErrorCascade } from './tool-error-cascade.ts';

/** Every detector of this engine, in the order of the failure types. */
export const DETECTORS: readonly Detector[] = [
  infiniteToolLoop,
  contextPollution,
  toolErrorCascade,
  hallucinatedTool,
  malformedArguments,
  providerFault,
  subagentLost,
  toolCallAsText,
  secretExposure,
];
