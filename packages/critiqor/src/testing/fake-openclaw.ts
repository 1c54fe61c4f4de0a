import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestWriter } from './test-evidence.ts';

/** For tests: a program that answers Critiqor's questions as OpenClaw does, in no time, and is otherwise the given agent (a shell's words). */
export function makeFakeOpenClaw(folder: string, agent: string, version = '2026.9.6'): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'openclaw');
  const script = [
    '#!/bin/sh',
    'case "$*" in',
    `  --version) echo 'OpenClaw ${version}' ;;`,
    `  'config file') echo '${join(folder, 'openclaw.json')}' ;;`,
    "  'config get plugins --json') echo '{}' ;;",
    "  'config get gateway.port --json') echo 1 ;;",
    `  *) ${agent} ;;`,
    'esac',
  ];
  writeFileSync(path, `${script.join('\n')}\n`);
  chmodSync(path, 0o755);
  return path;
}

/** An agent that records these lines and then does something; as a shell's words. */
export function recordLines(folder: string, lines: readonly string[], then = 'exit 0'): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'recorded.jsonl');
  writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
  return `cat '${file}' >> "$CRITIQOR_RUNS_DIR/$CRITIQOR_RUN_ID/events.jsonl"; ${then}`;
}

/** An agent that leaves this mark in its events, as if a recorder had seen it, and then does something. */
export function recordMark(folder: string, mark: string, then?: string): string {
  const write = createTestWriter(`w_${mark}`);
  const notTool = { source_layer: 'extension_api', tool_name: undefined, tool_call_id: undefined } as const;
  // No process has this number.
  const header = { evidence_version: 1, pid: 2 ** 30, entry_point: 'agent_local', clock: { wall: 0, monotonic: 0 } };
  const lines = [
    write({ ...notTool, event_type: 'recorder_start', payload: header }),
    write({ ...notTool, event_type: 'input', payload: { text: mark } }),
  ];
  return recordLines(folder, lines, then);
}
