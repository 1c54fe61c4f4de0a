import { toCanonicalJson } from '@critiqor/evidence/contract/canonical-json';
import { CHAIN_START, toChainedLine } from '@critiqor/evidence/write/chain';
import { putGeneratedFiles } from './generated-file.ts';

/** Makes the journals of other versions that readers are tested on. Shapes here are frozen: they are what was once written. */

type Members = Readonly<Record<string, unknown>>;

/** Lines with a chain per writer, each with the time at which it stands in the file. */
function toJournal(events: readonly Members[]): string {
  const heads = new Map<unknown, { seq: number; hash: string }>();
  let journal = '';
  for (const [index, event] of events.entries()) {
    const { writer } = event;
    const head = heads.get(writer) ?? { seq: 0, hash: CHAIN_START };
    const timestamp = new Date(Date.UTC(2026, 0, 1, 12, 0, index)).toISOString();
    const { line, hash } = toChainedLine(
      toCanonicalJson({ ...event, timestamp, seq: head.seq + 1, prev_hash: head.hash }),
    );
    heads.set(writer, { seq: head.seq + 1, hash });
    journal += `${line}\n`;
  }
  return journal;
}

/** The documented preview: tool ids and names only in the payload, a duration of 0 until a call has ended, no `source`. */
const preview = { v: 0, writer: 'w_preview', status: 'ok' };
const PREVIEW: readonly Members[] = [
  { ...preview, event_type: 'session_start', source_layer: 'extension_api', payload: {} },
  {
    ...preview,
    event_type: 'tool_call',
    source_layer: 'tool_hooks',
    duration_ms: 0,
    payload: { toolName: 'exec', toolCallId: 'call_1', input: { command: 'ls -la "Ünïcode 😀"' } },
  },
  {
    ...preview,
    event_type: 'tool_result',
    source_layer: 'tool_hooks',
    status: 'error',
    duration_ms: 12.5,
    error: 'No such file or directory',
    payload: { toolName: 'exec', toolCallId: 'call_1', result: { exitCode: 2 } },
  },
  { ...preview, event_type: 'session_end', source_layer: 'extension_api', payload: { reason: 'shutdown' } },
];

/** A recorder of today beside one that does not exist yet, of which a reader can only know that it is newer. */
const today = { v: 1, writer: 'w_today', status: 'ok', source: 'recorder', source_layer: 'extension_api' };
const future = { v: 99, writer: 'w_future', sealed: true };
const FUTURE: readonly Members[] = [
  { ...today, event_type: 'recorder_start', payload: { evidence_version: 1 } },
  { ...future, event_type: 'recorder_start', body: { evidence_version: 99 } },
  { ...today, event_type: 'gateway_start', payload: { port: 18_789 } },
  { ...future, event_type: 'thought', body: ['not', 'an', 'object'] },
  {
    ...future,
    event_type: 'tool_call',
    payload: { looks: 'familiar' },
    status: 'ok',
    source: 's',
    source_layer: 'tool_hooks',
  },
  { ...today, event_type: 'gateway_stop', payload: { reason: 'shutdown' } },
];

putGeneratedFiles({
  'packages/evidence/fixtures/journal-v0.jsonl': toJournal(PREVIEW),
  'packages/evidence/fixtures/journal-future.jsonl': toJournal(FUTURE),
});
