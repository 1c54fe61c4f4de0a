import { performance } from 'node:perf_hooks';
import { CHAIN_START, createLineBuffer } from '@critiqor/evidence/write/chain';
import type { EventEncoder } from '@critiqor/evidence/write/event-encoder';
import type { HostObject } from '../host/host.ts';
import { createRecorder, type Journal, type Recorder } from './recorder.ts';

/**
 * The first run that a recorder sees would pay for it: functions are compiled when they are first called, expressions when they first
 * search, which together takes longer than recording the run. So a short run is played to a recorder that writes to nowhere, while
 * the host is still starting. What this takes is a member of `recorder_start`, not of the time in handlers.
 */

/** Those expressions that search short texts are compiled at their first and, for good, at their second use. */
const RUNS = 2;

/** Records made-up runs without writing them and returns the duration in milliseconds. */
export function rehearse(encode: EventEncoder): number {
  const begun = performance.now();
  const recorder = createRecorder(createUnwrittenJournal(encode));
  for (let run = 1; run <= RUNS; run++) playRun(recorder, `rehearsal-${run}`);
  recorder.close();
  return Math.round((performance.now() - begun) * 1_000) / 1_000;
}

/** Makes every line and keeps none. */
function createUnwrittenJournal(encode: EventEncoder): Journal {
  const toLine = createLineBuffer();
  const position = { seq: 1, writer: 'w_rehearsal', prevHash: CHAIN_START, timestamp: new Date(0).toISOString() };
  return {
    append(draft) {
      try {
        position.prevHash = toLine(encode(draft, position)).hash;
        return position.seq++;
      } catch {
        // What cannot be encoded now will be reported as lost when it really happens.
        return null;
      }
    },
    written: 0,
    close: () => {},
  };
}

const BEGIN = 1_794_724_970_000;
const IDS = { sessionKey: 'agent:main:main', sessionId: '148b229c-1e13-43aa-901e-8d6e272097c1', agentId: 'main' };
const MODEL = { provider: 'provider', model: 'model' };
const COMMAND = { command: 'wc -c hello.txt' };
/** Stops at every expression that searches texts, and has nothing to hide. In a long text an expression is compiled once for good. */
const OUTPUT =
  'BEGIN of 5% for me@host: agent_event.lifecycle token_count=55, curl -u me -p 80, 148b229c-1e13-43aa-901e-8d6e272097c1\n'.repeat(
    12,
  );
const RESULT = {
  content: [{ type: 'text', text: OUTPUT }],
  details: { status: 'completed', exitCode: 0, exitSignal: null, durationMs: 1_200, aggregated: OUTPUT, password: '' },
};
const ANSWER = {
  role: 'assistant',
  content: [
    { type: 'text', text: 'I will count first.' },
    { type: 'toolCall', id: 'call_1', name: 'exec', arguments: COMMAND },
  ],
  ...MODEL,
  usage: { input: 9_126, output: 40, cacheRead: 0, cacheWrite: 0, totalTokens: 9_166, cost: { total: 0.027_978 } },
  stopReason: 'toolUse',
  timestamp: BEGIN,
};
/** Names of secrets, with what stands at their places in documentation: whether it is a secret is asked here too. */
const DESCRIPTION =
  'Sends mail: needs api_key: <your key>, TOKEN="$TOKEN" and a password for the login; contraseña, Kennwort. Set client_secret = config.secret, or --token env:MAIL_TOKEN. Use when the user asks for mail.';
const SKILL = `<skill><name>mail</name><description>${DESCRIPTION}</description><location>~/skills/mail/SKILL.md</location></skill>`;
const SYSTEM_PROMPT = `<available_skills>${SKILL.repeat(2)}</available_skills>`;

/** Plays what a host shows of one run with one tool call, in the host's order and shapes. */
export function playRun(recorder: Recorder, runId: string): void {
  const context = { runId, ...IDS, trigger: 'user', trace: { traceId: '59cc3e6764790f21f4fa44e14b5ff38d' } };
  let seq = 0;
  const show = (stream: string, data: HostObject): void =>
    recorder.agentEvent({ runId, ...IDS, stream, data, seq: ++seq, ts: BEGIN + seq });
  const persist = (message: HostObject): void =>
    recorder.transcript({ ...IDS, runId, messageId: `${runId}-${seq}`, message });
  const hook = (name: string, event: HostObject): void => recorder.hook(name, { runId, ...event }, context);
  const tool = { name: 'exec', toolCallId: 'call_1' };
  const call = { callId: `${runId}:model:1`, ...MODEL, api: 'api', contextTokenBudget: 64_000 };

  hook('llm_input', {
    systemPrompt: SYSTEM_PROMPT,
    prompt: 'Hello',
    historyMessages: [],
    tools: [tool],
    imagesCount: 0,
  });
  show('lifecycle', { phase: 'start', startedAt: BEGIN });
  persist({ role: 'user', content: 'How long is hello.txt?', timestamp: BEGIN });
  hook('model_call_started', call);
  recorder.diagnostic({ type: 'run.execution_phase', phase: 'model_call_started', runId, ...IDS, ...MODEL, ts: BEGIN });
  show('lifecycle', { phase: 'model', ...MODEL });
  show('item', { kind: 'preamble', phase: 'update', itemId: 'item', progressText: 'I will' });
  const measured = { durationMs: 129, requestPayloadBytes: 36_508, responseStreamBytes: 896, timeToFirstByteMs: 98 };
  hook('model_call_ended', { ...call, ...measured, outcome: 'completed' });
  show('usage', { outputTokens: 40 });
  persist(ANSWER);
  show('tool', { phase: 'start', ...tool, args: COMMAND });
  show('tool', { phase: 'result', ...tool, isError: false, result: RESULT });
  show('item', { kind: 'tool', phase: 'end', ...tool, itemId: 'tool:call_1', status: 'completed' });
  hook('before_message_write', { message: { role: 'toolResult', toolCallId: 'call_1', content: RESULT.content } });
  hook('after_tool_call', { toolName: 'exec', params: COMMAND, toolCallId: 'call_1', result: RESULT, durationMs: 3 });
  const ended = { durationMs: RESULT.details.durationMs, commandLength: COMMAND.command.length, exitCode: 0 };
  recorder.diagnostic({ type: 'exec.process.completed', ...ended, ts: BEGIN + 2_000 });
  show('assistant', { itemId: 'answer', text: 'It has 12 bytes.' });
  show('lifecycle', { phase: 'finishing', stopReason: 'stop' });
  hook('agent_end', { messages: [ANSWER], success: true });
  hook('llm_output', { lastAssistant: ANSWER });
  show('lifecycle', { phase: 'end', stopReason: 'stop', startedAt: BEGIN, endedAt: BEGIN + 1, executionSettled: true });
}
