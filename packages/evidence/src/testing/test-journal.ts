import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import type { EventDraft } from '../contract/event.ts';
import { type JournalReport, readWholeJournal } from '../read/journal-reader.ts';
import type { CapturePolicy } from '../write/capture-policy.ts';
import { createEventEncoder } from '../write/event-encoder.ts';
import { createJournalWriter, type JournalWriter, type JournalWriterOptions } from '../write/journal-writer.ts';

/** What tests share to make and read journals. */

/** A directory that is gone after the test. */
export function makeTestDirectory(t: TestContext): string {
  const directory = mkdtempSync(join(tmpdir(), 'critiqor-evidence-'));
  t.after(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

export const testDigest = (text: string): string =>
  createHmac('sha256', 'key of the tests').update(text).digest('hex').slice(0, 16);

/** A clock that stays at the time that was set. */
interface TestClock {
  (): number;
  advance(ms: number): void;
}

export function createTestClock(): TestClock {
  let at = Date.UTC(2026, 0, 1);
  const advance = (ms: number): void => {
    at += ms;
  };
  return Object.assign(() => at, { advance });
}

/** A clock on which every look takes a moment: events do not come in bursts. */
function createTickingClock(): () => number {
  const clock = createTestClock();
  return () => {
    clock.advance(10);
    return clock();
  };
}

export function openTestWriter(
  path: string,
  options: Partial<JournalWriterOptions> & { readonly capture?: CapturePolicy } = {},
): JournalWriter {
  const { capture = 'standard', ...rest } = options;
  return createJournalWriter({
    path,
    writer: 'w_a',
    encode: createEventEncoder(capture, testDigest),
    now: createTickingClock(),
    ...rest,
  });
}

export function draftToolCall(input: unknown = { command: 'ls' }): EventDraft {
  return {
    event_type: 'tool_call',
    source: 'agent_event.tool',
    tool_name: 'exec',
    tool_call_id: 'call_1',
    duration_ms: null,
    payload: { toolName: 'exec', toolCallId: 'call_1', input },
  };
}

/** Writes a journal in which the writers take turns. */
export function writeTestJournal(path: string, writers: readonly string[], eventsPerWriter: number): void {
  const open = writers.map((writer) => openTestWriter(path, { writer }));
  for (let number = 1; number <= eventsPerWriter; number++) {
    for (const writer of open)
      writer.append(draftToolCall({ command: `step ${number}`, options: { depth: [number] } }));
  }
  for (const writer of open) writer.close();
}

/** Reads a journal from memory, through a file like every journal. */
export async function readText(
  directory: string,
  content: string | Uint8Array,
  options: Parameters<typeof readWholeJournal>[1] = {},
): ReturnType<typeof readWholeJournal> {
  const path = join(directory, 'read.jsonl');
  writeFileSync(path, content);
  return readWholeJournal(path, options);
}

/** Kinds and lines of the notes: `altered_line@3`. */
export function summarizeNotes(report: JournalReport): string[] {
  return report.notes.map(({ kind, line }) => `${kind}@${line}`);
}
