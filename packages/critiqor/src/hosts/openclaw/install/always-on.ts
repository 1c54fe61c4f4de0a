import { existsSync } from 'node:fs';
import { EVIDENCE_VERSION } from '@critiqor/evidence/contract/event';
import { VERSION } from '@critiqor/evidence/contract/product';
import { findNewestGateway, type RecordingGateway } from '../../../runs/open/gateway-logs.ts';
import { isUntestedOpenClaw, TESTED_OPENCLAW } from '../version.ts';
import { readConfigText } from './config-text.ts';
import { type InstalledRecorder, readInstalled } from './installed-recorders.ts';
import { hasRecorder } from './recorder-keys.ts';

/** How OpenClaw is recorded without a supervisor. */
export interface AlwaysOn {
  readonly installed: readonly InstalledRecorder[];
  /** The newest gateway that has recorded into the runs directory. */
  readonly gateway: RecordingGateway | null;
  /** What does not fit or is missing, and what to do about it. */
  readonly notices: readonly string[];
}

export function readAlwaysOn(home: string, runsDir: string): AlwaysOn {
  const installed = readInstalled(home);
  const gateway = findNewestGateway(runsDir);
  return {
    installed,
    gateway,
    notices: [...installed.flatMap(noticesOf), ...(gateway ? versionNotices(gateway) : [])],
  };
}

function noticesOf({ config_path, plugin_dir, version }: InstalledRecorder): string[] {
  return [
    ...(isInConfiguration(config_path)
      ? []
      : [`${config_path} no longer contains the recorder; run critiqor install again.`]),
    ...(existsSync(plugin_dir) ? [] : [`The recorder is gone from ${plugin_dir}; run critiqor install again.`]),
    ...(version === VERSION
      ? []
      : [`Recorder ${version} is installed, this is Critiqor ${VERSION}; update it with critiqor install.`]),
  ];
}

function isInConfiguration(path: string): boolean {
  try {
    const { text } = readConfigText(path);
    return text !== null && hasRecorder(text, path);
  } catch {
    // OpenClaw itself reports what is wrong with it.
    return false;
  }
}

function versionNotices({
  recorder_version,
  evidence_version,
  host_version,
  refused,
  living,
}: RecordingGateway): string[] {
  if (!living) return [];
  const missing = refused.filter((seam) => seam.startsWith('agent_event.') || seam === 'transcript');
  return [
    ...(evidence_version !== null && evidence_version > EVIDENCE_VERSION
      ? [
          `The gateway writes evidence of version ${evidence_version}, which this Critiqor cannot read; update Critiqor.`,
        ]
      : []),
    ...(recorder_version !== null && recorder_version !== VERSION
      ? [`The gateway still runs recorder ${recorder_version}; restart it to use ${VERSION}.`]
      : []),
    ...(host_version !== null && isUntestedOpenClaw(host_version)
      ? [`OpenClaw ${host_version} is newer than ${TESTED_OPENCLAW}, the newest tested version.`]
      : []),
    ...(missing.length > 0
      ? [`OpenClaw ${host_version} does not show ${missing.join(', ')}; runs are recorded without it.`]
      : []),
  ];
}
