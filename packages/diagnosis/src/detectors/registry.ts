import { contextPollution } from './context-pollution/context-pollution.ts';
import { costExplosion } from './cost-explosion/cost-explosion.ts';
import { destructiveAction } from './destructive-action/destructive-action.ts';
import type { Detector } from './detector.ts';
import { hallucinatedTool } from './hallucinated-tool/hallucinated-tool.ts';
import { ignoringToolOutputs } from './ignoring-tool-outputs/ignoring-tool-outputs.ts';
import { infiniteToolLoop } from './infinite-tool-loop/infinite-tool-loop.ts';
import { malformedArguments } from './malformed-arguments/malformed-arguments.ts';
import { memoryDegradation } from './memory-degradation/memory-degradation.ts';
import { prematureTermination } from './premature-termination/premature-termination.ts';
import { providerFault } from './provider-fault/provider-fault.ts';
import { secretExposure } from './secret-exposure/secret-exposure.ts';
import { skillFailure } from './skill-failure/skill-failure.ts';
import { subagentLost } from './subagent-lost/subagent-lost.ts';
import { toolCallAsText } from './tool-call-as-text/tool-call-as-text.ts';
import { toolErrorCascade } from './tool-error-cascade/tool-error-cascade.ts';
import { unverifiedClaim } from './unverified-claim/unverified-claim.ts';
import { verificationTampering } from './verification-tampering/verification-tampering.ts';

/** Every detector of this engine, in the order of the failure types. */
export const DETECTORS: readonly Detector[] = [
  infiniteToolLoop,
  ignoringToolOutputs,
  memoryDegradation,
  contextPollution,
  costExplosion,
  skillFailure,
  toolErrorCascade,
  hallucinatedTool,
  malformedArguments,
  unverifiedClaim,
  prematureTermination,
  providerFault,
  subagentLost,
  toolCallAsText,
  secretExposure,
  verificationTampering,
  destructiveAction,
];
