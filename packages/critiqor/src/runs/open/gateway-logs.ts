import { closeSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { toGatewayLogs } from '@critiqor/evidence/contract/run-directory';
import { parseObject } from '@critiqor/evidence/read/journal-line';
import { openPlainFile } from '../../system/open-plain-file.ts';
import { beganAt } from '../../system/process-identity.ts';
import { toWriterProcess } from '../writer-processes.ts';

/** A gateway process that records by itself, as the first line of its log says. */
export interface RecordingGateway {
  readonly log: string;
  readonly pid: number;
  readonly living: boolean;
  readonly recorder_version: string | null;
  readonly evidence_version: number | null;
  readonly host_version: string | null;
  /** Seams that this OpenClaw does not have. */
  readonly refused: readonly string[];
  readonly last_line_at: string;
}

/** First lines are short. */
const MAX_FIRST_LINE = 1 << 16;

/** The newest log of a runs directory; null when no gateway has recorded into it. */
export function findNewestGateway(runsDir: string): RecordingGateway | null {
  const folder = toGatewayLogs(runsDir);
  const [newest] = logsIn(folder).sort((left, right) => right.at - left.at);
  return newest ? readGateway(folder, newest.name, newest.at) : null;
}

function logsIn(folder: string): { readonly name: string; readonly at: number }[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.jsonl'))
      .map((name) => ({ name, at: statSync(join(folder, name)).mtimeMs }));
  } catch {
    // No recorder has been installed for this directory.
    return [];
  }
}

function readGateway(folder: string, log: string, at: number): RecordingGateway | null {
  const event = parseObject(readFirstLine(join(folder, log)) ?? '') as Parameters<typeof toWriterProcess>[0] | null;
  const writer = event && toWriterProcess(event);
  if (!event || !writer) return null;
  const { recorder_version, evidence_version, host_version, refused } = event.payload;
  return {
    log,
    pid: writer.pid,
    living: beganAt(writer.pid, writer.startedAt),
    recorder_version: typeof recorder_version === 'string' ? recorder_version : null,
    evidence_version: typeof evidence_version === 'number' ? evidence_version : null,
    host_version: typeof host_version === 'string' ? host_version : null,
    refused: Array.isArray(refused) ? refused.map(String) : [],
    last_line_at: new Date(at).toISOString(),
  };
}

function readFirstLine(path: string): string | null {
  try {
    const file = openPlainFile(path);
    if (!file) return null;
    try {
      const bytes = Buffer.alloc(Math.min(MAX_FIRST_LINE, file.stats.size));
      const length = readSync(file.fd, bytes, 0, bytes.length, 0);
      const end = bytes.indexOf('\n');
      return end === -1 ? null : bytes.toString('utf8', 0, Math.min(end, length));
    } finally {
      closeSync(file.fd);
    }
  } catch {
    // Something else is in its place.
    return null;
  }
}
