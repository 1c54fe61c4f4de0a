import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { toCanonicalJson } from '@critiqor/evidence/contract/canonical-json';
import { EVIDENCE_VERSION, type JournalEvent } from '@critiqor/evidence/contract/event';
import { ensureRunDirectories, type RunPaths, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { CHAIN_START, toChainedLine } from '@critiqor/evidence/write/chain';
import { type SealInput, sealEvidence } from '../seal/seal-evidence.ts';

/** What tests share to make runs and to seal them. */

export const CREATED_AT = '2026-01-01T00:00:00.000Z';
export const SEALED_AT = '2026-01-01T01:00:00.000Z';

/** A run directory that is gone after the test. */
export function makeTestRun(t: TestContext): RunPaths {
  const directory = mkdtempSync(join(tmpdir(), 'critiqor-seal-'));
  t.after(() => rmSync(directory, { recursive: true, force: true }));
  const paths = toRunPaths(join(directory, 'runs'), 'run_001');
  ensureRunDirectories(paths);
  return paths;
}

/** Members of a line; what is undefined is left out. */
export type LineDraft = { readonly [Name in keyof JournalEvent]?: JournalEvent[Name] | undefined };

/** A writer that gives its lines instead of writing them; a second passes between two of them. */
export function createTestWriter(writer: string, startAt = Date.parse(CREATED_AT)) {
  let seq = 0;
  let prevHash = CHAIN_START;
  return (draft: LineDraft = {}): string => {
    seq += 1;
    const members = {
      v: EVIDENCE_VERSION,
      writer,
      seq,
      prev_hash: prevHash,
      timestamp: new Date(startAt + seq * 1_000).toISOString(),
      event_type: 'tool_call',
      source_layer: 'tool_hooks',
      source: 'agent_event.tool',
      status: 'ok',
      payload: {
        toolName: 'exec',
        toolCallId: `call_${seq}`,
        input: { command: `step ${seq}`, options: { depth: [seq] } },
      },
      tool_name: 'exec',
      tool_call_id: `call_${seq}`,
      ...draft,
    };
    const { line, hash } = toChainedLine(toCanonicalJson(members));
    prevHash = hash;
    return line;
  };
}

/** What a supervisor has noted of a run: it began, launched the agent, and finalizes. */
export function makeLifecycle(): JournalEvent[] {
  const write = createTestWriter('supervisor');
  const supervisor = {
    source_layer: 'supervisor',
    source: 'supervisor',
    tool_name: undefined,
    tool_call_id: undefined,
  } as const;
  return [
    write({
      ...supervisor,
      event_type: 'state_transition',
      payload: { state: 'MONITORING', message: 'monitoring started' },
    }),
    write({ ...supervisor, event_type: 'process_start', payload: { command: ['openclaw', 'chat'], pid: 4711 } }),
    write({
      ...supervisor,
      event_type: 'state_transition',
      timestamp: '2026-01-01T00:59:59.000Z',
      payload: { state: 'FINALIZING', message: 'finalize requested' },
    }),
  ].map((line) => JSON.parse(line) as JournalEvent);
}

/** A journal of two writers that holds each kind of thing that sealing treats in a way of its own. */
export function makeJournalLines(): string[] {
  const a = createTestWriter('w_a');
  const b = createTestWriter('w_b', Date.parse(CREATED_AT) + 500);
  const model = { source_layer: 'extension_api', tool_name: undefined, tool_call_id: undefined } as const;
  const result = { event_type: 'tool_result', tool_call_id: 'call_2' } as const;
  return [
    a({ ...model, event_type: 'recorder_start', payload: { evidence_version: EVIDENCE_VERSION } }),
    b({ ...model, event_type: 'recorder_start', payload: { evidence_version: EVIDENCE_VERSION } }),
    a({ payload: { toolName: 'exec', toolCallId: 'call_2', input: { command: 'ls "Ünïcode 😀"' } } }),
    a({
      ...result,
      status: 'error',
      outcome: 'failed',
      error: 'No such file',
      payload: { result: { lines: ['a', { b: null }] } },
    }),
    b({ tool_name: 'memory_search' }),
    b({
      event_type: 'memory_search',
      tool_name: 'memory_search',
      derived_from: 2,
      payload: { observed_as: 'tool_call', query: 'q' },
    }),
    a({ ...model, event_type: 'after_provider_response', payload: { usage: { input: 12, output: 5 } } }),
    a({ ...model, event_type: 'after_provider_response', refines: 4, payload: { cost_usd: 0.5 } }),
  ];
}

export function writeJournal(paths: RunPaths, lines: readonly string[]): void {
  writeFileSync(paths.journal, lines.map((line) => `${line}\n`).join(''));
}

/** Seals a run with what tests usually want. */
export function sealTestRun(paths: RunPaths, input: Partial<SealInput> = {}): ReturnType<typeof sealEvidence> {
  return sealEvidence({ paths, lifecycle: makeLifecycle(), createdAt: CREATED_AT, sealedAt: SEALED_AT, ...input });
}

/** A run with its sealed bytes. */
export async function makeSealedRun(t: TestContext, signingKey?: KeyObject) {
  const paths = makeTestRun(t);
  writeJournal(paths, makeJournalLines());
  const summary = await sealTestRun(paths, signingKey ? { signingKey } : {});
  return { paths, summary, text: readFileSync(paths.session, 'utf8') };
}

export const makeKeys = (): { privateKey: KeyObject; publicKey: KeyObject } => generateKeyPairSync('ed25519');
