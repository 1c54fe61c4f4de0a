import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** For tests: a program that answers Critiqor's questions as OpenClaw does, in no time, and is otherwise the given agent. */
export function makeFakeOpenClaw(folder: string, agent: string): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'openclaw');
  const script = [
    '#!/bin/sh',
    'case "$*" in',
    "  --version) echo 'OpenClaw 2026.9.6' ;;",
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
