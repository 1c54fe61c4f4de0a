import { asArray, type HostApi, type HostObject } from './host/host.ts';

/** What every version that was tested shows in every entry point. */
const NEEDED = ['agent_event.lifecycle', 'agent_event.tool', 'transcript'];

/**
 * Tells the host's own log that this version does not show what the recorder needs. The evidence says so too; nothing else changes: the agent runs as
 * without us.
 */
export function reportMisfit(api: HostApi, { refused, host_version, recorder_version }: HostObject): void {
  const missing = NEEDED.filter((seam) => asArray(refused).includes(seam));
  if (missing.length === 0) return;
  try {
    api.logger?.warn?.(
      `Critiqor recorder ${recorder_version} does not fit OpenClaw ${host_version}: it does not show ${missing.join(', ')}. Runs are recorded without it. Install a newer Critiqor: critiqor install`,
    );
  } catch {
    // A log that fails is no reason to disturb the host.
  }
}
